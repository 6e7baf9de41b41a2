import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { LANGUAGES, Texts } from "./text";

const PARTS = ["", "account.", "analysis.", "table.", "learn."];
const own = (lang: string): string => PARTS.map((part) => readFileSync(new URL(`../text/${part}${lang}.ftl`, import.meta.url), "utf8")).join("\n");

/** Message ids of a catalogue with the variables each one uses. */
function messages(source: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of source.split(/^(?=[a-z][\w-]* =)/m)) {
    const id = /^([a-z][\w-]*) =/.exec(block)?.[1];
    if (!id) continue;
    const variables = [...new Set([...block.matchAll(/\$([\w]+)/g)].map((match) => match[1]))].sort();
    expect(found.has(id), `${id} stands there twice`).toBe(false);
    found.set(id, variables.join(" "));
  }
  return found;
}

describe("facts are said as the Python side says them", () => {
  const texts = new Texts("en", ["got = { $seat } got { $good }\nlist = { $squares }\nfrom = from { $from_seat }\nwood = wood\nyes-no = { $sure }"]);

  it("names seats and things", () => {
    expect(texts.say("got", { seat: 1, good: "@wood" }, ["Ana", "Bob"])).toBe("Bob got wood");
    expect(texts.say("from", { from_seat: 0 }, ["Ana"])).toBe("from Ana");
    expect(texts.say("from", { from_seat: 3 }, ["Ana"])).toBe("from 4");
  });

  it("says a name in any language it has, if it has neither the reader's nor English", () => {
    expect(new Texts("de", ["in = in { $region }"]).say("in", { region: { id: "coba", pl: "Koba" } })).toBe("in Koba");
    expect(new Texts("de", ["in = in { $region }"]).say("in", { region: { id: "coba" } })).toBe("in coba");
  });

  it("says names that come with the data, in the reader's language or else in English", () => {
    const polish = new Texts("pl", ["in = w { $region }"]);
    expect(polish.say("in", { region: { id: "coba", en: "Coba", pl: "Cobá" } })).toBe("w Cobá");
    expect(polish.say("in", { region: { id: "coba", en: "Coba" } })).toBe("w Coba");
  });

  it("calls words by the names that only this table knows", () => {
    const richer = texts.with({ chichen_itza: "Chichen Itza" });
    expect([richer.word("chichen_itza"), richer.word("wood"), richer.say("wood")]).toEqual(["Chichen Itza", "wood", "wood"]);
    expect(texts.word("chichen_itza")).toBe("chichen_itza");
  });

  it("reads lists out and says yes or no", () => {
    expect(texts.say("list", { squares: ["d5", "@wood"] })).toBe("d5, wood");
    expect(texts.say("yes-no", { sure: true })).toBe("yes");
  });

  it("writes numbers below zero with a true minus", () => {
    const points = new Texts("de", ["p = { $points } Punkte, Feld a-1, 2-3 Leute, abc-4"]);
    expect(points.say("p", { points: -3 })).toBe("\u22123 Punkte, Feld a-1, 2-3 Leute, abc-4");
    expect([points.number(-4.25), points.number(7)]).toEqual(["\u22124,25", "7"]);
  });

  it("shows the name of a text that is missing, and does not fail", () => {
    expect(texts.say("nothing-here")).toBe("nothing-here");
  });
});

describe("the client's own texts", () => {
  it.each(LANGUAGES)("%s has the messages of English with the same variables", (lang) => {
    expect(Object.fromEntries(messages(own(lang)))).toEqual(Object.fromEntries(messages(own("en"))));
  });

  it.each(LANGUAGES)("%s is well-formed", (lang) => {
    const texts = new Texts(lang, [own(lang)]);
    for (const id of messages(own("en")).keys()) expect(texts.has(id), id).toBe(true);
  });

  it("has every text that the code asks for", () => {
    const known = messages(own("en"));
    const root = new URL("..", import.meta.url);
    for (const file of readdirSync(root, { recursive: true, encoding: "utf8" })) {
      if (!/\.(svelte|ts)$/.test(file) || file.endsWith(".test.ts")) continue;
      const source = readFileSync(new URL(file, root), "utf8");
      for (const [, id] of source.matchAll(/\bt\(\s*"([a-z][\w-]*)"/g)) expect(known.has(id ?? ""), `${id} in ${file}`).toBe(true);
    }
  });

  it("uses no straight apostrophes in French and Polish plurals with all four forms", () => {
    expect(own("fr")).not.toMatch(/\w'\w/);
    for (const block of own("pl").split(/^(?=[a-z][\w-]* =)/m)) {
      if (!block.includes("[one]")) continue;
      expect(block).toContain("[few]");
      expect(block).toMatch(/\[many\]|\*\[many\]/);
    }
  });
});
