/** The little Markdown that our rules pages use, as data; the page draws it. No HTML goes through. */

export type Inline = { kind: "text" | "strong" | "em" | "code"; text: string } | { kind: "link"; text: string; href: string };
export type Block =
  | { kind: "heading"; level: number; id: string; inline: Inline[] }
  | { kind: "paragraph"; id: string; inline: Inline[] }
  | { kind: "list"; ordered: boolean; items: { id: string; inline: Inline[] }[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const ANCHOR = /<a id="([\w-]+)"><\/a>/g;
const RULE = /\b([A-Z]{3,4}-[A-Z]\d+)\b/;
const MARKS = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([^)\s]+)\)|(?<![\w*])[*_]([^*_]+)[*_](?![\w*])/g;

export function inline(source: string): Inline[] {
  const parts: Inline[] = [];
  let last = 0;
  const text = source.replace(ANCHOR, "");
  for (const match of text.matchAll(MARKS)) {
    if (match.index > last) parts.push({ kind: "text", text: text.slice(last, match.index) });
    const [whole, strong, code, label, href, em] = match;
    if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (code !== undefined) parts.push({ kind: "code", text: code });
    else if (label !== undefined && href !== undefined) parts.push({ kind: "link", text: label, href });
    else parts.push({ kind: "em", text: em ?? whole });
    last = match.index + whole.length;
  }
  if (last < text.length) parts.push({ kind: "text", text: text.slice(last) });
  return parts;
}

/** The anchor of a line: given as <a id>, or the first rule number it names. */
const anchor = (line: string): string => {
  ANCHOR.lastIndex = 0;
  return ANCHOR.exec(line)?.[1] ?? RULE.exec(line)?.[1] ?? "";
};

const cells = (line: string): Inline[][] => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => inline(cell.trim()));

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  const seen = new Set<string>();
  const once = (line: string): string => {
    const id = anchor(line);
    if (!id || seen.has(id)) return "";
    seen.add(id);
    return id;
  };
  // An anchor on a line of its own belongs to what follows it.
  const joined = source.replace(/^(<a id="[\w-]+"><\/a>)\s*\n+/gm, "$1");
  for (const part of joined.split(/\n\s*\n/)) {
    const lines = part.split("\n").filter((line) => line.trim() && !/^\s*<!--/.test(line));
    while (lines.length > 0) {
      const [first = ""] = lines;
      const bare = first.replace(ANCHOR, "").trim();
      const heading = /^(#{1,6})\s+(.*)$/.exec(bare);
      if (heading) {
        lines.shift();
        found.push({ kind: "heading", level: heading[1]?.length ?? 1, id: once(first), inline: inline(heading[2] ?? "") });
      } else if (/^([-*]|\d+\.)\s/.test(bare)) {
        found.push(list(lines, once));
      } else if (bare.startsWith("|")) {
        const rows = lines.splice(0).filter((line) => !/^\s*\|[\s:|-]+\|?\s*$/.test(line));
        found.push({ kind: "table", head: cells(rows[0] ?? ""), rows: rows.slice(1).map(cells) });
      } else {
        const stop = lines.findIndex((line, i) => i > 0 && /^(\s*([-*]|\d+\.)\s|#{1,6}\s|\|)/.test(line));
        const text = lines.splice(0, stop < 0 ? lines.length : stop).join(" ");
        found.push({ kind: "paragraph", id: once(text), inline: inline(text.trim()) });
      }
    }
  }
  return found;
}

function list(lines: string[], once: (line: string) => string): Block {
  const start = /^(\s*(?:<a id="[\w-]+"><\/a>)?\s*)([-*]|\d+\.)\s+/;
  const ordered = /^\s*(?:<a[^>]*><\/a>)?\s*\d+\./.test(lines[0] ?? "");
  const texts: string[] = [];
  while (lines.length > 0) {
    const line = lines[0] ?? "";
    if (start.test(line)) texts.push(line.replace(start, "$1"));
    else if (/^\s/.test(line)) texts[texts.length - 1] += ` ${line.trim()}`;
    else break;
    lines.shift();
  }
  return { kind: "list", ordered, items: texts.map((text) => ({ id: once(text), inline: inline(text.trim()) })) };
}
