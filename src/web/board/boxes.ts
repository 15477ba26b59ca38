/** A rectangle, in page pixels or drawing units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the smallest rectangle around all the others; undefined if there are none. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((each) => each.x));
  const y = Math.min(...boxes.map((each) => each.y));
  const right = Math.max(...boxes.map((each) => each.x + each.width));
  const bottom = Math.max(...boxes.map((each) => each.y + each.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Returns a rectangle expanded by the same margin on every side. */
export function expandBox({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** True if the inner rectangle is inside the outer one. */
export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** Returns the distance from a point to a rectangle; 0 inside it. */
export function distanceTo({ x, y, width, height }: Box, at: { readonly x: number; readonly y: number }): number {
  const aside = Math.max(x - at.x, 0, at.x - x - width);
  const away = Math.max(y - at.y, 0, at.y - y - height);
  return Math.hypot(aside, away);
}
