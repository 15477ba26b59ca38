import type { Zone } from "../vocabulary";
import { distance, type Point, type Rect, type Segment } from "./geometry";

/** The distance from a space or a line to which the sea reaches. */
export const SHORE = 31;
/** The side of a cell of the paper. */
const CELL = 7;

/** A space for the waters: a point of a zone, with its lettering and drawing. */
interface Spot {
  readonly at: Point;
  readonly zone: Zone;
  readonly covers: readonly Rect[];
}

/** The make-up of a part of the paper, as shares of its area; lettering and drawing on it count besides. */
interface AreaShares {
  /** Nearest to a space of the zone, but not sea. */
  readonly land: number;
  /** Nearest to a space of another zone. */
  readonly foreign: number;
  readonly covered: number;
  readonly crossed: number;
}

/** The waters of a map in cells of the paper: the zone of each, whether it is sea, and the drawing on it. */
export class Waters {
  private readonly across: number;
  private readonly down: number;
  private readonly sea: Uint8Array;
  private readonly covered: Sums;
  private readonly crossed: Sums;
  private readonly zones = new Map<Zone, { readonly own: Sums; readonly ashore: Sums }>();

  constructor(spots: readonly Spot[], lines: readonly Segment[], width: number, height: number) {
    this.across = Math.ceil(width / CELL) + 1;
    this.down = Math.ceil(height / CELL) + 1;
    const cells = (): Uint8Array => new Uint8Array(this.across * this.down);
    const [covered, crossed] = [cells(), cells()];
    this.sea = cells();
    for (const { from, to } of [...lines, ...spots.map(({ at }) => ({ from: at, to: at }))]) {
      this.mark(bounds(from, to, SHORE), (cell, point) => {
        const gap = fromLine({ from, to }, point);
        if (gap <= SHORE - CELL / 2) this.sea[cell] = 1;
        if (gap <= CELL / 2 && from !== to) crossed[cell] = 1;
      });
    }
    for (const rect of spots.flatMap(({ covers }) => covers)) this.mark(rect, (cell) => (covered[cell] = 1));
    this.covered = new Sums(covered, this.across);
    this.crossed = new Sums(crossed, this.across);
    const nearest = this.nearestOf(spots);
    for (const zone of new Set(spots.map((spot) => spot.zone))) {
      const own = nearest.map((spot) => Number(spots[spot]!.zone === zone));
      const ashore = own.map((each, cell) => each & (1 - this.sea[cell]!));
      this.zones.set(zone, { own: new Sums(own, this.across), ashore: new Sums(ashore, this.across) });
    }
  }

  /** The make-up of a rectangle on the paper, as far as a zone is concerned. */
  sharesOf({ x, y, w, h }: Rect, zone: Zone): AreaShares {
    const [left, right] = [this.column(x), this.column(x + w) + 1];
    const [top, bottom] = [this.row(y), this.row(y + h) + 1];
    const all = (right - left) * (bottom - top);
    const share = (sums: Sums | undefined): number => (sums?.within(left, top, right, bottom) ?? 0) / all;
    const { own, ashore } = this.zones.get(zone) ?? {};
    return { land: share(ashore), foreign: 1 - share(own), covered: share(this.covered), crossed: share(this.crossed) };
  }

  /** Visits every cell whose middle lies in a rectangle. */
  private mark({ x, y, w, h }: Rect, visit: (cell: number, middle: Point) => void): void {
    for (let row = this.row(y); row <= this.row(y + h); row += 1) {
      for (let column = this.column(x); column <= this.column(x + w); column += 1) {
        visit(row * this.across + column, { x: column * CELL, y: row * CELL });
      }
    }
  }

  private column(x: number): number {
    return Math.min(this.across - 1, Math.max(0, Math.round(x / CELL)));
  }

  private row(y: number): number {
    return Math.min(this.down - 1, Math.max(0, Math.round(y / CELL)));
  }

  /** The number of the spot that each cell is nearest to. */
  private nearestOf(spots: readonly Spot[]): Uint16Array {
    const nearest = new Uint16Array(this.across * this.down);
    const [xs, ys] = [Float64Array.from(spots, ({ at }) => at.x), Float64Array.from(spots, ({ at }) => at.y)];
    for (let cell = 0; cell < nearest.length; cell += 1) {
      const x = (cell % this.across) * CELL;
      const y = Math.floor(cell / this.across) * CELL;
      let least = Number.POSITIVE_INFINITY;
      for (let spot = 0; spot < xs.length; spot += 1) {
        const gap = (xs[spot]! - x) ** 2 + (ys[spot]! - y) ** 2;
        if (gap >= least) continue;
        least = gap;
        nearest[cell] = spot;
      }
    }
    return nearest;
  }
}

/** Sums over rectangles of cells, each found at once. */
class Sums {
  private readonly totals: Int32Array;
  private readonly wide: number;

  constructor(cells: ArrayLike<number>, across: number) {
    this.wide = across + 1;
    this.totals = new Int32Array(this.wide * (cells.length / across + 1));
    for (let cell = 0; cell < cells.length; cell += 1) {
      const at = (Math.floor(cell / across) + 1) * this.wide + (cell % across) + 1;
      const { totals, wide } = this;
      totals[at] = cells[cell]! + totals[at - 1]! + totals[at - wide]! - totals[at - wide - 1]!;
    }
  }

  /** The sum of the cells from a column and a row up to, but not with, others. */
  within(left: number, top: number, right: number, bottom: number): number {
    const { totals, wide } = this;
    const at = (column: number, row: number): number => totals[row * wide + column]!;
    return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top);
  }
}

function bounds(a: Point, b: Point, margin: number): Rect {
  const [x, y] = [Math.min(a.x, b.x) - margin, Math.min(a.y, b.y) - margin];
  return { x, y, w: Math.abs(a.x - b.x) + 2 * margin, h: Math.abs(a.y - b.y) + 2 * margin };
}

function fromLine({ from, to }: Segment, point: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const t = Math.min(1, Math.max(0, along));
  return distance(point, { x: from.x + t * dx, y: from.y + t * dy });
}

/** The part of the paper nearer to a point than to any of the others, as a polygon; they cut it one by one. */
export function cellOf(at: Point, others: readonly Point[], { x, y, w, h }: Rect): Point[] {
  let corners: Point[] = [
    { x, y },
    { x: x + w, y },
    { x: x + w, y: y + h },
    { x, y: y + h },
  ];
  for (const other of others) {
    const [nx, ny] = [other.x - at.x, other.y - at.y];
    if (nx === 0 && ny === 0) continue;
    const limit = (other.x ** 2 + other.y ** 2 - at.x ** 2 - at.y ** 2) / 2;
    corners = cutBy(corners, (point) => point.x * nx + point.y * ny - limit);
  }
  return corners;
}

/** The part of a polygon on the side of a line where `beyond` is not above 0. */
function cutBy(corners: readonly Point[], beyond: (point: Point) => number): Point[] {
  const excess = corners.map(beyond);
  if (excess.every((each) => each <= 0)) return [...corners];
  return corners.flatMap((corner, index) => {
    const next = (index + 1) % corners.length;
    const [here, there] = [excess[index]!, excess[next]!];
    const insideCorners = here <= 0 ? [corner] : [];
    if (here <= 0 === there <= 0) return insideCorners;
    const t = here / (here - there);
    const to = corners[next]!;
    return [...insideCorners, { x: corner.x + t * (to.x - corner.x), y: corner.y + t * (to.y - corner.y) }];
  });
}
