/**
 * Where the map lies: regions with their borders, vertices between the regions they touch, and the room in
 * each region for its pieces. Everything is computed from the component set and the shape of the frame.
 */
import { between, centroid, depth, distance, largestBox, nearestOn, type Box, type Point } from "./geometry";
import { cells as cellsFor, widened, type RegionFacts, type VertexFacts } from "./planes";

export interface RegionShape {
  id: string;
  corners: Point[];
  outline: string;
  centre: Point;
  /** Where its pieces stand. */
  room: Box;
}
export interface Spot extends Point {
  id: string;
  /** In which direction each touched region lies, in degrees. */
  arrows: { region: string; angle: number }[];
}
export interface MapLayout {
  width: number;
  height: number;
  regions: RegionShape[];
  vertices: Spot[];
}

/** Radius of a vertex. */
export const VERTEX = 23;
/** The two ways in which the pieces of a region can be arranged, in their own units. */
export const WIDE = { width: 178, height: 138 };
export const TALL = { width: 122, height: 200 };
const AREA = 740_000;
const EDGE = 26;
const BOW = 0.05;

interface Border {
  a: Point;
  b: Point;
  control: Point;
}

const spot = (p: Point): string => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;

/** The coast in the square from −1 to 1: a rounded rectangle. */
function coast(): Point[] {
  return Array.from({ length: 72 }, (_, i) => {
    const angle = (i / 72) * 2 * Math.PI;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const r = (Math.abs(c) ** 3.4 + Math.abs(s) ** 3.4) ** (-1 / 3.4) * 0.975;
    return { x: c * r, y: s * r };
  });
}

class MapMaker {
  readonly width: number;
  readonly height: number;
  private readonly shore: Point[];
  private readonly cells: Point[][];
  private readonly centres: Point[];
  private readonly index: Map<string, number>;
  private readonly borders = new Map<string, Border | undefined>();

  constructor(
    private readonly regions: readonly RegionFacts[],
    private readonly vertices: readonly VertexFacts[],
    shape: number,
  ) {
    this.width = Math.round(Math.sqrt(AREA * shape));
    this.height = Math.round(Math.sqrt(AREA / shape));
    const round = coast();
    this.shore = round.map(this.toCanvas);
    this.cells = cellsFor(regions, vertices, round).map((cell) => cell.map(this.toCanvas));
    this.centres = this.cells.map(centroid);
    this.index = new Map(regions.map((region, i) => [region.id, i]));
  }

  private toCanvas = (p: Point): Point => ({
    x: this.width / 2 + p.x * (this.width / 2 - EDGE),
    y: this.height / 2 + p.y * (this.height / 2 - EDGE),
  });

  /** On the coast a little unrest, always the same; elsewhere the point itself. */
  private drawn = (p: Point): Point => {
    if (depth(p, this.shore) > 2) return p;
    const angle = Math.atan2(p.y - this.height / 2, p.x - this.width / 2);
    const wave = 1 + 0.014 * Math.sin(7 * angle + 1) + 0.009 * Math.sin(13 * angle + 4);
    return { x: this.width / 2 + (p.x - this.width / 2) * wave, y: this.height / 2 + (p.y - this.height / 2) * wave };
  };

  private border(i: number, j: number): Border | undefined {
    const [low, high] = i < j ? [i, j] : [j, i];
    const key = `${low} ${high}`;
    if (this.borders.has(key)) return this.borders.get(key);
    const border = this.newBorder(low, high);
    this.borders.set(key, border);
    return border;
  }

  private newBorder(low: number, high: number): Border | undefined {
    const other = this.cells[high] ?? [];
    if (other.length < 3) return undefined;
    const ends = farthest((this.cells[low] ?? []).filter((p) => depth(p, other) > -0.5));
    if (!ends || distance(...ends) < 6) return undefined;
    const [a, b] = [this.drawn(ends[0]), this.drawn(ends[1])];
    const bow = (((low * 7 + high * 13) % 5) - 2 || 1) * BOW;
    const middle = between(a, b, 0.5);
    return { a, b, control: { x: middle.x - (b.y - a.y) * bow, y: middle.y + (b.x - a.x) * bow } };
  }

  private outline(i: number): string {
    const corners = this.cells[i] ?? [];
    const steps = corners.map((from, n) => {
      const to = corners[(n + 1) % corners.length] ?? from;
      const middle = between(from, to, 0.5);
      const other = this.cells.findIndex((cell, j) => j !== i && cell.length > 2 && depth(middle, cell) > -0.5);
      const border = other >= 0 && distance(from, to) >= 6 ? this.border(i, other) : undefined;
      return border ? `Q${spot(border.control)} ${spot(this.drawn(to))}` : `L${spot(this.drawn(to))}`;
    });
    return corners[0] ? `M${spot(this.drawn(corners[0]))}${steps.join("")}Z` : "";
  }

  private place(vertex: VertexFacts): Point {
    const wish = this.toCanvas(widened(vertex.at));
    const touched = vertex.regions.map((id) => this.index.get(id) ?? 0);
    if (touched.length === 2) {
      const border = this.border(touched[0] ?? 0, touched[1] ?? 0);
      return border ? this.snapped(border, wish) : wish;
    }
    const around = touched.map((i) => this.cells[i] ?? []);
    const shared = (around[0] ?? []).filter((p) => around.every((cell) => cell.length > 2 && depth(p, cell) > -1));
    const [first, ...others] = shared;
    return first ? this.drawn(others.reduce((best, p) => (distance(p, wish) < distance(best, wish) ? p : best), first)) : wish;
  }

  /** A vertex of two regions lies on their border; near the coast, at its end. */
  private snapped(border: Border, wish: Point): Point {
    const near = nearestOn(border.a, border.control, border.b, wish);
    const length = distance(border.a, border.b);
    const onShore = (end: Point): boolean => depth(end, this.shore) < 30;
    return [border.a, border.b].find((end) => onShore(end) && distance(end, near) < length * 0.75) ?? near;
  }

  make(): MapLayout {
    const places = apart(this.vertices.map((vertex) => this.place(vertex)));
    const at = (i: number): Point => places[i] ?? { x: 0, y: 0 };
    return {
      width: this.width,
      height: this.height,
      regions: this.regions.map((region, i) => ({
        id: region.id,
        corners: this.cells[i] ?? [],
        outline: this.outline(i),
        centre: this.centres[i] ?? { x: 0, y: 0 },
        room: roomIn(this.cells[i] ?? [], places),
      })),
      vertices: this.vertices.map((vertex, i) => ({
        id: vertex.id,
        ...at(i),
        arrows: vertex.regions.map((region) => ({ region, angle: direction(at(i), this.centres[this.index.get(region) ?? 0] ?? at(i)) })),
      })),
    };
  }
}

const made = new Map<string, MapLayout>();

/** The map of a set in a frame of the given shape (width ÷ height). */
export function layout(regions: readonly RegionFacts[], vertices: readonly VertexFacts[], shape = 1.35): MapLayout {
  const key = JSON.stringify([shape, regions.map((region) => region.id), vertices.map(({ id, regions: touched, at }) => [id, touched, at])]);
  const known = made.get(key) ?? new MapMaker(regions, vertices, shape).make();
  made.set(key, known);
  return known;
}

/** The room for the pieces: wide or tall, whichever shows them larger. */
function roomIn(cell: readonly Point[], spare: readonly Point[]): Box {
  const [wide, tall] = [WIDE, TALL].map(({ width, height }) => largestBox(cell, width / height, 6, spare, VERTEX + 8));
  if (!wide || !tall) return { x: 0, y: 0, width: 0, height: 0 };
  return wide.width / WIDE.width >= tall.width / TALL.width ? wide : tall;
}

const direction = (from: Point, to: Point): number => (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;

function farthest(points: readonly Point[]): [Point, Point] | undefined {
  let best: [Point, Point] | undefined;
  for (const a of points) for (const b of points) if (!best || distance(a, b) > distance(...best)) best = [a, b];
  return best;
}

/** Two vertices never cover each other. */
function apart(places: readonly Point[]): Point[] {
  const LEAST = 2.5 * VERTEX;
  const moved = places.map((one) => ({ ...one }));
  for (let round = 0; round < 40; round++) {
    for (const [i, a] of moved.entries()) {
      for (const b of moved.slice(i + 1)) {
        const gap = distance(a, b);
        if (gap >= LEAST) continue;
        const push = (LEAST - gap) / 2;
        const [dx, dy] = gap < 1 ? [1, 0] : [(b.x - a.x) / gap, (b.y - a.y) / gap];
        a.x -= dx * push;
        a.y -= dy * push;
        b.x += dx * push;
        b.y += dy * push;
      }
    }
  }
  return moved;
}
