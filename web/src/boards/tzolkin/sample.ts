/** A table for tests: the start of a game for two, to change as a test needs it. */
import type { TzolkinView } from "./view";

const player = () => ({
  goods: { corn: 5, wood: 1, stone: 0, gold: 0, skull: 0 }, workers: 3, home: 3, on_wheels: 0,
  technologies: { agriculture: 0, extraction: 0, architecture: 0, theology: 0 }, light: true,
  farm_workers: 0, farm_discount: 0, food: { eaters: 3, price: 2, needed: 6 },
  corn_tiles: 0, wood_tiles: 0, tiles: [], kept: [], buildings: [], monuments: [],
});

export function table(change: Partial<TzolkinView> = {}): TzolkinView {
  const wheel = (key: string, teeth: number) => ({ key, teeth: Array.from({ length: teeth }, () => null), spaces: teeth - 2, next_space: 0, next_cost: 0 });
  return {
    game: "tzolkin", rules: 1, seats: 2, waiting: [0], over: false, scores: [0, 0], winners: [], expects: { text: "start" },
    phase: "start", turn: 0, first: 0, day: 0, age: 1, teeth_corn: 0, corn_days: [],
    food_day: { number: 1, day: 7, in: 7, today: false, gives: "goods" },
    wheels: [...["palenque", "yaxchilan", "tikal", "uxmal"].map((key) => wheel(key, 10)), wheel("chichen", 13)],
    first_space: { worker: null, next_cost: 0 }, skulls: [], bank_skulls: 13,
    jungle: [{ space: 3, wood: 2, corn: 0, gives_wood: 2, gives_corn: 5 }],
    temples: [], row: [], pile: 8, monuments: [], neutral_tiles: [], players: [player(), player()], own_tiles: null, placed: 0, begged: false,
    ...change,
  };
}

/** The same table with workers on spaces: `stand(view, "tikal", 3, 0)`. */
export function stand(view: TzolkinView, key: string, space: number, rider: number | "neutral"): TzolkinView {
  const wheels = view.wheels.map((wheel) => (wheel.key === key ? { ...wheel, teeth: wheel.teeth.map((was, i) => (i === space ? rider : was)) } : wheel));
  return { ...view, wheels };
}
