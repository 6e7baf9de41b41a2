/** What every page shares: who I am, the language, the look, the texts. */
import { ask, file, speak, Trouble } from "./api";
import { seatNames } from "./seats";
import { store, stored } from "./storage";
import { LANGUAGES, Texts, type Facts, type Language } from "./text";
import type { BotLevel, GameFacts, Me, Table } from "./wire";

export type Theme = "auto" | "light" | "dark";

const OWN = import.meta.glob<string>("../text/*.ftl", { query: "?raw", import: "default" });

function preferred(): Language {
  const wanted = [stored("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((lang) => lang === wanted.find((one) => (LANGUAGES as readonly unknown[]).includes(one))) ?? "en";
}

export const PACES = ["instant", "quick", "calm"] as const;
export type Pace = (typeof PACES)[number];

class App {
  lang = $state<Language>("en");
  theme = $state<Theme>("auto");
  sound = $state(false);
  /** Tell by a notification what happens while the page is out of sight. */
  notify = $state(false);
  /** Ask before each move is sent: always, or only where a word was filled in. */
  confirm = $state(false);
  /** Ask before a turn is ended with something left to do. */
  spare = $state(true);
  /** How fast the moves of others play out. */
  pace = $state<Pace>("quick");
  me = $state<Me | null>(null);
  games = $state<GameFacts[]>([]);
  levels = $state<BotLevel[]>([]);
  ready = $state(false);
  offline = $state(false);
  /** Texts by game; the empty name holds those that need no game. */
  private catalogues = $state.raw<Record<string, Texts>>({});

  async start(): Promise<void> {
    this.theme = (stored("theme") as Theme | null) ?? "auto";
    this.sound = stored("sound") === "on";
    this.notify = stored("notify") === "on";
    this.confirm = (stored("confirm") ?? (matchMedia("(pointer: coarse)").matches ? "on" : "off")) === "on";
    this.spare = stored("spare") !== "off";
    this.pace = PACES.find((pace) => pace === stored("pace")) ?? (this.calm ? "instant" : "quick");
    this.dress();
    const met = this.meet();
    await this.setLanguage(preferred());
    this.ready = true;
    await met;
  }

  /** Who am I, and what is there to play? */
  meet(): Promise<void> {
    return (this.met = this.ask());
  }
  /** The answer to that. */
  met: Promise<void> = Promise.resolve();

  private async ask(): Promise<void> {
    try {
      const [me, games, levels] = await Promise.all([this.whoAmI(), ask("GET /api/games"), ask("GET /api/bots")]);
      this.me = me;
      this.games = games;
      this.levels = levels;
      this.offline = false;
    } catch {
      this.offline = true;
    }
  }

  private async whoAmI(): Promise<Me | null> {
    try {
      return await ask("GET /api/me");
    } catch (trouble) {
      if (trouble instanceof Trouble && trouble.status === 401) return null;
      throw trouble;
    }
  }

  /** Nobody sits down without a name: who has none is asked for one, this once. False: they would rather not. */
  async beSomebody(): Promise<boolean> {
    await this.met;
    return this.me !== null || (await this.askName());
  }

  /** The question for a name, while it is open; `why` says what was wrong with the last one. */
  asking = $state.raw<{ why: string; done: (named: boolean) => void } | null>(null);

  askName(why = ""): Promise<boolean> {
    return new Promise((answer) => {
      this.asking = {
        why,
        done: (named) => {
          this.asking = null;
          answer(named);
        },
      };
    });
  }

  private becomeGuest(name: string): Promise<Me> {
    return ask("POST /api/me", { body: { name, language: this.lang } });
  }

  async rename(name: string): Promise<void> {
    store("name", name);
    this.me = this.me ? await ask("PATCH /api/me", { body: { name } }) : await this.becomeGuest(name);
  }

  async setLanguage(lang: Language): Promise<void> {
    const own = (await Promise.all([...this.parts].map((part) => OWN[`../text/${part}${lang}.ftl`]?.() ?? ""))).join("\n");
    const games = Object.keys(this.catalogues).filter(Boolean);
    speak(lang);
    const loaded = await Promise.all(games.map((game) => this.fetchTexts(game, lang, own)));
    this.own = own;
    this.catalogues = { "": new Texts(lang, [own]), ...Object.fromEntries(games.map((game, i) => [game, loaded[i]])) } as Record<string, Texts>;
    this.lang = lang;
    document.documentElement.lang = lang;
    store("language", lang);
    if (this.me && this.me.language !== lang) this.me = await ask("PATCH /api/me", { body: { language: lang } }).catch(() => this.me);
  }

  /** What the client itself says. */
  private own = "";
  /** The parts of it that are here; a page that few people open brings its own. */
  private parts = new Set([""]);

  async loadPart(...wanted: string[]): Promise<void> {
    const missing = wanted.filter((part) => !this.parts.has(part));
    if (missing.length === 0) return;
    for (const part of missing) this.parts.add(part);
    await this.setLanguage(this.lang).catch((trouble: unknown) => {
      for (const part of missing) this.parts.delete(part);
      throw trouble;
    });
  }

  private async fetchTexts(game: string, lang: Language, own: string): Promise<Texts> {
    const address = this.facts(game)?.texts[lang];
    return new Texts(lang, [own, address ? await file(address).catch(() => "") : ""]);
  }

  /** Make sure the texts of a game are here. */
  async load(game: string): Promise<void> {
    await this.met;
    if (this.catalogues[game] || !this.facts(game)) return;
    const { lang } = this;
    const texts = await this.fetchTexts(game, lang, this.own);
    if (lang === this.lang) this.catalogues = { ...this.catalogues, [game]: texts };
    else await this.load(game); // somebody chose another language meanwhile
  }

  facts(game: string): GameFacts | undefined {
    return this.games.find((one) => one.name === game);
  }

  texts(game: string): Texts {
    return this.catalogues[game] ?? this.catalogues[""] ?? new Texts(this.lang, []);
  }

  t = (message: string, facts: Facts = {}): string => this.texts("").say(message, facts);

  title(game: string): string {
    const titles = this.facts(game)?.titles;
    return titles?.[this.lang] ?? titles?.["en"] ?? game;
  }

  blurb(game: string): string {
    const blurbs = this.facts(game)?.blurbs;
    return blurbs?.[this.lang] ?? blurbs?.["en"] ?? "";
  }

  levelName(level: string | null): string {
    const names = this.levels.find((one) => one.level === level)?.names;
    return names?.[this.lang] ?? names?.["en"] ?? level ?? "";
  }

  /** Who sits at a table, seat by seat. */
  names(table: Table | null | undefined): string[] {
    return seatNames(table?.seats ?? [], this.levels, this.lang, (number) => this.t("player", { number }));
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    store("theme", theme);
    this.dress();
  }

  private dress(): void {
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }

  setSound(on: boolean): void {
    this.sound = on;
    store("sound", on ? "on" : "off");
  }

  setNotify(on: boolean): void {
    this.notify = on;
    store("notify", on ? "on" : "off");
  }

  setConfirm(on: boolean): void {
    this.confirm = on;
    store("confirm", on ? "on" : "off");
  }

  setSpare(on: boolean): void {
    this.spare = on;
    store("spare", on ? "on" : "off");
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    store("pace", pace);
  }

  get calm(): boolean {
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const app = new App();
export const t = app.t;

/** A sentence for whatever went wrong. */
export function sentence(trouble: unknown): string {
  if (trouble instanceof Trouble && trouble.text) return trouble.text;
  return trouble instanceof Trouble && trouble.status === 0 ? t("trouble-offline") : t("trouble-unknown");
}
