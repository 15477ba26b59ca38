const SVG = "http://www.w3.org/2000/svg";

/** How many arrowheads side by side would be as long as the drawing is wide. */
const HEADS = 80;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Draws an arrow from each space of a way to the next, under what is clicked on; a way of one space takes away what was drawn. */
export function drawWay(svg: SVGSVGElement, way: readonly string[]): void {
  svg.querySelector(".way")?.remove();
  const hits = svg.querySelector(".hits");
  const points = way.flatMap((space) => middleOf(svg, space) ?? []);
  if (hits === null || points.length < 2) return;
  const group = document.createElementNS(SVG, "g");
  group.setAttribute("class", "way");
  group.setAttribute("aria-hidden", "true");
  const head = svg.viewBox.baseVal.width / HEADS;
  for (const [index, to] of points.slice(1).entries()) {
    const arrow = document.createElementNS(SVG, "path");
    arrow.setAttribute("d", arrowOf(points[index]!, to, head));
    group.append(arrow);
  }
  hits.before(group);
}

/** A line with a head whose tip is where the line ends. */
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
