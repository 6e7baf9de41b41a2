/** What a thing on the table is, for the ear. */
import type { Texts } from "../../lib/text";
import type { View } from "../../lib/wire";
import { landOf, type MezoView } from "./model";
import { seatOf } from "./words";

function region(view: MezoView, id: string, texts: Texts, names: readonly string[]): string {
  const found = view.regions.find((one) => one.id === id);
  if (!found) return "";
  const land = landOf(view, found, texts);
  const parts = [land.name];
  if (land.desolate) parts.push(texts.say("board-desolate"));
  if (land.conflict) parts.push(texts.say("mz-here-conflict"));
  if (land.blessed) parts.push(texts.say("board-blessed"));
  else if (land.altar) parts.push(`${texts.say("board-altar")}: ${land.altar.text}`);
  land.tribes.forEach((units, seat) => {
    if (units.champion) parts.push(texts.say("mz-here-champion", { seat }, names));
    if (units.warriors + units.shamans > 0) parts.push(texts.say("mz-here-units", { seat, warriors: units.warriors, shamans: units.shamans }, names));
    if (units.glyphs > 0) parts.push(texts.say("mz-here-glyphs", { seat, count: units.glyphs }, names));
  });
  if (land.pyramid.length > 0) parts.push(texts.say("mz-here-pyramid", { level: land.pyramid.length, owner_seat: land.pyramid.at(-1) }, names));
  return parts.join(", ");
}

function vertex(view: MezoView, id: string, texts: Texts, names: readonly string[]): string {
  const found = view.vertices.find((one) => one.id === id);
  if (!found) return "";
  const regions = found.regions.map((one) => texts.word(one));
  const touches = texts.say("mz-here-vertex", { vertex: id, regions });
  const where = found.reconstructed ? `${touches} (${texts.say("mz-source-reconstructed")})` : touches;
  return found.seat === null ? where : `${where}, ${texts.say("mz-here-god", { seat: found.seat, god: texts.word(view.tribes[found.seat]?.god ?? "") }, names)}`;
}

/** A unit, glyph or pyramid; nothing for other things, which have their own text. */
function piece(view: MezoView, words: readonly string[], texts: Texts, names: readonly string[]): string {
  const [kind = "", colour = "", place = ""] = words;
  if (kind === "pyramid") return texts.say("mz-here-pyramid-in", { region: texts.word(colour) });
  const owner_seat = seatOf(colour);
  if (!["warrior", "shaman", "glyph"].includes(kind) || owner_seat < 0) return "";
  const found = view.regions.find((one) => one.id === place);
  const units = found?.units?.[owner_seat];
  const count = (kind === "glyph" ? found?.glyphs?.[owner_seat] : kind === "warrior" ? units?.warriors : units?.shamans) ?? 0;
  return texts.say("mz-here-piece", { what: texts.word(kind), owner_seat, region: texts.word(place), count }, names);
}

export function describe(thing: string, seen: View, texts: Texts, names: readonly string[]): string {
  const view = seen as MezoView;
  const words = (thing.split("|")[0] ?? "").split(" ");
  const [first = ""] = words;
  return words.length === 1 ? region(view, first, texts, names) || vertex(view, first, texts, names) : piece(view, words, texts, names);
}
