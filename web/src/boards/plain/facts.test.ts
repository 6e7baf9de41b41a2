import { describe, expect, it } from "vitest";
import { isGrid, sorted } from "./facts";

describe("facts by their shape", () => {
  it("gives what each seat has to the seats", () => {
    const view = { game: "x", scores: [0, 1, 2], hand: [3, 4, 5], round: 2, note: null };
    expect(sorted(view, 3)).toEqual({ rows: [{ key: "hand", values: [3, 4, 5] }], rest: [["round", 2]] });
  });
  it("splits records of seats into their parts", () => {
    const view = { players: [{ corn: 1, wood: 2 }, { corn: 3 }] };
    expect(sorted(view, 2).rows).toEqual([
      { key: "corn", values: [1, 3] },
      { key: "wood", values: [2, undefined] },
    ]);
  });
  it("sees a grid in rows of equal length", () => {
    expect(isGrid(["x.o", "..x"])).toBe(true);
    expect(isGrid([[1, 2], [3, 4], [5, 6]])).toBe(true);
    expect(isGrid(["corn", "wood!"])).toBe(false);
    expect(isGrid(["a1", "b2"])).toBe(false);
    expect(isGrid([1, 2])).toBe(false);
  });
});
