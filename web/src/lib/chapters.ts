/** When the points came: a game in chapters (periods, ages, Food Days), and what each of them brought a seat. */
import type { Gain } from "./sources";
import type { GameEvent, Move } from "./wire";

/** Into so many equal parts falls a game that has no chapters of its own. */
export const PARTS = 6;

/** The last move of each chapter, by the number of the move. */
export function chapters(moves: readonly Move[], ends?: (event: GameEvent) => boolean): number[] {
  const last = moves.at(-1)?.number;
  if (last === undefined) return [];
  if (!ends) {
    const parts = Math.min(PARTS, moves.length);
    return Array.from({ length: parts }, (_, part) => moves[Math.round(((part + 1) * moves.length) / parts) - 1]?.number ?? last);
  }
  const closed = moves.filter((move) => move.events.some(ends)).map((move) => move.number);
  return closed.at(-1) === last ? closed : [...closed, last];
}

/** One block of a bar: from `from` to `to`; what was lost hangs below zero. */
export interface Block {
  event: string;
  points: number;
  from: number;
  to: number;
}

/** The bar of each chapter for one seat. Gains and losses of the same kind are not set off against each other. */
export function bars(gained: readonly Gain[], seat: number, ends: readonly number[], order: readonly string[]): Block[][] {
  return ends.map((end, i) => {
    const after = ends[i - 1] ?? -1;
    const mine = gained.filter((gain) => gain.seat === seat && gain.move > after && gain.move <= end);
    return [1, -1].flatMap((sign) => {
      let reached = 0;
      return order.flatMap((event) => {
        const points = mine.filter((gain) => gain.event === event && gain.points * sign > 0).reduce((sum, gain) => sum + gain.points, 0);
        const from = reached;
        reached += points;
        return points === 0 ? [] : [{ event, points, from, to: reached }];
      });
    });
  });
}
