/** Which part of the tray a question is about. */
export type Tab = "workers" | "temples" | "technologies" | "buildings" | "monuments";

export function tabFor(asked: string): Tab | null {
  if (asked.startsWith("climb") || asked === "offering") return "temples";
  if (asked.startsWith("advance")) return "technologies";
  if (asked.startsWith("build")) return "buildings";
  return asked.startsWith("start") || asked === "pick" ? "workers" : null;
}
