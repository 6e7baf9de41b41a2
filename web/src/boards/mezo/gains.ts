/** Where the points came from: each gain counts for what was going on when it happened. */
import type { Gain } from "../../lib/sources";
import type { Move } from "../../lib/wire";

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
export function gains(moves: readonly Move[]): Gain[] {
  const found: Gain[] = [];
  const stood = new Map<number, number>();
  let by = "";
  let around = "";
  for (const { move, event } of moves.flatMap(({ number, events }) => events.map((one) => ({ move: number, event: one })))) {
    // Points for a pyramid are paid at once; what comes then belongs to the action around it.
    if (by === "mz-pyramid" && event.event !== "vp" && event.event !== "built-pyramid") by = around;
    const now = BY[event.event];
    if (now !== undefined) {
      if (now !== "mz-pyramid") around = now;
      by = now;
    }
    const { seat, vp, total } = event;
    if (event.event !== "vp" || typeof seat !== "number" || typeof vp !== "number" || typeof total !== "number") continue;
    found.push({ move, seat, event: by, points: total - (stood.get(seat) ?? total - vp) });
    stood.set(seat, total);
  }
  return found;
}
