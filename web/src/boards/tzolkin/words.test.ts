import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { lines } from "../../lib/log";
import { LANGUAGES, Texts, type Language } from "../../lib/text";
import type { View } from "../../lib/wire";
import kind from "./index";
import { table } from "./sample";

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const TEXT = "../../../../src/patolli/games/tzolkin/text/";
const textsOf = (lang: Language) => new Texts(lang, [`../../text/${lang}.ftl`, `${TEXT}${lang}.ftl`, `${TEXT}board.${lang}.ftl`].map(read));
const TILE = { key: "p3", wheel: "palenque", space: 3, goods: { corn: 5, wood: 0, stone: 0, gold: 1, skull: 0 }, effects: [["step", "yellow"]] };
const revealed = { number: 0, seat: 0, phrase: "keep p3", events: [{ event: "revealed", seat: 0, tiles: ["p3", "t1"] }], scores: [], rules: 1, at: 0 };

describe("what a key stands for is said in words", () => {
  it.each(LANGUAGES)("starting tiles in the log: %s", (lang) => {
    const view = table({ own_tiles: { hand: [], kept: [TILE] } as never }) as View;
    const fitted = kind.fitted?.(view, textsOf(lang)) ?? kind;
    const texts = textsOf(lang).with(fitted.words ?? {});
    const text = lines(revealed, texts, ["Ana"], fitted)[0]?.text ?? "";
    expect(text).toContain("Palenque 3 (5 ");
    expect(text).toContain("Tikal 1");
    expect(text).not.toMatch(/\b[pt]\d/);
  });

  it.each(LANGUAGES)("who has traded enough is done, not skipping: %s", (lang) => {
    const plain = textsOf(lang);
    const word = (text: string) => plain.with(kind.fitted?.(table({ expects: { text } }) as View, plain).words ?? {}).word("skip");
    expect(word("advance")).toBe(plain.say("word-skip"));
    expect(word("trade")).toBe(plain.say("tz-done-trading"));
    expect(word("trade")).not.toBe(word("advance"));
  });
});
