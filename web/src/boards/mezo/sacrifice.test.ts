import { expect, test } from "vitest";
import { Texts } from "../../lib/text";
import type { MezoView } from "./model";
import { givers, giveWords, numberWords } from "./sacrifice";

const tribe = (warriors: number, shamans: number, given = 0) => ({ reserve: { warriors, shamans }, sacrificed: { warriors: given, shamans: 0 }, reminder: [] });
const parts = (total: number) => ({ champion: 0, units: total, glyphs: 0, bonus: 0, sacrificed: 0, total });
const view = (phase: string, count = 0) =>
  ({
    phase,
    waiting: [0],
    order: [2, 0, 1],
    expects: { text: phase, count },
    tribes: [tribe(2, 1), tribe(3, 0), tribe(4, 0, 2)],
    conflict: { region: "becan", blessed: true, most_shamans: [], most_warriors: [], strongest: [] },
    regions: [{ id: "becan", strength: [parts(4), parts(5), parts(6)] }],
  }) as unknown as MezoView;
const texts = new Texts("en", ["mz-give = { $count } for { $strength }\nmz-give-split = { $warriors } and { $shamans }"]);

test("who gave, who chooses, who is still to come", () => {
  expect(givers(view("sacrifice")).map(({ seat, when, units, strength }) => [seat, when, units.warriors, strength])).toEqual([
    [2, "given", 2, 6],
    [0, "choosing", 2, 4],
    [1, "later", 3, 5],
  ]);
});

test("numbers say what they would bring", () => {
  expect(giveWords(view("sacrifice"), texts)).toEqual({ "0": "0 for 4", "1": "1 for 5", "2": "2 for 6", "3": "3 for 7" });
  expect(giveWords(view("split", 2), texts)).toEqual({ "0": "2 and 0", "1": "1 and 1" });
  expect(giveWords(view("action"), texts)).toEqual({});
});

test("abilities are chosen by name, not by number", () => {
  const abilities = [
    { id: "t1a", age: 1, timing: "", en: "War Drums" },
    { id: "t2a", age: 2, timing: "", en: "Obsidian Knives" },
  ];
  expect(numberWords({ phase: "ability", age: 2, components: { abilities } } as unknown as MezoView, texts)).toEqual({ "1": "Obsidian Knives" });
});
