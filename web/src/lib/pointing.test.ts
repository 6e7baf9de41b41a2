import { describe, expect, it } from "vitest";
import { isArrow, nearest, towards } from "./pointing";

const GRID = [0, 1, 2].flatMap((y) => [0, 1, 2].map((x) => ({ x: x * 40, y: y * 40 })));

describe("arrow keys", () => {
  it("lead to the neighbour in a grid", () => {
    const from = GRID[4] ?? { x: 0, y: 0 };
    expect(["ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"].map((key) => towards(key, from, GRID))).toEqual([1, 3, 5, 7]);
  });

  it("stop at the edge", () => {
    expect(towards("ArrowUp", { x: 40, y: 0 }, GRID)).toBe(-1);
  });

  it("jump over a gap, straight ahead rather than aside", () => {
    const spots = [{ x: 0, y: 0 }, { x: 120, y: 0 }, { x: 40, y: 60 }];
    expect(towards("ArrowRight", { x: 0, y: 0 }, spots)).toBe(1);
  });

  it("are only the four of them", () => {
    expect(["ArrowUp", "Enter", "a"].map(isArrow)).toEqual([true, false, false]);
  });
});

describe("a finger", () => {
  it("means the thing beside it, if it is near enough", () => {
    expect(nearest({ x: 75, y: 45 }, GRID, 22)).toBe(5);
    expect(nearest({ x: 60, y: 60 }, GRID, 22)).toBe(-1);
    expect(nearest({ x: 0, y: 0 }, [], 22)).toBe(-1);
  });
});
