import type { Texts } from "../../lib/text";
import type { GameEvent, Preview, View } from "../../lib/wire";
import type { BoardKind, Standing } from "../board";
import Around from "./Around.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Goods from "./Goods.svelte";
import Hand from "./Hand.svelte";
import { landOf, wordsOf, type MezoView } from "./model";
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

/** What is at stake in a region, and who stands there with what. */
function standing(place: string, seen: View, texts: Texts, names: readonly string[]): Standing | null {
  const view = seen as MezoView;
  const found = view.regions.find((region) => place.split(/[ |]/).includes(region.id));
  if (!found) return null;
  const land = landOf(view, found, texts);
  const lines = land.tribes.flatMap((units, seat) => {
    if (!units.champion && units.warriors + units.shamans + units.glyphs === 0) return [];
    const parts = [
      ...(units.champion ? [texts.say("mz-here-champion", { seat }, names)] : []),
      ...(units.warriors + units.shamans > 0 ? [texts.say("mz-here-units", { seat, warriors: units.warriors, shamans: units.shamans }, names)] : []),
      ...(units.glyphs > 0 ? [texts.say("mz-here-glyphs", { seat, count: units.glyphs }, names)] : []),
      ...(found.strength?.[seat] ? [texts.say("mz-change-strength", { count: found.strength[seat].total })] : []),
    ];
    return [{ seat, text: parts.join(", ") }];
  });
  const stake = land.desolate ? texts.say("board-desolate") : land.altar ? land.altar.text : "";
  return { title: land.name, lines: [...(stake ? [{ seat: null, text: stake }] : []), ...lines] };
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
  standing,
  headline,
  spare: (phrase, _view, legal, texts) => (phrase === "done" && legal.length > 1 ? texts.say("mz-spare") : ""),
  gains,
  aside: new Set(["card-chosen", "vp", "strength"]),
  sums: ({ event, devotion }) => (event === "devotion" ? { message: "mz-change-devotion", facts: { count: devotion }, amount: "count" } : null),
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
