/** Where the points came from: what each event paid to whom, summed over a game. */
import type { GameEvent, Move } from "./types";

export interface Source {
  event: string;
  points: number[];
}

export interface Paid {
  event: string;
  points: number;
}

/** What an event paid its seat: usually its points, under its own name. */
const asTold = ({ event, points }: GameEvent): Paid | null => (typeof points === "number" ? { event, points } : null);

/** Points that no event explains are kept under the empty name. `paid`: for a game whose events tell it otherwise. */
export function sources(moves: readonly Move[], seats: number, paid: (event: GameEvent) => Paid | null = asTold): Source[] {
  const byEvent = new Map<string, number[]>();
  const add = (event: string, seat: number, points: number): void => {
    if (seat < 0 || seat >= seats || points === 0) return;
    const sums = byEvent.get(event) ?? Array.from({ length: seats }, () => 0);
    sums[seat] = (sums[seat] ?? 0) + points;
    byEvent.set(event, sums);
  };
  let before = Array.from({ length: seats }, () => moves.length > 0 ? NaN : 0);
  for (const move of moves) {
    const rest = move.scores.map((score, seat) => (Number.isNaN(before[seat]) ? 0 : score - (before[seat] ?? 0)));
    for (const event of move.events) {
      const { seat } = event;
      const told = paid(event);
      if (typeof seat !== "number" || told === null) continue;
      const { points } = told;
      add(told.event, seat, points);
      if (!Number.isNaN(before[seat])) rest[seat] = (rest[seat] ?? 0) - points;
    }
    rest.forEach((points, seat) => add("", seat, Math.round(points * 100) / 100));
    before = [...move.scores];
  }
  return [...byEvent].map(([event, points]) => ({ event, points })).sort((a, b) => sum(b.points) - sum(a.points));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Seats from first to last; equal scores share a place. The winners the game names come first. */
export function ranking(scores: readonly number[], winners: readonly number[]): { seat: number; place: number }[] {
  const better = (a: number, b: number): boolean =>
    winners.includes(a) !== winners.includes(b) ? winners.includes(a) : (scores[a] ?? 0) > (scores[b] ?? 0);
  const seats = scores.map((_, seat) => seat);
  return seats
    .map((seat) => ({ seat, place: 1 + seats.filter((other) => better(other, seat)).length }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
