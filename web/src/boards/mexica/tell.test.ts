import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Texts } from "../../lib/text";
import { tell } from "./tell";

const TEXT = "../../../../src/patolli/games/mexica/text/board.en.ftl";
const texts = new Texts("en", [readFileSync(new URL(TEXT, import.meta.url), "utf8")]);
const said = (preview: Record<string, unknown>) => tell(preview, texts, ["Ana", "Bob"], 0);

describe("what a move would bring about", () => {
  it("tells its cost", () => {
    expect(said({ cost: 5, ap: 1 })).toBe("5 AP, 1 left.");
  });

  it("tells of a district that a canal closes, whether a tile fits, and who stands there", () => {
    const big = { name: "f1", size: 120, fits: false, standing: [1] };
    const nine = { name: "a1", size: 9, fits: true, founder: 5, present: 3, standing: [] };
    expect(said({ districts: [big, nine] })).toContain("district of 9");
    expect(said({ districts: [big, nine] })).toContain("Nobody stands in it yet");
    expect(said({ districts: [{ ...nine, standing: [1] }] })).toContain("Bob");
    expect(said({ districts: [big, nine] })).not.toContain("120");
  });

  it("tells what founding scores, and the place a temple wins", () => {
    expect(said({ points: [5, 3] })).toContain("Ana +5, Bob +3");
    expect(said({ districts: [{ name: "a1", size: 96, places: [1, 2], scored: false, pays: [0, 0] }] })).toMatch(/place 1 .*first scoring passes it over/);
    expect(said({ districts: [{ name: "a1", size: 9, places: [1, 2], pays: [9, 5] }] })).toContain("9 points");
  });

  it("has nothing to say about nothing", () => {
    expect(said({})).toBe("");
  });
});
