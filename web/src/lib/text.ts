/**
 * What people read. The catalogues are the same Fluent files that the Python side uses, and facts follow
 * the same convention: `@wood` stands for the message `wood`, `seat` and `…_seat` are said by the name of
 * who sits there, lists are read out with commas, and `{ say: "some-goods", … }` is a message with facts of its own.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const LANGUAGE_NAMES: Record<Language, string> = { en: "English", pl: "Polski", fr: "Français", de: "Deutsch" };

export type Facts = Record<string, unknown>;
/** By language; may have an `id` too. */
export type Name = Readonly<Record<string, string>>;
const isName = (value: unknown): value is Name => typeof value === "object" && value !== null && !Array.isArray(value);

/** A number below zero has a minus; a hyphen is too short. */
const minus = (text: string): string => text.replace(/(?<![\p{L}\d-])-(?=\d)/gu, "\u2212");

/** French sets a space before some signs, and the line must not break there. */
export const typeset = (text: string, lang: string): string => minus(lang === "fr" ? text.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0") : text);

export class Texts {
  private readonly bundle: FluentBundle;
  private readonly format: Intl.NumberFormat;

  constructor(
    readonly lang: Language,
    sources: readonly string[],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.format = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(message: string): boolean {
    return this.bundle.hasMessage(message);
  }

  /** The message with its facts filled in; its own name if there is no such text. */
  say(message: string, facts: Facts = {}, names: readonly string[] = []): string {
    const pattern = this.bundle.getMessage(message)?.value;
    if (!pattern) return message;
    const filled: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(facts)) filled[key] = this.fact(key, value, names);
    return typeset(this.bundle.formatPattern(pattern, filled, []), this.lang);
  }

  private fact(key: string, value: unknown, names: readonly string[]): FluentVariable {
    if (Array.isArray(value)) return value.map((item) => String(this.fact(key, item, names))).join(", ");
    if (isName(value)) return value["say"] === undefined ? this.named(value) : this.say(value["say"], value, names);
    if (typeof value === "string" && value.startsWith("@")) return this.say(value.slice(1));
    if ((key === "seat" || key.endsWith("_seat")) && typeof value === "number") return names[value] ?? String(value + 1);
    if (typeof value === "boolean") return value ? "yes" : "no";
    return typeof value === "number" || typeof value === "string" ? value : String(value);
  }

  /** A name that comes with the game's data: `{"en": "Coba", "pl": …}`. */
  named(name: Name): string {
    const languages = [this.lang, ...LANGUAGES].filter((lang) => name[lang] !== undefined);
    return typeset(name[languages[0] ?? "id"] ?? "", this.lang);
  }

  /** The same texts, with words that only this table knows. */
  with(words: Readonly<Record<string, string>>): Texts {
    const richer = Object.create(this) as Texts;
    Object.defineProperty(richer, "words", { value: words });
    return richer;
  }
  private readonly words: Readonly<Record<string, string>> = {};

  /** A word of a phrase as the reader would say it: `canal` → “Kanal”; squares and numbers stay as they are. */
  word(word: string): string {
    const known = this.words[word];
    if (known !== undefined) return known;
    const message = [`word-${word}`, `way-${word}`, word].find((id) => this.has(id));
    return message ? this.say(message) : word;
  }

  number(value: number): string {
    return minus(this.format.format(value));
  }
}
