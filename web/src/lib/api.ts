/** Questions to the server over HTTP. Whatever goes wrong becomes a `Trouble` with a sentence for people. */
import type { Doors, Refused } from "./wire";

/** What the server refused, or that it could not be asked at all. */
export class Trouble extends Error {
  constructor(
    /** Of the HTTP answer; 0 without one. */
    readonly status: number,
    /** For people; empty if the server said nothing that we understand. */
    readonly text = "",
    /** The number of the broken rule. */
    readonly rule: string | null = null,
    /** For programs: `name-at-table`. */
    readonly error = "",
  ) {
    super(text);
  }
}

let language = "en";

export function speak(lang: string): void {
  language = lang;
}

type Door = keyof Doors;
type Given<D extends Door> = Omit<Doors[D], "answer">;
/** What a door takes; it need not be said where nothing in it is needed. */
type Asked<D extends Door> = object extends Given<D> ? [given?: Given<D>] : [given: Given<D>];

interface Parts {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | null | undefined>;
  body?: unknown;
}

/** The address of a door: `/api/tables/{table_id}` with its names filled in, and the query behind it. */
export function addressOf(path: string, given: Parts = {}): string {
  const filled = path.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(given.path?.[name] ?? ""));
  const query = Object.entries(given.query ?? {}).flatMap(([name, value]) => (value === null || value === undefined ? [] : [[name, String(value)]]));
  return `${filled}?${new URLSearchParams([...query, ["lang", language]])}`;
}

/** Ask at a door: `ask("GET /api/me")`, `ask("POST /api/tables/{table_id}/join", { path: { table_id }, body: { seat } })`. */
export async function ask<D extends Door>(door: D, ...[given]: Asked<D>): Promise<Doors[D]["answer"]> {
  const [method = "", path = ""] = door.split(" ");
  const parts: Parts = given ?? {};
  const init: RequestInit = { method, credentials: "same-origin" };
  if (parts.body !== undefined) {
    init.body = JSON.stringify(parts.body);
    init.headers = { "Content-Type": "application/json" };
  }
  const answer = await fetched(addressOf(path, parts), init);
  if (answer.status === 204) return undefined;
  return (answer.headers.get("content-type")?.includes("json") ? await answer.json() : await answer.text()) as Doors[D]["answer"];
}

/** A file at an address that the server named. */
export async function file(address: string): Promise<string> {
  return (await fetched(address, { credentials: "same-origin" })).text();
}

async function fetched(address: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(address, init).catch(() => null);
  if (answer === null) throw new Trouble(0);
  if (answer.ok) return answer;
  const refused = (await answer.json().catch(() => null)) as Partial<Refused> | null;
  throw new Trouble(answer.status, refused?.text, refused?.rule, refused?.error);
}
