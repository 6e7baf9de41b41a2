/** Which page the address means. */

export type Page =
  | { name: "start" }
  | { name: "new"; game: string }
  | { name: "table"; id: string }
  | { name: "replay"; id: string | null; at: number | null }
  | { name: "study"; id: string | null; game: string; table: string | null; at: number | null }
  | { name: "rules"; game: string; rule: string }
  | { name: "learn"; game: string; lesson: string }
  | { name: "account" }
  | { name: "lost" };

export function read({ pathname: path, hash, search }: Pick<Location, "pathname" | "hash" | "search">): Page {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "learn" && second && rest.length < 2) return { name: "learn", game: second, lesson: rest[0] ?? "" };
  if (rest.length === 0) {
    if (first === "") return { name: "start" };
    if (first === "account" && !second) return { name: "account" };
    if (first === "new") return { name: "new", game: second };
    if (first === "table" && second) return { name: "table", id: second };
    if (first === "rules" && second) return { name: "rules", game: second, rule: hash.slice(1) };
    const asked = new URLSearchParams(search);
    const at = /^\d+$/.test(asked.get("at") ?? "") ? Number(asked.get("at")) : null;
    if (first === "replay") return { name: "replay", id: second || null, at };
    if (first === "board") return { name: "study", id: null, game: second, table: asked.get("table"), at };
    if (first === "study" && second) return { name: "study", id: second, game: "", table: null, at: null };
  }
  return { name: "lost" };
}
