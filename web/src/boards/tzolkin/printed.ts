/** What is printed on the board and the cards, as signs. A sign is a glyph with a number. */
import type { Effect } from "./view";

export interface Sign {
  glyph: string;
  n?: number | string;
  /** Paid, not gained. */
  cost?: boolean;
}

/** Rows of signs; what stands in the second row is an alternative if `or` is set, else it follows. */
export interface Print {
  rows: Sign[][];
  or?: boolean;
}

const one = (glyph: string, n?: number | string): Sign => (n === undefined ? { glyph } : { glyph, n });
const pay = (glyph: string, n?: number | string): Sign => ({ ...one(glyph, n), cost: true });
const plain = (...signs: Sign[]): Print => ({ rows: [signs] });
const either = (a: Sign[], b: Sign[]): Print => ({ rows: [a, b], or: true });
const then = (a: Sign[], b: Sign[]): Print => ({ rows: [a, b] });

const PALENQUE: Print[] = [
  plain(one("fish"), one("corn", 3)),
  plain(one("corn", 4)),
  either([one("corn", 5)], [one("wood", 2)]),
  either([one("corn", 7)], [one("wood", 3)]),
  either([one("corn", 9)], [one("wood", 4)]),
];
const YAXCHILAN: Print[] = [
  plain(one("wood")),
  plain(one("stone"), one("corn")),
  then([one("gold")], [one("corn", 2)]),
  plain(one("skull")),
  then([one("gold"), one("stone")], [one("corn", 2)]),
];
const TIKAL: Print[] = [
  plain(one("technology")),
  plain(one("building")),
  plain(one("technology"), one("technology")),
  either([one("building"), one("building")], [one("monument")]),
  then([pay("cube")], [one("temple"), one("temple")]),
];
const UXMAL: Print[] = [
  then([pay("corn", 3)], [one("temple")]),
  plain(one("market")),
  plain(one("worker", "+1")),
  then([pay("corn", "2/▪")], [one("building")]),
  then([pay("corn", 1)], [one("any")]),
];
const CHICHEN: Print[] = [4, 5, 6, 7, 8, 8, 10, 11, 13].map((points, i) => {
  const temple = one(`temple-${["brown", "green", "yellow"][Math.floor(i / 3)] ?? ""}`);
  return then([one("points", points)], [5, 7, 8].includes(i) ? [temple, one("cube")] : [temple]);
});

const ACTIONS: Record<string, Print[]> = { palenque: PALENQUE, yaxchilan: YAXCHILAN, tikal: TIKAL, uxmal: UXMAL, chichen: CHICHEN };

/** The action of a space; nothing on space 0, any action on the last spaces. */
export function actionOf(wheel: string, space: number): Print | null {
  const actions = ACTIONS[wheel] ?? [];
  if (space < 1) return null;
  return actions[space - 1] ?? { rows: [[one("choice", `1–${actions.length}`)]] };
}

/** On the last spaces of a wheel any of its actions may be chosen. */
export const isFree = (wheel: string, space: number): boolean => space > (ACTIONS[wheel]?.length ?? 0);

/** What it costs in corn to use a lower space. */
export const backStep = (wheel: string, from: number, to: number): number => (isFree(wheel, from) ? 0 : Math.max(0, from - to));

export function effectSigns(effect: Effect): Sign[] {
  const [name, about, amount] = effect;
  if (name === "gain") return [amount === 1 ? one(String(about)) : one(String(about), amount)];
  if (name === "step") return [one(about === "any" ? "temple" : `temple-${about}`)];
  if (name === "advance") return [one(about === "any" ? "technology" : String(about))];
  if (name === "points") return [one("points", about)];
  if (name === "worker") return [one("worker", "+1")];
  if (name === "farm") return [one("worker", about), one("bowl")];
  if (name === "discount") return [one("corn", `−${about}`), one("bowl")];
  if (name === "market") return [one("market")];
  if (name === "build") return [one("building")];
  if (name === "action") return [pay("corn", 1), one("any")];
  return [];
}

/** What monuments count, as signs: points for each of something. */
const MONUMENTS: Record<string, Sign[]> = {
  "great-tombs": [one("points", 4), one("card-grey")],
  "great-city": [one("points", 2), one("building")],
  "great-harvest": [one("points", 4), one("tile-corn")],
  "great-forest": [one("points", 4), one("tile-wood")],
  "great-offices": [one("points", 4), one("card-green")],
  "great-masters": [one("points", "33"), one("technology", "3")],
  "great-learning": [one("points", 3), one("technology")],
  "great-people": [one("points", 6), one("worker", "4+")],
  "great-shrines": [one("points", 4), one("card-blue")],
  "great-temples": [one("points", "∑"), one("temple")],
  "great-summit": [one("points", 3), one("temple", "▲")],
  "great-skulls": [one("points", 3), one("skull")],
};
/** The monument of monuments counts more with fewer seats: 6, 5, 4. */
export const monumentSigns = (key: string, seats: number): Sign[] =>
  key === "great-monuments" ? [one("points", 8 - seats), one("monument")] : (MONUMENTS[key] ?? []);

/** What each level of a technology gives, and its bonus. */
export const TECHNOLOGY: Record<string, Sign[][]> = {
  agriculture: [[one("corn", "+1")], [one("fish", "+1"), one("corn", "∞")], [one("corn", "+2")], [one("temple")]],
  extraction: [[one("wood", "+1")], [one("stone", "+1")], [one("gold", "+1")], [one("cube", 2)]],
  architecture: [[one("building"), one("corn", "+1")], [one("building"), one("points", "+2")], [one("building"), one("cube", "−1")], [one("points", 3)]],
  theology: [[one("skull"), one("next", "+1")], [one("skull"), one("temple")], [one("skull", "+1")], [one("skull", 1)]],
};

/** A cost as signs: each cube once, with its number from two on. */
export const costSigns = (cost: Record<string, number>): Sign[] =>
  Object.entries(cost).flatMap(([good, n]) => (n === 0 ? [] : [n === 1 ? one(good) : one(good, n)]));

/** Signs in rows of two. */
export function rowsOf(signs: readonly Sign[], perRow = 2): Sign[][] {
  const rows: Sign[][] = [];
  for (let i = 0; i < signs.length; i += perRow) rows.push(signs.slice(i, i + perRow));
  return rows;
}
