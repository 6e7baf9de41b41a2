/**
 * What a board is. A board draws a view and marks everything that can be pointed at with `data-word`;
 * the stage around it does the rest: clicks, hovering, long presses, arrow keys, and `data-can` on each
 * marked element (`next`: highlighted, `point`: may be clicked, absent: would only be explained).
 * A mark is one word of a phrase, or several that one click says together: `pick tikal 3`.
 */
import type { Component } from "svelte";
import { app } from "../lib/app.svelte";
import type { Can } from "../lib/controller";
import type { Gain, Paid } from "../lib/sources";
import type { Sum } from "../lib/story";
import type { Texts } from "../lib/text";
import type { GameEvent, Move, Preview, View } from "../lib/wire";
import { broken } from "./brought/broken.svelte";

export interface BoardProps {
  view: View;
  /** Through whose eyes; null for a spectator. */
  seat: number | null;
  names: readonly string[];
  texts: Texts;
  /** The words said so far, and what the phrase would bring about. */
  said: readonly string[];
  /** The legal phrases that these words can still become. */
  meant: readonly string[];
  preview: Preview | null;
  /** What it costs to choose a word now, where that is known. */
  costs: ReadonlyMap<string, number>;
  /** Words to ring: hovered in the log; in a replay touched by the last move. */
  pointed: ReadonlySet<string>;
  /** What the last move did, for animation. */
  events: readonly GameEvent[];
  /** May a word be chosen now, and: it is chosen. For what is not an element marked with it. */
  can: (word: string) => Can;
  choose: (word: string) => void;
}

/** How things stand in a part of the board, seat by seat. */
export interface Standing {
  title: string;
  lines: { seat: number | null; text: string }[];
}

/** Several moves that one click means, such as walking to a far square. */
export interface Route {
  phrases: string[];
  cost: number;
  /** What it would bring about, as a preview of the server tells it. */
  preview: Preview;
}

export interface PanelProps {
  view: View;
  seat: number;
  texts: Texts;
  /** Decisions of this turn that can still be taken back. */
  tentative?: readonly Move[];
}

export interface MomentProps {
  view: View;
  names: readonly string[];
  texts: Texts;
  /** All moves so far: what is new among them may be worth a summary. */
  moves: readonly Move[];
}

export interface SideProps {
  view: View;
  seat: number | null;
  names: readonly string[];
  texts: Texts;
}

export interface BoardKind {
  board: Component<BoardProps>;
  /** Cards and tracks beside the board, clickable like it, but not zoomed; below it on a phone. */
  tray?: Component<BoardProps>;
  /** Width divided by height of the drawing. */
  shape: number;
  /** Which words are places on the board: they may be pointed at in any order. */
  isPlace: (word: string) => boolean;
  /** Its things may be made anew at any time: then they are marked again. */
  redraws?: boolean;
  /** First words whose places are all shown at once, because their order does not matter. */
  together?: ReadonlySet<string>;
  /** The phrase that pointing at a word would mean, legal or not, where a borrowed one would mislead. */
  asIf?: (said: readonly string[], word: string, view: View) => string | null;
  /** Places that a click reaches by several moves in a row. */
  routes?: (said: readonly string[], view: View) => ReadonlyMap<string, Route>;
  /** Under a seat's name: its goods. */
  goods?: Component<PanelProps>;
  /** In the bar: what the seat on turn can still spend. */
  purse?: Component<PanelProps>;
  /** Beside the board: what belongs to nobody. */
  side?: Component<SideProps>;
  /** Below the seats: the rest of the table. */
  around?: Component<SideProps>;
  /** Short summaries of what just happened to everybody: a scoring, a new age. */
  moments?: Component<MomentProps>;
  /** Between the board and the bar: cards in hand, and what else is decided off the board. */
  hand?: Component<SideProps>;
  /** Words that come with the game's data, as the reader calls them. */
  words?: Readonly<Record<string, string>>;
  /** An event for the log, where its facts name things by a key that no reader knows. */
  told?: (event: GameEvent, texts: Texts) => GameEvent;
  /** What these moves changed: words or `data-at` of things, and who did it. Else the places that phrases and events name. */
  changes?: (moves: readonly Move[]) => Map<string, number>;
  /** A game whose words depend on the table: the kind for this view. */
  fitted?: (view: View, texts: Texts) => BoardKind;
  /** The consequence of a phrase in words, from the server's preview. */
  tell?: (preview: Preview, texts: Texts, names: readonly string[], seat: number, view: View) => string;
  /** What a phrase that ends something would leave undone, in words; empty if nothing. `legal` is what else could be said. */
  spare?: (phrase: string, view: View, legal: readonly string[], texts: Texts) => string;
  /** How things stand where the pointer or the focus is: who leads, what is at stake. */
  standing?: (place: string, view: View, texts: Texts, names: readonly string[]) => Standing | null;
  /** What a place holds, for the ear. */
  describe?: (word: string, view: View, texts: Texts, names: readonly string[]) => string;
  /** One line above the board: period, round, day. */
  headline?: (view: View, texts: Texts, names: readonly string[]) => string;
  /** What an event paid its seat and for what, where that is not simply its points. */
  paid?: (event: GameEvent) => Paid | null;
  /** Where the points of a game came from, for games whose events do not name them. */
  gains?: (moves: readonly Move[], seats: number) => Gain[];
  /** Does this event end one of the chapters that a game falls into? The message `chapters` says what they are. */
  chapter?: (event: GameEvent) => boolean;
  /** Events that a turn's line in the log leaves out, and what an event gained, so that it can be added up. */
  aside?: ReadonlySet<string>;
  sums?: (event: GameEvent) => Sum | null;
  /** Moments worth jumping to in a replay; in the log they have a line of their own. */
  milestone?: (event: GameEvent) => boolean;
}

const BOARDS: Record<string, () => Promise<{ default: BoardKind }>> = {
  mexica: () => import("./mexica/index"),
  tzolkin: () => import("./tzolkin/index"),
  mezo: () => import("./mezo/index"),
  patolli: () => import("./patolli/index"),
};

const broughtBy = (game: string): string | null | undefined => app.facts(game)?.board;

/** Is there something to click? If not, the game is played through the list of choices. */
export const hasBoard = (game: string): boolean => game in BOARDS || (Boolean(broughtBy(game)) && !broken.has(game));

/** The board of a game: ours, the one it brings with it, or the plain one. */
export async function boardOf(game: string): Promise<BoardKind> {
  await app.met;
  const own = BOARDS[game];
  if (own) return (await own()).default;
  const address = broughtBy(game);
  if (address) return (await import("./brought/index")).bring(game, address);
  return (await import("./plain/index")).default;
}
