/** Points, convex polygons and what the map needs to know about them. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
export const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
export const mean = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, point) => sum + point.y, 0) / Math.max(1, points.length),
});

/** The part of a convex polygon where `side` is not negative; `side` is an affine function. */
export function clip(polygon: readonly Point[], side: (point: Point) => number): Point[] {
  const kept: Point[] = [];
  polygon.forEach((point, i) => {
    const before = polygon[(i + polygon.length - 1) % polygon.length] ?? point;
    const [here, there] = [side(point), side(before)];
    if (here >= 0 !== there >= 0) kept.push(between(before, point, there / (there - here)));
    if (here >= 0) kept.push(point);
  });
  return kept;
}

export function area(polygon: readonly Point[]): number {
  return polygon.reduce((sum, point, i) => {
    const next = polygon[(i + 1) % polygon.length] ?? point;
    return sum + (point.x * next.y - next.x * point.y) / 2;
  }, 0);
}

export function centroid(polygon: readonly Point[]): Point {
  const size = area(polygon);
  if (Math.abs(size) < 1) return mean(polygon);
  const sum = { x: 0, y: 0 };
  polygon.forEach((point, i) => {
    const next = polygon[(i + 1) % polygon.length] ?? point;
    const cross = point.x * next.y - next.x * point.y;
    sum.x += (point.x + next.x) * cross;
    sum.y += (point.y + next.y) * cross;
  });
  return { x: sum.x / (6 * size), y: sum.y / (6 * size) };
}

/** How deep a point lies inside a convex polygon (clockwise on the screen); negative: outside. */
export function depth(point: Point, polygon: readonly Point[]): number {
  let least = Infinity;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] ?? a;
    const length = distance(a, b);
    if (length < 1e-6) return;
    least = Math.min(least, ((b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)) / length);
  });
  return least;
}

/** How far a point lies from a box; 0 inside it. */
const fromBox = (point: Point, box: Box): number =>
  Math.hypot(Math.max(box.x - point.x, 0, point.x - box.x - box.width), Math.max(box.y - point.y, 0, point.y - box.y - box.height));

/**
 * The largest box of the given shape (width ÷ height) inside a convex polygon, `margin` away from its edges and
 * `radius` away from the points to spare.
 */
export function largestBox(polygon: readonly Point[], shape: number, margin: number, spare: readonly Point[] = [], radius = 0): Box {
  const xs = polygon.map((point) => point.x);
  const ys = polygon.map((point) => point.y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const boxAt = (centre: Point, height: number): Box => ({ x: centre.x - (height * shape) / 2, y: centre.y - height / 2, width: height * shape, height });
  const inside = ({ x, y, width, height }: Box): boolean =>
    [x, x + width].every((cx) => [y, y + height].every((cy) => depth({ x: cx, y: cy }, polygon) >= margin));
  const fits = (box: Box): boolean => inside(box) && spare.every((point) => fromBox(point, box) >= radius);
  const STEPS = 30;
  let best = boxAt(centroid(polygon), 0);
  for (let i = 1; i < STEPS; i++) {
    for (let j = 1; j < STEPS; j++) {
      const centre = { x: left + ((right - left) * i) / STEPS, y: top + ((bottom - top) * j) / STEPS };
      for (let box = boxAt(centre, best.height + 2); fits(box); box = boxAt(centre, best.height + 2)) best = box;
    }
  }
  return best;
}

/** The point of a quadratic curve, and the parameter of its point nearest to another one. */
export function onCurve(a: Point, control: Point, b: Point, t: number): Point {
  return between(between(a, control, t), between(control, b, t), t);
}

export function nearestOn(a: Point, control: Point, b: Point, to: Point): Point {
  const samples = Array.from({ length: 41 }, (_, i) => onCurve(a, control, b, i / 40));
  return samples.reduce((best, sample) => (distance(sample, to) < distance(best, to) ? sample : best));
}
