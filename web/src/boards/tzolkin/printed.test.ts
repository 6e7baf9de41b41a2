import { describe, expect, it } from "vitest";
import { fit, layRow, rowWidth } from "./layout";
import { actionOf, backStep, costSigns, effectSigns, isFree, monumentSigns } from "./printed";

describe("what is printed", () => {
  it("has an action on every numbered space but 0", () => {
    for (const [wheel, last] of [["palenque", 7], ["yaxchilan", 7], ["tikal", 7], ["uxmal", 7], ["chichen", 10]] as const) {
      expect(actionOf(wheel, 0)).toBeNull();
      for (let space = 1; space <= last; space++) expect(actionOf(wheel, space)?.rows.flat().length).toBeGreaterThan(0);
      expect(isFree(wheel, last)).toBe(true);
    }
  });

  it("shows the points of Chichen Itza", () => {
    expect([1, 6, 9].map((space) => actionOf("chichen", space)?.rows.flat()[0]?.n)).toEqual([4, 8, 13]);
  });

  it("asks one corn for each step back, none on the last spaces, none forward", () => {
    expect([backStep("tikal", 5, 2), backStep("tikal", 6, 2), backStep("chichen", 4, 5)]).toEqual([3, 0, 0]);
  });

  it("draws every effect", () => {
    for (const effect of [["gain", "corn", 6], ["step", "any"], ["step", "brown"], ["advance", "any"], ["points", 8], ["worker"], ["farm", 3], ["discount", 1], ["market"], ["build"], ["action"]] as const) {
      expect(effectSigns([...effect] as never).length).toBeGreaterThan(0);
    }
  });

  it("writes a number only where there is more than one", () => {
    expect(costSigns({ wood: 1, stone: 2, gold: 0 })).toEqual([{ glyph: "wood" }, { glyph: "stone", n: 2 }]);
  });

  it("knows that the monument of monuments counts 6, 5 or 4", () => {
    expect([2, 3, 4].map((seats) => monumentSigns("great-monuments", seats)[0]?.n)).toEqual([6, 5, 4]);
  });
});

describe("a row of signs", () => {
  const row = [{ glyph: "corn", n: 12 }, { glyph: "wood" }];

  it("stands around the origin, nothing overlaps", () => {
    const [first, second] = layRow(row);
    expect(first!.labelX).toBeCloseTo(-rowWidth(row) / 2);
    expect(second!.x - first!.x).toBeGreaterThan(20);
  });

  it("is made smaller, never larger than wished, to fit", () => {
    expect(fit([row], 10, 100)).toBeLessThan(0.5);
    expect(fit([row], 1000, 1000, 1.5)).toBe(1.5);
  });
});
