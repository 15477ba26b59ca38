import { distanceTo } from "./boxes";

/** A finger means what is no farther from it than so many pixels. */
const NEAR = 24;

/** What is as large as this both ways is not missed. */
const LARGE = 40;

/** The shapes that a finger at a point of the page may mean, the nearest first; the one it is on where all of them are large. */
export function meantBy(
  at: { readonly x: number; readonly y: number },
  shapes: readonly SVGGraphicsElement[],
  touched: SVGGraphicsElement | undefined,
): readonly SVGGraphicsElement[] {
  const near = shapes
    .map((shape) => ({ shape, box: shape.getBoundingClientRect() }))
    .map((each) => ({ ...each, far: distanceTo(each.box, at) }))
    .filter(({ far }) => far <= NEAR)
    .sort((one, other) => one.far - other.far);
  const areLarge = near.every(({ box }) => box.width >= LARGE && box.height >= LARGE);
  return areLarge && touched !== undefined ? [touched] : near.map(({ shape }) => shape);
}
