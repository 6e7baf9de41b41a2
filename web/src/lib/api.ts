/** Questions to the server over HTTP. Whatever goes wrong becomes a `Trouble` with a sentence for people. */
import type { Refusal } from "./types";

export class Trouble extends Error implements Refusal {
  readonly error: string;
  readonly text: string;
  readonly rule?: string;
  readonly reason?: string;

  constructor(
    readonly status: number,
    refusal: Refusal,
  ) {
    super(refusal.text);
    this.error = refusal.error;
    this.text = refusal.text;
    this.rule = refusal.rule;
    this.reason = refusal.reason;
  }
}

let language = "en";

export function speak(lang: string): void {
  language = lang;
}

const withLanguage = (path: string): string => `/api${path}${path.includes("?") ? "&" : "?"}lang=${language}`;

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "Content-Type": "application/json" };
  }
  let answer: Response;
  try {
    answer = await fetch(withLanguage(path), init);
  } catch {
    throw new Trouble(0, { error: "offline", text: "" });
  }
  if (answer.ok) return answer;
  const refusal = (await answer.json().catch(() => null)) as Partial<Refusal> | null;
  throw new Trouble(answer.status, {
    ...refusal,
    error: refusal?.error ?? `http-${answer.status}`,
    text: refusal?.text ?? "",
  });
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await ask(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}

export const get = <T>(path: string): Promise<T> => json<T>("GET", path);
export const post = <T>(path: string, body?: unknown): Promise<T> => json<T>("POST", path, body);
export const put = <T>(path: string, body?: unknown): Promise<T> => json<T>("PUT", path, body);
export const patch = <T>(path: string, body?: unknown): Promise<T> => json<T>("PATCH", path, body);
export const text = async (path: string): Promise<string> => (await ask("GET", path)).text();

/** A file at an address that the server named. */
export async function file(address: string): Promise<string> {
  const answer = await fetch(address, { credentials: "same-origin" });
  if (!answer.ok) throw new Trouble(answer.status, { error: `http-${answer.status}`, text: "" });
  return answer.text();
}
