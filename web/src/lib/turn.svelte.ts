/** The phrase being made at a table: the controller, made reactive, and what it asks the server. */
import { app, sentence, t } from "./app.svelte";
import { Trouble } from "./api";
import { Controller, type Can, type Choice, type IsPlace } from "./controller";
import type { Advice, LiveTable } from "./live.svelte";
import type { Route } from "../boards/board";
import type { Preview, Reason } from "./wire";

const MOST_PRICED = 24; // more than that nobody reads on a board

export interface Notice {
  text: string;
  /** The number of the broken rule: a link of its own. */
  rule: string | null;
  /** Somebody clicked and got this answer: it stays until the next click. */
  stays: boolean;
  /** A new position has come since: the next one takes it away. */
  aged?: boolean;
}

/** Where phrases are said: a table, or a board of its own. */
export type Table = Pick<LiveTable, "views" | "play" | "undo" | "why" | "prices" | "hint" | "until">;

export class Turn {
  private bar = new Controller();
  private version = $state(0);
  private seen = "";
  private isPlace: IsPlace = () => false;
  /** Which seat speaks; null while only watching. */
  seat = $state<number | null>(null);
  sending = $state(false);
  notice = $state<Notice | null>(null);
  preview = $state.raw<{ phrase: string; facts: Preview } | null>(null);
  /** A place that is shown without being chosen: hovered in the log or in the list. */
  pointed = $state.raw<ReadonlySet<string>>(new Set());
  /** What each of the words offered now would cost, where the game tells it. */
  costs = $state.raw<ReadonlyMap<string, number>>(new Map());
  hovered = $state<string | null>(null);
  /** What pointing at a word would mean, if the board knows better than the controller. */
  asIf: ((said: readonly string[], word: string) => string | null) | null = null;
  /** What a phrase would leave undone, in words; empty if nothing. */
  spare: ((phrase: string) => string) | null = null;
  /** A place further away that was chosen, and waits for a yes. */
  private proposed = $state.raw<{ word: string; route: Route } | null>(null);
  /** Places further away, and the moves that lead there. */
  routes: ((said: readonly string[]) => ReadonlyMap<string, Route>) | null = null;
  /** What was asked about this position: phrases and what they would do, or why not. */
  private previews = new Map<string, Promise<Preview>>();
  private reasons = new Map<string, Promise<Reason>>();
  private foreseen: Promise<Preview> | undefined;
  private clock: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly live: Table) {}

  /** A new position: words already said stay if they still mean something. */
  update(seat: number | null, legal: readonly string[], isPlace: IsPlace, moment: string): void {
    if (moment === this.seen) return;
    const sameSeat = this.seat === seat;
    this.seen = moment;
    this.seat = seat;
    this.advice = null;
    this.pointed = new Set();
    this.isPlace = isPlace;
    this.previews.clear();
    this.reasons.clear();
    this.preview = null;
    this.foreseen = undefined;
    this.proposed = null;
    this.ageNotice();
    if (!sameSeat) this.bar.cancel();
    this.bar.update(legal, isPlace);
    this.changed();
  }

  private changed(): void {
    this.version += 1;
    this.proposed = null;
    const routes = this.routes?.(this.bar.chosen);
    this.costs = new Map([...(routes ?? [])].map(([word, route]) => [word, route.cost]));
    const offered = this.costs.size > 0 ? [] : this.priced();
    this.ask([this.bar.ready(), ...offered.map(({ phrase }) => phrase)]);
    this.foresee(this.bar.ready());
    if (offered.length > 0) void this.price(offered);
  }

  /** Where a few words are offered and each makes a whole phrase, it is worth knowing what each of them costs. */
  private priced(): Choice[] {
    const offered = this.bar.choices();
    const few = !this.bar.empty && offered.length <= MOST_PRICED && offered.every(({ phrase }) => phrase !== null);
    return few ? offered : [];
  }

  private async price(offered: readonly Choice[]): Promise<void> {
    const moment = this.version;
    const told = await Promise.all(offered.map(async ({ word, phrase }) => [word, (await this.previews.get(phrase ?? ""))?.cost] as const)).catch(() => []);
    if (moment !== this.version) return;
    this.costs = new Map(told.flatMap(([word, cost]) => (cost === undefined ? [] : [[word, cost] as const])));
  }

  /** Ask what these phrases would do, all in one question, and each only once. */
  private ask(phrases: readonly (string | null)[]): void {
    const fresh = phrases.filter((phrase): phrase is string => phrase !== null && !this.previews.has(phrase));
    if (fresh.length === 0 || this.seat === null) return;
    const { previews } = this;
    const asked = this.live.prices(this.seat, fresh);
    for (const phrase of fresh) previews.set(phrase, asked.then((prices) => prices[phrase] ?? {}));
    asked.catch(() => fresh.forEach((phrase) => previews.delete(phrase)));
  }

  private look<T>(read: (bar: Controller) => T): T {
    void this.version;
    return read(this.bar);
  }

  readonly said = $derived.by(() => this.look((bar) => (this.proposed ? [...bar.chosen, this.proposed.word] : bar.said)));
  readonly empty = $derived.by(() => this.look((bar) => bar.empty));
  readonly choices = $derived.by<Choice[]>(() => this.look((bar) => bar.choices()));
  readonly next = $derived.by(() => this.look((bar) => bar.next()));
  readonly pointable = $derived.by(() => this.look((bar) => bar.pointable()));
  readonly ready = $derived.by(() => this.look((bar) => bar.ready()));
  /** Does a place further away wait for a yes? */
  readonly proposing = $derived(this.proposed !== null);
  /** Is there something to say yes to? */
  readonly whole = $derived.by(() => this.proposed !== null || this.ready !== null);
  readonly open = $derived.by(() => this.proposed === null && this.look((bar) => bar.open));
  readonly meant = $derived.by(() => this.look((bar) => bar.meant()));

  /** May a thing on the board be clicked now? */
  can(thing: string): Can {
    return this.look((bar) => bar.can(thing));
  }

  search(typed: string, label: (word: string) => string): string[] {
    return this.look((bar) => bar.search(typed, label));
  }

  wordOf(typed: string, label: (word: string) => string): string | null {
    return this.look((bar) => bar.wordOf(typed, label));
  }

  /**
   * A click on a thing, or a word from the list. What no legal phrase goes on with is only explained.
   * `sure`: false where a finger may have hit the wrong thing; then it is shown first, and nothing is sent.
   */
  choose(word: string, sure = true): void {
    if (this.sending) return;
    const route = this.routes?.(this.bar.chosen).get(word);
    if (route && route.phrases.length > 1) {
      if (sure && !app.confirm) void this.follow(route);
      else this.propose(word, route);
      return;
    }
    const fits = this.bar.accepts(word);
    if (fits) this.bar.choose(word);
    else if (!this.bar.instead(word)) {
      void this.explain(word);
      return;
    }
    this.notice = null;
    this.changed();
    const phrase = this.bar.ready();
    if (!fits || !phrase || this.bar.open) return;
    if (!this.wasteful(phrase) && sure && !this.bar.guessed && !app.confirm) void this.send();
  }

  /** Would it leave something undone that the reader may have forgotten? Then it is asked once, and said why. */
  private wasteful(phrase: string): boolean {
    const left = app.spare ? (this.spare?.(phrase) ?? "") : "";
    if (left) this.notice = { text: left, rule: null, stays: true, aged: true };
    return left !== "";
  }

  private propose(word: string, route: Route): void {
    this.notice = null;
    this.proposed = { word, route };
    this.foreseen = undefined;
    this.preview = { phrase: route.phrases.at(-1) ?? "", facts: route.preview };
  }

  /** Yes: what was chosen shall be done. */
  async confirm(): Promise<void> {
    if (this.proposed) await this.follow(this.proposed.route);
    else await this.send();
  }

  /** A whole phrase from the list: it was read in full, so it needs no second question. */
  say(phrase: string): void {
    if (this.sending || !this.bar.say(phrase)) return;
    this.changed();
    if (!this.wasteful(phrase) && !app.confirm) void this.send(phrase);
  }

  back(): void {
    this.notice = null;
    if (!this.proposed) this.bar.back();
    this.changed();
  }

  cancel(): void {
    this.notice = null;
    this.bar.cancel();
    this.changed();
  }

  /** True if it was done. */
  async send(phrase = this.bar.ready()): Promise<boolean> {
    if (phrase === null || this.seat === null || this.sending) return false;
    this.sending = true;
    const { views } = this.live;
    try {
      await this.live.play(this.seat, phrase);
      this.bar.cancel();
      this.changed();
      // The new state follows at once; until it is here, the old moves are not offered again.
      await this.live.until(() => this.live.views !== views);
      return true;
    } catch (trouble) {
      this.refused(trouble);
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** Several moves in a row; the first one that is refused ends it. */
  private async follow(route: Route): Promise<void> {
    this.proposed = null;
    this.bar.cancel();
    this.notice = null;
    for (const phrase of route.phrases) {
      if (!(await this.send(phrase))) return;
    }
  }

  async undo(all = false): Promise<void> {
    if (this.seat === null || this.sending) return;
    this.sending = true;
    try {
      await this.live.undo(this.seat, all);
      this.cancel();
    } catch (trouble) {
      this.refused(trouble);
    } finally {
      this.sending = false;
    }
  }

  /** What was advised for this position, and how often it was asked for. */
  private advice: { asked: Promise<Advice>; times: number } | null = null;

  /** Asked again, a hint says more: where to look, which kind of move and why, the move itself. */
  async hint(level: string, word: (word: string) => string): Promise<void> {
    if (this.seat === null) return;
    const advice = (this.advice ??= { asked: this.live.hint(this.seat, level), times: 0 });
    advice.times += 1;
    try {
      const { phrase, why } = await advice.asked;
      if (this.advice !== advice) return;
      const [verb = "", ...rest] = phrase.split(" ");
      const places = rest.filter(this.isPlace);
      const told = Math.max(advice.times, places.length > 0 ? 1 : 2);
      this.pointed = new Set(places);
      if (told > 2 && this.bar.say(phrase)) this.changed();
      this.notice = { text: told === 1 ? t("hint-look") : `${word(verb)}. ${why}`, rule: null, stays: true, aged: true };
    } catch (trouble) {
      this.advice = null;
      this.refused(trouble);
    }
  }

  /** What was said of a position goes with it. A refusal without a rule ("somebody was quicker") may come just before the position it speaks of. */
  private ageNotice(): void {
    const lasts = this.notice !== null && this.notice.rule === null && !this.notice.aged;
    this.notice = lasts && this.notice ? { ...this.notice, aged: true } : null;
  }

  private refused(trouble: unknown): void {
    this.notice = { text: sentence(trouble), rule: trouble instanceof Trouble ? trouble.rule : null, stays: true };
  }

  /** Why can this not be chosen? Asked on hover, long press, or a wrong click. */
  async explain(word: string, stays = true): Promise<void> {
    const phrase = this.asIf?.(this.bar.said, word) ?? this.bar.wouldMean(word);
    if (phrase !== null) await this.explainPhrase(phrase, stays);
  }

  async explainPhrase(phrase: string, stays = true): Promise<void> {
    if (this.seat === null) return;
    const { reasons } = this;
    const asked = reasons.get(phrase) ?? this.live.why(this.seat, phrase);
    reasons.set(phrase, asked);
    try {
      const { legal, text, rule } = await asked;
      if (!legal && (stays || !this.notice?.stays)) this.notice = { text, rule, stays };
    } catch {
      reasons.delete(phrase); // nothing to explain while the connection is away
    }
  }

  /** The pointer rests on a thing: show what it would do, or why it cannot be done. */
  hover(word: string | null): void {
    if (word === this.hovered) return;
    this.hovered = word;
    clearTimeout(this.clock);
    if (word === null) {
      this.foresee(this.bar.ready());
      return;
    }
    const phrase = this.bar.wouldSay(word);
    if (phrase) {
      if (!this.notice?.stays) this.notice = null;
      this.foresee(phrase);
    } else if (!this.bar.accepts(word) && !this.bar.movesTo(word)) this.clock = setTimeout(() => void this.explain(word, false), 350);
  }

  /** Cost and consequence of a phrase, before deciding. */
  foresee(phrase: string | null): void {
    this.ask([phrase]);
    const asked = phrase === null ? undefined : this.previews.get(phrase);
    this.foreseen = asked;
    if (phrase === null || !asked) {
      this.preview = null;
      return;
    }
    // Somebody may have pointed elsewhere before the answer came.
    void asked.then((facts) => this.foreseen === asked && (this.preview = { phrase, facts })).catch(() => undefined);
  }
}
