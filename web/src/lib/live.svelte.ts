/**
 * One table, live. The server sends whole states; nothing is guessed here, so nothing can drift apart.
 * A lost connection comes back by itself, asks for the moves it has not seen, and sends again, under the
 * same id, what was not yet answered.
 */
import { app } from "./app.svelte";
import { ask, Trouble } from "./api";
import { complete, fromLastVisit } from "./printed";
import type { AnalysisNews, Answers, ChatLine, ClientMessage, Here, Move, Preview, Reason, SeatView, ServerMessage, State, Table } from "./wire";

export type Connection = "connecting" | "live" | "lost" | "restarting" | "gone" | "unreadable" | "signed-out" | "too-fast";

/** What a bot would say, and why. */
export type Advice = Pick<Answers["hint"], "phrase" | "why">;

type Asked = keyof Answers;
/** What is asked, without what every message has. */
type Question<A extends Asked> = Omit<Extract<ClientMessage, { type: A }>, "type" | "id">;
type Answer = Answers[Asked];

interface Waiting {
  type: Asked;
  text: string;
  resolve: (answer: Answer) => void;
  reject: (trouble: Trouble) => void;
}

const FINAL: Record<number, Connection> = { 4401: "signed-out", 4404: "gone", 4409: "unreadable" };
const KEEP = new Set<Asked>(["play", "undo", "chat"]); // worth sending again after a break
const PING = 20_000;
const STOPPING = [1001, 1012]; // the server says goodbye before it restarts
const MOMENT = 50; // milliseconds: perhaps another process serves us meanwhile
const PATIENCE = 5; // tries until a restart is taken for a lost connection

const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");

export class LiveTable {
  table = $state.raw<Table | null>(null);
  views = $state.raw<SeatView[]>([]);
  moves = $state.raw<Move[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** May I end this game, because nobody moves? */
  abandon = $state(false);
  connection = $state<Connection>("connecting");
  /** How far an analysis of this game is, if one is under way. */
  analysis = $state.raw<AnalysisNews | null>(null);
  /** The server has a newer client than this page. */
  stale = $state(false);
  /** The difference between the server's clock and ours. */
  skew = 0;
  /** When the last state came, by our clock. */
  received = $state(0);

  private socket: WebSocket | null = null;
  private waiting = new Map<string, Waiting>();
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private version: string | null = null;
  /** The hash of what is printed on the components. */
  printed = fromLastVisit();
  /** Who waits for a new state. */
  private awaiting: (() => void)[] = [];

  constructor(readonly id: string) {
    this.connect();
    this.pulse = setInterval(() => this.ping(), PING);
    addEventListener("online", this.hurry);
    void this.checkVersion();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pulse);
    removeEventListener("online", this.hurry);
    this.socket?.close();
    this.release();
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const path = `/api/tables/${encodeURIComponent(this.id)}/live?from=${this.moves.length}&printed=${this.printed}&lang=${app.lang}`;
    const socket = new WebSocket(`${scheme}://${location.host}${path}`);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = (event) => this.lose(socket, event.code);
  }

  private lose(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    for (const [id, { type, reject }] of this.waiting) {
      if (KEEP.has(type)) continue;
      this.waiting.delete(id);
      reject(new Trouble(0));
    }
    const final = FINAL[code];
    if (final) {
      this.connection = final;
      return;
    }
    const restarting = STOPPING.includes(code) || (this.connection === "restarting" && this.tries < PATIENCE);
    this.connection = code === 4429 ? "too-fast" : restarting ? "restarting" : "lost";
    const wait = code === 4429 ? 10_000 : STOPPING.includes(code) && this.tries === 0 ? MOMENT : Math.min(15_000, 400 * 2 ** this.tries);
    this.tries += 1;
    this.timer = setTimeout(() => this.connect(), wait);
  }

  /** Do not wait for the next try: the person asked, or the network came back. */
  hurry = (): void => {
    if (!["lost", "restarting", "too-fast"].includes(this.connection)) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** The server restarted with a newer client than this page? */
  private async checkVersion(): Promise<void> {
    const answer = await ask("GET /api/version").catch(() => null);
    if (!answer) return;
    if (this.version !== null && this.version !== answer.version) this.stale = true;
    this.version = answer.version;
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case "state":
        return this.receive(message);
      case "chat":
        return this.addChat(message);
      case "here":
        return this.see(message);
      case "analysis":
        return void (this.analysis = message);
      case "refused":
        return this.taken(message.id)?.reject(new Trouble(400, message.text, message.rule));
      default:
        return this.taken(message.id)?.resolve(message);
    }
  }

  /** Who asked under this id: nobody else is to be answered. */
  private taken(id: string | null): Waiting | undefined {
    const waiting = this.waiting.get(id ?? "");
    this.waiting.delete(id ?? "");
    return waiting;
  }

  private receive(state: State): void {
    if (this.connection !== "live") this.arrive();
    this.skew = state.now - Date.now();
    this.received = Date.now();
    this.table = state.table;
    this.abandon = state.abandon;
    this.printed = state.printed?.hash ?? "";
    this.views = state.views.map((one) => ({ ...one, view: complete(one.view, state.printed) }));
    if (state.moves.length > 0 || state.from < this.moves.length) {
      this.moves = [...this.moves.slice(0, state.from), ...state.moves];
    }
    this.release();
  }

  private release(): void {
    for (const go of this.awaiting.splice(0)) go();
  }

  private arrive(): void {
    if (this.tries > 0) void this.checkVersion();
    this.tries = 0;
    this.connection = "live";
    for (const { text } of this.waiting.values()) this.socket?.send(text);
    void this.readChat().catch(() => undefined);
  }

  /** What was said here, as I may see it. */
  async readChat(): Promise<void> {
    this.chat = await ask("GET /api/tables/{table_id}/chat", { path: { table_id: this.id } });
  }

  private addChat(line: ChatLine): void {
    if (!this.chat.some((known) => known.number === line.number)) this.chat = [...this.chat, line];
  }

  private see(here: Here): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat, i) => ({ ...seat, here: here.seats[i] ?? seat.here }));
    this.table = { ...this.table, seats, watching: here.watching };
  }

  private async ask<A extends Asked>(type: A, question: Question<A>): Promise<Answers[A]> {
    const id = newId();
    const text = JSON.stringify({ type, id, ...question });
    const answer = await new Promise<Answer>((resolve, reject) => {
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
      else if (!KEEP.has(type)) return reject(new Trouble(0));
      this.waiting.set(id, { type, text, resolve, reject });
    });
    return answer as Answers[A]; // the server answers each type with its own
  }

  private ping(): void {
    if (this.socket?.readyState === WebSocket.OPEN) void this.ask("ping", {}).catch(() => undefined);
  }

  private of(seat: number): SeatView | undefined {
    return this.views.find((view) => view.seat === seat);
  }

  /** Wait for a state in which something is so. */
  async until(so: () => boolean): Promise<void> {
    while (!so() && !this.closed) await new Promise<void>((resolve) => this.awaiting.push(resolve));
  }

  async play(seat: number, phrase: string): Promise<void> {
    await this.ask("play", { seat, number: this.of(seat)?.next ?? 0, phrase });
  }

  async undo(seat: number, all = false): Promise<void> {
    await this.ask("undo", { seat, number: this.of(seat)?.next ?? 0, all });
  }

  async say(text: string): Promise<void> {
    await this.ask("chat", { text });
  }

  why(seat: number, phrase: string): Promise<Reason> {
    return this.ask("why", { seat, phrase });
  }

  /** What each of these phrases would cost and do, in one answer. */
  async prices(seat: number, phrases: string[]): Promise<Record<string, Preview>> {
    return (await this.ask("prices", { seat, phrases })).prices;
  }

  async hint(seat: number, level: string): Promise<Advice> {
    return this.ask("hint", { seat, level });
  }
}
