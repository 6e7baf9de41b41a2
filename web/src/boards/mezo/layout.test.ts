import { writeFileSync } from "node:fs";
import { test } from "vitest";
import { layout } from "./layout";
test("draw", () => {
  const regions = ["chichen_itza", "coba", "uxmal", "becan", "hochob", "palenque"].map((id) => ({ id }));
  const V: [string, string[], [number, number]][] = [
    ["v1", ["becan", "hochob", "palenque"], [50, 62]], ["v2", ["palenque", "becan"], [45, 88]], ["v3", ["chichen_itza", "coba"], [72, 8]],
    ["v4", ["uxmal", "chichen_itza", "hochob"], [38, 30]], ["v5", ["chichen_itza", "hochob", "becan"], [58, 42]], ["v6", ["chichen_itza", "coba", "becan"], [74, 46]],
    ["v7", ["uxmal", "hochob", "palenque"], [28, 50]], ["v8", ["uxmal", "chichen_itza"], [36, 8]], ["v9", ["coba", "becan"], [92, 52]], ["v10", ["palenque", "uxmal"], [10, 48]]];
  const t = performance.now();
  const m = layout(regions, V.map(([id, r, at]) => ({ id, regions: r, at })), Number(process.env.SHAPE ?? 1.35));
  console.log(performance.now() - t);
  const col = ["#c58", "#8c5", "#58c", "#cc5", "#5cc", "#c85"];
  const out = m.regions.map((r, i) => `<path d="${r.outline}" fill="${col[i]}" stroke="black" stroke-width="4"/><rect x="${r.room.x}" y="${r.room.y}" width="${r.room.width}" height="${r.room.height}" fill="#fff8"/><text x="${r.centre.x}" y="${r.centre.y}">${r.id} ${r.room.width.toFixed(0)}</text>`).join("") +
    m.vertices.map((v) => `<circle cx="${v.x}" cy="${v.y}" r="22" fill="white" stroke="black"/><text x="${v.x}" y="${v.y}">${v.id}</text>`).join("");
  writeFileSync("/tmp/mz/map.html", `<svg width="${m.width}" height="${m.height}" viewBox="0 0 ${m.width} ${m.height}">${out}</svg>`);
});
