import { describe, expect, it } from "vitest";
import { gains, ranking, sources } from "./sources";

const move = (number: number, scores: number[], events: { event: string; [fact: string]: unknown }[] = []) => ({ number, seat: 0, phrase: "x", events, scores, rules: 1, at: 0 });

describe("where the points came from", () => {
  const game = [
    move(0, [0, 0]),
    move(1, [4, 2], [{ event: "founded", seat: 0, points: 4 }, { event: "present", seat: 1, points: 2 }]),
    move(2, [9, 2], [{ event: "founded", seat: 0, points: 5 }]),
  ];

  it("tells what each event paid to whom, and when", () => {
    expect(gains(game, 2)).toEqual([
      { move: 1, seat: 0, event: "founded", points: 4 },
      { move: 1, seat: 1, event: "present", points: 2 },
      { move: 2, seat: 0, event: "founded", points: 5 },
    ]);
  });

  it("sums it over the game", () => {
    expect(sources(gains(game, 2), 2)).toEqual([{ event: "founded", points: [9, 0] }, { event: "present", points: [0, 2] }]);
  });

  it("asks a game whose events tell it otherwise", () => {
    const hunger = [move(0, [0, 0]), move(1, [-6, 0], [{ event: "hungry", seat: 0, points: 6 }])];
    const paid = ({ event, points }: { event: string; points?: unknown }) => ({ event: `no-${event}`, points: -Number(points) });
    expect(gains(hunger, 2, paid)).toEqual([{ move: 1, seat: 0, event: "no-hungry", points: -6 }]);
  });

  it("keeps what no event explains", () => {
    expect(gains([move(0, [0, 0]), move(1, [3, 0])], 2)).toEqual([{ move: 1, seat: 0, event: "", points: 3 }]);
  });

  it("does not take the points of the start for a gain", () => {
    expect(gains([move(0, [20, 20]), move(1, [20, 20])], 2)).toEqual([]);
  });
});

describe("the ranking", () => {
  it("shares a place between equals", () => {
    expect(ranking([10, 20, 10], [1])).toEqual([{ seat: 1, place: 1 }, { seat: 0, place: 2 }, { seat: 2, place: 2 }]);
  });

  it("follows the game where a tie was broken", () => {
    expect(ranking([20, 20], [1]).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [0, 2]]);
  });
});
