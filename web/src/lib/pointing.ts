/** Things on a board by where they are: the next one in the direction of an arrow key, the one beside a finger. */

export interface Spot {
  x: number;
  y: number;
}

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const isArrow = (key: string): boolean => key in DIRECTIONS;

/** The index of the spot that an arrow key leads to from `from`; -1 if there is none. */
export function towards(key: string, from: Spot, spots: readonly Spot[]): number {
  const [dx, dy] = DIRECTIONS[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  spots.forEach((spot, i) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    // Straight ahead beats near: what lies aside counts three times.
    const cost = along + 3 * aside;
    if (along > 1 && cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

/** The index of the spot next to `from`, at most so far away; -1 if there is none. */
export function nearest(from: Spot, spots: readonly Spot[], most: number): number {
  const far = spots.map((spot) => Math.hypot(spot.x - from.x, spot.y - from.y));
  const least = Math.min(...far);
  return least <= most ? far.indexOf(least) : -1;
}

export function centre(element: Element): Spot {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
