// What a first visit downloads, compressed: the start page plus the Mexica board, fonts included.
import { readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 180_000;
const FONT_LIMIT = 60_000;
const root = new URL("../../src/patolli/server/static/", import.meta.url);
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(gz|br)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`);

// Boards of the other games are fetched only when such a table is opened.
const isOtherBoard = (file) => /\/board-(?!mexica)[^/]*$/.test(file);

let total = 0;
let fonts = 0;
for (const file of files.sort()) {
  const raw = readFileSync(file);
  const size = /\.(woff2|png)$/.test(file) ? raw.length : gzipSync(raw, { level: 9 }).length;
  const counted = !isOtherBoard(file) && !file.endsWith(".map");
  if (counted) total += size;
  if (file.endsWith(".woff2")) fonts += size;
  console.log(`${String(size).padStart(8)}  ${counted ? " " : "-"} ${file.slice(root.pathname.length)}`);
}
console.log(`${String(total).padStart(8)}    first load, at most ${LIMIT}`);
console.log(`${String(fonts).padStart(8)}    of it fonts, at most ${FONT_LIMIT}`);
if (total > LIMIT || fonts > FONT_LIMIT) process.exit(1);
