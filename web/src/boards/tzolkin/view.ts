/** The table as the view tells it. */
import type { View } from "../../lib/wire";

export const GOODS = ["corn", "wood", "stone", "gold", "skull"] as const;
export const CUBES = ["wood", "stone", "gold"] as const;
export const TRACKS = ["agriculture", "extraction", "architecture", "theology"] as const;
export const TEMPLES = ["brown", "yellow", "green"] as const;
export type Good = (typeof GOODS)[number];
export type Cube = (typeof CUBES)[number];
export type Track = (typeof TRACKS)[number];
export type TempleKey = (typeof TEMPLES)[number];
export type Effect = [string, ...(string | number)[]];
/** A seat, a neutral worker, or nobody. */
export type Rider = number | "neutral" | null;

export interface WheelView {
  key: string;
  teeth: Rider[];
  spaces: number;
  next_space: number | null;
  next_cost: number | null;
}

export interface TempleView {
  key: TempleKey;
  points: number[];
  goods: (Good | null)[];
  start: number;
  markers: number[];
  leaders: number[];
  bonus: [number, number];
}

export interface BuildingView {
  key: string;
  age: number;
  colour: string;
  cost: Record<Cube, number>;
  effects: Effect[];
}

export interface MonumentView {
  key: string;
  colour: string;
  cost: Record<Cube | "skull", number>;
  owner: number | null;
  worth: number[];
}

export interface TileView {
  key: string;
  wheel: string;
  space: number;
  goods: Record<Good, number>;
  effects: Effect[];
}

export interface JungleGroup {
  space: number;
  wood: number;
  corn: number;
  gives_wood: number;
  gives_corn: number;
}

export interface PlayerView {
  goods: Record<Good, number>;
  workers: number;
  home: number;
  on_wheels: number;
  technologies: Record<Track, number>;
  light: boolean;
  farm_workers: number;
  farm_discount: number;
  food: { eaters: number; price: number; needed: number };
  corn_tiles: number;
  wood_tiles: number;
  /** The starting tiles it kept, once all have chosen. */
  tiles: string[];
  kept: TileView[];
  buildings: string[];
  monuments: string[];
}

export interface FoodDay {
  number: number;
  day: number;
  in: number;
  today: boolean;
  gives: "goods" | "points";
}

export interface TzolkinView extends View {
  phase: string;
  turn: number;
  first: number;
  day: number;
  age: 1 | 2;
  food_day: FoodDay | null;
  teeth_corn: number;
  corn_days: number[];
  wheels: WheelView[];
  first_space: { worker: number | null; next_cost: number | null };
  skulls: number[];
  bank_skulls: number;
  jungle: JungleGroup[];
  temples: TempleView[];
  row: (BuildingView | null)[];
  pile: number;
  monuments: MonumentView[];
  neutral_tiles: string[];
  players: PlayerView[];
  own_tiles: { hand: TileView[]; kept: TileView[] } | null;
  placed: number;
  begged: boolean;
}

/** Of all workers of a colour, six. */
export const ALL_WORKERS = 6;
/** The days that are held as Food Days, as printed on the calendar; the last one is where it began. */
export const FOOD_DAYS = [7, 13, 20, 26] as const;

export interface Standing {
  wheel: string;
  space: number;
}

/** Where the workers of a seat stand on the wheels. */
export function standing(view: TzolkinView, seat: number): Standing[] {
  return view.wheels.flatMap(({ key, teeth }) =>
    teeth.flatMap((rider, space) => (rider === seat ? [{ wheel: key, space }] : [])),
  );
}

/** What a click on a printed action would mean now: the action of a worker in hand, or of any wheel. */
export function actionWords(view: TzolkinView, wheel: string, space: number): string {
  const asked = view.expects;
  if (asked?.text === "use" && asked["wheel"] === wheel) return `use ${space}`;
  if (asked?.text === "any" || asked?.text === "any-may") return `use ${wheel} ${space}`;
  return "";
}

/** What a click on a worker or an empty tooth would mean now. */
export function toothWords(seat: number | null, wheel: WheelView, space: number): string {
  if (seat !== null && wheel.teeth[space] === seat) return `pick ${wheel.key} ${space}`;
  return wheel.next_space === space ? `place ${wheel.key}` : "";
}

/** How much corn is missing to place the next worker there; 0 if it can be paid. */
export function missingCorn(view: TzolkinView, seat: number | null, cost: number | null): number {
  if (seat === null || cost === null) return 0;
  return Math.max(0, cost - (view.players[seat]?.goods.corn ?? 0));
}

/** What a click on a temple would mean now. */
export function templeWords(view: TzolkinView, temple: TempleKey): string | undefined {
  const asked = view.expects?.text ?? "";
  if (asked.startsWith("climb")) return `climb ${temple}`;
  if (asked === "offering") return `climb ${temple}`;
  if (asked === "harvest") return `burn ${temple}`;
  return asked === "start-beg" ? `beg ${temple}` : temple;
}

/** Does a seat have what a card costs? Only a picture: the server knows better. */
export function affords(view: TzolkinView, seat: number | null, cost: Record<string, number>): boolean {
  const goods = seat === null ? undefined : view.players[seat]?.goods;
  return !goods || Object.entries(cost).every(([good, amount]) => (goods[good as Good] ?? 0) >= amount);
}
