/**
 * A lesson under way. The server keeps nothing of it: the trail of what was said goes along with every question, and
 * going back is a shorter trail. To the phrase in the bar it is a table like any other.
 */
import { ask, Trouble } from "./api";
import type { Advice } from "./live.svelte";
import { complete, fromLastVisit } from "./printed";
import { learnt, progress, remember } from "./progress";
import type { Table } from "./turn.svelte";
import type { GameEvent, LessonMoment, LessonStep, Preview, Reason, SeatView } from "./wire";

export class LessonTable implements Table {
  moment = $state.raw<LessonMoment | null>(null);
  views = $state.raw<SeatView[]>([]);
  /** What the last moves did, for animation. */
  events = $state.raw<GameEvent[]>([]);
  trouble = $state<unknown>(null);
  private printed = fromLastVisit();
  private awaiting: (() => void)[] = [];

  constructor(
    readonly game: string,
    readonly lesson: string,
  ) {}

  private get path(): { game: string; lesson: string } {
    return { game: this.game, lesson: this.lesson };
  }

  private get trail(): string[] {
    return this.moment?.trail ?? [];
  }

  /** Begin, or go on where the reader stopped. */
  async open(): Promise<void> {
    await this.ask({ trail: progress(this.game, this.lesson) }).catch(async (trouble: unknown) => {
      // The lesson has changed since: then from its beginning.
      if (trouble instanceof Trouble && trouble.status === 409) await this.ask({ trail: [] });
      else throw trouble;
    });
  }

  private async ask(wish: LessonStep): Promise<LessonMoment> {
    try {
      const moment = await ask("POST /api/lessons/{game}/{lesson}", { path: this.path, body: { ...wish, printed: this.printed } });
      this.receive(moment);
      return moment;
    } catch (trouble) {
      this.trouble = trouble;
      throw trouble;
    }
  }

  private receive(moment: LessonMoment): void {
    this.printed = moment.printed?.hash ?? "";
    this.trouble = null;
    this.moment = moment;
    this.events = moment.moves.flatMap((move) => move.events);
    this.views = [{ ...moment.view, view: complete(moment.view.view, moment.printed) }];
    remember(this.game, this.lesson, moment.over ? [] : moment.trail);
    if (moment.over) learnt(this.game, this.lesson);
    for (const go of this.awaiting.splice(0)) go();
  }

  /** The step was read. */
  read = (): Promise<unknown> => this.ask({ trail: this.trail, read: true });
  /** One step back. */
  back = (): Promise<unknown> => this.ask({ trail: this.trail.slice(0, -1) });
  again = (): Promise<unknown> => this.ask({ trail: [] });
  /** The same moment once more: in another language. */
  look = (): Promise<unknown> => this.ask({ trail: this.trail });

  /** What is allowed but not wanted changes nothing, and is answered beside the board. */
  async play(_seat: number, phrase: string): Promise<void> {
    await this.ask({ trail: this.trail, phrase });
  }

  async undo(): Promise<void> {
    await this.back();
  }

  async why(_seat: number, phrase: string): Promise<Reason> {
    return ask("POST /api/lessons/{game}/{lesson}/why", { path: this.path, body: { trail: this.trail, phrase } });
  }

  async prices(_seat: number, phrases: string[]): Promise<Record<string, Preview>> {
    return (await ask("POST /api/lessons/{game}/{lesson}/prices", { path: this.path, body: { trail: this.trail, phrases } })).prices;
  }

  hint(): Promise<Advice> {
    return Promise.reject(new Trouble(0)); // the lesson itself says what to do
  }

  async until(so: () => boolean): Promise<void> {
    while (!so()) await new Promise<void>((resolve) => this.awaiting.push(resolve));
  }
}
