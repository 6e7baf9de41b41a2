/** How the seats of a table look, and how they are called: people by their names, bots in the reader's language. */
import type { BotLevel, Seat, SeatView } from "./wire";

/** So many seats have a colour and a shape of their own; after that they begin again. */
const LOOKS = 8;
export const look = (seat: number): number => seat % LOOKS;
export const seatColour = (seat: number | null): string => `var(--seat-${seat === null ? "neutral" : look(seat)})`;

type Nameless = (number: number) => string;

function nameOf(seat: Seat, i: number, levels: readonly BotLevel[], lang: string, nameless: Nameless): string {
  const name = seat.name ?? ""; // an open seat has none
  // A record that tells no names: its seats are only numbered.
  if (seat.person === null && name === String(i + 1)) return nameless(i + 1);
  const names = levels.find((one) => one.level === seat.level)?.names ?? {};
  const usual = seat.kind === "bot" && Object.values(names).includes(name);
  return usual ? (names[lang] ?? name) : name;
}

/** Bots of the same name get a number, so that the log can tell them apart. */
export function seatNames(seats: readonly Seat[], levels: readonly BotLevel[], lang: string, nameless: Nameless): string[] {
  const names = seats.map((seat, i) => nameOf(seat, i, levels, lang, nameless));
  return names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length;
    return seats[i]?.kind === "bot" && before > 0 ? `${name} ${before + 1}` : name;
  });
}

/** Does one of these seats know something that another one does not? An open turn is nobody's secret for long: null, it cannot be told. */
export function hides(views: readonly SeatView[]): boolean | null {
  if (views.some(({ tentative }) => tentative.length > 0)) return null;
  const [first, ...others] = views.map(({ view }) => JSON.stringify(view));
  return others.some((other) => other !== first);
}
