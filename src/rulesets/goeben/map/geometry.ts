/** A point of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle by its upper left corner. */
export interface Rect extends Point {
  readonly w: number;
  readonly h: number;
}

/** A straight line between two points. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** The rectangle around a disc. */
export function around({ x, y }: Point, radius: number): Rect {
  return { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius };
}

/** The area two rectangles share. */
export function overlap(a: Rect, b: Rect): number {
  const w = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  const h = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return w > 0 && h > 0 ? w * h : 0;
}

/** The area of a rectangle that lies outside another. */
export function outside(rect: Rect, bounds: Rect): number {
  return rect.w * rect.h - overlap(rect, bounds);
}

/** The length of a segment inside a rectangle. */
export function lengthWithin({ from, to }: Segment, rect: Rect): number {
  const [right, bottom] = [rect.x + rect.w, rect.y + rect.h];
  if ((from.x < rect.x && to.x < rect.x) || (from.x > right && to.x > right)) return 0;
  if ((from.y < rect.y && to.y < rect.y) || (from.y > bottom && to.y > bottom)) return 0;
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const across = clip(from.x, dx, rect.x, right);
  const down = clip(from.y, dy, rect.y, bottom);
  const enter = Math.max(0, across[0], down[0]);
  const leave = Math.min(1, across[1], down[1]);
  return leave > enter ? (leave - enter) * Math.hypot(dx, dy) : 0;
}

/** The shares of the way at which a movement enters and leaves a band. */
function clip(start: number, delta: number, low: number, high: number): readonly [number, number] {
  if (delta === 0) return start >= low && start <= high ? [0, 1] : [1, 0];
  const one = (low - start) / delta;
  const other = (high - start) / delta;
  return one < other ? [one, other] : [other, one];
}

/** The point of a rectangle nearest to a point. */
export function nearest({ x, y }: Point, rect: Rect): Point {
  return {
    x: Math.min(Math.max(x, rect.x), rect.x + rect.w),
    y: Math.min(Math.max(y, rect.y), rect.y + rect.h),
  };
}

/** The distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
