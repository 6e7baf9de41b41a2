/** Which things on a board a turn speaks of. */

export interface Ghost {
  kind: "better" | "played";
  phrases: readonly string[];
}

type Thing = HTMLElement | SVGElement;

const names = (thing: Thing): string[] => [thing.dataset["at"] ?? "", ...(thing.dataset["word"] ?? "").split("|"), thing.dataset["about"] ?? ""].filter(Boolean);

/** How many words of a phrase a thing is named by; 0: it is not meant. */
function fits(thing: Thing, words: readonly string[]): number {
  const lengths = names(thing).map((name) => name.split(" ")).map((parts) => (parts.every((part) => words.includes(part)) ? parts.length : 0));
  return Math.max(0, ...lengths);
}

/** The things of each phrase: those that more of its words name come before those that only one does. */
export function places(board: Element, ghosts: readonly Ghost[]): { element: Thing; kind: Ghost["kind"]; label: string }[] {
  const things = [...board.querySelectorAll<Thing>("[data-word], [data-at], [data-about]")];
  return ghosts.flatMap(({ kind, phrases }) => {
    const numbers = new Map<Thing, string[]>();
    phrases.forEach((phrase, i) => {
      const words = phrase.split(" ");
      const found = things.map((thing) => ({ thing, fit: fits(thing, words) })).filter(({ fit }) => fit > 0);
      const best = Math.max(0, ...found.map(({ fit }) => fit));
      for (const { thing, fit } of found) if (fit === best) numbers.set(thing, [...(numbers.get(thing) ?? []), String(i + 1)]);
    });
    return [...numbers].map(([element, label]) => ({ element, kind, label: label.join("·") }));
  });
}
