/** What others changed since somebody last acted: the places, each with who was last there. */
import { placesIn, type Teller } from "./log";
import type { Move } from "./wire";

/** The first move after the last one that one of these seats made; for who only watches, the turn under way. */
export function since(moves: readonly Move[], own: readonly number[]): number {
  if (own.length > 0) return moves.findLastIndex(({ seat }) => own.includes(seat)) + 1;
  const last = moves.at(-1)?.seat;
  return moves.findLastIndex(({ seat }) => seat !== last) + 1;
}

/** The places that these moves speak of. A game in which things move on by themselves says it better. */
export function changes(moves: readonly Move[], kind: Teller): Map<string, number> {
  if (kind.changes) return kind.changes(moves);
  const found = new Map<string, number>();
  for (const { seat, phrase, events } of moves) {
    const said = phrase?.split(" ").filter(kind.isPlace) ?? [];
    for (const place of [...said, ...events.flatMap((event) => placesIn(event, kind.isPlace))]) found.set(place, seat);
  }
  return found;
}
