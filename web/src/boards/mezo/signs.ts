/** One small picture for each thing an effect can do, in a square of 20. Used on altars, fields, cards and in text. */

export const SIGNS: Readonly<Record<string, string>> = {
  vp: "M10 2l2.400 5 5.600.7-4.100 3.800 1.100 5.500-5-2.800-5 2.800 1.100-5.500L2 7.700 7.600 7z",
  devotion: "M10 18C4 14 4 9 7 6c0 3 2 3 2 0 0-2 1-3 2-4 0 4 5 6 5 10 0 3-3 5-6 6z",
  strength: "M4 16L13 7M11 3l6 6M14 2l4 4M3 13l4 4",
  restore: "M4 10a6 6 0 1 1 2 4.500M4 10L2 7M4 10l3-2.500",
  deploy: "M10 2v10M6 8l4 4 4-4M3 17h14",
  awaken: "M10 13V3M6 7l4-4 4 4M3 17q3.500-4 7 0t7 0",
  banish: "M3 10h10M9 6l4 4-4 4M17 3v14",
  destroy: "M5 9a5 5 0 1 1 10 0v3l-2 1v3H7v-3l-2-1zM8 9h.5M11.500 9h.5",
  move: "M2 7h11M10 4l3 3-3 3M18 13H7M10 10l-3 3 3 3",
  build: "M2 17h16M4 17v-4h12v4M7 13V9h6v4M10 9V5",
  demolish: "M2 17h16M4 17v-4h5l1 4M12 17l1-4h3v4M6 9l4-2 3 2M14 4L9 9",
  transform: "M4 8h10l-3-4M16 12H6l3 4",
  summon: "M10 2v4M4 4l2 3M16 4l-2 3M5 17v-6a5 5 0 0 1 10 0v6zM8 11h.5M11.500 11h.5",
  offer: "M3 12h14l-3 6H6zM10 9C7 7 8 4 10 2c2 2 3 5 0 7z",
  reminder: "M10 2l7 4v8l-7 4-7-4V6zM7 10l2 2 4-4",
  choice: "M10 18v-7M10 11L4 5M10 11l6-6M4 9V5h4M16 9V5h-4",
  if: "M10 3v8M10 15v.5",
  championStrength: "M5 17V9l5-6 5 6v8z",
  glyphStrength: "M4 4h12v12H4zM7 7h6v6H9",
  onPyramidPlacedVp: "M2 17h16M4 17v-4h12v4M7 13V9h6v4M10 7V2M8 4h4",
  presence: "M2 10q8-9 16 0-8 9-16 0zM10 7.500a2.500 2.500 0 1 0 .01 0z",
  warrior: "M13 18V3M5 18v-8h6v8zM8 9a2.500 2.500 0 1 0-.01 0z",
  shaman: "M4 18l3-8h6l3 8zM10 9a2.500 2.500 0 1 0-.01 0zM8 4L6 1M10 3V0M12 4l2-3",
  glyph: "M4 4h12v12H4zM7 13h6V7H7v3",
  xibalba: "M4 18v-8a6 6 0 0 1 12 0v8M8 18v-6h4v6",
  mark: "M3 15l9-11 4 3-9 11-5 1z",
};
const FILLED = new Set(["vp", "devotion"]);
export const isFilled = (sign: string): boolean => FILLED.has(sign);
