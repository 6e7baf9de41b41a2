/**
 * One input controller for all games.
 *
 * It knows the legal phrases, and nothing about rules. Words are chosen one by one, by clicks on the
 * board, from a list, or by typing; it says which may come next and when a phrase is whole. A word that
 * no legal phrase continues with is refused, so a wrong click never leads to anything.
 *
 * Words that are *places* may be pointed at in any order: `d5` before `canal`, or the second square of
 * a canal before the first. All other words (verbs, numbers, directions) keep their order.
 *
 * A thing on a table can stand for several words at once (`pick tikal 3`, `warrior red coba`): one click says them
 * all. It can stand for different ones at different times (`warrior red coba|pay warrior coba`): the first that fits.
 */

export type IsPlace = (word: string) => boolean;

export interface Choice {
  /** What is offered: the next word. */
  word: string;
  /** The phrase it makes, if nothing more is needed. */
  phrase: string | null;
  /** How many legal phrases go on with it. */
  count: number;
}

/** How a thing may be chosen now; the empty word: not at all. */
export type Can = "next" | "point" | "instead" | "";

interface Step {
  word: string;
  /** Chosen by a click, said by the same click as the word before, or filled in because nothing else fits. */
  how: "chosen" | "with" | "filled";
}

const split = (phrase: string): string[] => phrase.split(" ");

/** The words of a phrase that are not yet said; null if it is no longer meant. */
export function unsaid(words: readonly string[], said: readonly string[], isPlace: IsPlace): string[] | null {
  if (said.length === 0) return [...words];
  if (!said.every((word) => words.includes(word))) return null; // nearly all phrases end here, after every click
  const rest = [...words];
  const order = words.filter((word) => !isPlace(word));
  let next = 0;
  for (const word of said) {
    if (!isPlace(word) && order[next++] !== word) return null;
    const at = rest.indexOf(word);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

export class Controller {
  private phrases: string[][] = [];
  private steps: Step[] = [];
  private isPlace: IsPlace;
  /** A board asks about each of its things: what follows from the same words is found once. */
  private found = new Map<string, unknown>();

  constructor(phrases: readonly string[] = [], isPlace: IsPlace = () => false) {
    this.isPlace = isPlace;
    this.update(phrases, isPlace);
  }

  /** New legal phrases: words already said stay as long as they still mean something. */
  update(phrases: readonly string[], isPlace: IsPlace = this.isPlace): void {
    this.phrases = phrases.map(split);
    this.isPlace = isPlace;
    this.found.clear();
    // What was only filled in was true of the old phrases; among the new ones there may be another beginning.
    if (this.empty) this.steps = [];
    while (this.steps.length > 0 && this.candidates().length === 0) this.steps.pop();
    this.begin();
  }

  /** Where every legal move begins with the same word, that word needs no click. */
  private begin(): void {
    while (this.steps.every((step) => step.how === "filled")) {
      const found = this.candidates();
      const [only] = new Set(found.map(({ rest }) => rest[0]));
      if (!only || found.some(({ rest }) => rest[0] !== only || rest.length < 2)) return;
      this.steps.push({ word: only, how: "filled" });
    }
  }

  get said(): string[] {
    return this.steps.map((step) => step.word);
  }

  /** The words up to the last click, without what was only filled in after it. */
  get chosen(): string[] {
    return this.steps.slice(0, this.steps.findLastIndex(({ how }) => how !== "filled") + 1).map((step) => step.word);
  }

  /** Has the person not said anything yet? */
  get empty(): boolean {
    return this.steps.every((step) => step.how === "filled");
  }

  private once<T>(what: string, find: (said: string[]) => T): T {
    const { said } = this;
    const key = [what, ...said].join(" ");
    if (!this.found.has(key)) this.found.set(key, find(said));
    return this.found.get(key) as T;
  }

  private candidates(): readonly { words: string[]; rest: string[] }[] {
    return this.once("candidates", (said) =>
      this.phrases.flatMap((words) => {
        const rest = unsaid(words, said, this.isPlace);
        return rest === null ? [] : [{ words, rest }];
      }),
    );
  }

  /** All legal phrases that the said words can still become. */
  meant(): string[] {
    return this.candidates().map(({ words }) => words.join(" "));
  }

  /** The phrase that is whole as it stands. Several fit only if order matters: then the order said decides. */
  ready(): string | null {
    const whole = this.candidates().filter(({ rest }) => rest.length === 0);
    const places = (words: readonly string[]): string => words.filter(this.isPlace).join(" ");
    const inOrder = places(this.said);
    const exact = whole.find(({ words }) => places(words) === inOrder);
    return (exact ?? whole[0])?.words.join(" ") ?? null;
  }

  /** Could the phrase also go on? `canal d5` is whole, and may become `canal d5 d6`. */
  get open(): boolean {
    return this.candidates().some(({ rest }) => rest.length > 0);
  }

  /** The words that may come next, in the order of the legal phrases. */
  choices(): Choice[] {
    const byWord = new Map<string, Choice>();
    for (const { words, rest } of this.candidates()) {
      const word = rest[0];
      if (word === undefined) continue;
      const choice = byWord.get(word) ?? { word, phrase: null, count: 0 };
      choice.count += 1;
      if (rest.length === 1) choice.phrase = words.join(" ");
      byWord.set(word, choice);
    }
    return [...byWord.values()];
  }

  next(): ReadonlySet<string> {
    return this.once("next", () => new Set(this.choices().map((choice) => choice.word)));
  }

  /** Places that a click may add now, though another word would come first. */
  pointable(): ReadonlySet<string> {
    return this.once("pointable", () => new Set(this.candidates().flatMap(({ rest }) => rest.filter(this.isPlace))));
  }

  accepts(thing: string): boolean {
    return this.fitting(thing) !== undefined;
  }

  /** What a thing says now: the first of its alternatives that a legal phrase goes on with, less what was said. */
  private fitting(thing: string): string[] | undefined {
    return thing
      .split("|")
      .map((words) => (words.includes(" ") ? this.missing(split(words)) : split(words)))
      .find((words) => (words.length === 1 ? this.acceptsWord(words[0] ?? "") : this.beginnings(words).length > 0));
  }

  private missing(words: string[]): string[] {
    return unsaid(words, this.said, this.isPlace) ?? words;
  }

  private acceptsWord(word: string): boolean {
    return this.next().has(word) || (this.isPlace(word) && this.pointable().has(word));
  }

  /** For words that follow each other: what each fitting phrase still says up to and with them. */
  private beginnings(words: readonly string[]): string[][] {
    if (words.length === 0) return [];
    return this.candidates().flatMap(({ rest }) => {
      const at = rest.findIndex((_, i) => words.every((word, j) => rest[i + j] === word));
      return at < 0 ? [] : [rest.slice(0, at + words.length)];
    });
  }

  /** As the next word, though others come first, or instead of the last place. */
  can(thing: string): Can {
    const words = this.fitting(thing);
    if (!words) return this.movesTo(thing) ? "instead" : "";
    return words.length > 1 || this.next().has(words[0] ?? "") ? "next" : "point";
  }

  /** Choose a thing. What then has only one continuation is filled in. False: it was refused. */
  choose(thing: string): boolean {
    const words = this.fitting(thing);
    if (!words) return false;
    const ways = words.length > 1 ? this.beginnings(words) : [words];
    const [way = words, ...others] = ways;
    const sure = others.every((other) => other.join(" ") === way.join(" ")) ? way : words;
    this.steps = [...this.steps, ...sure.map((word, i): Step => ({ word, how: i === 0 ? "chosen" : "with" }))];
    this.fill();
    return true;
  }

  /** Point at another place than the last one: that click is taken back and this one counts. False: it does not fit either. */
  instead(thing: string): boolean {
    const before = this.steps;
    const last = before.slice(before.map((step) => step.how).lastIndexOf("chosen"));
    if (this.empty || !last.some(({ word, how }) => how !== "filled" && this.isPlace(word)) || !thing.split(/[ |]/).some(this.isPlace)) return false;
    this.steps = before.slice(0, -last.length);
    if (this.choose(thing)) return true;
    this.steps = before;
    return false;
  }

  private fill(): void {
    for (;;) {
      const found = this.candidates();
      const words = new Set(found.map(({ rest }) => rest[0] ?? ""));
      const [only] = words;
      if (words.size !== 1 || !only) return;
      this.steps.push({ word: only, how: "filled" });
    }
  }

  /**
   * Was the last word filled in rather than chosen? Then the person has not seen the whole phrase yet.
   * A verb that all phrases share (those of one word apart) is no guess.
   */
  get guessed(): boolean {
    const last = this.steps.at(-1);
    return last?.how === "filled" && last.word !== this.onlyVerb();
  }

  private onlyVerb(): string | undefined {
    const verbs = new Set(this.phrases.filter((words) => words.length > 1).map(([verb]) => verb));
    return verbs.size === 1 ? [...verbs][0] : undefined;
  }

  /** The phrase that choosing a thing would make whole; null if it would not, or could go on. */
  wouldSay(thing: string): string | null {
    const before = this.steps;
    const said = this.choose(thing) && !this.open ? this.ready() : null;
    this.steps = before;
    return said;
  }

  /** Would it be taken instead of the last place? */
  movesTo(thing: string): boolean {
    const before = this.steps;
    const moved = this.instead(thing);
    this.steps = before;
    return moved;
  }

  /** Say a whole phrase at once (typed, or from the list). False: it is not legal. */
  say(phrase: string): boolean {
    const words = split(phrase.trim().replace(/\s+/g, " "));
    if (!this.phrases.some((legal) => legal.join(" ") === words.join(" "))) return false;
    this.steps = words.map((word) => ({ word, how: "chosen" }));
    return true;
  }

  /** Take the last click back, with what was said by it and filled in after it. */
  back(): void {
    while ((this.steps.pop()?.how ?? "chosen") !== "chosen");
    this.begin();
  }

  cancel(): void {
    this.steps = [];
    this.begin();
  }

  /** A thing that names only what comes after the verb gets the verb that all legal phrases share. */
  private withVerb(words: string): string {
    const [first = ""] = split(words);
    const after = this.phrases.some((phrase) => phrase.indexOf(first) > 0);
    return after ? `${this.onlyVerb() ?? ""} ${words}`.trim() : words;
  }

  /**
   * The phrase a person would mean by pointing at `word` now, legal or not: for asking why not.
   * Words still missing are borrowed from a legal phrase with the same beginning.
   */
  wouldMean(thing: string): string | null {
    const word = thing.split("|")[0] ?? "";
    if (word.includes(" ")) return this.withVerb(word);
    const model = this.candidates().find(({ rest }) => rest.length > 0 && this.isPlace(rest[0] ?? "") === this.isPlace(word));
    if (!model || this.steps.length === 0) return null;
    const [replaced] = model.rest;
    const words = [...model.words];
    words[words.lastIndexOf(replaced ?? "")] = word;
    return words.join(" ");
  }

  /** Legal phrases that fit typed text: each typed word is the beginning of the word in its place. What is typed out is first. */
  search(typed: string, label: (word: string) => string = (word) => word): string[] {
    const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
    const spelt = wanted.join(" ");
    const exact = (words: readonly string[]): boolean => [words.join(" "), words.map(label).join(" ")].some((phrase) => phrase.toLowerCase() === spelt);
    const found = this.candidates().filter(({ words }) => fits(words, wanted, label));
    const first = found.filter(({ words, rest }) => exact(words) || exact(rest));
    return [...first, ...found.filter((one) => !first.includes(one))].map(({ words }) => words.join(" "));
  }

  /** The next word that somebody typed out in full, and that needs more words after it. */
  wordOf(typed: string, label: (word: string) => string): string | null {
    const spelt = typed.trim().toLowerCase();
    const choice = this.choices().find(({ word }) => [word, label(word)].some((name) => name.toLowerCase() === spelt));
    return choice && choice.phrase === null ? choice.word : null;
  }
}

function fits(words: readonly string[], wanted: readonly string[], label: (word: string) => string): boolean {
  let from = 0;
  for (const [index, begin] of wanted.entries()) {
    const whole = index < wanted.length - 1;
    const at = words.findIndex(
      (word, i) => i >= from && [word.toLowerCase(), label(word).toLowerCase()].some((spelt) => (whole && /^[a-z]?\d+$/.test(begin) ? spelt === begin : spelt.startsWith(begin))),
    );
    if (at < 0) return false;
    from = at + 1;
  }
  return true;
}
