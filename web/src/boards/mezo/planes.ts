/**
 * The regions of the map as the highest of several planes.
 *
 * Each region gets a plane over the island and owns the points where its plane is the highest. That
 * regions meet in a vertex says that their planes have the same height there; so the planes are found by
 * least squares, and whatever comes out is a proper map: convex regions, no gaps, no overlaps.
 */
import { area, between, clip, depth, distance, mean, type Point } from "./geometry";

export interface RegionFacts {
  id: string;
}
export interface VertexFacts {
  id: string;
  regions: readonly string[];
  at: readonly [number, number];
}
export interface Plane {
  a: number;
  b: number;
  c: number;
}

const SPREAD = 0.74; // below 1: what lies in the middle gets more room
const GAP = 0.12;
const ROUNDS = 1500;
const SHORTEST = 0.21; // no border gets shorter than that while regions grow

const height = (plane: Plane, p: Point): number => plane.a * p.x + plane.b * p.y + plane.c;

/** The given place (0–100 each way) as a point of the square around the middle (−1 to 1), the middle widened. */
export function widened([x, y]: readonly [number, number]): Point {
  const p = { x: (x - 50) / 50, y: (y - 50) / 50 };
  const r = Math.hypot(p.x, p.y);
  const factor = r < 1e-6 ? 0 : Math.min(1, r) ** SPREAD / r;
  return { x: p.x * factor, y: p.y * factor };
}

/** A region lies around its vertices; one at the rim lies further out. */
function anchors(regions: readonly RegionFacts[], vertices: readonly VertexFacts[]): Point[] {
  return regions.map((region, i) => {
    const own = vertices.filter((vertex) => vertex.regions.includes(region.id)).map((vertex) => widened(vertex.at));
    const middle = own.length > 0 ? mean(own) : { x: Math.cos(i * 1.05), y: Math.sin(i * 1.05) };
    const out = Math.hypot(middle.x, middle.y) < 0.3 ? 1 : 1.25;
    return { x: middle.x * out, y: middle.y * out };
  });
}

interface Condition {
  at: Point;
  /** The planes that must have the same height here, above all others. */
  touched: ReadonlySet<number>;
}

/** One small step towards planes that meet where they should. */
function relax(found: Plane[], { at, touched }: Condition, rate: number): void {
  const heights = found.map((plane) => height(plane, at));
  const level = [...touched].reduce((sum, i) => sum + (heights[i] ?? 0), 0) / Math.max(1, touched.size);
  found.forEach((plane, i) => {
    const over = (heights[i] ?? 0) - level + (touched.has(i) ? 0 : GAP);
    if (!touched.has(i) && over <= 0) return;
    plane.a -= rate * over * at.x;
    plane.b -= rate * over * at.y;
    plane.c -= rate * over;
    if (touched.has(i)) return;
    for (const own of touched) {
      const lifted = found[own];
      if (!lifted) continue;
      lifted.a += (rate * over * at.x) / (2 * touched.size);
      lifted.b += (rate * over * at.y) / (2 * touched.size);
      lifted.c += (rate * over) / (2 * touched.size);
    }
  });
}

export function cellsOf(found: readonly Plane[], coast: readonly Point[]): Point[][] {
  return found.map((own) =>
    found.reduce<Point[]>((cell, other) => (other === own ? cell : clip(cell, (p) => height(own, p) - height(other, p))), [...coast]),
  );
}

/** How many vertices have no corner where all their regions meet. */
function missed(cells: readonly Point[][], conditions: readonly Condition[]): number {
  return conditions.filter(({ touched }) => {
    const [first, ...others] = [...touched].map((i) => cells[i] ?? []);
    const close = (a: Point): boolean => others.every((cell) => cell.length > 2 && depth(a, cell) > -1e-6);
    return others.length > 0 && !first?.some(close);
  }).length;
}

/** The shortest edge between two regions. */
function shortestBorder(cells: readonly Point[][]): number {
  const borders = cells.flatMap((cell, i) =>
    cell.flatMap((a, n) => {
      const b = cell[(n + 1) % cell.length] ?? a;
      const shared = cells.some((other, j) => j !== i && other.length > 2 && depth(between(a, b, 0.5), other) > -1e-6);
      return shared ? [distance(a, b)] : [];
    }),
  );
  return Math.min(...borders.filter((length) => length > 1e-4));
}

/** Small regions grow, large ones shrink, as long as everything still meets. */
function balance(found: Plane[], coast: readonly Point[], conditions: readonly Condition[]): void {
  let least = missed(cellsOf(found, coast), conditions);
  const shortest = Math.min(SHORTEST, shortestBorder(cellsOf(found, coast)));
  for (let round = 0; round < 40; round++) {
    const sizes = cellsOf(found, coast).map(area);
    const usual = sizes.reduce((sum, size) => sum + size, 0) / Math.max(1, sizes.length);
    const before = found.map((plane) => plane.c);
    found.forEach((plane, i) => (plane.c += 0.04 * (1 - (sizes[i] ?? usual) / usual)));
    const after = cellsOf(found, coast);
    const now = missed(after, conditions);
    if (now > least || shortestBorder(after) < shortest) {
      found.forEach((plane, i) => (plane.c = before[i] ?? 0));
      return;
    }
    least = now;
  }
}

/** The cells of the regions within the coast, in the square from −1 to 1. Depends on the set alone. */
export function cells(regions: readonly RegionFacts[], vertices: readonly VertexFacts[], coast: readonly Point[]): Point[][] {
  const places = anchors(regions, vertices);
  const found = places.map((p) => ({ a: 2 * p.x, b: 2 * p.y, c: -(p.x * p.x + p.y * p.y) }));
  const index = new Map(regions.map((region, i) => [region.id, i]));
  const meetings = vertices.map((vertex) => ({ at: widened(vertex.at), touched: new Set(vertex.regions.map((id) => index.get(id) ?? 0)) }));
  const homes = places.map((at, i) => ({ at, touched: new Set([i]) }));
  for (let round = 0; round < ROUNDS; round++) {
    const rate = 0.08 * (1 - round / (ROUNDS + 100));
    for (const condition of meetings) relax(found, condition, rate);
    for (const condition of homes) relax(found, condition, rate / 2);
  }
  balance(found, coast, meetings);
  return cellsOf(found, coast);
}
