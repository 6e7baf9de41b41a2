/** What events of Tzolk'in paid, for the table of where the points came from. */
import type { Paid } from "../../lib/sources";
import type { GameEvent } from "../../lib/wire";

const SOURCES: Record<string, string> = {
  scored: "tz-scored",
  favour: "tz-favour",
  hungry: "tz-hunger",
  "final-corn": "tz-corn",
  "final-skulls": "tz-skulls",
  "final-monument": "tz-monuments",
};

/** Hunger costs what it tells; the total at the end is no source of its own. */
export function paid({ event, points }: GameEvent): Paid | null {
  const source = SOURCES[event];
  if (!source || typeof points !== "number") return null;
  return { event: source, points: event === "hungry" ? -points : points };
}
