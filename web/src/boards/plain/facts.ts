/** What the shape of a fact says about it, for a board that knows nothing else of the game. */

const COMMON = new Set(["game", "rules", "seats", "options", "waiting", "over", "scores", "winners", "expects"]);

export const isShort = (value: unknown): boolean => typeof value !== "object" || value === null;
export const isRecord = (value: unknown): value is Record<string, unknown> => !isShort(value) && !Array.isArray(value);

/** One short thing for each seat, or one record of them? */
export function isBySeat(value: unknown, seats: number): value is unknown[] {
  return Array.isArray(value) && value.length === seats && value.every((one) => isShort(one) || (isRecord(one) && Object.values(one).every(isShort)));
}

/** Several rows of the same length, of letters or of words. */
export function isGrid(value: unknown): value is (string | unknown[])[] {
  if (!Array.isArray(value) || value.length < 2) return false;
  const rows = value.map((row) => (typeof row === "string" ? row.length : Array.isArray(row) && row.every(isShort) ? row.length : 0));
  return (rows[0] ?? 0) > 1 && rows.every((length) => length === rows[0]);
}

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
