/** The component set as a list to read: every entry with its sentence and its source. */
import type { Texts } from "../../lib/text";
import { actionEntry, type MezoView } from "./model";
import { CARDS } from "./words";

export interface Row {
  key: string;
  name: string;
  text: string;
  source: string;
  reconstructed: boolean;
  /** Only part of it comes from that source. */
  partial: boolean;
}
export interface Section {
  title: string;
  rows: Row[];
}

function row(view: MezoView, texts: Texts, key: string, name: string): Row {
  const facts = view.components.entries[key];
  const source = facts?.source ?? "reconstructed";
  const reconstructed = facts?.reconstructed ?? true;
  return { key, name, text: facts ? texts.named(facts.text) : "", source, reconstructed, partial: reconstructed && source !== "reconstructed" };
}

export function sections(view: MezoView, texts: Texts): Section[] {
  const { gods, abilities, tiles, printed } = view.components;
  const entries = (prefix: string): string[] => Object.keys(view.components.entries).filter((key) => key.startsWith(`${prefix} `));
  const regionName = (id: string): string => {
    const region = view.regions.find((one) => one.id === id);
    return region ? texts.named(region) : id;
  };
  const last = (key: string): string => key.split(" ").at(-1) ?? key;
  const godSections = gods.map((god) => ({
    title: texts.named(god),
    rows: [
      row(view, texts, `god ${god.id}: summon`, texts.say("mz-summon")),
      ...CARDS.flatMap((card) => [1, 2].map((slot) => row(view, texts, actionEntry(god.id, card, slot), `${texts.say(`card-${card}`)} ${slot}`))),
      row(view, texts, `god ${god.id}: ceremonial`, texts.say("mz-ceremonial")),
    ],
  }));
  const facts = Object.entries(printed ?? {}).map(([key, fact]) => ({
    key,
    name: texts.say(`mz-printed-${key}`),
    text: Object.entries(fact.values).map(([what, value]) => texts.say("mz-printed-value", { what: texts.say(`mz-value-${what}`), value: Array.isArray(value) ? value.join(" / ") : String(value) })).join(" · "),
    source: fact.source,
    reconstructed: fact.partial || fact.source === "reconstructed",
    partial: fact.partial,
  }));
  return [
    ...godSections,
    { title: texts.say("board-abilities"), rows: abilities.map((one) => row(view, texts, `ability ${one.id}`, `${"I".repeat(one.age)} · ${texts.named(one)}`)) },
    { title: texts.say("mz-altars"), rows: entries("altar").map((key) => row(view, texts, key, last(key))) },
    { title: texts.say("board-calendar"), rows: entries("calendar").map((key) => row(view, texts, key, last(key))) },
    { title: texts.say("board-codex"), rows: entries("codex").map((key) => row(view, texts, key, last(key))) },
    { title: texts.say("board-wrathful"), rows: tiles.map((tile) => row(view, texts, `wrathful ${tile.id}`, texts.named(tile))) },
    {
      title: texts.say("mz-vertices"),
      rows: view.vertices.map(({ id, regions, source }) => ({ key: id, name: id, text: regions.map(regionName).join(" · "), source, reconstructed: source === "reconstructed", partial: false })),
    },
    ...(facts.length > 0 ? [{ title: texts.say("mz-values"), rows: facts }] : []),
  ];
}
