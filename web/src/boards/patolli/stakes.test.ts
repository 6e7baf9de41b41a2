import { expect, test } from "vitest";
import { sources } from "../../lib/sources";
import type { GameEvent, Move } from "../../lib/wire";
import { gains } from "./stakes";

const move = (...events: GameEvent[]): Move => ({ number: 0, seat: 0, phrase: null, events, scores: [], rules: 1, at: 0 });

test("a stake is booked on what happened just before it was paid", () => {
  const found = gains(
    [
      move({ event: "moved", seat: 0 }, { event: "paid", seat: 0 }),
      move({ event: "moved", seat: 1 }, { event: "captured", seat: 0 }, { event: "paid", seat: 0 }),
      move({ event: "came-home", seat: 0 }, { event: "paid", seat: 1 }),
      move({ event: "came-home", seat: 0 }, { event: "paid", seat: 1 }),
    ],
    2,
  );
  expect(sources(found, 2)).toEqual([
    { event: "pt-marked", points: [-1, 1] },
    { event: "pt-caught", points: [-1, 1] },
    { event: "pt-home", points: [2, -2] },
  ]);
});
