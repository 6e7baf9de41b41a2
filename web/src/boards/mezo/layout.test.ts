import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { area, depth, distance, type Point } from "./geometry";
import { layout, VERTEX } from "./layout";
import type { VertexFacts } from "./planes";

const REGIONS = ["chichen_itza", "coba", "uxmal", "becan", "hochob", "palenque"].map((id) => ({ id }));
const vertex = (id: string, at: [number, number], ...regions: string[]): VertexFacts => ({ id, at, regions });
const DEFAULT = [
  vertex("v1", [50, 62], "becan", "hochob", "palenque"),
  vertex("v2", [45, 88], "palenque", "becan"),
  vertex("v3", [72, 8], "chichen_itza", "coba"),
  vertex("v4", [38, 30], "uxmal", "chichen_itza", "hochob"),
  vertex("v5", [58, 42], "chichen_itza", "hochob", "becan"),
  vertex("v6", [74, 46], "chichen_itza", "coba", "becan"),
  vertex("v7", [28, 50], "uxmal", "hochob", "palenque"),
  vertex("v8", [36, 8], "uxmal", "chichen_itza"),
  vertex("v9", [92, 52], "coba", "becan"),
  vertex("v10", [10, 48], "palenque", "uxmal"),
];
/** Another box: two rows of three regions. */
const ROWS = [
  vertex("a", [33, 6], "chichen_itza", "coba"),
  vertex("b", [67, 6], "coba", "uxmal"),
  vertex("c", [8, 50], "chichen_itza", "becan"),
  vertex("d", [33, 50], "chichen_itza", "coba", "becan"),
  vertex("e", [67, 50], "coba", "uxmal", "palenque"),
  vertex("f", [92, 50], "uxmal", "palenque"),
  vertex("g", [50, 60], "coba", "hochob"),
  vertex("h", [50, 94], "hochob"),
];

/** Points along a region's drawn outline. */
function outlined(path: string): Point[] {
  const numbers = [...path.matchAll(/([MLQ])([-\d. ]+)/g)].map(([, command, rest]) => ({ command, at: (rest ?? "").trim().split(" ").map(Number) }));
  return numbers.map(({ at }) => ({ x: at.at(-2) ?? 0, y: at.at(-1) ?? 0 }));
}

for (const shape of [1, 1.35, 1.9]) {
  describe(`the default map in a frame of ${shape}`, () => {
    const map = layout(REGIONS, DEFAULT, shape);
    const cell = (id: string): Point[] => map.regions.find((region) => region.id === id)?.corners ?? [];

    it("puts every vertex where the regions it touches meet, and away from the others", () => {
      for (const spot of map.vertices) {
        const touched = DEFAULT.find((one) => one.id === spot.id)?.regions ?? [];
        for (const { id } of REGIONS) {
          const inside = depth(spot, cell(id));
          if (touched.includes(id)) expect(Math.abs(inside), `${spot.id} at ${id}`).toBeLessThan(16);
          else expect(inside, `${spot.id} at ${id}`).toBeLessThan(-16);
        }
      }
    });
    it("covers the island without gaps and overlaps", () => {
      const sizes = map.regions.map((region) => area(region.corners));
      expect(Math.min(...sizes)).toBeGreaterThan((map.width * map.height) / 14);
      for (const a of map.regions) for (const b of map.regions) if (a !== b) expect(depth(a.centre, b.corners)).toBeLessThan(0);
    });
    it("gives each region room for its pieces, off the vertices", () => {
      for (const { id, room, corners } of map.regions) {
        expect(room.width, id).toBeGreaterThan(100);
        for (const x of [room.x, room.x + room.width]) for (const y of [room.y, room.y + room.height]) expect(depth({ x, y }, corners)).toBeGreaterThan(0);
        for (const spot of map.vertices) {
          const near = { x: Math.min(Math.max(spot.x, room.x), room.x + room.width), y: Math.min(Math.max(spot.y, room.y), room.y + room.height) };
          expect(distance(near, spot)).toBeGreaterThanOrEqual(VERTEX);
        }
      }
    });
    it("points an arrow at each touched region", () => {
      for (const spot of map.vertices) {
        for (const { region, angle } of spot.arrows) {
          const tip = { x: spot.x + 45 * Math.cos((angle * Math.PI) / 180), y: spot.y + 45 * Math.sin((angle * Math.PI) / 180) };
          expect(depth(tip, cell(region)), `${spot.id} → ${region}`).toBeGreaterThan(0);
        }
      }
    });
    it("draws neighbours with the same border", () => {
      const corners = new Set(map.regions.flatMap(({ outline }) => outlined(outline).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)));
      const interior = DEFAULT.filter((one) => one.regions.length === 3);
      const meeting = map.vertices.filter((spot) => interior.some((one) => one.id === spot.id));
      for (const spot of meeting) expect([...corners].some((key) => distance({ x: Number(key.split(" ")[0]), y: Number(key.split(" ")[1]) }, spot) < 2)).toBe(true);
    });
  });
}

describe("another set", () => {
  const map = layout(REGIONS, ROWS, 1.4);
  it("draws all its regions and vertices", () => {
    expect(map.vertices).toHaveLength(8);
    for (const { room, id } of map.regions) expect(room.width, id).toBeGreaterThan(60);
  });
  it("puts its vertices between the regions they touch", () => {
    for (const spot of map.vertices) {
      const touched = ROWS.find((one) => one.id === spot.id)?.regions ?? [];
      for (const id of touched) expect(depth(spot, map.regions.find((region) => region.id === id)?.corners ?? []), `${spot.id} at ${id}`).toBeGreaterThan(-40);
    }
  });
  it("keeps vertices apart", () => {
    for (const a of map.vertices) for (const b of map.vertices) if (a !== b) expect(distance(a, b)).toBeGreaterThan(2 * VERTEX);
  });
  it("draws even a map that cannot be: everything touches everything", () => {
    const ids = REGIONS.map((region) => region.id);
    const odd = Array.from({ length: 12 }, (_, i) => vertex(`x${i}`, [(i * 37) % 100, (i * 61) % 100], ...ids.slice(i % 3)));
    const drawn = layout(REGIONS, odd);
    for (const spot of drawn.vertices) expect(Number.isFinite(spot.x) && Number.isFinite(spot.y)).toBe(true);
    for (const region of drawn.regions) expect(region.outline).not.toContain("NaN");
  });
});

it("knows the vertices of the default set as the box has them", () => {
  const file = new URL("../../../../src/patolli/games/mezo/components/default.json", import.meta.url);
  const set = JSON.parse(readFileSync(file, "utf-8")) as { vertices: VertexFacts[] };
  expect(set.vertices.map(({ id, at, regions }) => ({ id, at, regions }))).toEqual(DEFAULT);
});
