import { describe, expect, it } from "vitest";
import { bars, chapters, PARTS } from "./chapters";

const moves = (count: number, ends: number[] = []) =>
  Array.from({ length: count }, (_, number) => ({ number, seat: 0, phrase: "x", events: ends.includes(number) ? [{ event: "period-ended" }] : [], scores: [], rules: 1, at: 0 }));
const ended = ({ event }: { event: string }): boolean => event === "period-ended";

describe("the chapters of a game", () => {
  it("end where the game says so", () => {
    expect(chapters(moves(10, [3, 9]), ended)).toEqual([3, 9]);
  });

  it("last until the end, even if it came early", () => {
    expect(chapters(moves(10, [3]), ended)).toEqual([3, 9]);
  });

  it("are equal parts where the game has none", () => {
    expect(chapters(moves(60))).toEqual([9, 19, 29, 39, 49, 59]);
    expect(chapters(moves(2))).toEqual([0, 1]);
    expect(chapters(moves(100))).toHaveLength(PARTS);
    expect(chapters([])).toEqual([]);
  });
});

describe("the bars of a seat", () => {
  const gain = (move: number, event: string, points: number, seat = 0) => ({ move, seat, event, points });

  it("stack what each chapter brought, in one order for all", () => {
    const gained = [gain(1, "present", 2), gain(2, "founded", 4), gain(3, "founded", 5), gain(3, "founded", 7, 1), gain(8, "present", 3)];
    expect(bars(gained, 0, [3, 9], ["founded", "present"])).toEqual([
      [{ event: "founded", points: 9, from: 0, to: 9 }, { event: "present", points: 2, from: 9, to: 11 }],
      [{ event: "present", points: 3, from: 0, to: 3 }],
    ]);
  });

  it("hang losses below zero, beside the gains of the same kind", () => {
    const gained = [gain(0, "stake", 1), gain(1, "stake", -1), gain(2, "stake", -1), gain(2, "hunger", -3)];
    expect(bars(gained, 0, [2], ["stake", "hunger"])).toEqual([
      [{ event: "stake", points: 1, from: 0, to: 1 }, { event: "stake", points: -2, from: 0, to: -2 }, { event: "hunger", points: -3, from: -2, to: -5 }],
    ]);
  });

  it("leave out nothing: they add up to all gains", () => {
    const gained = moves(50).map(({ number }) => gain(number, number % 3 ? "a" : "b", (number % 7) - 3, number % 2));
    const all = [0, 1].flatMap((seat) => bars(gained, seat, chapters(moves(50)), ["a", "b"])).flat();
    expect(all.reduce((sum, block) => sum + block.points, 0)).toBe(gained.reduce((sum, one) => sum + one.points, 0));
  });
});
