/**
 * Following a game: what others did plays out on the board one move after the other, at the reader's pace, and can be
 * seen once more; and the board can go back to any earlier moment. Nothing of it holds up a turn: the phrase in
 * the bar is of now, whatever the board shows.
 */
import { app, type Pace } from "./app.svelte";
import { changes, since } from "./changes";
import { Frames } from "./frames";
import type { Teller } from "./log";
import type { GameEvent, Move, SeatView, View } from "./wire";

const WAITS: Record<Pace, number> = { instant: 0, quick: 600, calm: 1400 }; // milliseconds a move is looked at
const AGAIN: Pace = "quick"; // who asks to see it once more does not mean at once

interface Shown {
  at: number;
  view: View;
  move: Move | null;
}

export class Follow {
  /** The moment on the board, if it is not now. */
  shown = $state.raw<Shown | null>(null);
  /** Moves play out by themselves, or somebody looks back. */
  mode = $state<"now" | "playing" | "looking">("now");
  moves = $state.raw<readonly Move[]>([]);
  /** What was seen by now: summaries of what happens wait for it. */
  known = $state(-1);
  private mine: SeatView | null = null;
  private own: readonly number[] = [];
  private frames: Frames | null = null;
  private framesOf = "";
  /** Who plays now; an older one stops. */
  private run = 0;

  constructor(private readonly table: string) {}

  /** A new state came. `shared`: all who sit at this screen see the same, whoever of them is on turn. */
  update(mine: SeatView, moves: readonly Move[], own: readonly number[], printed: string, shared = false): void {
    const before = this.mine;
    const had = this.moves.length;
    const opened = this.known < 0 || (before?.seat !== mine.seat && !shared) || moves.length < had;
    const eyes = `${mine.seat} ${printed}`;
    if (eyes !== this.framesOf) this.frames = new Frames(this.table, mine.seat, printed);
    this.framesOf = eyes;
    this.mine = mine;
    this.own = own;
    this.moves = moves;
    if (opened) {
      this.now();
      return;
    }
    const fresh = moves.findIndex(({ seat }, i) => i >= had && !own.includes(seat));
    if (fresh >= 0 && this.mode === "now" && app.pace !== "instant" && before && moves.length > had) {
      // Until the first moment is here, the board stays as it was.
      this.shown = { at: had, view: before.view, move: null };
      void this.play(fresh + 1, app.pace);
    } else if (this.mode === "now") this.known = moves.length;
  }

  /** The board shows what is. */
  now(): void {
    this.run += 1;
    this.mode = "now";
    this.shown = null;
    this.known = this.moves.length;
  }

  private async play(from: number, pace: Pace): Promise<void> {
    const run = ++this.run;
    this.mode = "playing";
    try {
      for (let at = from; at < this.moves.length; at += 1) {
        const frame = await this.frames?.get(at);
        if (run !== this.run || !frame) return;
        this.frames?.expect(at + 1);
        this.shown = frame;
        this.known = Math.max(this.known, at);
        await new Promise((done) => setTimeout(done, WAITS[pace]));
        if (run !== this.run) return;
      }
    } catch {
      // what cannot be fetched is not shown; the board of now is here
    }
    if (run === this.run) this.now();
  }

  /** What happened since I last acted, once more. */
  again(): void {
    const from = since(this.moves, this.own);
    const frames = this.frames;
    if (from >= this.moves.length || !frames) return;
    const run = ++this.run;
    this.mode = "playing";
    void frames
      .get(from)
      .then((frame) => {
        if (run !== this.run) return undefined;
        this.shown = frame;
        return new Promise((done) => setTimeout(done, WAITS[AGAIN])).then(() => (run === this.run ? this.play(from + 1, app.pace === "instant" ? AGAIN : app.pace) : undefined));
      })
      .catch(() => run === this.run && this.now());
  }

  /** Go back to the moment after so many moves, and stay there; after the last one it is now. */
  async look(at: number): Promise<void> {
    const to = Math.max(0, at);
    const frames = this.frames;
    if (to >= this.moves.length || !frames) {
      this.now();
      return;
    }
    const run = ++this.run;
    this.mode = "looking";
    this.shown ??= this.mine && { at: this.moves.length, view: this.mine.view, move: null };
    try {
      const frame = await frames.get(to);
      if (run === this.run) this.shown = frame;
      if (to > 0) frames.expect(to - 1);
    } catch {
      if (run === this.run) this.now();
    }
  }

  /** How many moves were made at the moment on the board. */
  readonly at = $derived(this.shown?.at ?? this.moves.length);

  /** Is there anything that others did since I last acted? */
  readonly news = $derived(since(this.moves, this.own) < this.moves.length);

  /** What others changed and I have not answered yet, at the moment on the board; looking back: what the last move changed. */
  fresh(kind: Teller, acted: boolean): ReadonlyMap<string, number> {
    const { at } = this;
    if (this.mode === "looking") return changes(this.moves.slice(Math.max(0, at - 1), at), kind);
    return acted && this.mode === "now" ? new Map() : changes(this.moves.slice(since(this.moves, this.own), at), kind);
  }

  /** What led to the moment on the board; null if it is now. */
  events(): readonly GameEvent[] | null {
    return this.shown ? (this.shown.move?.events ?? []) : null;
  }
}
