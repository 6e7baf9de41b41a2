// Cuts the fonts down to the letters that English, Polish, French and German need, and writes the styles that name them.
import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const LETTERS = {
  latin: range(0x20, 0x7e) + "ÀÂÄÇÉÈÊËÎÏÔÖÙÛÜàâäçéèêëîïôöùûüßæœáíóúñÁÍÓÚ«»“”„‚‘’–—−…·×°\u00a0\u202f",
  "latin-ext": "ĄąĆćĘęŁłŃńŚśŹźŻż",
};
// What the styles ask for (lining and tabular figures) or what good setting needs. Hints are for screens of another age.
const CUT = { targetFormat: "woff2", noHinting: true };
const FEATURES = { "Alegreya Sans": ["kern", "liga", "lnum", "tnum"], Grenze: ["kern", "lnum"] };
const FONTS = [
  ["Alegreya Sans", 400],
  ["Alegreya Sans", 700],
  ["Grenze", 600],
];
// Polish letters are fetched only where a page has some.
const RANGES = { latin: "", "latin-ext": "unicode-range: U+0100-024F; " };
let styles = "";

await mkdir("src/fonts", { recursive: true });
for (const [family, weight] of FONTS) {
  const name = family.toLowerCase().replace(" ", "-");
  for (const [part, letters] of Object.entries(LETTERS)) {
    const file = `${name}-${part}-${weight}-normal.woff2`;
    const font = await readFile(`node_modules/@fontsource/${name}/files/${file}`);
    const cut = await subsetFont(font, letters, { ...CUT, keepFeatures: part === "latin" ? FEATURES[family] : [] });
    await writeFile(`src/fonts/${name}-${part}-${weight}.woff2`, cut);
    styles += `@font-face { font-family: "${family}"; font-weight: ${weight}; font-display: swap; ${RANGES[part]}src: url("./${name}-${part}-${weight}.woff2") format("woff2"); }\n`;
  }
}
await writeFile("src/fonts/fonts.css", styles);
