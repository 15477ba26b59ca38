import { requireItem } from "../../../core/charts/look-up";
import { memoize } from "../../../core/charts/memoize";
import { BOXES, type Box, type Coast, type Side } from "../vocabulary";
import { findAirbase, findPort } from "./pack";
import type { BoxFacts, Charts, MapHex } from "./schema";

interface Grid {
  readonly hexes: ReadonlyMap<string, MapHex>;
  readonly neighbours: Map<string, readonly string[]>;
  readonly distances: Map<string, ReadonlyMap<string, number>>;
}

/** A hex by its id; undefined when the map has none of that id. */
export function findHex(charts: Charts, id: string): MapHex | undefined {
  return gridOf(charts).hexes.get(id);
}

/** A hex by its id; throws when the map has none of that id, which checked snapshots and charts exclude. */
export function hexOf(charts: Charts, id: string): MapHex {
  return requireItem(findHex(charts, id), "hex", id);
}

/** True when ships may be in the hex: open sea, or coast. */
export function navigable(hex: MapHex): boolean {
  return hex.terrain === "sea" || hex.terrain === "coast";
}

/** 1.1.3 True when the coast of a hex is friendly to a side. */
export function friendlyCoast(charts: Charts, id: string, side: Side): boolean {
  return findHex(charts, id)?.friendly === side;
}

/** True when a hex holds coast of a country. */
export function hasCoast(charts: Charts, id: string, coast: Coast): boolean {
  return findHex(charts, id)?.coast.includes(coast) ?? false;
}

/** 1.1 The hexes next to a hex, land included, in ascending order; none for a hex that the map does not have. */
export function neighboursOf(charts: Charts, id: string): readonly string[] {
  const { hexes, neighbours } = gridOf(charts);
  if (!hexes.has(id)) return [];
  const known = neighbours.get(id);
  if (known !== undefined) return known;
  const neighbors = around(charts, id).filter((each) => hexes.has(each));
  neighbours.set(id, neighbors);
  return neighbors;
}

/** 5 The hexes next to a hex that ships may enter. */
export function seaNeighboursOf(charts: Charts, id: string): readonly string[] {
  return neighboursOf(charts, id).filter((each) => navigable(hexOf(charts, each)));
}

/** True when two hexes lie next to each other. */
export function adjacent(charts: Charts, a: string, b: string): boolean {
  return neighboursOf(charts, a).includes(b);
}

/** D-46 Hexes between two hexes as aircraft fly, whether or not the map has them. */
export function hexDistance(charts: Charts, a: string, b: string): number {
  const from = cubeOf(charts, a);
  const to = cubeOf(charts, b);
  const x = from.x - to.x;
  const z = from.z - to.z;
  return Math.max(Math.abs(x), Math.abs(z), Math.abs(x + z));
}

/** D-46 Hexes from a hex to every other that ships reach by sea; a hex closed to ships leads nowhere. */
export function seaDistancesFrom(charts: Charts, start: string): ReadonlyMap<string, number> {
  const { hexes, distances } = gridOf(charts);
  const known = distances.get(start);
  if (known !== undefined) return known;
  const hex = hexes.get(start);
  const hexDistances = new Map<string, number>();
  if (hex !== undefined && navigable(hex)) {
    hexDistances.set(start, 0);
    for (const [id, distance] of hexDistances) {
      for (const next of seaNeighboursOf(charts, id)) {
        if (!hexDistances.has(next)) hexDistances.set(next, distance + 1);
      }
    }
    distances.set(start, hexDistances);
  }
  return hexDistances;
}

/** D-46 Hexes between two hexes as ships sail. Undefined if there is no sea route. */
export function seaDistance(charts: Charts, a: string, b: string): number | undefined {
  return seaDistancesFrom(charts, a).get(b);
}

/** 5.7 A box by its id; undefined for any other text. */
export function findBox(charts: Charts, id: string): BoxFacts | undefined {
  return charts.MAP.facts.boxes.find((each) => each.id === id);
}

/** 5.7 The facts of a box; throws when the charts hold it not, which checked charts exclude. */
export function boxOf(charts: Charts, id: Box): BoxFacts {
  return requireItem(findBox(charts, id), "box", id);
}

/** True when a text names a box. */
export function isBox(id: string): id is Box {
  return BOXES.some((each) => each === id);
}

/**
 * The hex or box that contains a place: a hex or box itself, a port or an airbase. Undefined for a place that is not in
 * the charts.
 */
export function locate(charts: Charts, place: string): string | undefined {
  if (findHex(charts, place) !== undefined || findBox(charts, place) !== undefined) return place;
  return findPort(charts, place)?.at ?? findAirbase(charts, place)?.hex;
}

function cubeOf(charts: Charts, id: string): { x: number; z: number } {
  const row = Number(id.slice(0, 2));
  const shift = charts.MAP.facts.geometry.shifted === "even" ? Math.ceil(row / 2) : Math.floor(row / 2);
  return { x: Number(id.slice(2)) - shift, z: row };
}

function around(charts: Charts, id: string): string[] {
  const row = Number(id.slice(0, 2));
  const column = Number(id.slice(2));
  const { shifted, rows, columns } = charts.MAP.facts.geometry;
  const right = (row % 2 === 0) === (shifted === "even") ? 1 : 0;
  const ends = [column - 1 + right, column + right];
  const places = [
    ...ends.map((each) => [row - 1, each] as const),
    [row, column - 1] as const,
    [row, column + 1] as const,
    ...ends.map((each) => [row + 1, each] as const),
  ];
  return places
    .filter(([r, c]) => r >= 1 && r <= rows && c >= 1 && c <= columns)
    .map(([r, c]) => `${String(r).padStart(2, "0")}${String(c).padStart(2, "0")}`);
}

function gridOf({ MAP }: Charts): Grid {
  return gridOfMap(MAP);
}

/** Cached per charts: without the cache a request takes twenty times as long. */
const gridOfMap = memoize(({ facts }: Charts["MAP"]): Grid => {
  const hexes = new Map(facts.hexes.map((hex) => [hex.id, hex]));
  return { hexes, neighbours: new Map(), distances: new Map() };
});
