/** The log in words, from moves and their events. */
import type { IsPlace } from "./controller";
import type { Texts } from "./text";
import type { GameEvent, Move } from "./wire";

export interface Line {
  key: string;
  seat: number | null;
  text: string;
  /** Places the line speaks of, to ring them on the board. */
  places: string[];
  move: number;
  tentative: boolean;
  /** What it tells of; null where a phrase is told for want of events. */
  event: GameEvent | null;
}

/** All places among the facts of an event. */
export function placesIn(event: GameEvent, isPlace: IsPlace): string[] {
  return Object.entries(event)
    .filter(([key]) => key !== "event")
    .flatMap(([, value]) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .map((value) => (typeof value === "object" && value !== null && "id" in value ? value.id : value))
    .filter((value): value is string => typeof value === "string" && isPlace(value));
}

/** A phrase as the reader would say it. */
export const spoken = (phrase: string, texts: Texts): string => phrase.split(" ").map((word) => texts.word(word)).join(" ");

/** What the log must know of a game: which words are places, and what it calls things that events name by a key. */
export interface Teller {
  isPlace: IsPlace;
  told?: (event: GameEvent, texts: Texts) => GameEvent;
  /** What these moves changed, where it is not simply the places they speak of: keys of things, and who did it. */
  changes?: (moves: readonly Move[]) => Map<string, number>;
}

/** Where a game goes on under later rules, the log says so before the first move that knows them. */
export function raised(rules: number | undefined, before: Move | undefined, say: (version: number) => string): Line[] {
  if (rules === undefined || before?.rules === undefined || rules === before.rules) return [];
  return [{ key: `rules ${rules}`, seat: null, text: say(rules), places: [], move: before.number, tentative: false, event: null }];
}

export function lines(move: Move, texts: Texts, names: readonly string[], { isPlace, told: tell }: Teller, tentative = false): Line[] {
  const told = move.events.flatMap((event, i) => {
    const message = `event-${event.event}`;
    if (!texts.has(message)) return [];
    const seat = typeof event.seat === "number" && event.seat >= 0 ? event.seat : null;
    return [{ key: `${move.number}.${i}`, seat, text: texts.say(message, tell?.(event, texts) ?? event, names), places: placesIn(event, isPlace), move: move.number, tentative, event }];
  });
  if (told.length > 0 || move.phrase === null) return told;
  const text = `${names[move.seat] ?? ""}: ${spoken(move.phrase, texts)}`;
  return [{ key: `${move.number}`, seat: move.seat, text, places: move.phrase.split(" ").filter(isPlace), move: move.number, tentative, event: null }];
}
