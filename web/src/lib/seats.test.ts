import { expect, test } from "vitest";
import { seatNames } from "./seats";
import type { Seat } from "./types";

const LEVELS = [{ level: "greedy", names: { en: "Armadillo", pl: "Pancernik" } }];
const seat = (kind: Seat["kind"], name: string): Seat => ({ kind, name, level: kind === "bot" ? "greedy" : null }) as Seat;

test("bots are called in the reader's language, and numbered where two are alike", () => {
  const seats = [seat("person", "Ana"), seat("bot", "Armadillo"), seat("bot", "Pancernik")];
  expect(seatNames(seats, LEVELS, "pl")).toEqual(["Ana", "Pancernik", "Pancernik 2"]);
  expect(seatNames(seats, LEVELS, "en")).toEqual(["Ana", "Armadillo", "Armadillo 2"]);
});

test("people keep their names, and so does a bot that took somebody's seat", () => {
  const seats = [seat("person", "Armadillo"), seat("person", "Armadillo"), seat("bot", "Ana (Armadillo)")];
  expect(seatNames(seats, LEVELS, "pl")).toEqual(["Armadillo", "Armadillo", "Ana (Armadillo)"]);
});
