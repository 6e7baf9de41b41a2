/** The island as the view tells it, and where its squares lie in the drawing. */
import type { View } from "../../lib/wire";

export interface District {
  name: string;
  squares: string[];
  size: number;
  tile: { size: number; square: string } | null;
  fits: boolean;
  levels: number[];
  neutral: number;
  places: number[];
  pays: number[];
  standing: number[];
}

export interface TileFacts {
  size: number;
  founder: number;
  present: number;
}

export interface MexicaView extends View {
  board: string[];
  starts: string[];
  canals: { squares: string[] }[];
  bridges: { square: string; way: "ns" | "ew" }[];
  temples: { square: string; owner: number | null; level: number }[];
  pilli: (string | null)[];
  districts: District[];
  panel: TileFacts[];
  later: TileFacts[];
  stock: number[][];
  points: number[];
  tokens: number[];
  supply: { singles: number; doubles: number; bridges: number; tokens: number };
  period: number;
  round: number;
  turn: number;
  ap: number;
  /** Where the Pilli on turn can walk, each square with its cost and the square before it. */
  reach?: { square: string; cost: number; start: string }[];
  costs: { leap: number; turn: number; take_limit: number };
  proposal: { tile: number; answering: number } | null;
}

/** The side of a square in the drawing. */
export const U = 40;

export const isSquare = (word: string): boolean => /^[a-u]\d{1,2}$/.test(word);
export const column = (square: string): number => square.charCodeAt(0) - 97;
export const row = (square: string): number => Number(square.slice(1)) - 1;
export const left = (square: string): number => column(square) * U;
export const top = (square: string): number => row(square) * U;
export const named = (x: number, y: number): string => `${String.fromCharCode(97 + x)}${y + 1}`;

/** All squares of the island, canals included. */
export function squares(board: readonly string[]): string[] {
  return board.flatMap((line, y) => [...line].flatMap((cell, x) => (cell === "~" ? [] : [named(x, y)])));
}

/** The line between dry land and water: the coast, and the banks of all canals. */
export function banks(board: readonly string[], wet: ReadonlySet<string>): string {
  const dry = (x: number, y: number): boolean => (board[y]?.[x] ?? "~") !== "~" && !wet.has(named(x, y));
  const lines: string[] = [];
  const height = board.length;
  const width = board[0]?.length ?? 0;
  for (let y = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++) {
      if (dry(x, y) !== dry(x, y - 1)) lines.push(`M${x * U} ${y * U}h${U}`);
      if (dry(x, y) !== dry(x - 1, y)) lines.push(`M${x * U} ${y * U}v${U}`);
    }
  }
  return lines.join("");
}

/** The outline of a set of squares. */
export function outline(of: readonly string[]): string {
  const inside = new Set(of);
  return of
    .map((square) => {
      const [x, y] = [column(square), row(square)];
      const edges: string[] = [];
      if (!inside.has(named(x, y - 1))) edges.push(`M${x * U} ${y * U}h${U}`);
      if (!inside.has(named(x, y + 1))) edges.push(`M${x * U} ${(y + 1) * U}h${U}`);
      if (!inside.has(named(x - 1, y))) edges.push(`M${x * U} ${y * U}v${U}`);
      if (!inside.has(named(x + 1, y))) edges.push(`M${(x + 1) * U} ${y * U}v${U}`);
      return edges.join("");
    })
    .join("");
}

/** Where to write about a district: its free square nearest to the middle, else its first. */
export function middle(district: readonly string[], taken: ReadonlySet<string>): string {
  const mean = (of: (square: string) => number): number => district.reduce((sum, square) => sum + of(square), 0) / district.length;
  const [x, y] = [mean(column), mean(row)];
  const far = (square: string): number => (column(square) - x) ** 2 + (row(square) - y) ** 2;
  const free = district.filter((square) => !taken.has(square));
  return (free.length > 0 ? free : district).reduce((best, square) => (far(square) < far(best) ? square : best));
}

/** Squares on which something stands. */
export function occupied(view: MexicaView): Set<string> {
  return new Set([
    ...view.temples.map((temple) => temple.square),
    ...view.pilli.flatMap((square) => square ?? []),
    ...view.districts.flatMap((district) => district.tile?.square ?? []),
    ...palace(view),
  ]);
}

export function palace(view: MexicaView): string[] {
  const all = squares(view.board);
  return all.filter((square) => "SE".includes(view.board[row(square)]?.[column(square)] ?? ""));
}

export const leaders = (district: District): number[] =>
  district.places.flatMap((place, seat) => (place === 1 ? [seat] : []));
