import { formatNumber } from "../../../core/drawing/svg";
import type { Charts } from "../charts/schema";

/** A point on the paper. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance from the middle of a hex to a corner, and the room above and at the sides of the map. */
export const RADIUS = 60;
const LEFT = 84;
/** Height of the head above the map. */
export const HEAD = 58;
const WIDTH = Math.sqrt(3) * RADIUS;

/** The middle of a hex on the paper. */
export function centreOf({ MAP }: Charts, id: string): Point {
  const row = Number(id.slice(0, 2));
  const column = Number(id.slice(2));
  const shifted = (row % 2 === 0) === (MAP.facts.geometry.shifted === "even");
  return { x: LEFT + (column - 0.5 + (shifted ? 0.5 : 0)) * WIDTH, y: HEAD + 12 + RADIUS + (row - 1) * RADIUS * 1.5 };
}

/** The size of the paper that the map needs. */
export function paperOf({ MAP }: Charts): { readonly width: number; readonly height: number } {
  const { rows, columns } = MAP.facts.geometry;
  return { width: LEFT * 2 + (columns + 0.5) * WIDTH, height: HEAD + 24 + RADIUS * (1.5 * rows + 0.5) };
}

const CORNERS = [30, 90, 150, 210, 270, 330].map((degrees) => (degrees * Math.PI) / 180);

/** The corners of a hex around its middle. */
export function cornersOf({ x, y }: Point, radius = RADIUS): Point[] {
  return CORNERS.map((angle) => ({ x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }));
}

/** Corners as the points of a polygon. */
export function pointsOf(corners: readonly Point[]): string {
  return corners.map(({ x, y }) => `${formatNumber(x)},${formatNumber(y)}`).join(" ");
}

/** The edge of a region of hexes, as the data of a path: the sides of its hexes that no two of them share. */
export function edgeOf(charts: Charts, hexes: readonly string[]): string {
  const members = new Set(hexes);
  return [...members]
    .flatMap((hex) => {
      const at = centreOf(charts, hex);
      const corners = cornersOf(at, RADIUS - 2);
      return neighbours(charts, hex).flatMap((next, side) =>
        members.has(next) ? [] : [`M${pointsOf([corners[side]!])}L${pointsOf([corners[(side + 1) % 6]!])}`],
      );
    })
    .join("");
}

/** The ids of the six places around a hex, each behind the side that begins at the corner of its number. */
function neighbours({ MAP }: Charts, id: string): string[] {
  const row = Number(id.slice(0, 2));
  const column = Number(id.slice(2));
  const shifted = (row % 2 === 0) === (MAP.facts.geometry.shifted === "even");
  const [west, east] = shifted ? [column, column + 1] : [column - 1, column];
  const hexName = (r: number, c: number): string => `${String(r).padStart(2, "0")}${String(c).padStart(2, "0")}`;
  return [
    hexName(row + 1, east),
    hexName(row + 1, west),
    hexName(row, column - 1),
    hexName(row - 1, west),
    hexName(row - 1, east),
    hexName(row, column + 1),
  ];
}

/** A rectangle by its upper left corner. */
export interface Rect extends Point {
  readonly w: number;
  readonly h: number;
}
