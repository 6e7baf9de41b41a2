/**
 * What ending a turn would leave undone that nobody leaves on purpose: a worker whom the wheel is about to push off,
 * and a placement so cheap that everybody can still be fed. Other placements are left to save corn; who does so knows it.
 */
import type { Texts } from "../../lib/text";
import type { TzolkinView } from "./view";

const CHEAP = 1;

export function spare(phrase: string, view: TzolkinView, legal: readonly string[], texts: Texts): string {
  if (phrase !== "end") return "";
  const pushed = view.wheels.find(({ key, spaces }) => legal.includes(`pick ${key} ${spaces - 1}`));
  if (pushed) return texts.say("tz-spare-pushed", { wheel: texts.word(pushed.key) });
  const costs = [...view.wheels, { key: "first", ...view.first_space }].map(({ key, next_cost: cost }) => (legal.includes(`place ${key}`) && cost !== null ? cost : Infinity));
  const cost = Math.min(...costs);
  const seat = view.players[view.turn];
  return seat && cost <= CHEAP && seat.goods.corn - cost >= seat.food.needed ? texts.say("tz-spare-place", { corn: cost }) : "";
}
