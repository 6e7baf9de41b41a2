/**
 * The server's protocol, as docs/api.md tells it. Made from the messages in src/patolli/server/wire by
 * tools/wire_types.py: change it there.
 */

/** No. `error` is for programs, `text` for people; `rule` and `reason` if a rule of the game is broken. */
export interface Refused {
  error: "already-seated" | "bad-fields" | "bad-message" | "bad-option" | "bad-position" | "bad-record" | "busy" | "cannot-open" | "chat-off" | "foreign-origin" | "head-too-large" | "illegal" | "name-at-table" | "name-length" | "name-mixed" | "name-stacked" | "name-taken" | "name-unseen" | "no-hints" | "no-method" | "no-page" | "not-absent" | "not-found" | "not-host" | "not-idle" | "not-seated" | "not-while-running" | "not-your-seat" | "our-fault" | "password-common" | "password-short" | "seat-taken" | "seats-open" | "stale" | "too-fast" | "too-large" | "too-many-bot-tables" | "too-many-bots" | "too-many-imports" | "too-many-public" | "too-many-studies" | "too-many-tables" | "who-are-you" | "wrong-moment" | "wrong-password";
  text: string;
  rule: string | null;
  reason: string | null;
  facts: Record<string, unknown>;
}

/** A game: its name, the prefix of its rules, their version, how many may play, its options and lessons. `texts`, `board` and `picture` are addresses of what it brings for the browser. */
export interface GameFacts {
  name: string;
  prefix: string;
  rules: number;
  seats: number[];
  titles: Record<string, string>;
  blurbs: Record<string, string>;
  options: Record<string, Option>;
  lessons: number;
  texts: Record<string, string>;
  board: string | null;
  picture: string | null;
}

/** What can be chosen when a table is opened; `file`: it may also be what a JSON file says. */
export interface Option {
  values: unknown[];
  default: unknown;
  file: boolean;
}

/** A level of the built-in bots. */
export interface BotLevel {
  level: string;
  names: Record<string, string>;
  blurbs: Record<string, string>;
}

/** The version of the server. */
export interface Version {
  version: string;
}

/** Is the server well? If not, what is down. */
export interface Health {
  ok: boolean;
  down?: string[];
}

/** The lessons of a game in their order; none if it brings none. */
export interface CourseFacts {
  game: string;
  lessons: LessonFacts[];
}

/** A lesson in a sentence; `teaches` are numbers of rules. */
export interface LessonFacts {
  name: string;
  title: string;
  about: string;
  steps: number;
  teaches: string[];
}

/** Go on in a lesson after `trail`: say a `phrase`, or say that one has `read`; neither: only look. `printed` is the hash of what is printed on the components, if that is known already. */
export interface LessonStep {
  trail?: string[];
  phrase?: string | null;
  read?: boolean;
  printed?: string;
}

/** A lesson under way: what is said now, what to look at (`ring`: words or phrases), what one sees. `answer` is why something was not done just now, with the `rule` it breaks. `trail` is to be sent along with the next question; `moves` are those that this one brought about; `after` comes next. */
export interface LessonMoment {
  lesson: string;
  title: string;
  step: number;
  steps: number;
  over: boolean;
  reads: boolean;
  say: string;
  ring: string[];
  answer: string;
  rule: string | null;
  trail: string[];
  names: string[];
  view: SeatView;
  moves: Move[];
  printed: Printed | null;
  after: string | null;
}

/** What one of my seats sees and may say; `tentative`: what it can still take back. */
export interface SeatView {
  seat: number | null;
  view: View;
  legal: string[];
  next: number;
  tentative: Move[];
  undo: boolean;
}

/** The game's own picture, as one seat (or a spectator) may see it, without what is printed. */
export interface View {
  expects?: Expects;
  game: string;
  options?: Record<string, unknown>;
  over: boolean;
  rules: number;
  scores: number[];
  seats: number;
  waiting: number[];
  winners: number[];
  [field: string]: unknown;
}

/** What is expected now: the message `expect-<text>` of the game's texts, and the facts it needs. */
export interface Expects {
  text: string;
  [field: string]: unknown;
}

/** A move as the reader may know it: `phrase` is `null` where it is not. `rules`: under which version. */
export interface Move {
  number: number;
  seat: number;
  phrase: string | null;
  events: GameEvent[];
  scores: number[];
  rules: number;
  at: number;
}

/** What happened, as data: `event` names it, the rest are its facts. */
export interface GameEvent {
  event: string;
  seat?: number;
  [field: string]: unknown;
}

/** What is printed on the components, by its hash; `fields` of every view come with it the first time. */
export interface Printed {
  hash: string;
  fields?: Record<string, unknown>;
}

/** Why is this phrase not possible after `trail`? */
export interface LessonWhy {
  trail: string[];
  phrase: string;
}

/** Why a phrase is not possible: the number of the broken rule, and a sentence; `legal`: it is. */
export interface Reason {
  type: "why";
  id: string;
  legal: boolean;
  rule: string | null;
  reason: string | null;
  facts: Record<string, unknown>;
  text: string;
}

/** What would each of these phrases cost and bring about, after `trail`? */
export interface LessonPrices {
  trail: string[];
  phrases: string[];
}

/** What each phrase would cost and bring about. */
export interface Prices {
  type: "prices";
  id: string;
  prices: Record<string, Preview>;
}

/** What a phrase would cost and bring about, as the game tells it before one decides. */
export interface Preview {
  cost?: number;
  [field: string]: unknown;
}

/** A guest needs only a name. */
export interface NewGuest {
  name: string;
  language?: "de" | "en" | "fr" | "pl" | null;
}

/** Who I am. */
export interface Me {
  id: string;
  name: string;
  kind: "bot" | "person";
  account: boolean;
  language: "de" | "en" | "fr" | "pl";
}

/** Either field, or both. */
export interface ChangeMe {
  name?: string | null;
  language?: "de" | "en" | "fr" | "pl" | null;
}

/** `current` only when there is one already. */
export interface NewPassword {
  password: string;
  current?: string | null;
}

/** The name and the password of an account. */
export interface LogIn {
  name: string;
  password: string;
}

/** Where I am logged in. */
export interface LoginPlace {
  id: string;
  label: string;
  created: number;
  seen: number;
  current: boolean;
}

/** Everything that is kept about me. */
export interface MyData {
  me: Me;
  created: number;
  logins: LoginPlace[];
  bots: Me[];
  muted: string[];
  tables: MyTable[];
  chat: MyLine[];
  studies: Study[];
}

/** A table where I sat, or that I opened, with what I said there. */
export interface MyTable {
  id: string;
  game: string;
  status: "cancelled" | "open" | "over" | "running";
  created: number;
  ended: number | null;
  seats: number[];
  moves: MyMove[];
}

/** A phrase that I said. */
export interface MyMove {
  number: number;
  seat: number;
  phrase: string;
  at: number;
}

/** A line of chat that I wrote. */
export interface MyLine {
  table: string;
  name: string;
  text: string;
  at: number;
}

/** A position, and the tree of moves from there that somebody keeps; whoever has the link may read it. */
export interface Study {
  id: string;
  name: string;
  game: string;
  mine: boolean;
  position: Record<string, unknown>;
  nodes: Node[];
  version: number;
  created: number;
  changed: number;
}

/** A move in a study. `parent` is the place of the one before it among the nodes; -1: the root. */
export interface Node {
  parent: number;
  seat: number;
  phrase: string;
  name?: string;
}

/** `current` is the password of an account; a guest has none. */
export interface DeleteMe {
  current?: string | null;
}

/** A bot account needs a name. */
export interface NewBot {
  name: string;
}

/** A bot account with its token, which is shown this once. */
export interface NewBotAccount {
  id: string;
  name: string;
  kind: "bot" | "person";
  account: boolean;
  language: "de" | "en" | "fr" | "pl";
  token: string;
}

/** Somebody whose chat I do not see. */
export interface Muted {
  person: string;
  name: string;
}

/** A table: who sits there, what is played, and how it stands. `number`: how many moves are on the log. */
export interface Table {
  id: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  status: "cancelled" | "open" | "over" | "running";
  public: boolean;
  host: string;
  created: number;
  started: number | null;
  ended: number | null;
  clock: BankClock | DaysClock | null;
  hints: boolean;
  chat: boolean;
  number: number;
  seed_hash: string;
  seed: string | null;
  imported: boolean;
  seats: Seat[];
  watching: number;
  result: Result | null;
  rematch: string | null;
}

/** A bank of time for the whole game, and a little more for each turn. */
export interface BankClock {
  kind: "bank";
  bank: number;
  increment?: number;
}

/** Some days for each move. */
export interface DaysClock {
  kind: "days";
  days: number;
}

/** Who sits on a seat; of an open one `person` is for whom it is kept. `replace` are the seats that agreed to put a bot here. */
export interface Seat {
  seat: number;
  kind: "bot" | "open" | "person";
  person: string | null;
  name: string | null;
  local: boolean;
  level: string | null;
  mine: boolean;
  here: boolean;
  waiting: boolean;
  resigned: boolean;
  clock: SeatClock | null;
  replace: number[];
}

/** `left` was true at the moment of sending; it counts down while `running`. */
export interface SeatClock {
  left: number;
  running: boolean;
  flagged: boolean;
}

/** How a game ended. */
export interface Result {
  scores: number[];
  winners: number[];
  why: "abandoned" | "finished" | "imported" | "resigned";
}

/** A table to open. How many seats there may be, and which options, the game says. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: BankClock | DaysClock | null;
  hints?: boolean;
  chat?: boolean;
  start?: boolean;
}

/** Who shall sit there: me, somebody who comes, a bot with a `level`, a second person on my device. */
export interface SeatWish {
  kind: "bot" | "local" | "me" | "open";
  level?: string | null;
  name?: string | null;
}

/** One message for everything: replace what you had, and append `moves`, which begin with `from`. */
export interface State {
  type: "state";
  now: number;
  table: Table;
  from: number;
  moves: Move[];
  views: SeatView[];
  printed: Printed | null;
  abandon: boolean;
}

/** Sit down on this seat, or on the first open one. */
export interface Join {
  seat?: number | null;
}

/** Give up this seat of mine. */
export interface Resign {
  seat: number;
}

/** Agree that a bot takes over this absent player. */
export interface Replace {
  seat: number;
  level?: string | null;
}

/** Say a phrase; `number` is the one it believes is next. */
export interface Play {
  id: string;
  seat: number;
  number: number;
  phrase: string;
}

/** The same over HTTP, where no socket brings the new state. */
export interface DoneWithState {
  type: "done";
  id: string;
  number?: number;
  tentative?: boolean;
  state: State;
}

/** Take back the last tentative phrase, or the whole open turn; `number` as for `Play`. */
export interface Undo {
  id: string;
  seat: number;
  number: number;
  all?: boolean;
}

/** Why is this phrase not possible? */
export interface AskWhy {
  id: string;
  seat: number;
  phrase: string;
}

/** What would each of these phrases cost and bring about? */
export interface AskPrices {
  id: string;
  seat: number;
  phrases: string[];
}

/** What would a bot say here? */
export interface AskHint {
  id: string;
  seat: number;
  level?: string | null;
}

/** What a bot would say, and why, in a sentence; empty if there is little to tell. */
export interface Hint {
  type: "hint";
  id: string;
  phrase: string;
  why: string;
}

/** A line of chat. */
export interface Say {
  id: string;
  text: string;
}

/** It is done, and on disk. After a phrase: its number, and whether it can still be taken back. */
export interface Done {
  type: "done";
  id: string;
  number?: number;
  tentative?: boolean;
}

/** Something that somebody said. */
export interface ChatLine {
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

/** A game on paper. While it runs without the seed, and with `null` for phrases one may not know yet. */
export interface RecordFile {
  format: number;
  game: string;
  moves: [number, string | null][];
  names: string[];
  options: Record<string, unknown>;
  raised?: [number, number][];
  rules: number;
  seats: number;
  seed?: number | string;
  [field: string]: unknown;
}

/** The table after `at` of its moves; `move` is the one that led here. */
export interface Frame {
  at: number;
  of: number;
  seat: number | null;
  move: Move | null;
  view: View;
  printed: Printed | null;
  table: Table;
}

/** The scores at the start and after each move, who made each move, and when. */
export interface Chart {
  scores: number[][];
  turns: number[];
  at: number[];
}

/** The analysis of a finished game: how far it is, and what it says once it is `done`. `absent`: nobody has asked for it. `failed`: it may be asked for again; `problem` is what is wrong with the record, if it cannot be played. */
export interface Analysis {
  depth: "deep" | "normal";
  status: "absent" | "done" | "failed" | "running" | "waiting";
  done: number;
  of: number;
  problem: string;
  report: Report | null;
}

/** The analysis of a game. */
export interface Report {
  format: number;
  game: string;
  rules: number;
  names: string[];
  moves: number;
  simulations: number;
  seats: SeatReport[];
  turns: JudgedTurn[];
}

/** How well a seat played, and how lucky it was. */
export interface SeatReport {
  accuracy: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  start: number;
  luck: number;
  play: number;
  result: number | null;
  score: number;
}

/** A turn that was played, held against those that might have been. */
export interface JudgedTurn {
  seat: number;
  first: number;
  moves: number;
  phrases: string[];
  chances: Estimate[];
  points: Estimate[];
  options: Alternative[];
  lost: number;
  lost_points: number;
  kind: string;
  luck: number[];
  why: Difference[];
  later: Difference[];
}

/** A mean, and the interval in which it lies with 95 %. */
export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

/** A turn that was possible, and what it promises to who plays it. */
export interface Alternative {
  phrases: string[];
  chance: Estimate;
  points: Estimate;
  lost: number;
  played?: boolean;
}

/** What the better turn leaves beyond the one played: a message of the game, and how much. */
export interface Difference {
  fact: string;
  amount: number;
}

/** Analyse this game. */
export interface AskAnalysis {
  depth?: "deep" | "normal";
}

/** The board after these moves, through the eyes of a seat, or of who is to decide. */
export interface AskBoard {
  root: TableMoment | PositionRoot | NewGame;
  moves?: [number, string][];
  seat?: number | null;
  printed?: string;
}

/** A finished game after so many moves. */
export interface TableMoment {
  kind: "table";
  table: string;
  at: number;
}

/** A position, as a position file has it. */
export interface PositionRoot {
  kind: "position";
  position: Record<string, unknown>;
}

/** The start of a game. */
export interface NewGame {
  kind: "new";
  game: string;
  seats: number;
  seed: string;
  options?: Record<string, unknown>;
}

/** A board that belongs to no table: what one sees there and may say, and the moves that led there. `line` changes where a turn ends: what was said on one line can be taken back. */
export interface Board {
  game: string;
  mine: SeatView;
  waiting: number[];
  moves: Move[];
  line: number;
  printed: Printed | null;
}

/** Why is this phrase not possible there? */
export interface AskBoardWhy {
  root: TableMoment | PositionRoot | NewGame;
  seat: number;
  phrase: string;
  moves?: [number, string][];
}

/** What would each of these phrases cost and bring about there? */
export interface AskBoardPrices {
  root: TableMoment | PositionRoot | NewGame;
  seat: number;
  phrases: string[];
  moves?: [number, string][];
}

/** What is this position worth to a seat, and a whole turn that was `tried` in it? */
export interface AskOutlook {
  root: TableMoment | PositionRoot | NewGame;
  seat: number;
  moves?: [number, string][];
  tried?: string[];
  depth?: "deep" | "normal";
}

/** The judgement of a position by one seat: what everybody may expect, and its best turns. */
export interface Outlook {
  seat: number;
  chances: Estimate[];
  points: Estimate[];
  options: Alternative[];
  simulations: number;
}

/** A study of mine in a list. */
export interface StudyLine {
  id: string;
  name: string;
  game: string;
  changed: number;
}

/** A study to keep: a position, and the branches that were played from it. */
export interface NewStudy {
  name: string;
  root: TableMoment | PositionRoot | NewGame;
  nodes?: Node[];
}

/** What a study of mine shall be from now on; `version` is the one I know. */
export interface ChangeStudy {
  version: number;
  name: string;
  nodes: Node[];
}

/** Say a phrase; `number` is the one it believes is next. */
export interface PlayMessage {
  type: "play";
  id: string;
  seat: number;
  number: number;
  phrase: string;
}

/** Take back the last tentative phrase, or the whole open turn. */
export interface UndoMessage {
  type: "undo";
  id: string;
  seat: number;
  number: number;
  all?: boolean;
}

/** Why is this phrase not possible? */
export interface WhyMessage {
  type: "why";
  id: string;
  seat: number;
  phrase: string;
}

/** What would each of these phrases cost and bring about? */
export interface PricesMessage {
  type: "prices";
  id: string;
  seat: number;
  phrases: string[];
}

/** What would a bot say here? */
export interface HintMessage {
  type: "hint";
  id: string;
  seat: number;
  level?: string | null;
}

/** A line of chat. */
export interface ChatMessage {
  type: "chat";
  id: string;
  text: string;
}

/** Are you there? */
export interface PingMessage {
  type: "ping";
  id: string;
}

/** I am here. */
export interface Pong {
  type: "pong";
  id: string;
  now: number;
}

/** Somebody said something. */
export interface ChatNews {
  type: "chat";
  number: number;
  person: string;
  name: string;
  text: string;
  at: number;
}

/** Somebody came or went: who is connected, seat by seat, and how many watch. */
export interface Here {
  type: "here";
  seats: boolean[];
  watching: number;
}

/** How far the analysis of this game is: so many of its turns are judged. */
export interface AnalysisNews {
  type: "analysis";
  depth: "deep" | "normal";
  status: "absent" | "done" | "failed" | "running" | "waiting";
  done: number;
  of: number;
}

/** No. `id` is that of the message; `null` if it could not be read. */
export interface RefusedMessage {
  type: "refused";
  error: "already-seated" | "bad-fields" | "bad-message" | "bad-option" | "bad-position" | "bad-record" | "busy" | "cannot-open" | "chat-off" | "foreign-origin" | "head-too-large" | "illegal" | "name-at-table" | "name-length" | "name-mixed" | "name-stacked" | "name-taken" | "name-unseen" | "no-hints" | "no-method" | "no-page" | "not-absent" | "not-found" | "not-host" | "not-idle" | "not-seated" | "not-while-running" | "not-your-seat" | "our-fault" | "password-common" | "password-short" | "seat-taken" | "seats-open" | "stale" | "too-fast" | "too-large" | "too-many-bot-tables" | "too-many-bots" | "too-many-imports" | "too-many-public" | "too-many-studies" | "too-many-tables" | "who-are-you" | "wrong-moment" | "wrong-password";
  text: string;
  rule: string | null;
  reason: string | null;
  facts: Record<string, unknown>;
  id: string | null;
}

/** What each door of HTTP takes and gives. */
export interface Doors {
  /** All games with their facts, and the addresses of what they bring for the browser. */
  "GET /api/games": { answer: GameFacts[] };
  /** The levels of the built-in bots, weakest first, and programs that this server offers besides. */
  "GET /api/bots": { answer: BotLevel[] };
  /** The version of the server. */
  "GET /api/version": { answer: Version };
  /** What all games and the server share, as a Fluent catalogue. */
  "GET /api/texts/{lang}": { path: { lang: string }; query?: { v?: string | null }; answer: string };
  /** All that a client needs to speak of a game, as a Fluent catalogue; in English what the language lacks. By the address that `/api/games` names it may be kept for ever. */
  "GET /api/texts/{lang}/{game}": { path: { lang: string; game: string }; query?: { v?: string | null }; answer: string };
  /** The rules of a game as Markdown, with an anchor for each rule. */
  "GET /api/rules/{game}/{lang}": { path: { game: string; lang: string }; answer: string };
  /** Is the server well? It writes to its database to find out. If not, 503 and what is down. */
  "GET /healthz": { answer: Health };
  /** Figures for Prometheus. */
  "GET /metrics": { answer: string };
  /** The lessons of a game, in the order in which one learns. */
  "GET /api/lessons/{game}": { path: { game: string }; answer: CourseFacts };
  /** Begin a lesson, look at it, or go on in it; what is not done is answered in words. */
  "POST /api/lessons/{game}/{lesson}": { path: { game: string; lesson: string }; body: LessonStep; answer: LessonMoment };
  /** Why is this phrase not possible? The broken rule, in the asker's language. */
  "POST /api/lessons/{game}/{lesson}/why": { path: { game: string; lesson: string }; body: LessonWhy; answer: Reason };
  /** What each of these legal phrases would cost and do, as the game tells it before it is decided. */
  "POST /api/lessons/{game}/{lesson}/prices": { path: { game: string; lesson: string }; body: LessonPrices; answer: Prices };
  /** Who I am; 401 if nobody yet. */
  "GET /api/me": { answer: Me };
  /** Become a guest: only a name is needed. The answer sets the cookie that identifies this browser. */
  "POST /api/me": { body: NewGuest; answer: Me };
  /** Change my name or my language. A new name is seen at once wherever I sit. */
  "PATCH /api/me": { body: ChangeMe; answer: Me };
  /** Turn the guest into an account for other devices, or change its password: all other logins end. */
  "PUT /api/me/password": { body: NewPassword; answer: Me };
  /** Log in to an account on this device. */
  "POST /api/login": { body: LogIn; answer: Me };
  /** End this login. */
  "POST /api/logout": { answer: undefined };
  /** Where I am logged in. */
  "GET /api/me/logins": { answer: LoginPlace[] };
  /** End all my logins, this one too. */
  "DELETE /api/me/logins": { answer: undefined };
  /** Everything that is kept about me, as a file. */
  "GET /api/me/data": { answer: MyData };
  /** Delete me: I get up from all tables, my logins and bot accounts end, my name and my chat are gone. */
  "POST /api/me/delete": { body: DeleteMe; answer: undefined };
  /** End one of my logins. */
  "DELETE /api/me/logins/{login}": { path: { login: string }; answer: undefined };
  /** My bot accounts. */
  "GET /api/me/bots": { answer: Me[] };
  /** A new bot account. Its token is shown this once. */
  "POST /api/me/bots": { body: NewBot; answer: NewBotAccount };
  /** Make the token of a bot account worthless. */
  "DELETE /api/me/bots/{bot}": { path: { bot: string }; answer: undefined };
  /** Whose chat I do not see. */
  "GET /api/me/muted": { answer: Muted[] };
  /** See no more chat of this person. */
  "PUT /api/me/muted/{person}": { path: { person: string }; answer: undefined };
  /** See the chat of this person again. */
  "DELETE /api/me/muted/{person}": { path: { person: string }; answer: undefined };
  /** My tables and the records I brought, a page of 100 after the first `skip`; first what waits for me. */
  "GET /api/me/tables": { query?: { skip?: number }; answer: Table[] };
  /** The public tables, newest first, a page of 100: of a `game`, with somebody whose `name` contains this. The next page begins after the table named by `before`. */
  "GET /api/tables": { query?: { status?: "open" | "running" | "over"; game?: string | null; name?: string; before?: string }; answer: Table[] };
  /** Open a table. */
  "POST /api/tables": { body: NewTable; answer: State };
  /** Delete a record that I brought. */
  "DELETE /api/tables/{table_id}": { path: { table_id: string }; answer: undefined };
  /** The state of a table. With `wait`, hold the answer until there is something new, or it is my turn. */
  "GET /api/tables/{table_id}": { path: { table_id: string }; query?: { from?: number; wait?: number; printed?: string | null }; answer: State };
  /** The host decides about a seat of an open table. */
  "PUT /api/tables/{table_id}/seats/{seat}": { path: { seat: number; table_id: string }; body: SeatWish; answer: State };
  /** Sit down. */
  "POST /api/tables/{table_id}/join": { path: { table_id: string }; body: Join; answer: State };
  /** Get up before the start. */
  "POST /api/tables/{table_id}/leave": { path: { table_id: string }; answer: State };
  /** Deal and begin. */
  "POST /api/tables/{table_id}/start": { path: { table_id: string }; answer: State };
  /** Give up a table that nobody started. */
  "POST /api/tables/{table_id}/cancel": { path: { table_id: string }; answer: State };
  /** Give up a game. With more than two seats a bot plays on. */
  "POST /api/tables/{table_id}/resign": { path: { table_id: string }; body: Resign; answer: State };
  /** End a game in which nobody has moved for two weeks, or my table of bots alone. Nobody wins. */
  "POST /api/tables/{table_id}/abandon": { path: { table_id: string }; answer: State };
  /** Agree that a bot takes over an absent player. */
  "POST /api/tables/{table_id}/replace": { path: { table_id: string }; body: Replace; answer: State };
  /** Play again: the first one opens the new table, the others sit down there. */
  "POST /api/tables/{table_id}/rematch": { path: { table_id: string }; answer: State };
  /** Say a phrase. It is on disk before this answers. */
  "POST /api/tables/{table_id}/play": { path: { table_id: string }; body: Play; answer: DoneWithState };
  /** Take back what is still tentative. */
  "POST /api/tables/{table_id}/undo": { path: { table_id: string }; body: Undo; answer: DoneWithState };
  /** Why is this phrase not possible? */
  "POST /api/tables/{table_id}/why": { path: { table_id: string }; body: AskWhy; answer: Reason };
  /** What would each of these phrases cost and do? */
  "POST /api/tables/{table_id}/prices": { path: { table_id: string }; body: AskPrices; answer: Prices };
  /** What would a bot say, and why? */
  "POST /api/tables/{table_id}/hint": { path: { table_id: string }; body: AskHint; answer: Hint };
  /** Say something to everybody at the table. */
  "POST /api/tables/{table_id}/chat": { path: { table_id: string }; body: Say; answer: Done };
  /** The last lines of chat, without those of people I muted. */
  "GET /api/tables/{table_id}/chat": { path: { table_id: string }; answer: ChatLine[] };
  /** The record. While the game runs, without the seed and without phrases that I may not know yet. */
  "GET /api/tables/{table_id}/record": { path: { table_id: string }; answer: RecordFile };
  /** The table after so many moves, from the stored position: correcting a rule later changes nothing. */
  "GET /api/tables/{table_id}/replay": { path: { table_id: string }; query?: { at?: number | null; seat?: number | null; printed?: string | null }; answer: Frame };
  /** The scores at the start and after each move, for drawing. */
  "GET /api/tables/{table_id}/chart": { path: { table_id: string }; answer: Chart };
  /** Bring a record: it becomes a table that is over and can be replayed. */
  "POST /api/records": { body: RecordFile; answer: Table };
  /** The analysis of a finished game, or how far it is. */
  "GET /api/tables/{table_id}/analysis": { path: { table_id: string }; query?: { depth?: "normal" | "deep" }; answer: Analysis };
  /** Have a finished game analysed. It is done once, however many ask; the WebSocket tells how far it is. */
  "POST /api/tables/{table_id}/analysis": { path: { table_id: string }; body: AskAnalysis; answer: Analysis };
  /** The board after some moves from a position, a moment of a finished game, or the start of one. */
  "POST /api/board": { body: AskBoard; answer: Board };
  /** The same as a position file. */
  "POST /api/board/position": { body: AskBoard; answer: Record<string, unknown> };
  /** Why is a phrase not possible there? */
  "POST /api/board/why": { body: AskBoardWhy; answer: Reason };
  /** What would each of these phrases cost and do there? */
  "POST /api/board/prices": { body: AskBoardPrices; answer: Prices };
  /** What everybody may expect there, as far as a seat can know; its best turns, and one that was tried. */
  "POST /api/board/outlook": { body: AskOutlook; answer: Outlook };
  /** What I keep, the last one I changed first. */
  "GET /api/me/studies": { answer: StudyLine[] };
  /** Keep a position and the branches that were played from it. */
  "POST /api/studies": { body: NewStudy; answer: Study };
  /** A study, for whoever has the link. */
  "GET /api/studies/{study}": { path: { study: string }; answer: Study };
  /** Change a study of mine. */
  "PUT /api/studies/{study}": { path: { study: string }; body: ChangeStudy; answer: Study };
  /** Delete a study of mine. */
  "DELETE /api/studies/{study}": { path: { study: string }; answer: undefined };
}

/** What a client sends over the WebSocket of a table. */
export type ClientMessage = PlayMessage | UndoMessage | WhyMessage | PricesMessage | HintMessage | ChatMessage | PingMessage;

/** What it hears there. */
export type ServerMessage = State | Done | Reason | Prices | Hint | Pong | ChatNews | Here | AnalysisNews | RefusedMessage;

/** The live table. What a client sends is answered exactly once, with its `id`: by what stands here, or by a RefusedMessage. */
export interface Answers {
  play: Done;
  undo: Done;
  why: Reason;
  prices: Prices;
  hint: Hint;
  chat: Done;
  ping: Pong;
}
