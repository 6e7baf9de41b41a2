import { describe, expect, it } from "vitest";
import { ranking, sources } from "./sources";

const move = (scores: number[], events: { event: string; [fact: string]: unknown }[] = []) => ({ number: 0, seat: 0, phrase: "x", events, scores });

describe("where the points came from", () => {
  it("sums what each event paid", () => {
    const game = [move([0, 0]), move([4, 2], [{ event: "founded", seat: 0, points: 4 }, { event: "present", seat: 1, points: 2 }]), move([9, 2], [{ event: "founded", seat: 0, points: 5 }])];
    expect(sources(game, 2)).toEqual([{ event: "founded", points: [9, 0] }, { event: "present", points: [0, 2] }]);
  });

  it("asks a game whose events tell it otherwise", () => {
    const game = [move([0, 0]), move([-6, 0], [{ event: "hungry", seat: 0, points: 6 }])];
    const paid = ({ event, points }: { event: string; points?: unknown }) => ({ event: `no-${event}`, points: -Number(points) });
    expect(sources(game, 2, paid)).toEqual([{ event: "no-hungry", points: [-6, 0] }]);
  });

  it("keeps what no event explains", () => {
    expect(sources([move([0, 0]), move([3, 0])], 2)).toEqual([{ event: "", points: [3, 0] }]);
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
