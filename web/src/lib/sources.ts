/** Where the points came from: what each event paid to whom. */
import type { GameEvent, Move } from "./wire";

/** Points that a seat won or lost with a move; `event` names what for. */
export interface Gain {
  move: number;
  seat: number;
  event: string;
  points: number;
}

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
export function gains(moves: readonly Move[], seats: number, paid: (event: GameEvent) => Paid | null = asTold): Gain[] {
  const found: Gain[] = [];
  let before: readonly number[] | null = null; // the scores before the first move are not in the log
  for (const { number: move, events, scores } of moves) {
    const rest = scores.map((score, seat) => (before ? score - (before[seat] ?? 0) : 0));
    for (const event of events) {
      const { seat } = event;
      const told = paid(event);
      if (typeof seat !== "number" || seat < 0 || seat >= seats || told === null) continue;
      found.push({ move, seat, ...told });
      if (before) rest[seat] = (rest[seat] ?? 0) - told.points;
    }
    rest.forEach((points, seat) => found.push({ move, seat, event: "", points: Math.round(points * 100) / 100 }));
    before = scores;
  }
  return found.filter(({ points }) => points !== 0);
}

/** The same summed over the game, what paid most first. */
export function sources(gained: readonly Gain[], seats: number): Source[] {
  const byEvent = new Map<string, number[]>();
  for (const { event, seat, points } of gained) {
    const sums = byEvent.get(event) ?? Array.from({ length: seats }, () => 0);
    sums[seat] = (sums[seat] ?? 0) + points;
    byEvent.set(event, sums);
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
