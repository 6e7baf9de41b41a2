/** The sacrifices in the Blessed region: who gave what, who is still to give, and what each number would mean. */
import type { Texts } from "../../lib/text";
import { strengths, type MezoView, type UnitCount } from "./model";

export interface Giver {
  seat: number;
  when: "given" | "choosing" | "later";
  /** What was given; until then, what the reserves hold. */
  units: UnitCount;
  strength: number;
}

export const isSacrifice = (view: MezoView): boolean => view.phase === "sacrifice" || view.phase === "split";

/** In the order in which they sacrifice. */
export function givers(view: MezoView): Giver[] {
  const rows = strengths(view);
  const now = view.order.indexOf(view.waiting[0] ?? -1);
  return view.order.flatMap((seat, place) => {
    const tribe = view.tribes[seat];
    if (!tribe) return [];
    const when = place < now ? "given" : place === now ? "choosing" : "later";
    return [{ seat, when, units: when === "given" ? tribe.sacrificed : tribe.reserve, strength: rows[seat]?.total ?? 0 }];
  });
}

/** Where a phrase is a bare number, what it means now: an ability by its name, a sacrifice by what it brings. */
export function numberWords(view: MezoView, texts: Texts): Record<string, string> {
  if (view.phase !== "ability") return giveWords(view, texts);
  const offered = view.components.abilities.filter((one) => one.age === view.age);
  return Object.fromEntries(offered.map((one, i) => [String(i + 1), texts.named(one)]));
}

export function giveWords(view: MezoView, texts: Texts): Record<string, string> {
  const giver = isSacrifice(view) ? givers(view).find((one) => one.when === "choosing") : undefined;
  if (!giver) return {};
  const { warriors, shamans } = giver.units;
  if (view.phase === "sacrifice")
    return numbered(warriors + shamans, (count) => texts.say("mz-give", { count, strength: giver.strength + count }));
  const count = Number(view.expects?.["count"] ?? 0);
  return numbered(Math.min(count, shamans), (part) => texts.say("mz-give-split", { warriors: count - part, shamans: part }));
}

const numbered = (most: number, say: (count: number) => string): Record<string, string> =>
  Object.fromEntries(Array.from({ length: most + 1 }, (_, count) => [String(count), say(count)]));
