import type { Texts } from "../../lib/text";
import type { GameEvent, Preview, View } from "../../lib/wire";
import type { BoardKind } from "../board";
import Around from "./Around.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Goods from "./Goods.svelte";
import Hand from "./Hand.svelte";
import { wordsOf, type MezoView } from "./model";
import Moments from "./Moments.svelte";
import { gains } from "./gains";
import { numberWords } from "./sacrifice";
import Side from "./Side.svelte";

interface Change {
  seat: number;
  vp: number;
  devotion: number;
  strength: number;
}

/** What a phrase would change, in words. */
function tell(preview: Preview, texts: Texts, names: readonly string[]): string {
  const changes = (preview["changes"] as Change[] | undefined) ?? [];
  const signed = (count: number): string => (count > 0 ? `+${count}` : `−${-count}`);
  return changes
    .map(({ seat, ...change }) => {
      const parts = (["vp", "devotion", "strength"] as const).filter((what) => change[what] !== 0).map((what) => texts.say(`mz-change-${what}`, { count: signed(change[what]) }));
      return `${names[seat] ?? ""}: ${parts.join(", ")}`;
    })
    .join(" · ");
}

function headline(seen: View, texts: Texts): string {
  const view = seen as MezoView;
  const stage = texts.say(`mz-stage-${stageOf(view.phase)}`);
  return view.over ? "" : `${texts.say("board-age", { age: view.age })} · ${stage}`;
}

function stageOf(phase: string): string {
  if (phase === "god") return "setup";
  if (phase === "ability") return "start";
  if (phase === "start" || phase === "champion" || phase === "deploy") return "tribe";
  return phase === "gods" ? "gods" : "conflicts";
}

const kind: BoardKind = {
  board: Board,
  shape: 1.25,
  isPlace: () => false,
  goods: Goods,
  side: Side,
  around: Around,
  moments: Moments,
  hand: Hand,
  tell,
  describe,
  headline,
  gains,
  chapter: ({ event }) => event === "age-end",
  milestone: ({ event }: GameEvent) => event === "won" || event === "age-end",
};

// One kind for each set and language, so that it stays the same from move to move; some numbers mean more at times.
const fitted = new Map<string, BoardKind>();
kind.fitted = (seen, texts) => {
  const view = seen as MezoView;
  const numbers = numberWords(view, texts);
  const key = [view.components.hash, texts.lang, ...Object.values(numbers)].join();
  const places = new Set([...view.regions.map((region) => region.id), ...view.vertices.map((vertex) => vertex.id)]);
  const known = fitted.get(key) ?? { ...kind, isPlace: (word) => places.has(word), words: { ...wordsOf(view, texts), ...numbers } };
  fitted.set(key, known);
  return known;
};

export default kind;
