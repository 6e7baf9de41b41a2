// Cuts the fonts down to the letters that English, Polish, French and German need.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const LETTERS = {
  latin: range(0x20, 0x7e) + "ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜàâäçéèêëîïôöùûüßæœáíóúñÁÍÓÚ«»“”„‚‘’–—…·×°\u00a0\u202f",
  "latin-ext": "ĄąĆćĘęŁłŃńŚśŹźŻż",
};
const FONTS = [
  ["alegreya-sans", 400],
  ["alegreya-sans", 700],
  ["grenze", 600],
];

await mkdir("src/fonts", { recursive: true });
for (const [name, weight] of FONTS) {
  for (const [part, letters] of Object.entries(LETTERS)) {
    const file = `${name}-${part}-${weight}-normal.woff2`;
    const font = await readFile(`node_modules/@fontsource/${name}/files/${file}`);
    const cut = await subsetFont(font, letters, { targetFormat: "woff2" });
    await writeFile(`src/fonts/${name}-${part}-${weight}.woff2`, cut);
  }
}
