import { describe, expect, test } from "vitest";
import type { JudgedTurn, Report } from "../lib/wire";
import { bad, signed, turnAt } from "./verdicts";

const turn = (first: number, moves: number, seat: number, kind = ""): JudgedTurn => ({ first, moves, seat, kind }) as JudgedTurn;
const report = { turns: [turn(0, 2, 0), turn(2, 1, 1, "mistake"), turn(3, 3, 0, "blunder")] } as Report;

describe("the turn of a moment", () => {
  test("is the one that is played from there", () => {
    expect([0, 1, 2, 3, 5].map((at) => turnAt(report, at)?.first)).toEqual([0, 0, 2, 3, 3]);
    expect(turnAt(report, 6)).toBeUndefined();
  });
});

test("bad turns are those with a name, of all or of one seat", () => {
  expect(bad(report).map(({ first }) => first)).toEqual([2, 3]);
  expect(bad(report, 0).map(({ first }) => first)).toEqual([3]);
});

test("what is nothing has no sign", () => {
  expect([12.4, -3, 0.2].map(signed)).toEqual(["+12", "−3", "±0"]);
});
