import { describe, expect, it } from "vitest";
import { Texts } from "../../lib/text";
import { sections } from "./components";
import { describe as spoken } from "./describe";
import { handOf, underWay } from "./hand";
import { landOf, standingOn, strengths, wordsOf, type EntryFacts, type MezoView, type TribeView } from "./model";

const CARDS = ["legacy", "vengeance", "fervor", "edict", "task"] as const;
const texts = new Texts("en", ["card-fervor = Fervor", "mz-here-piece = { $what } of { $owner_seat } in { $region } ({ $count })", "mz-chosen = has chosen"]);
const NAMES = ["Ana", "Bob"];

function entry(text: string, source = "rulebook"): EntryFacts {
  return { text: { en: text }, presence: text.includes("god"), source, reconstructed: source === "reconstructed", signs: [{ op: "vp", count: "3" }] };
}
const entries: Record<string, EntryFacts> = { "altar altar1": entry("Gain 7 VP."), "calendar cal1": entry("RESTORE 5 units."), "ability t1a": entry("Drums.", "reconstructed"), "ability t1b": entry("Jaguar.") };
for (const god of ["ixchel", "zipacna"]) {
  entries[`god ${god}: summon`] = entry(`${god} summons`);
  entries[`god ${god}: ceremonial`] = entry(`${god} ceremonial`);
  for (const card of CARDS) for (const slot of [1, 2]) entries[`god ${god}: ${card} action ${slot}`] = entry(`${god} ${card} ${slot}`);
}
const tribe = (god: string | null, more: Partial<TribeView> = {}): TribeView => ({
  god, vertex: null, present: [], vp: 3, devotion: 0, level: 1, devotion_vp: 0, abilities: [], reserve: { warriors: 7, shamans: 7 }, xibalba: { warriors: 1, shamans: 1 },
  wrathful: { warriors: 0, shamans: 0 }, sacrificed: { warriors: 0, shamans: 0 }, glyphs: 6, pyramid: [5, 3, 2, 1], cards_left: 5, laid: false, card: null, covered: [], discarded: [], may_hold: [...CARDS], strength: 0, reminder: [], ...more,
});
const none = { champion: 0, units: 0, glyphs: 0, bonus: 0, sacrificed: 0, total: 0 };
const table = (more: Partial<MezoView> = {}): MezoView => ({
  game: "mezo", rules: 1, seats: 2, waiting: [0], over: false, scores: [3, 5], winners: [], age: 1, phase: "god",
  components: {
    hash: "abc", default: false, title: { en: "Another box" }, entries, gods: [{ id: "ixchel", en: "Ixchel" }, { id: "zipacna", en: "Zipacna" }],
    abilities: [{ id: "t1a", en: "Drums", age: 1, timing: "tribe_start" }, { id: "t1b", en: "Jaguar", age: 1, timing: "passive" }, { id: "t2a", en: "Stelae", age: 2, timing: "passive" }], tiles: [],
  } as unknown as MezoView["components"],
  vertices: [{ id: "n1", at: [50, 50], regions: ["coba"], seat: 1, source: "printed" }],
  regions: [{ id: "coba", en: "Coba", desolate: false, altar: "altar1", blessed: false, conflict: true, units: [{ warriors: 2, shamans: 0 }, { warriors: 0, shamans: 3 }], glyphs: [0, 1], pyramid: [1, 0], champion: 0, strength: [{ ...none, champion: 2, units: 2, total: 4 }, { ...none, units: 3, glyphs: 1, total: 4 }] }, { id: "tikal", en: "Tikal", desolate: true }] as unknown as MezoView["regions"],
  tribes: [tribe("ixchel"), tribe("zipacna")], calendar: [{ id: "cal1", entry: "calendar cal1", seat: null }], codex: [], wrathful: [{ age: 1 }], devotion_track: [], conflict: null, to_come: ["coba"], order: [0, 1], hand: [], known_cards: [], effects: [], ...more,
});
const hand = (view: MezoView, seat: number | null = 0) => handOf(view, seat, texts, NAMES);

describe("the cards before a player", () => {
  it("gods to choose from: those of others cannot be clicked", () => {
    const { cards } = hand(table({ tribes: [tribe(null), tribe("zipacna")] }));
    expect(cards.map(({ title, word, seat }) => [title, word, seat])).toEqual([["Ixchel", "god ixchel", undefined], ["Zipacna", undefined, 1]]);
  });
  it("abilities of this age, counted as the phrase counts them", () => {
    const { cards } = hand(table({ phase: "ability" }));
    expect(cards.map(({ title, word }) => [title, word])).toEqual([["Drums", "ability 1"], ["Jaguar", "ability 2"]]);
  });
  it("abilities to use at the start of the stage: only mine of that kind", () => {
    const { cards } = hand(table({ phase: "start", tribes: [tribe("ixchel", { abilities: ["t1a", "t1b"] }), tribe("zipacna")] }));
    expect(cards.map(({ word }) => word)).toEqual(["use t1a"]);
  });
  it("a hand to choose from, with the sentences of all three actions", () => {
    const { cards } = hand(table({ phase: "card", hand: ["fervor", "task"] }));
    expect(cards.map(({ word }) => word)).toEqual(["card fervor", "card task"]);
    expect(cards[0]?.slots.map(({ spoken: { text } }) => text)).toEqual(["ixchel fervor 1", "ixchel fervor 2", "ixchel ceremonial"]);
  });
  it("while others choose: my card, and of the others only that they have chosen", () => {
    const { cards } = hand(table({ phase: "card", tribes: [tribe("ixchel", { laid: true, card: "fervor" }), tribe("zipacna", { laid: true })] }));
    expect(cards.map(({ title, slots, note }) => [title, slots.length, note])).toEqual([["Fervor", 3, "has chosen"], ["Bob", 0, "has chosen"]]);
  });
  it("in a conflict all cards lie open, mine first and clickable, covered actions marked", () => {
    const view = table({ phase: "action", tribes: [tribe("ixchel", { laid: true, card: "fervor", covered: [2] }), tribe("zipacna", { laid: true, card: "task" })] });
    const [mine, other] = hand(view, 1).cards;
    expect([mine?.seat, mine?.slots[0]?.word, mine?.brief]).toEqual([1, "action 1|1", false]);
    expect([other?.seat, other?.slots[1]?.covered, other?.slots[0]?.word, other?.brief]).toEqual([0, true, undefined, true]);
  });
  it("numbers on a card are clickable only while an action is chosen", () => {
    const tribes = [tribe("ixchel", { laid: true, card: "fervor" }), tribe("zipacna", { laid: true, card: "task" })];
    const words = (more: Partial<MezoView>) => hand(table({ tribes, ...more })).cards.flatMap(({ slots }) => slots.flatMap(({ word }) => word ?? []));
    expect(words({ phase: "action" })).toHaveLength(3);
    expect(words({ phase: "sacrifice" })).toEqual([]);
    expect(words({ phase: "action", effects: [{ entry: "god ixchel: summon", seat: 0, left: 1 }] })).toEqual([]);
  });
  it("otherwise my five cards; a spectator has none", () => {
    const view = table({ phase: "deploy", tribes: [tribe("ixchel", { discarded: ["edict"] }), tribe("zipacna")] });
    expect(hand(view).cards.map(({ key, dim }) => [key, dim ?? false])).toEqual([["legacy", false], ["vengeance", false], ["fervor", false], ["edict", true], ["task", false]]);
    expect(hand(view, null).cards).toEqual([]);
  });
  it("tells which effect is under way, and how many pieces are left", () => {
    const effects = [{ entry: "gods", seat: 1, left: 0 }, { entry: "god zipacna: summon", seat: 1, left: 2 }];
    expect(underWay(table({ effects }), texts)).toMatchObject({ seat: 1, left: 2, spoken: { text: "zipacna summons" } });
    expect(underWay(table(), texts)).toBe(null);
  });
});

describe("the table as the view tells it", () => {
  it("lands, gods and words come from the set", () => {
    const view = table();
    const coba = view.regions[0];
    expect(coba && landOf(view, coba, texts)).toMatchObject({ name: "Coba", pyramid: [1, 0], altar: { text: "Gain 7 VP." }, tribes: [{ champion: true, warriors: 2 }, { shamans: 3, glyphs: 1 }] });
    expect(view.vertices[0] && standingOn(view, view.vertices[0])).toEqual({ number: 1, seat: 1 });
    expect(wordsOf(view, texts)).toMatchObject({ coba: "Coba", zipacna: "Zipacna", t1a: "Drums", cal1: "RESTORE 5 units" });
  });
  it("no majorities are awarded in the Blessed region", () => {
    const conflict = { region: "coba", number: 1, of: 1, blessed: false, starter: 0, strongest: [0, 1], most_shamans: [1], most_warriors: [0], offer_cost: 1 };
    expect(strengths(table({ conflict })).map(({ total, mostShamans, mostWarriors }) => [total, mostShamans, mostWarriors])).toEqual([[4, false, true], [4, true, false]]);
    expect(strengths(table({ conflict: { ...conflict, blessed: true } })).some((row) => row.mostShamans || row.mostWarriors)).toBe(false);
    expect(strengths(table())).toEqual([]);
  });
  it("lists every entry of the set with its source", () => {
    const all = sections(table(), texts).flatMap(({ rows }) => rows);
    for (const key of Object.keys(entries)) if (!key.startsWith("ability t2")) expect(all.some((row) => row.key === key), key).toBe(true);
    expect(all.find((row) => row.key === "ability t1a")).toMatchObject({ source: "reconstructed", reconstructed: true, partial: false });
  });
  it("says what a piece is and how many there are", () => {
    expect(spoken("shaman red coba|pay shaman coba", table(), texts.with({ coba: "Coba", shaman: "Shaman" }), NAMES)).toBe("Shaman of Bob in Coba (3)");
    expect(spoken("card fervor", table(), texts, NAMES)).toBe("");
  });
});
