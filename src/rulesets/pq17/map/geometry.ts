import type { Charts } from "../charts/schema";

/** A point on the paper. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance from the middle of a hex to a corner, and the room above and beside the map. */
export const RADIUS = 46;
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

/** The corners of a hex, as the points of a polygon. */
export function cornersOf({ x, y }: Point, radius = RADIUS): string {
  const corners = [30, 90, 150, 210, 270, 330].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return `${Math.round((x + radius * Math.cos(angle)) * 10) / 10},${Math.round((y + radius * Math.sin(angle)) * 10) / 10}`;
  });
  return corners.join(" ");
}
