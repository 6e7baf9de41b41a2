/**
 * One input controller for all games.
 *
 * It knows the legal phrases, and nothing about rules. Words are chosen one by one, by clicks on the
 * board, from a list, or by typing; it says which may come next and when a phrase is whole. A word that
 * no legal phrase continues with is refused, so a wrong click never leads to anything.
 *
 * Words that are *places* may be pointed at in any order: `d5` before `canal`, or the second square of
 * a canal before the first. All other words (verbs, numbers, directions) keep their order.
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

interface Step {
  word: string;
  /** Filled in, not chosen: it goes when the word before it goes. */
  filled: boolean;
}

const split = (phrase: string): string[] => phrase.split(" ");

/** The words of a phrase that are not yet said; null if it is no longer meant. */
export function unsaid(words: readonly string[], said: readonly string[], isPlace: IsPlace): string[] | null {
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

  constructor(phrases: readonly string[] = [], isPlace: IsPlace = () => false) {
    this.isPlace = isPlace;
    this.update(phrases, isPlace);
  }

  /** New legal phrases: words already said stay as long as they still mean something. */
  update(phrases: readonly string[], isPlace: IsPlace = this.isPlace): void {
    this.phrases = phrases.map(split);
    this.isPlace = isPlace;
    while (this.steps.length > 0 && this.candidates().length === 0) this.steps.pop();
    this.begin();
  }

  /** Where every legal move begins with the same word, that word needs no click. */
  private begin(): void {
    while (this.steps.every((step) => step.filled)) {
      const found = this.candidates();
      const [only] = new Set(found.map(({ rest }) => rest[0]));
      if (!only || found.some(({ rest }) => rest[0] !== only || rest.length < 2)) return;
      this.steps.push({ word: only, filled: true });
    }
  }

  get said(): string[] {
    return this.steps.map((step) => step.word);
  }

  /** Has the person not said anything yet? */
  get empty(): boolean {
    return this.steps.every((step) => step.filled);
  }

  private candidates(extra: readonly string[] = []): { words: string[]; rest: string[] }[] {
    const said = [...this.said, ...extra];
    const found: { words: string[]; rest: string[] }[] = [];
    for (const words of this.phrases) {
      const rest = unsaid(words, said, this.isPlace);
      if (rest !== null) found.push({ words, rest });
    }
    return found;
  }

  /** All legal phrases that the said words can still become. */
  meant(): string[] {
    return this.candidates().map(({ words }) => words.join(" "));
  }

  /** The phrase that is whole as it stands. Several fit only if order matters: then the order said decides. */
  ready(): string | null {
    const whole = this.candidates().filter(({ rest }) => rest.length === 0);
    const inOrder = this.said.join(" ");
    const exact = whole.find(({ words }) => words.join(" ") === inOrder);
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

  next(): Set<string> {
    return new Set(this.choices().map((choice) => choice.word));
  }

  /** Places that a click may add now, though another word would come first. */
  pointable(): Set<string> {
    const places = new Set<string>();
    for (const { rest } of this.candidates()) {
      for (const word of rest) if (this.isPlace(word)) places.add(word);
    }
    return places;
  }

  accepts(word: string): boolean {
    return this.next().has(word) || (this.isPlace(word) && this.pointable().has(word));
  }

  /** Choose a word. What then has only one continuation is filled in. False: it was refused. */
  choose(word: string): boolean {
    if (!this.accepts(word)) return false;
    this.steps.push({ word, filled: false });
    this.fill();
    return true;
  }

  private fill(): void {
    for (;;) {
      const found = this.candidates();
      const words = new Set(found.map(({ rest }) => rest[0] ?? ""));
      const [only] = words;
      if (words.size !== 1 || !only) return;
      this.steps.push({ word: only, filled: true });
    }
  }

  /** Was the last word filled in rather than chosen? Then the person has not seen the whole phrase yet. */
  get guessed(): boolean {
    return this.steps.at(-1)?.filled ?? false;
  }

  /** Say a whole phrase at once (typed, or from the list). False: it is not legal. */
  say(phrase: string): boolean {
    const words = split(phrase.trim().replace(/\s+/g, " "));
    if (!this.phrases.some((legal) => legal.join(" ") === words.join(" "))) return false;
    this.steps = words.map((word) => ({ word, filled: false }));
    return true;
  }

  /** Take the last chosen word back, with what was filled in after it. */
  back(): void {
    while (this.steps.pop()?.filled);
    this.begin();
  }

  cancel(): void {
    this.steps = [];
    this.begin();
  }

  /**
   * The phrase a person would mean by pointing at `word` now, legal or not: for asking why not.
   * Words still missing are borrowed from a legal phrase with the same beginning.
   */
  wouldMean(word: string): string | null {
    const model = this.candidates().find(({ rest }) => rest.length > 0 && this.isPlace(rest[0] ?? "") === this.isPlace(word));
    if (!model || this.steps.length === 0) return null;
    const [replaced] = model.rest;
    const words = [...model.words];
    words[words.lastIndexOf(replaced ?? "")] = word;
    return words.join(" ");
  }

  /** Legal phrases that fit typed text: each typed word is the beginning of the word in its place. */
  search(typed: string, label: (word: string) => string = (word) => word): string[] {
    const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
    return this.candidates()
      .filter(({ words }) => fits(words, wanted, label))
      .map(({ words }) => words.join(" "));
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
