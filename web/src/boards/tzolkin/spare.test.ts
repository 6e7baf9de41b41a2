import { expect, test } from "vitest";
import type { Texts } from "../../lib/text";
import { table } from "./sample";
import { spare } from "./spare";

const texts = { say: (message: string, facts: object) => [message, ...Object.values(facts)].join(" "), word: (word: string) => word } as unknown as Texts;
const left = (corn: number, next: number, legal: string[], phrase = "end") => {
  const view = table();
  view.players[0]!.goods.corn = corn;
  view.first_space.next_cost = next + 3;
  for (const wheel of view.wheels) wheel.next_cost = next;
  return spare(phrase, view, ["end", ...legal], texts);
};

test("a cheap placement is worth a question if everybody can still be fed", () => {
  expect(left(7, 1, ["place tikal"])).toBe("tz-spare-place 1");
  expect(left(6, 1, ["place tikal"])).toBe("");
  expect(left(12, 2, ["place tikal"])).toBe("");
  expect(left(12, 1, ["place first"])).toBe("");
  expect(left(7, 1, [])).toBe("");
  expect(left(7, 1, ["place tikal"], "place tikal")).toBe("");
});

test("a worker who would be pushed off without an action is worth one, too", () => {
  expect(left(0, 1, ["pick uxmal 7"])).toBe("tz-spare-pushed uxmal");
  expect(left(0, 1, ["pick chichen 10"])).toBe("tz-spare-pushed chichen");
  expect(left(0, 1, ["pick uxmal 6", "pick chichen 7"])).toBe("");
});
