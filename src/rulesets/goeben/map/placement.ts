import { lengthWithin, outside, overlap, type Point, type Rect, type Segment } from "./geometry";

/** The obstacles of a placed rectangle, and the cost of each per unit of area or length. */
export interface Obstacles {
  readonly bounds: Rect;
  readonly rects: readonly { readonly rect: Rect; readonly weight: number }[];
  readonly lines: readonly Segment[];
  readonly lineWeight: number;
}

/** The eight usual directions, best first: right, the corners on the right, left, its corners, below, above. */
export const EIGHT: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 1, y: -1 },
  { x: -1, y: 0 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
];

/** The eight directions and those halfway between them, for pictures too large for eight positions. */
export const SIXTEEN: readonly Point[] = [
  ...EIGHT,
  { x: 1, y: 0.5 },
  { x: 1, y: -0.5 },
  { x: -1, y: 0.5 },
  { x: -1, y: -0.5 },
  { x: 0.5, y: 1 },
  { x: -0.5, y: 1 },
  { x: 0.5, y: -1 },
  { x: -0.5, y: -1 },
];

/** A size to place next to a point, at one of several distances. */
interface Wish {
  readonly at: Point;
  readonly w: number;
  readonly h: number;
  readonly directions: readonly Point[];
  readonly distances: readonly number[];
  /** The cost of a unit of distance. */
  readonly pull: number;
}

/** The rectangle of the wanted size that costs least, in every direction at each distance; the first of equals. */
export function placed(wish: Wish, obstacles: Obstacles): Rect {
  const first = wish.distances[0] ?? 0;
  let best = { rect: beside(wish, EIGHT[0]!, first), cost: Number.POSITIVE_INFINITY };
  for (const distance of wish.distances) {
    const toll = distance * wish.pull;
    if (toll >= best.cost) break;
    const near = within(reach(wish, distance), obstacles);
    wish.directions.forEach((direction, index) => {
      const rect = beside(wish, direction, distance);
      const cost = standingCost(rect, near, best.cost - toll - index) + toll + index;
      if (cost < best.cost) best = { rect, cost };
    });
  }
  return best.rect;
}

function beside({ at, w, h }: Wish, { x, y }: Point, distance: number): Rect {
  const away = Math.abs(x * y) === 1 ? distance * 0.72 : distance;
  return { x: at.x + x * away - ((1 - x) / 2) * w, y: at.y + y * away - ((1 - y) / 2) * h, w, h };
}

function reach({ at, w, h }: Wish, distance: number): Rect {
  return { x: at.x - distance - w, y: at.y - distance - h, w: 2 * (distance + w), h: 2 * (distance + h) };
}

/** The obstacles that matter inside a rectangle. */
function within(area: Rect, { bounds, rects, lines, lineWeight }: Obstacles): Obstacles {
  return {
    bounds,
    rects: rects.filter(({ rect }) => overlap(area, rect) > 0),
    lines: lines.filter((line) => lengthWithin(line, area) > 0),
    lineWeight,
  };
}

/** Returns the cost of occupying a rectangle; may stop at any cost that is not below `limit`. */
export function standingCost(rect: Rect, { bounds, rects, lines, lineWeight }: Obstacles, limit: number): number {
  let cost = outside(rect, bounds) * 10;
  for (const each of rects) {
    if (cost >= limit) return cost;
    cost += overlap(rect, each.rect) * each.weight;
  }
  for (const line of lines) {
    if (cost >= limit) return cost;
    cost += lengthWithin(line, rect) * lineWeight;
  }
  return cost;
}
