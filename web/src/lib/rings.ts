/** What a lesson points at: things whose words all stand in one of the phrases it rings. */

/** Does this mark (`pick tikal 3`, `enter|move g4`) belong to what is rung? */
export function rung(mark: string, phrases: readonly string[]): boolean {
  return mark.split("|").some((one) => {
    const words = one.split(" ").filter(Boolean);
    return words.length > 0 && phrases.some((phrase) => words.every((word) => phrase.split(" ").includes(word)));
  });
}
