import type { Texts } from "../../lib/text";
import type { GameEvent, Preview, View } from "../../lib/wire";
import type { BoardKind } from "../board";
import { describe, tileNames } from "./about";
import Board from "./Board.svelte";
import { changes } from "./changes";
import { WHEELS } from "./gears";
import Goods from "./Goods.svelte";
import Moments from "./Moments.svelte";
import { paid } from "./paid";
import { BOX } from "./place";
import Purse from "./Purse.svelte";
import { spare } from "./spare";
import { tell } from "./tell";
import Tray from "./Tray.svelte";
import { TEMPLES, TRACKS, type TzolkinView } from "./view";

const PLACES = new Set<string>([...WHEELS.map(({ key }) => key), ...TEMPLES, ...TRACKS, "first"]);
const CARD = /^(farm|tomb|office|shrine|great)-|^[pytuc]\d+$/;

const kind: BoardKind = {
  board: Board,
  tray: Tray,
  shape: BOX.width / BOX.height,
  isPlace: (word) => PLACES.has(word) || CARD.test(word),
  goods: Goods,
  purse: Purse,
  moments: Moments,
  tell: (preview: Preview, texts: Texts) => tell(preview, texts),
  describe: (word: string, view: View, texts: Texts, names: readonly string[]) => describe(word, view as TzolkinView, texts, names),
  headline: (view: View, texts: Texts) => {
    const { age, day, food_day: food } = view as TzolkinView;
    const until = food ? texts.say(food.today ? "tz-food-today" : "tz-food-in", { days: food.in }) : texts.say("tz-food-none");
    return texts.say("tz-headline", { age, day, until });
  },
  spare: (phrase, view, legal, texts) => spare(phrase, view as TzolkinView, legal, texts),
  changes,
  aside: new Set(["ended", "skipped", "paid", "scored", "picked", "revealed-building"]),
  sums: ({ event, good, amount }) => (event === "gained" ? { message: "some-goods", facts: { good, amount }, amount: "amount" } : null),
  paid,
  chapter: ({ event }) => event === "food-day",
  milestone: (event: GameEvent) => event.event === "food-day" || event.event === "final-total",
};

/** `p3` as the table calls it: the wheel and the space; with what the tile gives where that is known. */
function tile(key: unknown, texts: Texts): string {
  const [, letter = "", space = ""] = /^([a-z])(\d+)$/.exec(String(key)) ?? [];
  const wheel = WHEELS.find((one) => one.key.startsWith(letter))?.key ?? "";
  const known = texts.word(String(key));
  return known === key ? `${texts.word(wheel)} ${space}` : known;
}

kind.told = (event, texts) => {
  if (event.event === "kept") return { ...event, tile: tile(event["tile"], texts) };
  const { tiles } = event;
  return event.event === "revealed" && Array.isArray(tiles) ? { ...event, tiles: tiles.map((key) => tile(key, texts)) } : event;
};

// One kind for each set of words, so that it stays the same from move to move. At the market to skip is to stop.
const fitted = new Map<string, BoardKind>();
kind.fitted = (seen, texts) => {
  const view = seen as TzolkinView;
  const trading = view.expects?.text === "trade";
  const words = { ...tileNames(view, texts), ...(trading ? { skip: texts.say("tz-done-trading") } : {}) };
  const key = [texts.lang, ...Object.values(words)].join();
  const known = fitted.get(key) ?? { ...kind, words };
  fitted.set(key, known);
  return known;
};

export default kind;
