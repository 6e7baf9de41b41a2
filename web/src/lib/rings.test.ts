import { describe, expect, it } from "vitest";
import { rung } from "./rings";

describe("what a lesson rings", () => {
  it("is every thing that is part of a phrase", () => {
    expect(rung("g7", ["move g7"])).toBe(true);
    expect(rung("move", ["move g7"])).toBe(true);
    expect(rung("g8", ["move g7"])).toBe(false);
  });

  it("knows things that say several words, or different ones", () => {
    expect(rung("pick tikal 3", ["pick tikal 3"])).toBe(true);
    expect(rung("pick tikal 2", ["pick tikal 3"])).toBe(false);
    expect(rung("enter|move g4", ["move g4"])).toBe(true);
    expect(rung("", ["move g4"])).toBe(false);
  });
});
