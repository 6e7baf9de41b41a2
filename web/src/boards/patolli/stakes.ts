/** Which rule moved how many stakes: the events tell who paid, and what happened just before tells what for. */
import type { Source } from "../../lib/sources";
import type { Move } from "../../lib/types";

const CAUSES: Record<string, string> = { captured: "pt-caught", "came-home": "pt-home", moved: "pt-marked", entered: "pt-marked" };

export function origins(moves: readonly Move[], seats: number): Source[] {
  const sums = new Map<string, number[]>();
  for (const { events } of moves) {
    let cause = "";
    for (const { event, seat } of events) {
      cause = CAUSES[event] ?? cause;
      if (event !== "paid" || typeof seat !== "number") continue;
      const points = sums.get(cause) ?? Array.from({ length: seats }, () => 0);
      sums.set(cause, points.map((sum, one) => sum + (one === seat ? -1 : 1)));
    }
  }
  return [...sums].map(([event, points]) => ({ event, points }));
}
