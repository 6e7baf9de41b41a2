/** What just happened to everybody, in a few lines: the end of a conflict, of an age, of the game. */
import type { GameEvent, Move } from "../../lib/wire";

export interface Gain {
  seat: number;
  vp: number;
  devotion: number;
}
export interface Moment {
  key: string;
  kind: "conflict" | "age" | "game";
  /** The events worth a line: the winner, the majorities. */
  lines: GameEvent[];
  gains: Gain[];
}

const TELLING = new Set(["won", "majority", "sacrificed", "age-end", "game-end", "victory"]);

/** Walks through the log; gains count from the moment the winner is known. */
class Teller {
  readonly moments: { at: number; moment: Moment }[] = [];
  private lines: GameEvent[] = [];
  private gains = new Map<number, Gain>();
  private counting = false;

  hear(event: GameEvent, at: number): void {
    if (event.event === "conflict") this.clear();
    if (event.event === "won" || event.event === "age-end" || event.event === "game-end") this.counting = true;
    if (TELLING.has(event.event)) this.lines.push(event);
    if (this.counting) this.count(event);
    if (event.event === "cleaned") this.close("conflict", at);
    else if (event.event === "age" && this.lines.length > 0) this.close("age", at);
    else if (event.event === "victory") this.close("game", at);
  }

  private count(event: GameEvent): void {
    const { seat } = event;
    if (typeof seat !== "number" || (event.event !== "vp" && event.event !== "devotion")) return;
    const gain = this.gains.get(seat) ?? { seat, vp: 0, devotion: 0 };
    gain[event.event] += Number(event[event.event] ?? 0);
    this.gains.set(seat, gain);
  }

  private close(kind: Moment["kind"], at: number): void {
    const gains = [...this.gains.values()].sort((a, b) => a.seat - b.seat);
    this.moments.push({ at, moment: { key: `${at} ${this.moments.length}`, kind, lines: this.lines, gains } });
    this.clear();
  }

  private clear(): void {
    this.lines = [];
    this.gains = new Map();
    this.counting = false;
  }
}

/** The moments that were reached by the moves from number `from` on. */
export function momentsIn(moves: readonly Move[], from: number): Moment[] {
  const teller = new Teller();
  moves.forEach((move, at) => move.events.forEach((event) => teller.hear(event, at)));
  return teller.moments.filter(({ at }) => at >= from).map(({ moment }) => moment);
}
