/** A board that belongs to no table: from a position one plays any seat's turns, goes back, and tries again. */
import { ask } from "./api";
import { complete, fromLastVisit } from "./printed";
import type { Advice } from "./live.svelte";
import type { Table } from "./turn.svelte";
import type { AskBoard, Board, Outlook, Preview, Reason, SeatView } from "./wire";

export type Root = AskBoard["root"];
export type Said = [seat: number, phrase: string];

export class Sandbox implements Table {
  board = $state.raw<Board | null>(null);
  views = $state.raw<SeatView[]>([]);
  moves = $state.raw<Said[]>([]);
  private printed = fromLastVisit();
  private asked = 0;

  constructor(
    readonly root: Root,
    /** Through whose eyes; null: of whoever is to decide. */
    public seat: number | null = null,
  ) {}

  /** The board after these moves; false if somebody went elsewhere meanwhile. */
  async go(moves: Said[]): Promise<boolean> {
    const number = ++this.asked;
    const board = await ask("POST /api/board", { body: { root: this.root, moves, seat: this.seat, printed: this.printed } });
    if (number !== this.asked) return false;
    this.printed = board.printed?.hash ?? this.printed;
    this.moves = moves;
    this.board = board;
    this.views = [{ ...board.mine, view: complete(board.mine.view, board.printed) }];
    return true;
  }

  async play(seat: number, phrase: string): Promise<void> {
    await this.go([...this.moves, [seat, phrase]]);
  }

  async undo(_seat: number, all = false): Promise<void> {
    await this.go(all ? [] : this.moves.slice(0, -1));
  }

  why(seat: number, phrase: string): Promise<Reason> {
    return ask("POST /api/board/why", { body: { root: this.root, moves: this.moves, seat, phrase } });
  }

  async prices(seat: number, phrases: string[]): Promise<Record<string, Preview>> {
    return (await ask("POST /api/board/prices", { body: { root: this.root, moves: this.moves, seat, phrases } })).prices;
  }

  outlook(seat: number, tried: string[] = [], moves = this.moves): Promise<Outlook> {
    return ask("POST /api/board/outlook", { body: { root: this.root, moves, seat, tried } });
  }

  /** What the strongest bots would say first. */
  async hint(seat: number): Promise<Advice> {
    return { phrase: (await this.outlook(seat)).options[0]?.phrases[0] ?? "", why: "" };
  }

  /** Whatever is said is answered by the board itself. */
  async until(): Promise<void> {}
}
