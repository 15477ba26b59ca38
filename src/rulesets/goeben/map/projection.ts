import type { Line, Space } from "../charts/schema";
import type { Point, Rect } from "./geometry";

/** The projection of degrees to units of the drawing: equirectangular, true to scale at the middle latitude. */
export interface Projection {
  /** Units per degree of latitude. */
  readonly scale: number;
  readonly project: (lat: number, lon: number) => Point;
  readonly latAt: (y: number) => number;
  readonly lonAt: (x: number) => number;
  /** Width and height of the paper the map needs, margins included. */
  readonly width: number;
  readonly height: number;
}

/** The usual length of a line, and the limits of the paper. */
const LINE = 72;
const WIDEST = 2600;
const HIGHEST = 2000;
const MARGIN = { x: 96, top: 108, bottom: 62 };

/** Fits the spaces of a map to a paper at least `narrowest` wide, by the median length of its lines. */
export function projectionOf(spaces: readonly Space[], lines: readonly Line[], narrowest: number): Projection {
  const lats = spaces.map(({ lat }) => lat);
  const lons = spaces.map(({ lon }) => lon);
  const [south, north, west, east] = [Math.min(...lats), Math.max(...lats), Math.min(...lons), Math.max(...lons)];
  const squeeze = Math.max(0.2, Math.cos((((south + north) / 2) * Math.PI) / 180));
  const across = (east - west) * squeeze;
  const down = north - south;
  const scale = Math.min(
    LINE / (medianLength(spaces, lines, squeeze) || 1),
    (WIDEST - 2 * MARGIN.x) / (across || 1),
    (HIGHEST - MARGIN.top - MARGIN.bottom) / (down || 1),
  );
  const width = Math.max(narrowest, across * scale + 2 * MARGIN.x);
  const left = (width - across * scale) / 2;
  return {
    scale,
    project: (lat, lon) => ({ x: left + (lon - west) * squeeze * scale, y: MARGIN.top + (north - lat) * scale }),
    latAt: (y) => north - (y - MARGIN.top) / scale,
    lonAt: (x) => west + (x - left) / (squeeze * scale),
    width,
    height: Math.max(360, down * scale + MARGIN.top + MARGIN.bottom),
  };
}

/** The median length of the lines, in degrees of latitude. */
function medianLength(spaces: readonly Space[], lines: readonly Line[], squeeze: number): number {
  const at = new Map(spaces.map((space) => [space.id, space]));
  const lengths = lines.flatMap(({ a, b }) => {
    const [one, other] = [at.get(a), at.get(b)];
    return one === undefined || other === undefined
      ? []
      : [Math.hypot(one.lat - other.lat, (one.lon - other.lon) * squeeze)];
  });
  return lengths.sort((a, b) => a - b)[lengths.length >> 1] ?? 0;
}

/** Returns the points pushed apart until their discs do not overlap, within the paper and 80 rounds. */
export function spread(points: readonly Point[], radii: readonly number[], paper: Rect): Point[] {
  const at = points.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < 80; round += 1) {
    let moved = false;
    for (let i = 0; i < at.length; i += 1) {
      for (let j = i + 1; j < at.length; j += 1) {
        const [one, other] = [at[i]!, at[j]!];
        const distance = radii[i]! + radii[j]!;
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        if (Math.abs(dx) >= distance || Math.abs(dy) >= distance) continue;
        const gap = Math.hypot(dx, dy);
        if (gap >= distance - 0.05) continue;
        const turn = i + 2.4 * j;
        const [ux, uy] = gap < 0.01 ? [Math.cos(turn), Math.sin(turn)] : [dx / gap, dy / gap];
        const push = (distance - gap) / 2;
        move(one, -ux * push, -uy * push, paper);
        move(other, ux * push, uy * push, paper);
        moved = true;
      }
    }
    if (!moved) break;
  }
  return at;
}

function move(point: { x: number; y: number }, dx: number, dy: number, paper: Rect): void {
  point.x = Math.min(Math.max(point.x + dx, paper.x), paper.x + paper.w);
  point.y = Math.min(Math.max(point.y + dy, paper.y), paper.y + paper.h);
}
