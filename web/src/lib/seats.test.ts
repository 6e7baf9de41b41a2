import { expect, test } from "vitest";
import { seatNames } from "./seats";
import type { Seat } from "./wire";

const LEVELS = [{ level: "greedy", names: { en: "Armadillo", pl: "Pancernik" }, blurbs: {} }];
const nameless = (number: number): string => `Player ${number}`;
const seat = (kind: Seat["kind"], name: string): Seat => ({ kind, name, level: kind === "bot" ? "greedy" : null }) as Seat;

test("bots are called in the reader's language, and numbered where two are alike", () => {
  const seats = [seat("person", "Ana"), seat("bot", "Armadillo"), seat("bot", "Pancernik")];
  expect(seatNames(seats, LEVELS, "pl", nameless)).toEqual(["Ana", "Pancernik", "Pancernik 2"]);
  expect(seatNames(seats, LEVELS, "en", nameless)).toEqual(["Ana", "Armadillo", "Armadillo 2"]);
});

test("people keep their names, and so does a bot that took somebody's seat", () => {
  const seats = [seat("person", "Armadillo"), seat("person", "Armadillo"), seat("bot", "Ana (Armadillo)")];
  expect(seatNames(seats, LEVELS, "pl", nameless)).toEqual(["Armadillo", "Armadillo", "Ana (Armadillo)"]);
});

test("who brings a record without names sees players by number", () => {
  const seats = [seat("person", "1"), seat("person", "2")].map((one) => ({ ...one, person: null }));
  expect(seatNames(seats, LEVELS, "en", nameless)).toEqual(["Player 1", "Player 2"]);
});
