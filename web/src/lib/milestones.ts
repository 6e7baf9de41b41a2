/** The moments of a game worth jumping to: what the game calls one, else every move that changed the scores. */
import type { Texts } from "./text";
import type { GameEvent, Move } from "./wire";

export interface Milestone {
  /** The table right after it: so many moves were made. */
  at: number;
  text: string;
}

export function milestones(moves: readonly Move[], texts: Texts, names: readonly string[], telling?: (event: GameEvent) => boolean): Milestone[] {
  return moves.flatMap((move, i) => {
    const spoken = move.events.filter(({ event }) => texts.has(`event-${event}`));
    const before = moves[i - 1]?.scores ?? move.scores;
    const changed = move.scores.some((score, seat) => score !== before[seat]);
    const told = telling ? spoken.find(telling) : changed ? (spoken.find(({ points }) => points !== undefined) ?? spoken[0]) : undefined;
    return told ? [{ at: move.number + 1, text: texts.say(`event-${told.event}`, told, names) }] : [];
  });
}

/** The nearest one before or after a moment. */
export const earlier = (marks: readonly Milestone[], at: number): number | undefined => marks.findLast((mark) => mark.at < at)?.at;
export const later = (marks: readonly Milestone[], at: number): number | undefined => marks.find((mark) => mark.at > at)?.at;
