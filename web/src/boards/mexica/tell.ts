/** What a move would bring about, in a sentence, from the preview that the rules give. */
import type { Texts } from "../../lib/text";
import type { Preview } from "../../lib/wire";

export interface Changed {
  name: string;
  size: number;
  squares?: string[];
  fits?: boolean;
  founder?: number;
  present?: number;
  standing?: number[];
  places?: number[];
  /** Only founded districts are, in the first period. */
  scored?: boolean;
  pays?: number[];
}

export const LARGEST = 13; // no tile asks for more squares

export function tell(preview: Preview, texts: Texts, names: readonly string[], seat: number): string {
  const parts: string[] = [];
  const districts = (preview["districts"] as Changed[] | undefined) ?? [];
  if (typeof preview["cost"] === "number") parts.push(texts.say("preview-cost", { cost: preview["cost"], left: preview["ap"] }));
  for (const district of districts) parts.push(district.places ? ranked(district, texts, seat) : closed(district, districts.length, texts, names));
  parts.push(gained(preview["points"] as number[] | undefined, texts, names));
  const removed = (preview["removed"] as number[] | undefined) ?? [];
  if (removed.length > 0) parts.push(texts.say("preview-removed", { sizes: removed }));
  return parts.filter(Boolean).join(" ");
}

function closed(district: Changed, of: number, texts: Texts, names: readonly string[]): string {
  if (district.fits) {
    const here = district.standing ?? [];
    const who = here.length > 0 ? texts.say("preview-standing", { names: here.map((seat) => names[seat] ?? ""), count: here.length }) : texts.say("preview-nobody");
    return `${texts.say("preview-fits", { size: district.size, founder: district.founder, present: district.present })} ${who}`;
  }
  if (of > 1 && district.size <= LARGEST) return texts.say("preview-closes", { size: district.size });
  return of === 1 ? texts.say("preview-shrinks", { size: district.size }) : "";
}

function ranked(district: Changed, texts: Texts, seat: number): string {
  if (district.scored === false) return texts.say("preview-place-unscored", { place: district.places?.[seat] ?? 0, size: district.size });
  return texts.say("preview-place", { place: district.places?.[seat] ?? 0, points: district.pays?.[seat] ?? 0, size: district.size });
}

function gained(points: number[] | undefined, texts: Texts, names: readonly string[]): string {
  const gains = (points ?? []).flatMap((count, seat) => (count === 0 ? [] : [`${names[seat] ?? ""} ${count > 0 ? "+" : "−"}${Math.abs(count)}`]));
  return gains.length > 0 ? texts.say("preview-points", { gains }) : "";
}
