/** A rectangle, in pixels of the page or units of a drawing. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangle around some others; undefined around none. */
export function boxAround(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((each) => each.x));
  const y = Math.min(...boxes.map((each) => each.y));
  const right = Math.max(...boxes.map((each) => each.x + each.width));
  const bottom = Math.max(...boxes.map((each) => each.y + each.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** A rectangle with so much more on every side. */
export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** True where a rectangle lies within another. */
export function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

/** How far a point is from a rectangle; nothing within it. */
export function distanceTo({ x, y, width, height }: Box, at: { readonly x: number; readonly y: number }): number {
  const aside = Math.max(x - at.x, 0, at.x - x - width);
  const away = Math.max(y - at.y, 0, at.y - y - height);
  return Math.hypot(aside, away);
}
