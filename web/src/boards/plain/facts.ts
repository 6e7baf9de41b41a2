/** What the shape of a fact says about it, for a board that knows nothing else of the game. */

const COMMON = new Set(["game", "rules", "seats", "options", "waiting", "over", "scores", "winners", "expects"]);

export const isShort = (value: unknown): boolean => typeof value !== "object" || value === null;
export const isRecord = (value: unknown): value is Record<string, unknown> => !isShort(value) && !Array.isArray(value);

/** One short thing for each seat, or one record of them? */
export function isBySeat(value: unknown, seats: number): value is unknown[] {
  return Array.isArray(value) && value.length === seats && value.every((one) => isShort(one) || (isRecord(one) && Object.values(one).every(isShort)));
}

/** Several rows of the same length: of things, or of letters that are no words. */
export function isGrid(value: unknown): value is (string | unknown[])[] {
  if (!Array.isArray(value) || value.length < 2) return false;
  if (value.every((row) => typeof row === "string")) return sameLength(value) && !/^[\p{L}\d-]*$/u.test(value.join(""));
  return value.every((row) => Array.isArray(row) && row.every(isShort)) && sameLength(value as unknown[][]) && (value[0] as unknown[]).length > 1;
}
const sameLength = (rows: readonly { length: number }[]): boolean => new Set(rows.map((row) => row.length)).size === 1;

/** A row of the table of seats: what it is called, and what each seat has of it. */
export interface Row {
  key: string;
  values: unknown[];
}

/** The facts of a view: those that each seat has, and the rest. */
export function sorted(view: Readonly<Record<string, unknown>>, seats: number): { rows: Row[]; rest: [string, unknown][] } {
  const facts = Object.entries(view).filter(([key, value]) => !COMMON.has(key) && value !== null && value !== "");
  const rows = facts.flatMap(([key, value]) => (isBySeat(value, seats) ? split(key, value) : []));
  return { rows, rest: facts.filter(([, value]) => !isBySeat(value, seats)) };
}

function split(key: string, values: unknown[]): Row[] {
  const records = values.filter(isRecord);
  if (records.length === 0) return [{ key, values }];
  const keys = [...new Set(records.flatMap((one) => Object.keys(one)))];
  return keys.map((part) => ({ key: part, values: values.map((one) => (isRecord(one) ? one[part] : null)) }));
}
