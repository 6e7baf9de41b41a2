import { expect, test } from "vitest";
import { story, summed } from "./story";
import { Texts } from "./text";
import type { GameEvent, Move } from "./wire";

const texts = new Texts("en", [
  ["event-dug = { $seat } digs on { $square }.", "event-got = { $seat } gets { $amount } { $good }.", "event-ended = { $seat } ends the turn.", "event-day = Food Day.", "some = { $amount } { $good }"].join("\n"),
]);
const kind = {
  isPlace: (word: string) => /^[a-u]\d+$/.test(word),
  aside: new Set(["ended"]),
  sums: (event: GameEvent) => (event.event === "got" ? { message: "some", facts: { good: event["good"], amount: event["amount"] }, amount: "amount" } : null),
  milestone: ({ event }: GameEvent) => event === "day",
};
const NAMES = ["Ana", "Bob"];
const move = (number: number, seat: number, events: GameEvent[], scores = [0, 0]): Move => ({ number, seat, phrase: "x", events, scores, rules: 1, at: 0 });
const dug = (seat: number, square: string): GameEvent => ({ event: "dug", seat, square });
const got = (seat: number, good: string, amount: number): GameEvent => ({ event: "got", seat, good, amount });

test("a turn is one line that names its player once, adds up the gains and unfolds into its parts", () => {
  const moves = [move(0, 0, [dug(0, "a1")]), move(1, 1, [dug(1, "b2")]), move(2, 1, [got(1, "corn", 1), got(1, "stone", 1)], [0, 2]), move(3, 1, [got(1, "corn", 1), { event: "ended", seat: 1 }], [0, 5])];
  const [first, second, ...none] = story(moves, [], texts, NAMES, kind);
  expect(first?.text).toBe("Ana digs on a1.");
  expect(second).toMatchObject({ seat: 1, text: "Bob digs on b2 · 2 corn, 1 stone", points: [{ seat: 1, by: 5 }], first: 1, last: 3 });
  expect(second?.parts.map(({ text }) => text)).toEqual(["Bob digs on b2.", "Bob gets 1 corn.", "Bob gets 1 stone.", "Bob gets 1 corn.", "Bob ends the turn."]);
  expect(none).toEqual([]);
});

test("what concerns everybody has a line of its own, and the next turn is a new one", () => {
  const moves = [move(0, 0, [dug(0, "a1"), { event: "day", seat: -1 }, got(1, "corn", 2)]), move(1, 0, [dug(0, "a2")])];
  expect(story(moves, [], texts, NAMES, kind).map(({ seat, text, parts }) => [seat, text, parts.length])).toEqual([
    [0, "Ana digs on a1.", 1],
    [null, "Food Day.", 2],
    [0, "Ana digs on a2.", 1],
  ]);
});

test("what can still be taken back is told apart", () => {
  const told = story([move(0, 0, [dug(0, "a1")])], [move(1, 0, [dug(0, "a2")])], texts, NAMES, kind);
  expect(told.map(({ tentative }) => tentative)).toEqual([false, true]);
});

test("gains of different kinds are added up each for itself", () => {
  expect(summed([got(0, "corn", 2), got(0, "gold", 1), got(0, "corn", 3)], kind.sums, texts)).toBe("5 corn, 1 gold");
});
