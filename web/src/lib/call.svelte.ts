/**
 * What calls somebody who looks elsewhere: the title of the page, a mark on its icon, and a notification if they allow it.
 */
import calling from "../icon-calling.svg";
import icon from "../icon.svg";
import { app, t } from "./app.svelte";

const picture = document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');

class Call {
  /** Where one is: what the title says. */
  where = $state("");
  /** What waits for me here, such as my turn; it calls as long as it is true. */
  waits = $state("");
  /** What happened while nobody looked; seen is forgotten. */
  news = $state("");

  constructor() {
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.news = "";
    });
  }

  /** The title and the icon of the page as they should be now. */
  show(): void {
    const now = this.waits || this.news;
    document.title = now ? `● ${now} · ${this.where}` : `${this.where} · ${t("brand")}`;
    const wanted = now ? calling : icon;
    if (picture && picture.getAttribute("href") !== wanted) picture.href = wanted;
  }

  /** Something happened that one would like to hear of. */
  tell(sentence: string): void {
    if (!document.hidden) return;
    this.news = sentence;
    this.notify(sentence);
  }

  notify(sentence: string): void {
    if (!app.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
    try {
      const note = new Notification(sentence, { body: this.where, icon: "/icon-180.png", tag: location.pathname });
      note.onclick = () => {
        window.focus();
        note.close();
      };
    } catch {
      // some phones allow this to background programs only: title and icon tell it too
    }
  }
}

export const call = new Call();

/** May we notify? Asks the browser, which asks the person. */
export async function allowNotifications(): Promise<boolean> {
  return "Notification" in window && (await Notification.requestPermission()) === "granted";
}
