import { expect, test } from "vitest";
import { gate, isSquare, markOf, steps, WALK } from "./mat";

test("the walk goes once around 52 squares, neighbours all", () => {
  expect(new Set(WALK).size).toBe(52);
  for (const [i, square] of WALK.entries()) {
    const next = WALK[(i + 1) % 52] ?? "";
    const far = Math.abs(square.charCodeAt(0) - next.charCodeAt(0)) + Math.abs(Number(square.slice(1)) - Number(next.slice(1)));
    expect(far, `${square} ${next}`).toBe(1);
  }
});

test("the squares are named as the rules name them", () => {
  expect([gate(0), gate(1)]).toEqual(["g7", "h8"]);
  expect(steps("g7", "g4")).toEqual(["g7", "g6", "g5", "g4"]);
  expect(steps("f7", "g6")).toEqual(["f7", "g7", "g6"]);
  expect(isSquare("a1")).toBe(false);
});

test("eight squares cost a stake, eight give another throw, four are the centre", () => {
  const count = (mark: string): number => WALK.filter((square) => markOf(square) === mark).length;
  expect([count("marked"), count("tip"), count("centre")]).toEqual([8, 8, 4]);
  expect(["g4", "h1", "n8"].map(markOf)).toEqual(["marked", "tip", "tip"]);
});
