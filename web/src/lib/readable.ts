/** No letter of a drawing is smaller on the screen than one can read, however small the drawing is. */
import type { Attachment } from "svelte/attachments";
import { phone } from "./screen";

const LEAST = { desk: 11, phone: 10 }; // pixels

export const readable: Attachment<HTMLElement> = (box) => {
  /** The size that the drawing gives a text, and the one it got here. */
  const sizes = new WeakMap<SVGTextElement, { drawn: number; given: string }>();
  let due = 0;

  function drawnSize(text: SVGTextElement): number {
    const known = sizes.get(text);
    if (known && text.style.fontSize === known.given) return known.drawn;
    return parseFloat(getComputedStyle(text).fontSize);
  }

  function measure(): void {
    due = 0;
    const least = phone.current ? LEAST.phone : LEAST.desk;
    const found = [...box.querySelectorAll("text")].flatMap((text) => {
      const matrix = text.getScreenCTM();
      const zoom = Number(getComputedStyle(text).getPropertyValue("--zoom")) || 1;
      return matrix ? [{ text, drawn: drawnSize(text), scale: Math.hypot(matrix.a, matrix.b) / zoom }] : [];
    });
    for (const { text, drawn, scale } of found) {
      const given = drawn * scale < least && scale > 0 ? `${(least / scale).toFixed(2)}px` : "";
      if (text.style.fontSize !== given) text.style.fontSize = given;
      sizes.set(text, { drawn, given: text.style.fontSize });
    }
  }
  const soon = (): void => void (due ||= requestAnimationFrame(measure));

  const changes = new MutationObserver(soon);
  changes.observe(box, { childList: true, subtree: true, characterData: true });
  const sizing = new ResizeObserver(soon);
  sizing.observe(box);
  soon();
  return () => {
    changes.disconnect();
    sizing.disconnect();
    cancelAnimationFrame(due);
  };
};
