const SVG = "http://www.w3.org/2000/svg";

/** The drawing's width divided by the length of an arrowhead. */
const ARROWHEADS_PER_WIDTH = 80;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Draws arrows from space to space, below the clickable shapes. Fewer than two spaces remove the previous arrows. */
export function drawRoute(svg: SVGSVGElement, spaces: readonly string[]): void {
  svg.querySelector(".way")?.remove();
  const hits = svg.querySelector(".hits");
  const points = spaces.flatMap((space) => middleOf(svg, space) ?? []);
  if (hits === null || points.length < 2) return;
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", "way");
  group.setAttribute("aria-hidden", "true");
  const head = svg.viewBox.baseVal.width / ARROWHEADS_PER_WIDTH;
  for (const [index, to] of points.slice(1).entries()) {
    const arrow = document.createElementNS(SVG, "path");
    arrow.setAttribute("d", arrowOf(points[index]!, to, head));
    group.append(arrow);
  }
  hits.before(group);
}

/** Returns the path of a line with an arrowhead at its end. */
function arrowOf(from: Point, to: Point, head: number): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  const size = Math.min(head, length / 2);
  const [ux, uy] = [(dx / length) * size, (dy / length) * size];
  const barb = (side: number) => `${to.x - ux - (side * uy) / 2} ${to.y - uy + (side * ux) / 2}`;
  return `M${from.x} ${from.y}L${to.x} ${to.y}M${barb(1)}L${to.x} ${to.y}L${barb(-1)}`;
}

function middleOf(svg: SVGSVGElement, space: string): Point | undefined {
  const at = svg.querySelector(`.hits [data-space="${CSS.escape(space)}"][data-at]`)?.getAttribute("data-at");
  const [x, y] = at?.split(" ").map(Number) ?? [];
  return x === undefined || y === undefined ? undefined : { x, y };
}
