import type { Texts } from "../../lib/text";
import type { GameEvent, View } from "../../lib/wire";
import type { BoardKind, Route, Standing } from "../board";
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

/** Who leads in the district of a square, and what each would get. The first scoring counts founded districts only (MEX-R55). */
function standing(square: string, seen: View, texts: Texts, names: readonly string[]): Standing | null {
  const view = seen as MexicaView;
  const district = view.districts.find((one) => one.squares.includes(square));
  if (!district || (view.round === 0 && !district.tile)) return null;
  const { size, tile, levels, neutral, places, pays } = district;
  const counts = tile !== null || view.period === 2;
  const seats = levels.map((_, seat) => seat).filter((seat) => (levels[seat] ?? 0) > 0).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const lines = seats.map((seat) => ({ seat, text: texts.say(counts ? "standing-seat" : "standing-levels", { seat, levels: levels[seat], points: pays[seat] }, names) }));
  const others = neutral > 0 ? [{ seat: null, text: texts.say("standing-neutral", { levels: neutral }) }] : [];
  const none = seats.length + others.length === 0 ? [{ seat: null, text: texts.say("standing-nobody") }] : [];
  const later = counts ? [] : [{ seat: null, text: texts.say("standing-unfounded") }];
  return { title: texts.say(tile ? "standing-founded" : "at-district", { size }), lines: [...lines, ...others, ...none, ...later] };
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
  standing,
  tell,
  routes,
  spare: (phrase, view, _legal, texts) => (phrase === "end" && (view as MexicaView).ap > 0 ? texts.say("spare-ap", { ap: (view as MexicaView).ap }) : ""),
  headline: (view, texts) => {
    const { period, round, over } = view as MexicaView;
    return round > 0 && !over ? texts.say("headline", { period, round }) : "";
  },
  aside: new Set(["ended"]),
  chapter: ({ event }) => event === "period-ended",
  milestone: ({ event }: GameEvent) => event === "period-ended",
};

export default kind;
