import { expect, test } from "vitest";
import { complete } from "./printed";

const view = { game: "mezo", rules: 1, seats: 2, waiting: [0], over: false, scores: [0, 0], winners: [], age: 1 };

test("what is printed comes once and is known from then on", () => {
  const first = complete(view, { hash: "a", fields: { components: { title: "box" } } });
  expect(first["components"]).toEqual({ title: "box" });
  expect(complete({ ...view, age: 2 }, { hash: "a" })).toEqual({ ...first, age: 2 });
});

test("two sets of components do not mix", () => {
  complete(view, { hash: "b", fields: { components: 1 } });
  complete(view, { hash: "c", fields: { components: 2 } });
  expect(complete(view, { hash: "b" })["components"]).toBe(1);
});

test("a game without it keeps its view", () => {
  expect(complete(view, null)).toBe(view);
});
