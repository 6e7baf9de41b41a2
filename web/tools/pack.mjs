// Puts a compressed copy beside each text file, so that the server need not compress the same file again and again.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";

const root = new URL("../../src/patolli/server/static/", import.meta.url);
for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|html|svg)$/.test(entry.name)) continue;
  const path = `${entry.parentPath}/${entry.name}`;
  const raw = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(raw));
  writeFileSync(`${path}.gz`, gzipSync(raw, { level: 9 }));
}
