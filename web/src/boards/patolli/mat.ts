/** The mat as it is painted: a cross of 52 squares, walked around clockwise, on columns a–n and rows 1–14. */
import type { Preview, View } from "../../lib/wire";

/** Where a move leads; no start: from the hand, no square: home. */
export interface Landing extends Preview {
  start: string | null;
  square: string | null;
  catches: boolean;
  stakes: number;
  again: boolean;
}

export interface PatolliView extends View {
  pieces: string[][];
  hand: number[];
  home: number[];
  turn: number;
  throw: number;
  throws: number;
  reach: Landing[];
}

export const U = 40;
const ARM = 13;
const OUT = [1, 2, 3, 4, 5, 6];

/** Each arm: a centre square, six outwards, six back. */
function walk(): string[] {
  const column = (x: number): string => String.fromCharCode(96 + x);
  const back = [...OUT].reverse();
  return [
    ["g7", ...back.map((y) => `g${y}`), ...OUT.map((y) => `h${y}`)],
    ["h7", ...OUT.map((x) => `${column(8 + x)}7`), ...back.map((x) => `${column(8 + x)}8`)],
    ["h8", ...OUT.map((y) => `h${8 + y}`), ...back.map((y) => `g${8 + y}`)],
    ["g8", ...back.map((x) => `${column(x)}8`), ...OUT.map((x) => `${column(x)}7`)],
  ].flat();
}

export const WALK: readonly string[] = walk();
const ORDER = new Map(WALK.map((square, i) => [square, i]));

export const isSquare = (word: string): boolean => ORDER.has(word);
export const centreX = (square: string): number => (square.charCodeAt(0) - 96.5) * U;
export const centreY = (square: string): number => (Number(square.slice(1)) - 0.5) * U;

/** The centre square where the pieces of a seat come in, and which they come back to. */
export const gate = (seat: number): string => WALK[seat * 2 * ARM] ?? "";

export type Mark = "centre" | "marked" | "tip" | "";

export function markOf(square: string): Mark {
  const step = (ORDER.get(square) ?? 1) % ARM;
  if (step === 0) return "centre";
  if (step === 3 || step === 10) return "marked";
  return step === 6 || step === 7 ? "tip" : "";
}

/** All squares on the way, both ends included. */
export function steps(start: string, square: string): string[] {
  const from = ORDER.get(start) ?? 0;
  const length = ((ORDER.get(square) ?? 0) - from + WALK.length) % WALK.length;
  return Array.from({ length: length + 1 }, (_, i) => WALK[(from + i) % WALK.length] ?? start);
}

/** How many of the five beans show their mark; five count ten. */
export const marksShown = (thrown: number): number => Math.min(5, thrown);
