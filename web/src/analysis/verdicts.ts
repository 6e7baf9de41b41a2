/** What an analysis says of single turns, for the graph, the list and the board. */
import type { Texts } from "../lib/text";
import { spoken } from "../lib/log";
import type { Difference, JudgedTurn, Report } from "../lib/wire";

export const KINDS = ["inaccuracy", "mistake", "blunder"] as const;
export type Kind = (typeof KINDS)[number];
export const SIGNS: Record<string, string> = { inaccuracy: "?!", mistake: "?", blunder: "??" };
/** A turn that gives away less than this is good: it gets no name. */
export const GOOD = 0.05;

/** The turn that is played from a moment on, or that is under way then. */
export const turnAt = (report: Report, at: number): JudgedTurn | undefined => report.turns.find((turn) => turn.first <= at && at < turn.first + turn.moves);

export const bad = (report: Report, seat: number | null = null): JudgedTurn[] => report.turns.filter((turn) => turn.kind !== "" && (seat === null || turn.seat === seat));

/** A turn on one line. */
export const told = (phrases: readonly string[], texts: Texts): string => phrases.map((phrase) => spoken(phrase, texts)).join(" · ");

/** Points of a hundred. */
export const percent = (share: number): number => Math.round(100 * share);
export const signed = (value: number): string => (Math.round(value) === 0 ? "±0" : `${value > 0 ? "+" : "−"}${Math.abs(Math.round(value))}`);

const amount = (value: number): string => `${value < 0 ? "−" : "+"}${Math.abs(value)}`;
export const listed = (differences: readonly Difference[], texts: Texts): string => differences.map(({ fact, amount: much }) => `${texts.say(`fact-${fact}`)} ${amount(much)}`).join(", ");
