/** The log as a story: a turn is one line that unfolds into its parts, with what it gained and what it brought in points. */
import { lines, type Line, type Teller } from "./log";
import type { Facts, Texts } from "./text";
import type { GameEvent, Move } from "./wire";

/** What an event gained, so that several can be added up: a message, its facts, and which of them is the amount. */
export interface Sum {
  message: string;
  facts: Facts;
  amount: string;
}

export interface Narrator extends Teller {
  /** Events that a turn's line leaves out: its parts tell them. */
  aside?: ReadonlySet<string>;
  sums?: (event: GameEvent) => Sum | null;
  /** What concerns the whole table has a line of its own. */
  milestone?: (event: GameEvent) => boolean;
}

export interface Passage {
  key: string;
  /** Whose turn it was; null for what concerns the whole table. */
  seat: number | null;
  text: string;
  parts: Line[];
  /** Seats whose points changed, and by how much. */
  points: { seat: number; by: number }[];
  /** The moves it tells of: the first, and the last. */
  first: number;
  last: number;
  tentative: boolean;
}

/** "2 corn, 1 stone, 1 gold": what was gained, added up. */
export function summed(events: readonly GameEvent[], sums: Narrator["sums"], texts: Texts): string {
  const totals = new Map<string, Sum>();
  for (const event of events) {
    const sum = sums?.(event);
    if (!sum) continue;
    const { message, facts, amount } = sum;
    const key = JSON.stringify([message, { ...facts, [amount]: 0 }]);
    const before = Number(totals.get(key)?.facts[amount] ?? 0);
    totals.set(key, { ...sum, facts: { ...facts, [amount]: before + Number(facts[amount]) } });
  }
  return [...totals.values()].map(({ message, facts }) => texts.say(message, facts)).join(", ");
}

/** One sentence for the whole turn: the name once, then what was done, then what it gained. */
function sentence(parts: readonly Line[], name: string, kind: Narrator, texts: Texts): string {
  const [only] = parts;
  if (parts.length === 1 && only) return only.text;
  const telling = parts.filter(({ event }) => !event || !(kind.aside?.has(event.event) || kind.sums?.(event)));
  const main = telling.length > 0 ? telling : parts;
  const own = main.filter(({ text }) => text.startsWith(`${name} `));
  if (own.length === 0 && main[0]) return main[0].text;
  const done = own.map(({ text }) => text.slice(name.length + 1).replace(/\.$/, ""));
  const gained = summed(parts.flatMap(({ event }) => event ?? []), kind.sums, texts);
  return `${name} ${[...done, gained].filter(Boolean).join(" · ")}`;
}

const changed = (after: readonly number[] | undefined, before: readonly number[] | undefined): Passage["points"] =>
  (after ?? []).flatMap((score, seat) => {
    const by = before ? Math.round((score - (before[seat] ?? 0)) * 100) / 100 : 0;
    return by === 0 ? [] : [{ seat, by }];
  });

/** Moves by the same seat in a row are one turn; what concerns everybody stands between them. */
export function story(moves: readonly Move[], tentative: readonly Move[], texts: Texts, names: readonly string[], kind: Narrator, tell: (move: Move, tentative: boolean) => Line[] = (move, open) => lines(move, texts, names, kind, open)): Passage[] {
  const told: Passage[] = [];
  let scores: readonly number[] | undefined;
  const all = [...moves.map((move) => ({ move, open: false })), ...tentative.map((move) => ({ move, open: true }))];
  const begin = (seat: number | null, move: Move, open: boolean, key = String(move.number)): Passage => {
    const passage: Passage = { key: open ? `${key}?` : key, seat, text: "", parts: [], points: [], first: move.number, last: move.number, tentative: open };
    told.push(passage);
    return passage;
  };
  let turn: { passage: Passage; before: readonly number[] | undefined } | null = null;
  for (const { move, open } of all) {
    let here: Passage | null = turn && turn.passage.seat === move.seat && turn.passage.tentative === open ? turn.passage : null;
    if (!here) turn = { passage: (here = begin(move.seat, move, open)), before: scores };
    here.last = move.number;
    let into = here;
    for (const line of tell(move, open)) {
      if (line.event && line.seat === null && kind.milestone?.(line.event)) into = begin(null, move, open, line.key);
      into.parts.push(line);
    }
    // What the whole table was told of ends the turn, and what it paid is not the turn's.
    const shared = into !== here;
    here.points = changed(shared ? scores : move.scores, turn?.before);
    if (shared) into.points = changed(move.scores, scores);
    if (shared) turn = null;
    scores = move.scores;
  }
  const full = told.filter(({ parts }) => parts.length > 0);
  for (const passage of full) passage.text = passage.seat === null ? (passage.parts[0]?.text ?? "") : sentence(passage.parts, names[passage.seat] ?? "", kind, texts);
  return full;
}
