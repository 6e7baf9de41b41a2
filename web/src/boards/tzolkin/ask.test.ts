import { describe, expect, it } from "vitest";
import { arrange, asking, inRows, options } from "./ask";
import { table } from "./sample";

const words = (text: string, legal: string[], facts: Record<string, unknown> = {}): string[] =>
  options(table({ expects: { text, ...facts } }), legal).map((option) => option.words);

describe("the question in the calendar", () => {
  it("offers the actions of a worker with the corn for the way back", () => {
    const found = options(table({ expects: { text: "use", wheel: "tikal", space: 3 } }), ["use 1", "use 2", "use 3", "skip"]);
    expect(found.map(({ space, corn }) => [space, corn])).toEqual([[1, 2], [2, 1], [3, 0]]);
  });

  it("asks no corn where any action may be used", () => {
    const found = options(table({ expects: { text: "use", wheel: "tikal", space: 6 } }), ["use 1", "use 5"]);
    expect(found.map(({ corn }) => corn)).toEqual([0, 0]);
  });

  it("offers cubes, temples, technologies, harvests and days", () => {
    expect(words("pay", ["pay wood", "pay gold"])).toEqual(["pay wood", "pay gold"]);
    expect(words("climb", ["climb brown"])).toEqual(["climb brown"]);
    expect(words("advance-may", ["advance theology", "skip"])).toEqual(["advance theology"]);
    expect(words("harvest", ["wood", "burn green"], { space: 3 })).toEqual(["wood", "burn green"]);
    expect(words("turn", ["turn 1", "turn 2"])).toEqual(["turn 1", "turn 2"]);
    expect(words("architecture", ["with architecture", "without architecture"])).toHaveLength(2);
  });

  it("leaves wheels, cards and the market to themselves", () => {
    for (const text of ["start", "place", "pick", "keep", "build", "build-corn", "any", "trade"]) expect(words(text, ["use 1", "pay wood"])).toEqual([]);
  });

  it("keeps things apart and inside the disc, however many there are", () => {
    for (let count = 1; count <= 9; count++) {
      const { spots, radius } = arrange(count);
      spots.forEach(([x, y], i) => {
        expect(Math.hypot(x, y) + radius).toBeLessThan(112);
        for (const [x2, y2] of spots.slice(i + 1)) expect(Math.hypot(x - x2, y - y2)).toBeGreaterThan(2 * radius);
      });
    }
  });
});

describe("who is asked", () => {
  const harvest = { text: "harvest", space: 3 };

  it("is only the seat that the table waits for", () => {
    const view = table({ expects: harvest });
    expect(asking(view, 0, ["wood"])?.options.map(({ words }) => words)).toEqual(["wood"]);
    expect(asking(view, 1, [])).toBeNull();
    expect(asking(view, null, [])).toBeNull();
  });

  it("has nothing to point at in the calendar while placing", () => {
    expect(asking(table({ expects: { text: "place" } }), 0, ["place tikal", "end"])).toBeNull();
  });
});

describe("questions below the wheels", () => {
  it.each([1, 3, 4, 5, 9])("keeps %i things apart and inside the box", (count) => {
    const { spots, radius, height } = inRows(count);
    for (const [x, y] of spots) {
      expect(Math.min(x, 360 - x, y, height - y)).toBeGreaterThanOrEqual(radius);
    }
    for (const [i, [x, y]] of spots.entries()) {
      for (const [u, v] of spots.slice(i + 1)) expect(Math.hypot(x - u, y - v)).toBeGreaterThan(2 * radius);
    }
  });
});
