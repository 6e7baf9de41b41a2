/** Where the points came from: each gain counts for what was going on when it happened. */
import type { Source } from "../../lib/sources";
import type { Move } from "../../lib/types";

/** What an event says about the gains that follow it. */
const BY: Readonly<Record<string, string>> = {
  action: "mz-card",
  third: "mz-card",
  passed: "mz-card",
  "tile-used": "mz-tile",
  won: "mz-altar",
  majority: "mz-field",
  "built-pyramid": "mz-pyramid",
  cleaned: "",
  "age-end": "mz-age",
  age: "",
  "game-end": "mz-end",
};

/** The scores before the first move are not in the log: the first gain of a seat tells how it began. */
export function origins(moves: readonly Move[], seats: number): Source[] {
  const sums = new Map<string, number[]>();
  const stood = new Map<number, number>();
  let by = "";
  let around = "";
  for (const event of moves.flatMap((move) => move.events)) {
    // Points for a pyramid are paid at once; what comes then belongs to the action around it.
    if (by === "mz-pyramid" && event.event !== "vp" && event.event !== "built-pyramid") by = around;
    const now = BY[event.event];
    if (now !== undefined) {
      if (now !== "mz-pyramid") around = now;
      by = now;
    }
    const { seat, vp, total } = event;
    if (event.event !== "vp" || typeof seat !== "number" || typeof vp !== "number" || typeof total !== "number") continue;
    const points = sums.get(by) ?? Array.from({ length: seats }, () => 0);
    points[seat] = (points[seat] ?? 0) + (stood.has(seat) ? total - (stood.get(seat) ?? 0) : vp);
    sums.set(by, points);
    stood.set(seat, total);
  }
  const whole = (points: readonly number[]): number => points.reduce((sum, one) => sum + one, 0);
  return [...sums].map(([event, points]) => ({ event, points })).sort((a, b) => whole(b.points) - whole(a.points));
}
