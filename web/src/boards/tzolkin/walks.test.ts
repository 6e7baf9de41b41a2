import { describe, expect, it } from "vitest";
import { spaceAt, wheelOf } from "./gears";
import { FIRST_SPACE } from "./place";
import { stand, table } from "./sample";
import { walks } from "./walks";

const near = (a: { x: number; y: number }, b: { x: number; y: number }): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 0.001;

describe("walking", () => {
  it("leads a placed worker from home to its space", () => {
    const [walk, ...others] = walks(table(), stand(table(), "tikal", 2, 0));
    expect(others).toEqual([]);
    expect(walk?.seat).toBe(0);
    expect(near(walk!.to, spaceAt(wheelOf("tikal"), 2))).toBe(true);
  });

  it("leads a picked worker home", () => {
    const [walk] = walks(stand(table(), "uxmal", 4, 1), table());
    expect(walk?.seat).toBe(1);
    expect(near(walk!.from, spaceAt(wheelOf("uxmal"), 4))).toBe(true);
  });

  it("does not move who only rides on, not even a neutral worker around the corner", () => {
    const before = stand(stand(table(), "tikal", 2, 0), "chichen", 12, "neutral");
    const after = stand(stand(table({ day: 1 }), "tikal", 3, 0), "chichen", 0, "neutral");
    expect(walks(before, after)).toEqual([]);
  });

  it("leads who is pushed off the last space home", () => {
    const found = walks(stand(table(), "tikal", 7, 0), table({ day: 1 }));
    expect(found.map(({ seat }) => seat)).toEqual([0]);
  });

  it("knows the start-player space", () => {
    const [walk] = walks(table(), table({ first_space: { worker: 1, next_cost: null } }));
    expect(near(walk!.to, FIRST_SPACE)).toBe(true);
  });
});
