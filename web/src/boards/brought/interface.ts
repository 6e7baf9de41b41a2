/**
 * A board that a game brings with it: an ES module, `web/board.js` in its package, that exports what `BoardModule` names.
 * It needs no framework and imports nothing from here; docs/web.md tells it to authors. What a later version of the
 * client changes in this file, it may change only together with `VERSION`.
 */
import type { Can } from "../../lib/controller";
import type { GameEvent, Preview, View } from "../../lib/wire";

export const VERSION = 1;

/** What one can say about a position, and in which words. */
export interface About {
  /** What the game's `view` tells the seat that looks. */
  readonly view: View;
  /** Who sits where. */
  readonly names: readonly string[];
  /** The reader's language: en, pl, fr or de. */
  readonly lang: string;
  /** A message of the game's catalogues with its facts filled in. */
  readonly say: (message: string, facts?: Record<string, unknown>) => string;
  /** A word of a phrase as the reader would say it. */
  readonly word: (word: string) => string;
}

/** What is to be drawn now. */
export interface Scene extends About {
  /** Through whose eyes; null for a spectator. */
  readonly seat: number | null;
  /** The words of the phrase so far, and the legal phrases that they can still become; none while others move. */
  readonly said: readonly string[];
  readonly phrases: readonly string[];
  /** What the game's `preview` tells of the phrase that is being thought about. */
  readonly preview: Preview | null;
  /** Words to ring: those of the last move, or what somebody points at in the log. */
  readonly pointed: readonly string[];
  /** What the last move did, for animation. */
  readonly events: readonly GameEvent[];
  /** The reader asked for less motion: draw the end of it at once. */
  readonly calm: boolean;
  /** May a word be chosen now: as the `next` one, by pointing before it is due (`point`), or `instead` of the last place. */
  readonly can: (word: string) => Can;
  /** The reader means this word (or these, with blanks between): as if an element marked with it were clicked. */
  readonly choose: (word: string) => void;
}

/** A drawn board. */
export interface Mounted {
  update: (scene: Scene) => void;
  destroy?: () => void;
}

export interface BoardModule {
  /** The version of this interface that the board was written for. */
  version: number;
  /** Draw into an empty element; what is marked with `data-word` there can be clicked, tabbed to, and read aloud. */
  mount: (element: HTMLElement, scene: Scene) => Mounted;
  /** Width divided by height of the drawing; 3/2 if it says nothing. */
  shape?: number;
  /** Which words are places on the board: they may be pointed at in any order, and have no button in the bar. */
  isPlace?: (word: string) => boolean;
  /** What a marked thing is, for the ear. */
  describe?: (word: string, about: About) => string;
  /** One line above the board: round, day. */
  headline?: (about: About) => string;
  /** What a phrase would bring about, in words, from the game's preview. */
  tell?: (preview: Preview, about: About) => string;
}
