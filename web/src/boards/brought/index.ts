import type { Texts } from "../../lib/text";
import type { View } from "../../lib/wire";
import type { BoardKind } from "../board";
import Board from "./Board.svelte";
import { broken, giveUp } from "./broken.svelte";
import { VERSION, type About, type BoardModule } from "./interface";

const modules = new Map<string, BoardModule>();
export const moduleOf = (game: string): BoardModule | undefined => modules.get(game);

export const about = (view: View, texts: Texts, names: readonly string[]): About => ({
  view,
  names,
  lang: texts.lang,
  say: (message, facts = {}) => texts.say(message, facts, names),
  word: (word) => texts.word(word),
});

/** The board at an address that the game named; if it is none, the plain one takes its place. */
export async function bring(game: string, address: string): Promise<BoardKind> {
  try {
    modules.set(game, checked(await import(/* @vite-ignore */ address)));
  } catch (error) {
    giveUp(game, error);
  }
  const board = modules.get(game);
  /** What the board says, unless it cannot: then nothing. */
  function asked<T>(ask: (board: BoardModule) => T | undefined, otherwise: T): T {
    if (!board || broken.has(game)) return otherwise;
    try {
      return ask(board) ?? otherwise;
    } catch (error) {
      queueMicrotask(() => giveUp(game, error)); // not while something is being drawn
      return otherwise;
    }
  }
  return {
    board: Board,
    redraws: true,
    shape: board?.shape ?? 3 / 2,
    isPlace: (word) => asked((own) => own.isPlace?.(word), false),
    describe: (word, view, texts, names) => asked((own) => own.describe?.(word, about(view, texts, names)), ""),
    headline: (view, texts, names) => asked((own) => own.headline?.(about(view, texts, names)), ""),
    tell: (preview, texts, names, _seat, view) => asked((own) => own.tell?.(preview, about(view, texts, names)), ""),
  };
}

function checked(found: unknown): BoardModule {
  const { version, mount } = found as Partial<BoardModule>;
  if (version !== VERSION) throw new Error(`it is for version ${String(version)} of the interface; this is version ${VERSION}`);
  if (typeof mount !== "function") throw new Error("it exports no function `mount`");
  return found as BoardModule;
}
