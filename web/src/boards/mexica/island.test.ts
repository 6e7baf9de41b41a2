import { describe, expect, it } from "vitest";
import { banks, column, isSquare, left, middle, named, outline, row, squares, top, U } from "./island";

const BOARD = ["~..~", "....", "~..~"];
const edges = (path: string): number => path.split("M").length - 1;

describe("squares", () => {
  it("have the coordinates that phrases use", () => {
    expect([column("h7"), row("h7")]).toEqual([7, 6]);
    expect(named(7, 6)).toBe("h7");
    expect([left("c2"), top("c2")]).toEqual([2 * U, U]);
    expect(["d5", "u14", "canal", "3", "ns"].map(isSquare)).toEqual([true, true, false, false, false]);
  });

  it("are those of the map that are not lake", () => {
    expect(squares(BOARD)).toEqual(["b1", "c1", "a2", "b2", "c2", "d2", "b3", "c3"]);
  });
});

describe("banks", () => {
  it("run along the coast", () => {
    expect(edges(banks(BOARD, new Set()))).toBe(14);
  });

  it("leave a canal open to the lake, and close it towards land", () => {
    // b1 was bounded by two stretches of coast; as a canal it is bounded by c1 and b2.
    expect(edges(banks(BOARD, new Set(["b1"])))).toBe(14 - 2 + 2);
  });

  it("do not separate canals from each other", () => {
    const alone = edges(outline(["b1"])) + edges(outline(["b2"]));
    expect(edges(outline(["b1", "b2"]))).toBe(alone - 2);
  });
});

describe("the middle of a district", () => {
  it("is free ground where there is any", () => {
    expect(middle(["b1", "b2", "b3"], new Set())).toBe("b2");
    expect(middle(["b1", "b2", "b3"], new Set(["b2", "b1"]))).toBe("b3");
    expect(middle(["b1"], new Set(["b1"]))).toBe("b1");
  });
});
