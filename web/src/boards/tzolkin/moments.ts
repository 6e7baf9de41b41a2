/** What is worth a summary: Food Days, the new age, the final scoring. Read from what happened, nothing is computed. */
import type { GameEvent, Move } from "../../lib/wire";

export interface Fed {
  seat: number;
  workers: number;
  corn: number;
  hungry: number;
  lost: number;
  goods: { good: string; amount: number }[];
  favours: { temple: string; points: number; bonus: number }[];
}

export interface Line {
  /** A message, and the facts it needs. */
  text: string;
  facts: GameEvent;
  points: number;
}

export type Moment =
  | { kind: "food"; number: number; seats: Fed[]; newAge: boolean; short: boolean }
  | { kind: "final"; seats: { seat: number; lines: Line[]; total: number }[] };

const ENDS = new Set(["tooth-corn", "marker", "rotated"]);

function foodDay(events: readonly GameEvent[]): Moment {
  const seats: Fed[] = [];
  const of = (seat: number): Fed => {
    const known = seats.find((one) => one.seat === seat);
    if (known) return known;
    const fresh = { seat, workers: 0, corn: 0, hungry: 0, lost: 0, goods: [], favours: [] };
    seats.push(fresh);
    return fresh;
  };
  for (const event of events.slice(1)) {
    const fed = of(event.seat ?? 0);
    if (event.event === "fed") Object.assign(fed, { workers: Number(event["workers"]), corn: Number(event["corn"]) });
    if (event.event === "hungry") Object.assign(fed, { hungry: Number(event["workers"]), lost: Number(event["points"]) });
    if (event.event === "gained") fed.goods.push({ good: String(event["good"]), amount: Number(event["amount"]) });
    if (event.event === "favour") fed.favours.push({ temple: String(event["temple"]), points: Number(event["points"]), bonus: Number(event["bonus"]) });
  }
  const has = (name: string): boolean => events.some(({ event }) => event === name);
  seats.sort((a, b) => a.seat - b.seat);
  return { kind: "food", number: Number(events[0]?.["number"]), seats, newAge: has("new-age"), short: has("skulls-short") };
}

function finalScoring(events: readonly GameEvent[]): Moment {
  const totals = events.filter(({ event }) => event === "final-total");
  return {
    kind: "final",
    seats: totals.map((total) => ({
      seat: total.seat ?? 0,
      total: Number(total["points"]),
      lines: events
        .filter(({ event, seat }) => event.startsWith("final-") && event !== "final-total" && seat === total.seat)
        .map((facts) => ({ text: `event-${facts.event}`, facts, points: Number(facts["points"]) })),
    })),
  };
}

/** All moments among the events of these moves, in order. */
export function momentsIn(moves: readonly Move[]): Moment[] {
  const events = moves.flatMap((move) => move.events);
  const found: Moment[] = [];
  events.forEach(({ event }, i) => {
    if (event !== "food-day") return;
    const end = events.findIndex((other, at) => at > i && ENDS.has(other.event));
    found.push(foodDay(events.slice(i, end < 0 ? undefined : end)));
  });
  if (events.some(({ event }) => event === "final-total")) found.push(finalScoring(events));
  return found;
}
