/** Making tables, and finding them. */
import { app } from "./app.svelte";
import { ask } from "./api";
import { remember } from "./printed";
import { router } from "./router.svelte";
import type { NewTable, Table } from "./wire";

/** Create a table and go there. */
export async function open(wish: NewTable): Promise<void> {
  if (!(await app.beSomebody())) return;
  const state = await ask("POST /api/tables", { body: wish });
  remember(state.printed);
  router.go(`/table/${state.table.id}`);
}

/** The level a newcomer meets: the second weakest. */
export const usualLevel = (): string => (app.levels[1] ?? app.levels[0])?.level ?? "random";

export function quick(game: string, level: string): Promise<void> {
  const seats = app.games.find((one) => one.name === game)?.seats[0] ?? 2;
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, level }));
  return open({ game, seats: [{ kind: "me" }, ...bots], hints: true, start: true });
}

/** Tables on a page of a list. */
export const PAGE = 100;

/** So many pages of a list; `next` gets the page after the tables that are there. */
export async function gather(pages: number, next: (got: Table[]) => Promise<Table[]>): Promise<Table[]> {
  const got: Table[] = [];
  while (got.length < pages * PAGE) {
    const page = await next(got);
    got.push(...page);
    if (page.length < PAGE) break;
  }
  return got;
}
