/**
 * What is printed on the components is large and never changes, so the server sends it once, and after that
 * only its hash. Here a view gets it back before anything else looks at it; the last one stays for the next visit.
 */
import { store, stored } from "./storage";
import type { Printed, View } from "./wire";

type Fields = Record<string, unknown>;
const known = new Map<string, Fields>();

/** The hash of what this browser has from an earlier visit; empty if it has nothing. */
export function fromLastVisit(): string {
  try {
    const { hash, fields } = JSON.parse(stored("printed") ?? "{}") as Partial<Printed>;
    if (!hash || !fields) return "";
    known.set(hash, fields);
    return hash;
  } catch {
    return "";
  }
}

export function remember(printed: Printed | null | undefined): void {
  if (!printed?.fields || known.has(printed.hash)) return;
  known.set(printed.hash, printed.fields);
  store("printed", JSON.stringify(printed));
}

export function complete(view: View, printed: Printed | null | undefined): View {
  if (!printed) return view;
  remember(printed);
  return { ...view, ...known.get(printed.hash) };
}
