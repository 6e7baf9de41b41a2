/** How a game ended, said to who reads it: “You win”, or who does. */
import { t } from "./app.svelte";
import type { Table } from "./wire";

export function outcome(table: Table, names: readonly string[]): string {
  const winners = table.result?.winners ?? [];
  if (winners.length === 0) return t("result-none");
  const mine = table.seats.filter((seat) => seat.mine);
  const me = mine.length === 1 ? mine[0]?.seat : undefined; // at a shared device nobody is “you”
  const others = winners.filter((seat) => seat !== me).map((seat) => names[seat] ?? "");
  if (me === undefined || !winners.includes(me)) return t("result-title", { names: others.join(", "), count: winners.length });
  return others.length === 0 ? t("result-you") : t("result-you-too", { names: others.join(", ") });
}
