/** Which page the address means. */

export type Page =
  | { name: "start" }
  | { name: "new"; game: string }
  | { name: "table"; id: string }
  | { name: "replay"; id: string | null; at: number | null }
  | { name: "rules"; game: string; rule: string }
  | { name: "lost" };

export function read(path: string, hash: string): Page {
  const [first = "", second = "", ...rest] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (rest.length === 0) {
    if (first === "") return { name: "start" };
    if (first === "new") return { name: "new", game: second };
    if (first === "table" && second) return { name: "table", id: second };
    if (first === "rules" && second) return { name: "rules", game: second, rule: hash.slice(1) };
    if (first === "replay") {
      const at = /^#(\d+)$/.exec(hash)?.[1];
      return { name: "replay", id: second || null, at: at === undefined ? null : Number(at) };
    }
  }
  return { name: "lost" };
}

class Router {
  page = $state<Page>(read(location.pathname, location.hash));

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("click", (event) => this.follow(event));
  }

  private look(): void {
    this.page = read(location.pathname, location.hash);
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.look();
    scrollTo(0, 0);
  }

  /** Change the address without a new entry in the history: a replay that moves on. */
  note(path: string): void {
    history.replaceState(null, "", path);
  }

  private follow(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
