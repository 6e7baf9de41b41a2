/** Sentences about things on the board, for whoever looks at them or has them read aloud. */
import type { Texts } from "../../lib/text";
import { actionOf, isFree } from "./printed";
import { TEMPLES, TRACKS, type BuildingView, type MonumentView, type TileView, type TzolkinView } from "./view";

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function cost(card: BuildingView | MonumentView, texts: Texts): string {
  return Object.entries(card.cost)
    .filter(([, amount]) => amount > 0)
    .map(([good, amount]) => texts.say("some-goods", { good, amount }))
    .join(", ");
}

/** What an action of a wheel does. */
export function aboutAction(wheel: string, space: number, texts: Texts): string {
  if (space < 1) return texts.say("tz-about-zero");
  if (isFree(wheel, space)) return texts.say("about-any");
  if (wheel !== "chichen") return texts.say(`about-${wheel}-${space}`);
  const signs = actionOf(wheel, space)?.rows.flat() ?? [];
  const points = Number(signs.find(({ glyph }) => glyph === "points")?.n ?? 0);
  const temple = signs.find(({ glyph }) => glyph.startsWith("temple"))?.glyph.slice(7) ?? "";
  const cube = signs.some(({ glyph }) => glyph === "cube");
  return texts.say(cube ? "tz-about-chichen-cube" : "tz-about-chichen", { points, temple: `@${temple}` });
}

function aboutTemple(key: string, view: TzolkinView, texts: Texts, names: readonly string[]): string {
  const temple = view.temples.find((one) => one.key === key);
  if (!temple) return "";
  const standing = temple.markers.map((step, seat) => `${names[seat] ?? ""} ${texts.number(temple.points[step] ?? 0)}`).join(", ");
  return `${capital(texts.word(key))}: ${standing}. ${texts.say("tz-bonus", { one: temple.bonus[0], two: temple.bonus[1] })}`;
}

/** `farm-one`, `brown`, `theology`, `tikal 3`: what the thing is and does. */
export function aboutOf(thing: string, view: TzolkinView, texts: Texts, names: readonly string[]): string {
  const [word = "", space] = thing.split(" ");
  if (space !== undefined) return `${texts.word(word)} ${space}: ${aboutAction(word, Number(space), texts)}`;
  if ((TEMPLES as readonly string[]).includes(word)) return aboutTemple(word, view, texts, names);
  if ((TRACKS as readonly string[]).includes(word)) return `${capital(texts.word(word))}. ${texts.say(`tz-about-${word}`)}`;
  const card = [...view.row, ...view.monuments].find((one) => one?.key === word);
  if (card) return `${capital(texts.word(word))} (${cost(card, texts)}). ${texts.say(`about-${word}`)}`;
  const tile = [...(view.own_tiles?.hand ?? []), ...(view.own_tiles?.kept ?? []), ...view.players.flatMap(({ kept }) => kept)].find((one) => one.key === word);
  if (tile) return aboutTile(tile, texts);
  return texts.has(`about-${word}`) ? `${capital(texts.word(word))}. ${texts.say(`about-${word}`)}` : "";
}

/** Every starting tile that can be seen, by its key: the space where it puts a neutral worker, and what it gives. */
export function tileNames(view: TzolkinView, texts: Texts): Record<string, string> {
  const seen = [...(view.own_tiles?.hand ?? []), ...(view.own_tiles?.kept ?? []), ...view.players.flatMap(({ kept }) => kept)];
  return Object.fromEntries(seen.map((tile) => [tile.key, `${texts.word(tile.wheel)} ${tile.space} (${aboutTile(tile, texts)})`]));
}

function aboutTile(tile: TileView, texts: Texts): string {
  const goods = Object.entries(tile.goods).flatMap(([good, amount]) => (amount > 0 ? [texts.say("some-goods", { good, amount })] : []));
  const effects = tile.effects.map(([name, about]) => texts.say(`tz-effect-${name}`, { about: typeof about === "string" ? `@${about}` : (about ?? 0) }));
  return [...goods, ...effects].join(", ");
}

/** What a click on a thing would say, for the ear. */
export function describe(thing: string, view: TzolkinView, texts: Texts, names: readonly string[]): string {
  const [verb = "", about = "", space] = thing.split(" ");
  const said = thing.split(" ").map((word) => texts.word(word)).join(" ");
  if (verb === "place") {
    const wheel = view.wheels.find(({ key }) => key === about);
    const [at, corn] = wheel ? [wheel.next_space, wheel.next_cost] : [0, view.first_space.next_cost];
    return at === null || corn === null ? said : texts.say("tz-say-place", { thing: said, space: at, corn });
  }
  if (verb === "pick") return `${said}. ${aboutAction(about, Number(space), texts)}`;
  if (verb === "use" && space !== undefined) return `${said}. ${aboutAction(about, Number(space), texts)}`;
  if (verb === "use") return `${said}. ${aboutAction(String(view.expects?.["wheel"]), Number(about), texts)}`;
  if (verb === "build" || verb === "keep" || verb === "advance" || verb === "climb") return `${texts.word(verb)}: ${aboutOf(about, view, texts, names)}`;
  return thing.includes(" ") ? said : aboutOf(thing, view, texts, names);
}
