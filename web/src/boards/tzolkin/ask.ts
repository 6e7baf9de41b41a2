/** The question of the moment as a few things to choose from, in the middle of the calendar. */
import { actionOf, backStep, type Print, type Sign } from "./printed";
import type { TzolkinView } from "./view";

export interface Option {
  /** What a click says. */
  words: string;
  print: Print;
  /** The space it belongs to, and what the way back there costs in corn. */
  space?: number;
  corn?: number;
  /** A thing declined is drawn crossed out. */
  not?: boolean;
}

const NOT_HERE = /^(start|start-beg|place|pick|keep|over|any|any-may|trade|build.*)$/;
const one = (...signs: Sign[]): Print => ({ rows: [signs] });

function draw(phrase: string, view: TzolkinView): Option | null {
  const [verb = "", about = ""] = phrase.split(" ");
  const words = phrase;
  const asked = view.expects;
  if (verb === "use") {
    const [wheel, from, to] = [String(asked?.["wheel"]), Number(asked?.["space"]), Number(about)];
    const print = actionOf(wheel, to);
    return print && { words, print, space: to, corn: backStep(wheel, from, to) };
  }
  const group = view.jungle.find(({ space }) => space === asked?.["space"]);
  if (phrase === "corn") return { words, print: one({ glyph: "tile-corn" }, { glyph: "corn", n: group?.gives_corn ?? 0 }) };
  if (phrase === "wood") return { words, print: one({ glyph: "tile-wood" }, { glyph: "wood", n: group?.gives_wood ?? 0 }) };
  if (verb === "burn") return { words, print: { rows: [[{ glyph: "fire" }, { glyph: "corn", n: group?.gives_corn ?? 0 }], [{ glyph: "down" }, { glyph: `temple-${about}` }]] } };
  if (verb === "climb") return { words, print: one({ glyph: `temple-${about}` }) };
  if (verb === "turn") return { words, print: one({ glyph: "technology", n: about }) };
  if (verb === "with" || verb === "without") return { words, print: one({ glyph: about }), not: verb === "without" };
  if (["pay", "take", "spare", "advance"].includes(verb)) return { words, print: one({ glyph: about }) };
  return null;
}

/** What can be chosen in the calendar; what is chosen on wheels and cards is left to them. */
export function options(view: TzolkinView, legal: readonly string[]): Option[] {
  if (NOT_HERE.test(view.expects?.text ?? "over")) return [];
  return legal.flatMap((phrase) => draw(phrase, view) ?? []);
}

/** What is asked of a seat now, as things to point at; null if nothing is. */
export interface Asking {
  options: Option[];
  skip: boolean;
  trading: boolean;
}

export function asking(view: TzolkinView, seat: number | null, legal: readonly string[]): Asking | null {
  if (seat === null || !view.waiting.includes(seat)) return null;
  const found = { options: options(view, legal), skip: legal.includes("skip"), trading: view.expects?.text === "trade" };
  return found.options.length > 0 || found.skip || found.trading ? found : null;
}

/** Places for so many things in rows of at most five, in a box 360 wide. */
export function inRows(count: number): { spots: [number, number][]; radius: number; height: number } {
  const columns = count <= 4 ? Math.max(1, count) : 5;
  const radius = count <= 4 ? 36 : 30;
  const row = 2 * radius + 12;
  const spots = Array.from({ length: count }, (_, i): [number, number] => [((i % columns) + 0.5) * (360 / columns), (Math.floor(i / columns) + 0.5) * row]);
  return { spots, radius, height: Math.ceil(count / columns) * row };
}

/** Places for so many things around the origin, and how large they may be. */
export function arrange(count: number): { spots: [number, number][]; radius: number } {
  const columns = count < 4 ? count : count === 4 ? 2 : 3;
  const rows = Math.ceil(count / Math.max(1, columns));
  const [wide, high, radius] = rows > 2 ? [56, 43, 20.5] : columns > 2 ? [57, 56, 26] : [70, 62, 29];
  const spots = Array.from({ length: count }, (_, i): [number, number] => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return [((i % columns) - (inRow - 1) / 2) * wide, (row - (rows - 1) / 2) * high];
  });
  return { spots, radius };
}
