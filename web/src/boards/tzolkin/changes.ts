/** What moves changed on the table: workers where they stand now, though the wheels have turned since; temples, technologies, monuments. */
import type { Move } from "../../lib/wire";

export function changes(moves: readonly Move[]): Map<string, number> {
  let workers: { wheel: string; space: number; seat: number }[] = [];
  const others = new Map<string, number>();
  for (const { seat, events } of moves) {
    for (const event of events) {
      const wheel = String(event["wheel"] ?? "");
      const space = Number(event["space"] ?? 0);
      const by = event.seat ?? seat;
      if (event.event === "placed" || event.event === "mercy") workers.push({ wheel, space, seat: by });
      else if (event.event === "placed-first") others.set("first", by);
      else if (event.event === "picked") workers = workers.filter((one) => one.wheel !== wheel || one.space !== space);
      else if (event.event === "pushed") workers = workers.filter((one) => one.wheel !== wheel || one.seat !== by);
      else if (event.event === "rotated") workers = workers.map((one) => ({ ...one, space: one.space + Number(event["days"] ?? 1) }));
      else for (const thing of [event["temple"], event["technology"], event["building"]]) if (typeof thing === "string") others.set(thing.replace(/^@/, ""), by);
    }
  }
  return new Map([...others, ...workers.map(({ wheel, space, seat }) => [`${wheel} ${space}`, seat] as const)]);
}
