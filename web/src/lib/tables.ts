/** Making tables. */
import { app } from "./app.svelte";
import { post } from "./api";
import { router } from "./router.svelte";
import type { ClockRule, State } from "./types";

export type SeatWish = { kind: "me" } | { kind: "open" } | { kind: "bot"; level: string } | { kind: "local"; name: string };

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  public?: boolean;
  clock?: ClockRule;
  hints?: boolean;
  start?: boolean;
}

/** Create a table and go there. */
export async function open(wish: TableWish): Promise<void> {
  await app.beSomebody();
  const state = await post<State>("/tables", wish);
  router.go(`/table/${state.table.id}`);
}

/** The level a newcomer meets: the second weakest. */
export const usualLevel = (): string => (app.levels[1] ?? app.levels[0])?.level ?? "random";

export function quick(game: string, level: string): Promise<void> {
  const seats = app.games.find((one) => one.name === game)?.seats[0] ?? 2;
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, level }));
  return open({ game, seats: [{ kind: "me" }, ...bots], hints: true, start: true });
}
