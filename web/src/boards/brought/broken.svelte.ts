import { SvelteSet } from "svelte/reactivity";

/** Games whose own board could not be loaded, or failed while it drew: they get the plain one. */
export const broken = new SvelteSet<string>();

/** The reader sees the plain board, and a sentence; whoever wrote the board looks here. */
export function giveUp(game: string, error: unknown): void {
  console.warn(`the board of ${game} cannot be used:`, error);
  broken.add(game);
}
