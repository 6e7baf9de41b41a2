import type { Texts } from "../../lib/text";
import type { GameEvent, View } from "../../lib/wire";
import type { BoardKind, Route } from "../board";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import { column, isSquare, named, row, squares, type MexicaView } from "./island";
import Purse from "./Purse.svelte";
import Side from "./Side.svelte";
import { tell } from "./tell";

/** What lies and stands on a square, in words. */
function describe(square: string, seen: View, texts: Texts, names: readonly string[]): string {
  const view = seen as MexicaView;
  const parts: string[] = [square];
  const temple = view.temples.find((one) => one.square === square);
  if (temple) parts.push(texts.say(temple.owner === null ? "at-neutral-temple" : "at-temple", { seat: temple.owner, level: temple.level }, names));
  view.pilli.forEach((place, seat) => place === square && parts.push(texts.say("at-pilli", { seat }, names)));
  if (view.bridges.some((bridge) => bridge.square === square)) parts.push(texts.say("at-bridge"));
  else if (view.canals.some((canal) => canal.squares.includes(square))) parts.push(texts.say("at-canal"));
  const district = view.districts.find((one) => one.squares.includes(square));
  if (district?.tile?.square === square) parts.push(texts.say("at-tile", { size: district.tile.size }));
  if (district) parts.push(texts.say("at-district", { size: district.size }));
  return parts.join(", ");
}

/** Squares further than one step away, and the steps that lead there. */
function routes(said: readonly string[], seen: View): Map<string, Route> {
  const found = new Map<string, Route>();
  if (said.join() !== "walk") return found;
  const { reach, ap } = seen as MexicaView;
  const before = new Map(reach?.map((step) => [step.square, step]));
  for (const { square, cost } of before.values()) {
    const phrases: string[] = [];
    for (let at = before.get(square); at; at = before.get(at.start)) phrases.unshift(`walk ${at.square}`);
    found.set(square, { phrases, cost, preview: { cost, ap: ap - cost } });
  }
  return found;
}

/** Without single canals, pointing at a square means a double one there, not one with a far-away square. */
function asIf(said: readonly string[], word: string, seen: View): string | null {
  const view = seen as MexicaView;
  if (said[0] !== "canal" || said.length > 1) return null;
  if (view.supply.singles > 0) return `canal ${word}`;
  const east = named(column(word) + 1, row(word));
  const west = named(column(word) - 1, row(word));
  return squares(view.board).includes(east) ? `canal ${word} ${east}` : `canal ${west} ${word}`;
}

const kind: BoardKind = {
  board: Board,
  shape: 22.3 / 15.3,
  isPlace: isSquare,
  together: new Set(["canal"]),
  asIf,
  goods: Goods,
  purse: Purse,
  side: Side,
  describe,
  tell,
  routes,
  headline: (view, texts) => {
    const { period, round, over } = view as MexicaView;
    return round > 0 && !over ? texts.say("headline", { period, round }) : "";
  },
  chapter: ({ event }) => event === "period-ended",
  milestone: ({ event }: GameEvent) => event === "period-ended",
};

export default kind;
