import type { Texts } from "../../lib/text";
import type { GameEvent, Preview, View } from "../../lib/wire";
import type { BoardKind } from "../board";
import Board from "./Board.svelte";
import Goods from "./Goods.svelte";
import { isSquare, markOf, type Landing, type PatolliView } from "./mat";
import { gains } from "./stakes";

/** A thing on the mat is `g4`, or the whole move it stands for. */
const squareOf = (thing: string): string => thing.split(" ").at(-1) ?? "";

function describe(thing: string, seen: View, texts: Texts, names: readonly string[]): string {
  const view = seen as PatolliView;
  const square = squareOf(thing);
  if (!isSquare(square)) return texts.word(thing);
  if (thing !== square) {
    const landing = view.reach.find((one) => one.start === square);
    return landing?.square ? texts.say("pt-at-landing", { start: square, square: landing.square }) : texts.say("pt-goes-home", { start: square });
  }
  const owner = view.pieces.findIndex((squares) => squares.includes(square));
  const mark = markOf(square);
  const parts = [square, owner < 0 ? "" : texts.say("pt-at-piece", { seat: owner }, names), mark && texts.say(`pt-mark-${mark}`)];
  return parts.filter(Boolean).join(", ");
}

function tell(preview: Preview, texts: Texts): string {
  const { start, square, catches, stakes, again } = preview as Landing;
  const parts = [square ? texts.say("pt-goes", { start: start ?? "–", square }) : texts.say("pt-goes-home", { start })];
  if (catches) parts.push(texts.say("pt-catches"));
  if (stakes !== 0) parts.push(texts.say(stakes > 0 ? "pt-wins-stake" : "pt-pays-stake"));
  if (again) parts.push(texts.say("pt-again"));
  return parts.join(" ");
}

const kind: BoardKind = {
  board: Board,
  shape: 19 / 15,
  isPlace: isSquare,
  // With nothing said yet every piece that can move is shown, also beside a piece that may come in.
  together: new Set([""]),
  asIf: (_said, thing) => (isSquare(thing) ? `move ${thing}` : thing.split("|")[0] ?? null),
  goods: Goods,
  describe,
  tell,
  headline: (view, texts) => (view.over ? "" : texts.say("pt-headline", { throws: (view as PatolliView).throws })),
  gains,
  milestone: ({ event }: GameEvent) => ["came-home", "captured", "paid"].includes(event),
};

export default kind;
