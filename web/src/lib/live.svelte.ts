/**
 * One table, live. The server sends whole states; nothing is guessed here, so nothing can drift apart.
 * A lost connection comes back by itself, asks for the moves it has not seen, and sends again, under the
 * same id, what was not yet answered.
 */
import { app } from "./app.svelte";
import { get, Trouble } from "./api";
import { complete } from "./printed";
import type { ChatLine, Move, Preview, Refusal, SeatView, State, Table, Why } from "./types";

export type Connection = "connecting" | "live" | "lost" | "restarting" | "gone" | "signed-out" | "too-fast";

interface Waiting {
  message: Record<string, unknown>;
  resolve: (answer: Answer) => void;
  reject: (trouble: Trouble) => void;
}
type Answer = Record<string, unknown> & { type: string; id?: string | null };

const FINAL: Record<number, Connection> = { 4401: "signed-out", 4404: "gone" };
const KEEP = new Set(["play", "undo", "chat"]); // worth sending again after a break
const PING = 20_000;
const STOPPING = [1001, 1012]; // the server says goodbye before it restarts
const PATIENCE = 5; // tries until a restart is taken for a lost connection

const newId = (): string => Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(36)).join("");

export class LiveTable {
  table = $state.raw<Table | null>(null);
  views = $state.raw<SeatView[]>([]);
  moves = $state.raw<Move[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  connection = $state<Connection>("connecting");
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
  private printed = "";
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
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as Answer);
    socket.onclose = (event) => this.lose(socket, event.code);
  }

  private lose(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.closed) return;
    for (const [id, { message, reject }] of this.waiting) {
      if (KEEP.has(String(message["type"]))) continue;
      this.waiting.delete(id);
      reject(new Trouble(0, { error: "offline", text: "" }));
    }
    const final = FINAL[code];
    if (final) {
      this.connection = final;
      return;
    }
    const restarting = STOPPING.includes(code) || (this.connection === "restarting" && this.tries < PATIENCE);
    this.connection = code === 4429 ? "too-fast" : restarting ? "restarting" : "lost";
    const wait = code === 4429 ? 10_000 : Math.min(15_000, 400 * 2 ** this.tries++);
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
    const answer = await get<{ version: string }>("/version").catch(() => null);
    if (!answer) return;
    if (this.version !== null && this.version !== answer.version) this.stale = true;
    this.version = answer.version;
  }

  private hear(answer: Answer): void {
    if (answer.type === "state") this.receive(answer as unknown as State);
    else if (answer.type === "chat") this.addChat(answer as unknown as ChatLine);
    else if (answer.type === "here") this.see(answer as unknown as { seats: boolean[]; watching: number });
    const waiting = answer.id ? this.waiting.get(answer.id) : undefined;
    if (!waiting || !answer.id) return;
    this.waiting.delete(answer.id);
    if (answer.type === "refused") waiting.reject(new Trouble(400, answer as unknown as Refusal));
    else waiting.resolve(answer);
  }

  private receive(state: State): void {
    if (this.connection !== "live") this.arrive();
    this.skew = state.now - Date.now();
    this.received = Date.now();
    this.table = state.table;
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
    for (const { message } of this.waiting.values()) this.socket?.send(JSON.stringify(message));
    void get<ChatLine[]>(`/tables/${this.id}/chat`)
      .then((lines) => (this.chat = lines))
      .catch(() => undefined);
  }

  private addChat(line: ChatLine): void {
    if (typeof line.text !== "string") return;
    if (!this.chat.some((known) => known.number === line.number)) this.chat = [...this.chat, line];
  }

  private see(here: { seats: boolean[]; watching: number }): void {
    if (!this.table) return;
    const seats = this.table.seats.map((seat, i) => ({ ...seat, here: here.seats[i] ?? seat.here }));
    this.table = { ...this.table, seats, watching: here.watching };
  }

  private ask(type: string, fields: Record<string, unknown>): Promise<Answer> {
    const id = newId();
    const message = { type, id, ...fields };
    return new Promise((resolve, reject) => {
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
      else if (!KEEP.has(type)) return reject(new Trouble(0, { error: "offline", text: "" }));
      this.waiting.set(id, { message, resolve, reject });
    });
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

  async why(seat: number, phrase: string): Promise<Why> {
    return (await this.ask("why", { seat, phrase })) as unknown as Why;
  }

  async preview(seat: number, phrase: string): Promise<Preview> {
    return ((await this.ask("preview", { seat, phrase }))["preview"] ?? {}) as Preview;
  }

  async hint(seat: number, level: string): Promise<string> {
    return String((await this.ask("hint", { seat, level }))["phrase"]);
  }
}
