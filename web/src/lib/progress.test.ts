import { beforeEach, describe, expect, it } from "vitest";
import { finished, learnt, progress, remember } from "./progress";

describe("how far somebody has come", () => {
  const kept = new Map<string, string>();
  beforeEach(() => {
    kept.clear();
    Object.defineProperty(globalThis, "localStorage", {
      value: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) },
      configurable: true,
    });
  });

  it("is kept lesson by lesson", () => {
    remember("mezo", "first", ["", "card fervor"]);
    expect(progress("mezo", "first")).toEqual(["", "card fervor"]);
    expect(progress("mezo", "second")).toEqual([]);
  });

  it("knows what was finished, however often", () => {
    learnt("mezo", "first");
    learnt("mezo", "first");
    learnt("mezo", "gods");
    expect([...finished("mezo")]).toEqual(["first", "gods"]);
    expect(finished("mexica").size).toBe(0);
  });

  it("survives what it cannot read", () => {
    kept.set("patolli.learnt-mezo", "{");
    expect(finished("mezo").size).toBe(0);
  });
});
