/** How far somebody has come in the lessons, as this browser remembers it. */
import { store, stored } from "./storage";

function read<T>(key: string, usual: T): T {
  try {
    return (JSON.parse(stored(key) ?? "null") as T | null) ?? usual;
  } catch {
    return usual;
  }
}

/** What was said so far in a lesson that was begun. */
export const progress = (game: string, lesson: string): string[] => read(`lesson-${game}-${lesson}`, []);

export const remember = (game: string, lesson: string, trail: readonly string[]): void => store(`lesson-${game}-${lesson}`, JSON.stringify(trail));

/** The lessons of a game that were finished. */
export const finished = (game: string): ReadonlySet<string> => new Set(read<string[]>(`learnt-${game}`, []));

export function learnt(game: string, lesson: string): void {
  store(`learnt-${game}`, JSON.stringify([...new Set([...finished(game), lesson])]));
}
