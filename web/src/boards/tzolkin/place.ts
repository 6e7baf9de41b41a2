/** Where things stand that do not turn: the box of the drawing, the start-player space, the villages. */
import { DAYS, outerRadius, polar, TODAY, type Point } from "./gears";

export const BOX = { x: -356, y: -352, width: 722, height: 704 };

/** The start-player space lies before the tooth of today. */
export const FIRST_SPACE: Point = polar(TODAY, outerRadius(DAYS) + 26);

/** The workers at home stand on the right: the first half of the seats above, the others clear of the buttons below. */
export function villageAt(seat: number, seats: number): Point {
  const below = seat >= Math.ceil(seats / 2);
  const row = below ? seat - Math.ceil(seats / 2) : seat;
  return { x: 296, y: below ? 216 - row * 60 : -318 + row * 66 };
}

/** Where the n-th free worker of a village stands. */
export function homeAt(seat: number, seats: number, n: number): Point {
  const { x, y } = villageAt(seat, seats);
  return { x: x - 45 + n * 18, y };
}
