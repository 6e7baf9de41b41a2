import { expect, it } from "vitest";
import { sources } from "../../lib/sources";
import type { GameEvent } from "../../lib/wire";
import { gains } from "./gains";

const game = (...events: GameEvent[]) => [{ number: 0, seat: 0, phrase: "", events, scores: [], rules: 1, at: 0 }];
const vp = (seat: number, points: number, total: number): GameEvent => ({ event: "vp", seat, vp: points, total });

it("a gain counts for what was going on", () => {
  const events = [
    { event: "action", seat: 0 }, { event: "built-pyramid", seat: 0 }, vp(0, 2, 7), vp(1, 1, 5), { event: "deployed", seat: 0 }, vp(0, 1, 8),
    { event: "won", seat: 1 }, vp(1, 4, 9), { event: "majority", seat: 0 }, vp(0, 3, 11), { event: "cleaned" },
    { event: "age-end" }, vp(0, 4, 15), { event: "game-end" }, vp(0, 17, 32),
  ];
  expect(sources(gains(game(...events)), 2)).toEqual([
    { event: "mz-end", points: [17, 0] },
    { event: "mz-altar", points: [0, 4] },
    { event: "mz-age", points: [4, 0] },
    { event: "mz-pyramid", points: [2, 1] },
    { event: "mz-field", points: [3, 0] },
    { event: "mz-card", points: [1, 0] },
  ]);
});

it("a field gained by stepping over another marker counts too", () => {
  const told = gains(game({ event: "won", seat: 0 }, vp(0, 2, 7), vp(0, 2, 10)));
  expect(told.map(({ event, points }) => [event, points])).toEqual([["mz-altar", 2], ["mz-altar", 3]]);
});
