import { describe, expect, it } from "vitest";
import type { GameEvent, Move } from "../../lib/wire";
import { momentsIn } from "./moments";

const move = (number: number, ...events: GameEvent[]): Move => ({ number, seat: 0, phrase: "", events, scores: [], rules: 1, at: 0 });
const CONFLICT = [
  move(0, { event: "conflict", seat: -1, region: { id: "coba", en: "Coba" } }, { event: "card-laid", seat: 1 }),
  move(1, { event: "action", seat: 0, slot: 1 }, { event: "vp", seat: 0, vp: 2, total: 9 }),
  move(2, { event: "won", seat: 1, strength: 5 }, { event: "vp", seat: 1, vp: 4, total: 12 }, { event: "devotion", seat: 1, devotion: 3, space: 5 }),
  move(3, { event: "majority", seat: 0, unit: "shaman" }, { event: "calendar", seat: 0 }, { event: "vp", seat: 1, vp: 1, total: 13 }, { event: "cleaned", seat: -1 }),
];

describe("moments", () => {
  it("a conflict is summed up when it is over: winner, majorities, and what they brought", () => {
    const [moment, ...more] = momentsIn(CONFLICT, 0);
    expect(more).toEqual([]);
    expect(moment?.kind).toBe("conflict");
    expect(moment?.lines.map((line) => line.event)).toEqual(["won", "majority"]);
    expect(moment?.gains).toEqual([{ seat: 1, vp: 5, devotion: 3 }]);
  });
  it("tells nothing before it is over, and nothing twice", () => {
    expect(momentsIn(CONFLICT.slice(0, 3), 0)).toEqual([]);
    expect(momentsIn(CONFLICT, 4)).toEqual([]);
  });
  it("sums up an age and the game", () => {
    const rest = [
      move(4, { event: "age-end", seat: -1, age: 1 }, { event: "vp", seat: 0, vp: 6, total: 15 }, { event: "age", seat: -1, age: 2 }),
      move(5, { event: "game-end", seat: -1 }, { event: "vp", seat: 0, vp: 7, total: 22 }, { event: "victory", seat: 0 }),
    ];
    const found = momentsIn([...CONFLICT, ...rest], 4);
    expect(found.map(({ kind, gains }) => [kind, gains[0]?.vp])).toEqual([["age", 6], ["game", 7]]);
  });
  it("the first age begins without a summary", () => {
    expect(momentsIn([move(0, { event: "age", seat: -1, age: 1 })], 0)).toEqual([]);
  });
});
