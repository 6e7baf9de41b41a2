/** The table as the view tells it, and the parts of it that the board draws. */
import type { Name, Texts } from "../../lib/text";
import type { View } from "../../lib/wire";
import type { CardName, Kind } from "./words";

export interface UnitCount {
  warriors: number;
  shamans: number;
}
export interface Parts {
  champion: number;
  units: number;
  glyphs: number;
  bonus: number;
  sacrificed: number;
  total: number;
}
/** A name in some languages, with the id it has in phrases. */
export type Thing = Name & { id: string };

export interface RegionView {
  id: string;
  desolate: boolean;
  altar?: string;
  blessed?: boolean;
  conflict?: boolean;
  units?: UnitCount[];
  glyphs?: number[];
  pyramid?: number[];
  champion?: number | null;
  present?: number[];
  strength?: Parts[];
  deployed?: number;
}
export interface VertexView {
  id: string;
  at: [number, number];
  regions: string[];
  seat: number | null;
  source: string;
  reconstructed?: boolean;
}
export interface TribeView {
  god: string | null;
  vertex: string | null;
  present: string[];
  vp: number;
  devotion: number;
  level: number;
  devotion_vp: number;
  abilities: string[];
  reserve: UnitCount;
  xibalba: UnitCount;
  wrathful: UnitCount;
  sacrificed: UnitCount;
  glyphs: number;
  pyramid: number[];
  cards_left: number;
  laid: boolean;
  card: CardName | null;
  covered: number[];
  discarded: CardName[];
  may_hold: CardName[];
  strength: number;
  reminder: Kind[];
}
export interface EntryFacts {
  text: Name;
  presence: boolean;
  source: string;
  reconstructed: boolean;
  signs?: { op: string; count: string }[];
}
export interface FieldView {
  id: string;
  entry: string;
  seat: number | null;
}
export interface TileView {
  age: number;
  id?: string;
  entry?: string;
}
export interface PrintedFacts {
  source: string;
  partial: boolean;
  note: string;
  values: Record<string, unknown>;
}
export interface MezoView extends View {
  components: {
    hash: string;
    default: boolean;
    title: Name;
    entries: Record<string, EntryFacts>;
    gods: Thing[];
    abilities: (Thing & { age: number; timing: string })[];
    tiles: Thing[];
    printed?: Record<string, PrintedFacts>;
  };
  age: number;
  phase: string;
  vertices: VertexView[];
  regions: (RegionView & Name)[];
  tribes: TribeView[];
  calendar: FieldView[];
  codex: FieldView[];
  wrathful: TileView[];
  devotion_track: { level: number; vp: number }[];
  conflict: {
    region: string;
    number: number;
    of: number;
    blessed: boolean;
    starter: number;
    strongest: number[];
    most_shamans: number[];
    most_warriors: number[];
    offer_cost: number;
  } | null;
  to_come: string[];
  order: number[];
  hand: CardName[];
  known_cards: CardName[];
  effects: { entry: string; seat: number; left: number }[];
}

/** Are values on the components, such as the spaces of the Devotion track, reconstructed? */
export const isReconstructed = (view: MezoView, values: string): boolean => {
  const facts = view.components.printed?.[values];
  return facts !== undefined && (facts.partial || facts.source === "reconstructed");
};

/** What something printed says. */
export interface Spoken {
  text: string;
  presence: boolean;
  reconstructed: boolean;
  signs: readonly { sign: string; count: string }[];
}
const SILENT: Spoken = { text: "", presence: false, reconstructed: false, signs: [] };

export function spokenBy(view: MezoView, entry: string, texts: Texts): Spoken {
  const facts = view.components.entries[entry];
  if (!facts) return SILENT;
  const signs = (facts.signs ?? []).map(({ op, count }) => ({ sign: op, count: count === "all" ? texts.say("mz-all") : count }));
  return { text: texts.named(facts.text), presence: facts.presence, reconstructed: facts.reconstructed, signs };
}

/** The entry of an action on a card: two of its own, then the Ceremonial action of its god. */
export const actionEntry = (god: string, card: CardName, slot: number): string =>
  slot === 3 ? `god ${god}: ceremonial` : `god ${god}: ${card} action ${slot}`;

export interface Units {
  champion: boolean;
  warriors: number;
  shamans: number;
  glyphs: number;
}
export interface Land {
  id: string;
  name: string;
  desolate: boolean;
  blessed: boolean;
  conflict: boolean;
  altar: Spoken | null;
  tribes: Units[];
  pyramid: number[];
}

export function landOf(view: MezoView, region: RegionView & Name, texts: Texts): Land {
  const tribes = view.tribes.map((_, seat) => ({
    champion: region.champion === seat,
    warriors: region.units?.[seat]?.warriors ?? 0,
    shamans: region.units?.[seat]?.shamans ?? 0,
    glyphs: region.glyphs?.[seat] ?? 0,
  }));
  return {
    id: region.id,
    name: texts.named(region),
    desolate: region.desolate,
    blessed: region.blessed ?? false,
    conflict: region.conflict ?? false,
    altar: region.altar ? altarOf(view, region, texts) : null,
    tribes,
    pyramid: region.pyramid ?? [],
  };
}

/** What the winner of a region gets: the altar's reward, or the points of the Blessed token that covers it. */
function altarOf(view: MezoView, region: RegionView, texts: Texts): Spoken {
  const altar = spokenBy(view, `altar ${region.altar}`, texts);
  const points = view.components.printed?.["blessed"]?.values["vp"];
  if (!region.blessed || points === undefined) return altar;
  return { ...altar, text: texts.say("mz-blessed-conflict"), signs: [{ sign: "vp", count: String(points) }] };
}

/** How many levels a pyramid can have. */
export const levelsOf = (view: MezoView): number => view.tribes[0]?.pyramid.length ?? 4;

/** A god by its number in the set. */
export const godNumber = (view: MezoView, id: string | null): number => view.components.gods.findIndex((god) => god.id === id);

export interface Standing {
  number: number;
  seat: number;
}
export function standingOn(view: MezoView, vertex: VertexView): Standing | null {
  if (vertex.seat === null) return null;
  return { number: godNumber(view, view.tribes[vertex.seat]?.god ?? null), seat: vertex.seat };
}

export interface Strength extends Parts {
  seat: number;
  mostShamans: boolean;
  mostWarriors: boolean;
  strongest: boolean;
  reminders: readonly Kind[];
}

/** The running conflict seat by seat; empty when there is none. */
export function strengths(view: MezoView): Strength[] {
  const conflict = view.conflict;
  const region = view.regions.find((one) => one.id === conflict?.region);
  if (!conflict || !region?.strength) return [];
  return region.strength.map((parts, seat) => ({
    ...parts,
    seat,
    mostShamans: conflict.most_shamans.includes(seat) && !conflict.blessed,
    mostWarriors: conflict.most_warriors.includes(seat) && !conflict.blessed,
    strongest: conflict.strongest.includes(seat),
    reminders: view.tribes[seat]?.reminder ?? [],
  }));
}

/** Who chose a card already, while all choose at once. */
export const chosenBy = (view: MezoView): number[] => view.tribes.flatMap((tribe, seat) => (tribe.laid ? [seat] : []));

/** The words of this table as the reader calls them. */
export function wordsOf(view: MezoView, texts: Texts): Record<string, string> {
  const { gods, abilities, tiles, entries } = view.components;
  const words: Record<string, string> = {};
  for (const region of view.regions) words[region.id] = texts.named(region);
  for (const thing of [...gods, ...abilities, ...tiles]) words[thing.id] = texts.named(thing);
  for (const field of [...view.calendar, ...view.codex]) {
    const facts = entries[field.entry];
    if (facts) words[field.id] = texts.named(facts.text).replace(/\.$/, "");
  }
  for (const card of ["legacy", "vengeance", "fervor", "edict", "task"]) words[card] = texts.say(`card-${card}`);
  for (const kind of ["warrior", "shaman", "glyph", "pyramid", "reserve", "devotion"]) words[kind] = texts.say(`mz-word-${kind}`);
  for (const colour of ["dark", "red", "blue", "gold"]) words[colour] = texts.say(`colour-${colour}`);
  return words;
}
