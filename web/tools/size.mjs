// What a first visit downloads, compressed: the start page plus one board, fonts and one language (the longest) included.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 180_000;
const FONT_LIMIT = 60_000;
const root = new URL("../../src/patolli/server/static/", import.meta.url);
const boards = readdirSync(new URL("../src/boards/", import.meta.url), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(gz|br)$/.test(entry.name))
  .map((entry) => `${entry.parentPath}/${entry.name}`);

// The board of a game is fetched only when such a table is opened.
const boardOf = (file) => boards.find((board) => new RegExp(`/${board}-[^/]*$`).test(file)) ?? "";

// A reader's language is one file; the others are fetched only when somebody switches.
const isLanguage = (file) => /\/(en|pl|fr|de)-[^/]*\.js$/.test(file);
let language = 0;

const sizes = new Map([["", 0], ...boards.map((board) => [board, 0])]);
let fonts = 0;
for (const file of files.sort()) {
  if (file.endsWith(".map")) continue;
  const raw = readFileSync(file);
  const size = /\.(woff2|png)$/.test(file) ? raw.length : gzipSync(raw, { level: 9 }).length;
  const board = isLanguage(file) ? "language" : boardOf(file);
  if (board === "language") language = Math.max(language, size);
  else sizes.set(board, (sizes.get(board) ?? 0) + size);
  if (file.endsWith(".woff2")) fonts += size;
  console.log(`${String(size).padStart(8)}  ${board.padEnd(8)} ${file.slice(root.pathname.length)}`);
}
// What a game says comes from its own catalogues; here, too, the longest language counts.
const games = new URL("../../src/patolli/games/", import.meta.url);
const said = (board, lang) => ["", "board."].map((part) => new URL(`${board}/text/${part}${lang}.ftl`, games)).filter(existsSync).map((file) => readFileSync(file));
for (const board of boards) {
  const texts = Math.max(...["en", "pl", "fr", "de"].map((lang) => gzipSync(Buffer.concat(said(board, lang)), { level: 9 }).length));
  console.log(`${String(texts).padStart(8)}  ${board.padEnd(8)} its texts`);
  sizes.set(board, (sizes.get(board) ?? 0) + texts);
}
const common = (sizes.get("") ?? 0) + language;
const totals = boards.map((board) => [board, common + (sizes.get(board) ?? 0)]);
for (const [board, total] of totals) console.log(`${String(total).padStart(8)}  first load with ${board}, at most ${LIMIT}`);
console.log(`${String(fonts).padStart(8)}  of it fonts, at most ${FONT_LIMIT}`);
if (totals.some(([, total]) => total > LIMIT) || fonts > FONT_LIMIT) process.exit(1);
