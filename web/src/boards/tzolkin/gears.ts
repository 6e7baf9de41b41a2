/**
 * The geometry of the wheels. Everything that turns is drawn from here, and nothing else knows an angle.
 *
 * All gears have the same pitch: their radius is proportional to their teeth, so 26 days of the calendar
 * are 26 teeth of every wheel. Angles are in degrees, clockwise from the right, as in SVG. The calendar
 * turns against the clock and the wheels with it; space 0 is the first tooth past the calendar.
 */

export interface Point {
  x: number;
  y: number;
}

export interface Wheel {
  key: string;
  teeth: number;
  /** Numbered teeth; the others pass behind the calendar. */
  spaces: number;
  /** Direction in which it lies, seen from the middle of the calendar. */
  direction: number;
}

export const DAYS = 26;
/** Pitch radius of one tooth. */
export const TOOTH = 6.5;
const ADDENDUM = 9.5;
const DEDENDUM = 12;
const PRESSURE = (25 * Math.PI) / 180;
const BACKLASH = 0.7;

const dayPitch = 360 / DAYS;
/** Directions are whole teeth of the calendar, so that each wheel meets a tooth with a gap. */
export const WHEELS: readonly Wheel[] = [
  { key: "palenque", teeth: 10, spaces: 8, direction: 16 * dayPitch },
  { key: "yaxchilan", teeth: 10, spaces: 8, direction: 21 * dayPitch },
  { key: "tikal", teeth: 10, spaces: 8, direction: 0 },
  { key: "uxmal", teeth: 10, spaces: 8, direction: 5 * dayPitch },
  { key: "chichen", teeth: 13, spaces: 11, direction: 10 * dayPitch },
];
/** Where the tooth of today stands: between Palenque and Chichen Itza. */
export const TODAY = 180;

export const wheelOf = (key: string): Wheel => WHEELS.find((wheel) => wheel.key === key) ?? (WHEELS[0] as Wheel);
export const pitchRadius = (teeth: number): number => teeth * TOOTH;
export const outerRadius = (teeth: number): number => pitchRadius(teeth) + ADDENDUM;
export const rootRadius = (teeth: number): number => pitchRadius(teeth) - DEDENDUM;

export function polar(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: Math.cos(turn) * radius, y: Math.sin(turn) * radius };
}

export const add = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

const modulo = (value: number, n: number): number => ((value % n) + n) % n;

/** The middle of a wheel; the calendar's is the origin. */
export const centreOf = (wheel: Wheel): Point => polar(wheel.direction, pitchRadius(DAYS) + pitchRadius(wheel.teeth));

/** By how much a gear has turned after so many days. */
export const wheelTurn = (wheel: Wheel, day: number): number => (day * 360) / wheel.teeth;
export const calendarTurn = (day: number): number => -day * dayPitch;

/** The angle of a space as seen from the middle of its wheel: fixed, printed on the board. */
export const spaceAngle = (wheel: Wheel, space: number): number =>
  wheel.direction + 180 + ((space + 1.5) * 360) / wheel.teeth;

/** The tooth (counted on the wood) that stands on a space on that day; a worker never leaves its tooth. */
export const toothOn = (wheel: Wheel, space: number, day: number): number => modulo(space - day, wheel.teeth);

/** The angle of a tooth on the wheel itself, before it turns. */
export const toothAngle = (wheel: Wheel, tooth: number): number => spaceAngle(wheel, tooth);

/** Where workers stand, measured from the middle of the wheel. */
export const riderRadius = (wheel: Wheel): number => pitchRadius(wheel.teeth) - 9;
/** Where the actions are printed. */
export const actionRadius = (wheel: Wheel): number => outerRadius(wheel.teeth) + 24;

/** A space in the picture. */
export const spaceAt = (wheel: Wheel, space: number): Point =>
  add(centreOf(wheel), polar(spaceAngle(wheel, space), riderRadius(wheel)));

/** A tooth in the picture, as the turned wheel carries it. */
export const toothAt = (wheel: Wheel, tooth: number, day: number): Point =>
  add(centreOf(wheel), polar(toothAngle(wheel, tooth) + wheelTurn(wheel, day), riderRadius(wheel)));

/** The printed action of a space. The last ones would lie under the calendar: they move aside a little. */
export function actionAt(wheel: Wheel, space: number): Point {
  const last = wheel.spaces - 1;
  const small = space === last;
  const angle = spaceAngle(wheel, space) - (small ? 6 : 0);
  return add(centreOf(wheel), polar(angle, actionRadius(wheel) - (small ? 7 : 0)));
}

/** The tooth of the calendar that belongs to a day; tooth 0 begins the game at today's place. */
export const dayAngle = (day: number): number => TODAY + day * dayPitch;

const involute = (angle: number): number => Math.tan(angle) - angle;

/** The outline of a gear around the origin, its first tooth at `first` degrees. Involute flanks roll without slipping. */
export function outline(teeth: number, first = 0, flank = 4): Point[] {
  const pitch = pitchRadius(teeth);
  const base = pitch * Math.cos(PRESSURE);
  const outer = outerRadius(teeth);
  const half = Math.PI / (2 * teeth) - BACKLASH / (2 * pitch);
  const profile: { radius: number; angle: number }[] = [{ radius: rootRadius(teeth), angle: 0 }];
  for (let i = 0; i <= flank; i++) {
    const from = Math.max(base, rootRadius(teeth));
    const radius = from + ((outer - from) * i) / flank;
    profile.push({ radius, angle: half + involute(PRESSURE) - involute(Math.acos(Math.min(1, base / radius))) });
  }
  (profile[0] as { angle: number }).angle = (profile[1] as { angle: number }).angle;
  const points: Point[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const middle = first + (tooth * 360) / teeth;
    const at = (radius: number, angle: number): Point => polar(middle + (angle * 180) / Math.PI, radius);
    points.push(...profile.map(({ radius, angle }) => at(radius, -angle)));
    points.push(...[...profile].reverse().map(({ radius, angle }) => at(radius, angle)));
  }
  return points;
}

export const path = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;
