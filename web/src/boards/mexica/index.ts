import type { Texts } from "../../lib/text";
import type { GameEvent, View } from "../../lib/types";
import type { BoardKind } from "../board";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import { isSquare, type MexicaView } from "./island";
import Purse from "./Purse.svelte";
import Side from "./Side.svelte";

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

const kind: BoardKind = {
  board: Board,
  shape: 22.3 / 15.3,
  isPlace: isSquare,
  goods: Goods,
  purse: Purse,
  side: Side,
  describe,
  headline: (view, texts) => {
    const { period, round } = view as MexicaView;
    return round > 0 ? texts.say("headline-mexica", { period, round }) : "";
  },
  milestone: (event: GameEvent) => /scor|period/.test(event.event),
};

export default kind;
