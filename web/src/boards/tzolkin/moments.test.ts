import { describe, expect, it } from "vitest";
import type { GameEvent, Move } from "../../lib/wire";
import { momentsIn } from "./moments";

const move = (...events: GameEvent[]): Move => ({ number: 0, seat: 0, phrase: "end", events, scores: [0, 0], rules: 1, at: 0 });

describe("moments", () => {
  it("tell of a Food Day who fed whom, who went hungry, and what the temples gave", () => {
    const found = momentsIn([
      move({ event: "gained", seat: 0, good: "wood", amount: 9 }),
      move(
        { event: "food-day", seat: 0, number: 1 },
        { event: "fed", seat: 0, workers: 3, corn: 6 },
        { event: "fed", seat: 1, workers: 2, corn: 4 },
        { event: "hungry", seat: 1, workers: 1, points: 3 },
        { event: "gained", seat: 1, good: "stone", amount: 2 },
        { event: "rotated", seat: 0, days: 1, day: 8 },
        { event: "gained", seat: 0, good: "gold", amount: 1 },
      ),
    ]);
    expect(found).toEqual([
      {
        kind: "food", number: 1, newAge: false, short: false,
        seats: [
          { seat: 0, workers: 3, corn: 6, hungry: 0, lost: 0, goods: [], favours: [] },
          { seat: 1, workers: 2, corn: 4, hungry: 1, lost: 3, goods: [{ good: "stone", amount: 2 }], favours: [] },
        ],
      },
    ]);
  });

  it("tell of the new age and of the favour of the gods", () => {
    const [moment] = momentsIn([
      move({ event: "food-day", seat: 0, number: 2 }, { event: "fed", seat: 0, workers: 3, corn: 6 }, { event: "new-age", seat: 0 }, { event: "favour", seat: 0, temple: "brown", points: 8, bonus: 6 }, { event: "tooth-corn", seat: 0 }),
    ]);
    expect(moment).toMatchObject({ newAge: true, seats: [{ favours: [{ temple: "brown", points: 8, bonus: 6 }] }] });
  });

  it("tell of the end line by line", () => {
    const [moment] = momentsIn([
      move({ event: "final-corn", seat: 1, corn: 8, points: 2 }, { event: "final-monument", seat: 1, building: "@great-city", points: 10 }, { event: "final-total", seat: 1, points: 50 }),
    ]);
    expect(moment).toMatchObject({ kind: "final", seats: [{ seat: 1, total: 50, lines: [{ points: 2 }, { points: 10 }] }] });
  });

  it("are none on an ordinary day", () => {
    expect(momentsIn([move({ event: "rotated", seat: 0, days: 1, day: 3 })])).toEqual([]);
  });
});
