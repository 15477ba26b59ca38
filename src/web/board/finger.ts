import { distanceTo } from "./boxes";

/** Maximum distance between a touch and the shape it may mean, in pixels. */
const TOUCH_RADIUS_PX = 24;

/** Shapes at least this wide and high are easy to hit, in pixels. */
const EASY_TARGET_PX = 40;

/** Returns the shapes that a touch may mean, nearest first. If all of them are large, returns the touched one only. */
export function shapesNear(
  at: { readonly x: number; readonly y: number },
  shapes: readonly SVGGraphicsElement[],
  touched: SVGGraphicsElement | undefined,
): readonly SVGGraphicsElement[] {
  const near = shapes
    .map((shape) => ({ shape, box: shape.getBoundingClientRect() }))
    .map((each) => ({ ...each, far: distanceTo(each.box, at) }))
    .filter(({ far }) => far <= TOUCH_RADIUS_PX)
    .sort((one, other) => one.far - other.far);
  const areLarge = near.every(({ box }) => box.width >= EASY_TARGET_PX && box.height >= EASY_TARGET_PX);
  return areLarge && touched !== undefined ? [touched] : near.map(({ shape }) => shape);
}
