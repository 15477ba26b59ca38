import { boxOf, isBox, seaNeighboursOf } from "../charts/map";
import { findPort } from "../charts/pack";
import type { Charts, Port } from "../charts/schema";
import { ATLANTIC, exits } from "./conditions-breakout";

/** 5 What lies next to a place on the charts alone, whatever ports an operation has. */
interface Ways {
  /** The hexes by sea, or the entries of a box. */
  readonly hexes: readonly string[];
  /** The ports in it, permanent or not. */
  readonly ports: readonly Port[];
  /** The boxes that it opens to, and the Atlantic (12.2). */
  readonly beyond: readonly string[];
}

const known = new WeakMap<Charts, Map<string, Ways>>();

/** 5 The ways out of a hex, port or box; worked out once for each place of the charts. */
export function waysFrom(charts: Charts, place: string): Ways {
  const places = known.get(charts) ?? new Map<string, Ways>();
  known.set(charts, places);
  const ways = places.get(place) ?? findWays(charts, place);
  // What names no place leads nowhere and is not kept.
  if (ways.hexes.length > 0) places.set(place, ways);
  return ways;
}

function findWays(charts: Charts, place: string): Ways {
  const port = findPort(charts, place);
  if (port !== undefined) return { hexes: [port.at], ports: [], beyond: [] };
  const ports = charts.PORTS.facts.ports.filter(({ at }) => at === place);
  if (isBox(place)) return { hexes: boxOf(charts, place).entries, ports, beyond: [] };
  const boxes = charts.MAP.facts.boxes.filter(({ entries }) => entries.includes(place)).map(({ id }) => id);
  const west = exits(charts).includes(place) ? [ATLANTIC] : [];
  return { hexes: seaNeighboursOf(charts, place), ports, beyond: [...boxes, ...west] };
}
