/** What is marked with `data-word` can be clicked, hovered, pressed long, and reached by keys. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { BoardKind } from "../boards/board";
import { centre, isArrow, towards } from "./pointing";
import type { Texts } from "./text";
import type { Turn } from "./turn.svelte";
import type { View } from "./wire";

export type Marked = HTMLElement | SVGElement;
export interface Scene {
  turn: Turn | null;
  kind: BoardKind;
  view: View;
  texts: Texts;
  names: readonly string[];
  /** What others changed since the reader last acted, and who did it. */
  fresh?: ReadonlyMap<string, number>;
}

const LONG = 500;
const wordAt = (event: Event): Marked | null => (event.target as Element | null)?.closest?.<Marked>("[data-word]") ?? null;
const word = (element: Marked): string => element.dataset["word"] ?? "";

/** What a click means: which thing, and whether it was surely that one; null: none (after a drag). */
export type Aim = (element: Marked | null, event: MouseEvent) => { element: Marked; sure: boolean } | null;
const exactly: Aim = (element) => element && { element, sure: true };

/** Most of a board's many things stay as they are, and the browser styles anew whatever is set. */
function set(element: Marked, attribute: string, value: string): void {
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

export function marks(scene: () => Scene, aim: Aim = exactly): Attachment<HTMLElement> {
  return (box) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let pressed = false;
    const all = (): Marked[] => [...box.querySelectorAll<Marked>("[data-word]")];

    /** What a phrase is about that waits for a yes. */
    function choosing(element: Marked, said: readonly string[]): void {
      const names = [element.dataset["at"] ?? "", word(element)].flatMap((name) => name.split("|")).filter(Boolean);
      const meant = names.some((name) => name.split(" ").every((part) => said.includes(part)));
      if (meant) set(element, "data-chosen", "");
      else element.removeAttribute("data-chosen");
    }

    function mark(): void {
      const { turn, kind, view, texts, names } = scene();
      const together = kind.together?.has(turn?.said[0] ?? "") ?? false;
      for (const past of box.querySelectorAll<Marked>("[data-can]:not([data-word])")) delete past.dataset["can"];
      const elements = all();
      for (const element of box.querySelectorAll<Marked>("[data-word], [data-at]")) choosing(element, turn?.whole ? turn.said : []);
      const focused = elements.find((element) => element.getAttribute("tabindex") === "0");
      for (const element of elements) {
        const name = word(element);
        const found = turn?.can(name) ?? "";
        // What would only move the last choice is not highlighted, lest it look like the next word.
        const way = found === "instead" ? "" : found;
        const can = (way && together) || turn?.costs.has(name) ? "next" : way;
        if (can) set(element, "data-can", can);
        else element.removeAttribute("data-can");
        if (!turn) continue;
        if (element.tagName !== "BUTTON") set(element, "role", "button");
        set(element, "aria-disabled", can || found ? "false" : "true");
        const label = kind.describe?.(name, view, texts, names);
        if (label) set(element, "aria-label", label);
        else if (!element.hasAttribute("aria-label") && !element.textContent?.trim()) set(element, "aria-label", texts.word(name));
        if (element !== focused) set(element, "tabindex", "-1");
      }
      if (turn && !focused) (elements.find((element) => element.dataset["can"] === "next") ?? elements[0])?.setAttribute("tabindex", "0");
    }

    /** Others were here: what they changed stays marked until it is answered. */
    function freshen(): void {
      const { fresh } = scene();
      for (const element of box.querySelectorAll<Marked>("[data-word], [data-at], [data-about]")) {
        const names = [element.dataset["at"], element.dataset["about"], ...word(element).split("|")];
        const by = names.map((name) => fresh?.get(name ?? "")).find((seat) => seat !== undefined);
        if (by !== undefined) {
          set(element, "data-fresh", String(by));
          element.style.setProperty("--fresh", `var(--seat-${by})`);
        } else if (element.dataset["fresh"] !== undefined) {
          element.removeAttribute("data-fresh");
          element.style.removeProperty("--fresh");
        }
      }
    }

    $effect(() => {
      const { fresh, view, kind } = scene();
      void [fresh, view, kind];
      void tick().then(() => box.isConnected && freshen());
    });

    $effect(() => {
      const { turn, kind, view, texts } = scene();
      void [turn?.costs, turn?.next, turn?.pointable, turn?.whole, turn?.said, view, texts, kind];
      void tick().then(() => box.isConnected && mark());
    });

    // A board that makes its things anew loses their marks, and the focus with the thing that had it.
    let last: Marked | null = null;
    const hold = (event: Event): void => void (last = wordAt(event));
    function again(): void {
      mark();
      freshen();
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      const lost = word(last);
      const same = all().find((element) => word(element) === lost);
      if (same) focus(same);
    }
    $effect(() => {
      if (!scene().kind.redraws) return;
      const observer = new MutationObserver(again);
      observer.observe(box, { childList: true, subtree: true, attributeFilter: ["data-word"] });
      return () => observer.disconnect();
    });

    function click(event: MouseEvent): void {
      const { turn } = scene();
      const hit = pressed ? null : aim(wordAt(event), event);
      if (hit) turn?.choose(word(hit.element), hit.sure);
    }

    function over(event: PointerEvent): void {
      if (event.pointerType === "touch") return;
      const element = wordAt(event);
      scene().turn?.hover(element ? word(element) : null);
    }

    function down(event: PointerEvent): void {
      const element = wordAt(event);
      pressed = false;
      clearTimeout(press);
      if (!element || event.pointerType !== "touch") return;
      press = setTimeout(() => {
        pressed = true;
        void scene().turn?.explain(word(element));
      }, LONG);
    }

    function focus(element: Marked): void {
      for (const other of all()) if (other.tabIndex === 0) other.setAttribute("tabindex", "-1");
      element.setAttribute("tabindex", "0");
      element.focus();
    }

    function key(event: KeyboardEvent): void {
      const element = wordAt(event);
      const { turn } = scene();
      if (!element || !turn) return;
      if (event.key === "Enter" || event.key === " ") turn.choose(word(element));
      else if (isArrow(event.key)) {
        const others = all();
        const to = others[towards(event.key, centre(element), others.map(centre))];
        if (to) focus(to);
        if (to) turn.hover(word(to));
      } else return;
      event.preventDefault();
      event.stopPropagation();
    }

    const away = (): void => scene().turn?.hover(null);
    const lift = (): void => clearTimeout(press);
    const menu = (event: Event): void => void (pressed && event.preventDefault());
    const listeners: [string, (event: never) => void][] = [
      ["click", click],
      ["pointerover", over],
      ["pointerleave", away],
      ["pointerdown", down],
      ["pointerup", lift],
      ["pointercancel", lift],
      ["keydown", key],
      ["contextmenu", menu],
      ["focusin", hold],
    ];
    for (const [type, listener] of listeners) box.addEventListener(type, listener as EventListener);
    return () => {
      for (const [type, listener] of listeners) box.removeEventListener(type, listener as EventListener);
    };
  };
}
