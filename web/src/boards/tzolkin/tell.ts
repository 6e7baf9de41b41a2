/** The consequence of a phrase in words, from the server's preview: what changes for me. */
import type { Texts } from "../../lib/text";
import type { Preview } from "../../lib/wire";

const signed = (amount: number, texts: Texts): string => `${amount < 0 ? "−" : "+"}${texts.number(Math.abs(amount))}`;

function changes(part: unknown): [string, number][] {
  return Object.entries((part ?? {}) as Record<string, number>).filter(([, amount]) => amount !== 0);
}

export function tell(preview: Preview, texts: Texts): string {
  const parts = [
    ...changes(preview["goods"]).map(([good, amount]) => `${signed(amount, texts)} ${texts.word(good)}`),
    ...changes(preview["temples"]).map(([temple, steps]) => `${texts.say(`tz-god-${temple}`)} ${signed(steps, texts)}`),
    ...changes(preview["technologies"]).map(([track, levels]) => `${texts.word(track)} ${signed(levels, texts)}`),
  ];
  const [points, workers] = [Number(preview["points"] ?? 0), Number(preview["workers"] ?? 0)];
  if (points !== 0) parts.push(texts.say("tz-tell-points", { amount: signed(points, texts) }));
  if (workers !== 0) parts.push(texts.say("tz-tell-workers", { amount: signed(workers, texts) }));
  const vain = (preview["vain"] ?? []) as { say: string }[];
  if (vain.length > 0) parts.push([texts.say("tz-tell-vain"), ...vain.map((reason) => texts.say(reason.say, reason))].join(" "));
  return parts.join(" · ");
}
