/** The server's protocol, as docs/api.md tells it. */

export interface Me {
  id: string;
  name: string;
  kind: "person" | "bot";
  account: boolean;
  language: string;
}

export interface Option {
  values: unknown[];
  default: unknown;
  /** May be what a JSON file says instead. */
  file: boolean;
}

export interface GameFacts {
  name: string;
  prefix: string;
  rules: number;
  seats: number[];
  titles: Record<string, string>;
  blurbs: Record<string, string>;
  options: Record<string, Option>;
  /** Addresses: its texts by language, and what it brings with it. */
  texts: Record<string, string>;
  board: string | null;
  picture: string | null;
}

export interface Level {
  level: string;
  names: Record<string, string>;
}

export type ClockRule = { kind: "bank"; bank: number; increment: number } | { kind: "days"; days: number } | null;

export interface SeatClock {
  left: number;
  running: boolean;
  flagged: boolean;
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  person: string | null;
  name: string;
  local: boolean;
  level: string | null;
  mine: boolean;
  here: boolean;
  waiting: boolean;
  resigned: boolean;
  clock: SeatClock | null;
  replace: number[];
}

export interface Result {
  scores: number[];
  winners: number[];
  why: string;
}

export interface Table {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  status: "open" | "running" | "over" | "cancelled";
  public: boolean;
  host: string;
  created: number;
  started: number | null;
  ended: number | null;
  clock: ClockRule;
  hints: boolean;
  chat: boolean;
  number: number;
  seed_hash: string | null;
  seed: string | null;
  imported: boolean;
  seats: Seat[];
  watching: number;
  result: Result | null;
  rematch: string | null;
}

/** What happened, as data: `event` names it, the rest are its facts. */
export interface GameEvent {
  event: string;
  seat?: number;
  [fact: string]: unknown;
}

export interface Move {
  number: number;
  seat: number;
  phrase: string | null;
  events: GameEvent[];
  scores: number[];
  /** The version of the rules it was made under. */
  rules?: number;
  at?: number;
}

/** The game's own picture; each board knows the rest of its fields. */
export interface View {
  game: string;
  rules?: number;
  seats: number;
  waiting: number[];
  over: boolean;
  scores: number[];
  winners: number[];
  expects?: { text: string; [fact: string]: unknown };
  [field: string]: unknown;
}

export interface SeatView {
  seat: number | null;
  view: View;
  legal: string[];
  next: number;
  tentative: Move[];
  undo: boolean;
}

/** The hash of what is printed on the components; `fields` of the view come with it the first time. */
export interface Printed {
  hash: string;
  fields?: Record<string, unknown>;
}

export interface State {
  type: "state";
  now: number;
  table: Table;
  from: number;
  moves: Move[];
  views: SeatView[];
  printed: Printed | null;
}

export interface ChatLine {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

export interface Refusal {
  error: string;
  text: string;
  rule?: string;
  reason?: string;
  facts?: Record<string, unknown>;
}

export interface Why {
  legal: boolean;
  rule?: string;
  reason?: string;
  text?: string;
}

export type Preview = Record<string, unknown>;

export interface Frame {
  at: number;
  of: number;
  seat: number | null;
  move: Move | null;
  view: View;
  printed: Printed | null;
  table: Table;
}

export interface Chart {
  scores: number[][];
  turns: number[];
  at: number[];
}
