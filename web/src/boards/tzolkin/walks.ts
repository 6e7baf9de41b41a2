/** Who walks where between two pictures: from home onto a wheel, or from a wheel home. */
import { toothAt, toothOn, wheelOf, type Point } from "./gears";
import { FIRST_SPACE, homeAt } from "./place";
import type { TzolkinView } from "./view";

export interface Walk {
  seat: number;
  from: Point;
  to: Point;
}

/** Every worker of a seat by the wood it stands on: a worker that only rides keeps its key. */
function riders(view: TzolkinView): Map<string, { seat: number; at: Point }> {
  const found = new Map<string, { seat: number; at: Point }>();
  for (const { key, teeth } of view.wheels) {
    const wheel = wheelOf(key);
    teeth.forEach((rider, space) => {
      if (typeof rider !== "number") return;
      const tooth = toothOn(wheel, space, view.day);
      found.set(`${key} ${tooth} ${rider}`, { seat: rider, at: toothAt(wheel, tooth, view.day) });
    });
  }
  const first = view.first_space.worker;
  if (first !== null) found.set(`first ${first}`, { seat: first, at: FIRST_SPACE });
  return found;
}

export function walks(before: TzolkinView, after: TzolkinView): Walk[] {
  const [was, is] = [riders(before), riders(after)];
  const door = (view: TzolkinView, seat: number): Point => homeAt(seat, view.seats, Math.max(0, (view.players[seat]?.home ?? 1) - 1));
  const home = [...was].filter(([key]) => !is.has(key)).map(([, { seat, at }]) => ({ seat, from: at, to: door(after, seat) }));
  const out = [...is].filter(([key]) => !was.has(key)).map(([, { seat, at }]) => ({ seat, from: door(before, seat), to: at }));
  return [...home, ...out];
}
