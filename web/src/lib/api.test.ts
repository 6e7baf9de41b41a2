import { expect, test } from "vitest";
import { addressOf, speak } from "./api";

test("an address has its names filled in, and the reader's language behind it", () => {
  expect(addressOf("/api/games")).toBe("/api/games?lang=en");
  speak("pl");
  expect(addressOf("/api/tables/{table_id}/seats/{seat}", { path: { table_id: "a b/c", seat: 0 } })).toBe("/api/tables/a%20b%2Fc/seats/0?lang=pl");
  expect(addressOf("/api/tables/{table_id}", { path: { table_id: "x" }, query: { from: 0, wait: undefined, printed: null } })).toBe("/api/tables/x?from=0&lang=pl");
  speak("en");
});
