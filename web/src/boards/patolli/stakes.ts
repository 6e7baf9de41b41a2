/** Which rule moved how many stakes: the events tell who paid, and what happened just before tells what for. */
import type { Gain } from "../../lib/sources";
import type { Move } from "../../lib/wire";

const CAUSES: Record<string, string> = { captured: "pt-caught", "came-home": "pt-home", moved: "pt-marked", entered: "pt-marked" };

export function gains(moves: readonly Move[], seats: number): Gain[] {
  return moves.flatMap(({ number: move, events }) => {
    let cause = "";
    return events.flatMap(({ event, seat: payer }) => {
      cause = CAUSES[event] ?? cause;
      if (event !== "paid" || typeof payer !== "number") return [];
      return Array.from({ length: seats }, (_, seat) => ({ move, seat, event: cause, points: seat === payer ? -1 : 1 }));
    });
  });
}
