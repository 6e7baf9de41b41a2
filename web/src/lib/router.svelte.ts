/** Going from page to page without asking the server for a new one. */
import { read, type Page } from "./address";

class Router {
  page = $state<Page>(read(location));

  constructor() {
    addEventListener("popstate", () => this.look());
    addEventListener("click", (event) => this.follow(event));
  }

  private look(): void {
    this.page = read(location);
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
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
