import { describe, expect, it } from "vitest";
import { earlier, later, milestones } from "./milestones";
import { Texts } from "./text";
import type { GameEvent } from "./wire";

const texts = new Texts("en", ["event-scored = { $seat } scores { $points }.\nevent-moved = { $seat } moves.\nevent-period-ended = Period { $period } ends."]);
const move = (number: number, scores: number[], ...events: GameEvent[]) => ({ number, seat: 0, phrase: "x", events, scores, rules: 1, at: 0 });
const GAME = [
  move(0, [0, 0], { event: "moved", seat: 0 }),
  move(1, [0, 3], { event: "moved", seat: 1 }, { event: "scored", seat: 1, points: 3 }),
  move(2, [0, 3], { event: "secret", seat: 0 }),
  move(3, [5, 3], { event: "moved", seat: 0 }, { event: "period-ended", period: 1 }),
];

describe("moments worth jumping to", () => {
  it("are what the game calls one, in its own words", () => {
    expect(milestones(GAME, texts, ["Ana", "Bob"], ({ event }) => event === "period-ended")).toEqual([{ at: 4, text: "Period 1 ends." }]);
  });

  it("are all changes of the scores where the game names none", () => {
    expect(milestones(GAME, texts, ["Ana", "Bob"])).toEqual([{ at: 2, text: "Bob scores 3." }, { at: 4, text: "Ana moves." }]);
  });

  it("are found from where one is", () => {
    const marks = milestones(GAME, texts, ["Ana", "Bob"]);
    expect([earlier(marks, 2), earlier(marks, 3), later(marks, 2), later(marks, 4)]).toEqual([undefined, 2, 4, undefined]);
  });
});
