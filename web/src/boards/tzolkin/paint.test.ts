// The names of the wheels stand in light letters on their colours: by day and by night they must be readable.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const LETTERS = "#fffaf0";
const paint = readFileSync(new URL("./paint.css", import.meta.url), "utf8");

function light(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

test.each(["palenque", "yaxchilan", "tikal", "uxmal", "chichen"])("light letters on %s", (wheel) => {
  const colours = paint.match(new RegExp(`--tz-${wheel}: light-dark\\((#\\w{6}), (#\\w{6})\\)`))!.slice(1);
  expect(colours).toHaveLength(2);
  for (const colour of colours) expect((light(LETTERS) + 0.05) / (light(colour) + 0.05)).toBeGreaterThan(4.5);
});
