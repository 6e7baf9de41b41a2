/** The analysis of a finished game: asked for once, followed while it is worked out, then read. */
import { untrack } from "svelte";
import { ask, Trouble } from "../lib/api";
import { app, sentence } from "../lib/app.svelte";
import { LiveTable } from "../lib/live.svelte";
import type { Analysis, AnalysisNews, Report } from "../lib/wire";

export class GameAnalysis {
  status = $state<Analysis["status"]>("absent");
  done = $state(0);
  of = $state(0);
  problem = $state("");
  report = $state.raw<Report | null>(null);
  private live = $state.raw<LiveTable | null>(null);

  constructor(private readonly table: string) {}

  /** Is there one already? */
  async look(): Promise<void> {
    this.take(await ask("GET /api/tables/{table_id}/analysis", { path: { table_id: this.table } }));
  }

  async begin(): Promise<void> {
    this.problem = "";
    try {
      if (!(await app.beSomebody())) return;
      this.follow();
      this.take(await ask("POST /api/tables/{table_id}/analysis", { path: { table_id: this.table }, body: {} }));
    } catch (trouble) {
      this.status = "failed";
      this.problem = sentence(trouble);
      if (!(trouble instanceof Trouble)) throw trouble;
    }
  }

  /** How far it is, as the server tells it; call it in an effect. */
  hear(): void {
    const news = this.live?.analysis;
    if (news) untrack(() => this.learn(news));
  }

  private learn(news: AnalysisNews): void {
    if (news.depth !== "normal" || this.status === "done") return;
    this.done = news.done;
    this.of = news.of;
    this.status = news.status === "done" ? "running" : news.status;
    if (news.status === "done" || news.status === "failed") void this.look().catch((trouble: unknown) => (this.problem = sentence(trouble)));
  }

  private follow(): void {
    this.live ??= new LiveTable(this.table);
  }

  private take(found: Analysis): void {
    this.status = found.status;
    this.done = found.done;
    this.of = found.of;
    this.problem = found.problem;
    this.report = found.report;
    if (found.status === "waiting" || found.status === "running") this.follow();
    else this.close();
  }

  close(): void {
    this.live?.close();
    this.live = null;
  }
}
