/** The words of Mezo's phrases, as the things on the table carry them. */

export const COLOURS = ["dark", "red", "blue", "gold"] as const;
export const KINDS = ["warrior", "shaman"] as const;
export type Kind = (typeof KINDS)[number];
export const CARDS = ["legacy", "vengeance", "fervor", "edict", "task"] as const;
export type CardName = (typeof CARDS)[number];

export const colour = (seat: number): string => COLOURS[seat] ?? "dark";
export const seatOf = (word: string): number => (COLOURS as readonly string[]).indexOf(word);

/** A unit in a region; one's own can also be paid for an offering. */
export const unitWords = (kind: Kind, owner: number, region: string, me: number | null): string =>
  `${kind} ${colour(owner)} ${region}${owner === me ? `|pay ${kind} ${region}` : ""}`;

/** A glyph; one's own in the conflict region also buys the third action. */
export const glyphWords = (owner: number, region: string, me: number | null): string =>
  `glyph ${colour(owner)} ${region}${owner === me ? `|third` : ""}`;

/** A unit in one's own reserves: deployed, or paid for an offering. */
export const reserveWords = (kind: Kind): string => `pay ${kind} reserve`;
/** A unit of one's own in Xibalba. */
export const xibalbaWords = (kind: Kind): string => `restore ${kind}`;

/** An action of the card played: taken, or covered when passing. */
export const slotWords = (slot: number): string => `action ${slot}|${slot}`;
