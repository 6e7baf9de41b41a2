/** How signs stand in a row, and rows in a space: numbers that the drawings share. */
import type { Sign } from "./printed";

const GLYPH = 20;
const GAP = 3;
const DIGIT = 8;
const SIGN = 10.5; // plus, minus and the like are wider
const LABEL_GAP = 3;
/** Signs whose number is written inside them. */
const INSIDE = new Set(["points", "bowl"]);

export interface Laid {
  sign: Sign;
  /** The middle of the glyph, and where its number begins. */
  x: number;
  label: string;
  labelX: number;
}

export const labelOf = (sign: Sign): string => {
  if (sign.n === undefined || INSIDE.has(sign.glyph)) return "";
  return sign.cost && typeof sign.n === "number" ? `−${sign.n}` : String(sign.n);
};

const textWidth = (label: string): number => [...label].reduce((sum, char) => sum + (/[\d/.]/.test(char) ? DIGIT : SIGN), 0);

const widthOf = (sign: Sign): number => {
  const label = labelOf(sign);
  return sign.glyph === "choice" ? textWidth(label) : GLYPH + (label ? textWidth(label) + LABEL_GAP : 0);
};

export const rowWidth = (row: readonly Sign[]): number => row.reduce((sum, sign) => sum + widthOf(sign) + GAP, -GAP);

/** A row of signs around the origin. */
export function layRow(row: readonly Sign[]): Laid[] {
  let x = -rowWidth(row) / 2;
  return row.map((sign) => {
    const label = labelOf(sign);
    const bare = sign.glyph === "choice";
    const laid = { sign, x: bare ? x + widthOf(sign) / 2 : x + (label ? textWidth(label) + LABEL_GAP : 0) + GLYPH / 2, label, labelX: bare ? x + widthOf(sign) / 2 : x };
    x += widthOf(sign) + GAP;
    return laid;
  });
}

/** The scale at which rows fit into a box. */
export function fit(rows: readonly (readonly Sign[])[], width: number, height: number, most = 1): number {
  const widest = Math.max(1, ...rows.map(rowWidth));
  return Math.min(most, width / widest, height / (rows.length * 22));
}
