import { describe, expect, it } from "vitest";
import { add, calendarTurn, centreOf, dayAngle, DAYS, outline, pitchRadius, polar, spaceAt, TODAY, toothAt, toothOn, WHEELS, wheelTurn, type Point, type Wheel } from "./gears";

const turned = (points: Point[], degrees: number, centre: Point): Point[] =>
  points.map(({ x, y }) => {
    const turn = (degrees * Math.PI) / 180;
    return add(centre, { x: x * Math.cos(turn) - y * Math.sin(turn), y: x * Math.sin(turn) + y * Math.cos(turn) });
  });

function inside({ x, y }: Point, polygon: Point[]): boolean {
  let within = false;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Point;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) within = !within;
  });
  return within;
}

const calendar = (day: number): Point[] => turned(outline(DAYS, TODAY), calendarTurn(day), { x: 0, y: 0 });
const gear = (wheel: Wheel, day: number): Point[] =>
  turned(outline(wheel.teeth, wheel.direction + 180 + (1.5 * 360) / wheel.teeth), wheelTurn(wheel, day), centreOf(wheel));

describe("the wheels", () => {
  it("are the five of the board, with 10, 10, 10, 10 and 13 teeth, around a calendar of 26", () => {
    expect(WHEELS.map(({ key, teeth, spaces }) => [key, teeth, spaces])).toEqual([
      ["palenque", 10, 8], ["yaxchilan", 10, 8], ["tikal", 10, 8], ["uxmal", 10, 8], ["chichen", 13, 11],
    ]);
    expect(DAYS).toBe(26);
  });

  it("touch the calendar at the pitch circle, and no other wheel", () => {
    for (const wheel of WHEELS) {
      const { x, y } = centreOf(wheel);
      expect(Math.hypot(x, y)).toBeCloseTo(pitchRadius(DAYS) + pitchRadius(wheel.teeth));
      for (const other of WHEELS.filter((one) => one !== wheel)) {
        const { x: x2, y: y2 } = centreOf(other);
        expect(Math.hypot(x - x2, y - y2)).toBeGreaterThan(pitchRadius(wheel.teeth) + pitchRadius(other.teeth) + 100);
      }
    }
  });

  it("roll on the calendar without slipping: both rims move equally far, in opposite senses", () => {
    for (const wheel of WHEELS) {
      expect(wheelTurn(wheel, 1) * pitchRadius(wheel.teeth)).toBeCloseTo(-calendarTurn(1) * pitchRadius(DAYS));
    }
  });

  it("mesh: at no moment of a turn does a tooth cut into another", () => {
    for (const wheel of WHEELS) {
      for (let day = 0; day < 2; day += 0.05) {
        const [big, small] = [calendar(day), gear(wheel, day)];
        expect(big.filter((point) => inside(point, small))).toEqual([]);
        expect(small.filter((point) => inside(point, big))).toEqual([]);
      }
    }
  });

  it("really interlock: teeth reach into the gaps of the other gear", () => {
    for (const wheel of WHEELS) {
      const middle = centreOf(wheel);
      const deep = calendar(3).filter(({ x, y }) => Math.hypot(x - middle.x, y - middle.y) < pitchRadius(wheel.teeth) - 6);
      expect(deep.length).toBeGreaterThan(0);
    }
  });
});

describe("workers", () => {
  it("stand in the picture on the space that the state says, after every turn of the calendar", () => {
    for (const wheel of WHEELS) {
      for (let day = 0; day <= 28; day++) {
        for (let space = 0; space < wheel.teeth; space++) {
          const drawn = toothAt(wheel, toothOn(wheel, space, day), day);
          const printed = spaceAt(wheel, space);
          expect(drawn.x).toBeCloseTo(printed.x, 6);
          expect(drawn.y).toBeCloseTo(printed.y, 6);
        }
      }
    }
  });

  it("keep their tooth while the days pass", () => {
    for (const wheel of WHEELS) {
      expect(toothOn(wheel, 2, 9)).toBe(toothOn(wheel, 3, 10));
      expect(toothOn(wheel, wheel.teeth - 1, 9)).toBe(toothOn(wheel, 0, 10));
    }
  });

  it("pass the calendar on the unnumbered teeth", () => {
    for (const wheel of WHEELS) {
      const far = Array.from({ length: wheel.teeth }, (_, space) => Math.hypot(spaceAt(wheel, space).x, spaceAt(wheel, space).y));
      const nearest = far.map((_, space) => space).sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0)).slice(0, 2);
      expect(nearest.sort((a, b) => a - b)).toEqual([wheel.spaces, wheel.spaces + 1]);
    }
  });
});

describe("the calendar", () => {
  it("shows the tooth of today at today's place", () => {
    for (let day = 0; day <= 27; day++) {
      const { x, y } = polar(dayAngle(day) + calendarTurn(day), 1);
      expect([x, y].map((value) => Math.round(value * 1e6) / 1e6 + 0)).toEqual([-1, 0]);
    }
  });
});
