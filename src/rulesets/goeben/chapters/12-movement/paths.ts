import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { neighboursOf, spaceOf } from "../../charts/map";
import { austroHungarianShipOf, germanShipOf, terrainOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Label } from "../../labels";
import type { Snapshot } from "../../snapshot";
import type { GermanShipId } from "../../vocabulary";
import { holderAt, terrainAt } from "../9-ports/sites";
import { friendlyShip, germanInPlay, isGerman } from "../shared/game";

/**
 * 12.5, 9.1, 20.0 Returns why a friendly warship cannot enter a space from its own space or from `from`. Undefined if
 * it can.
 */
export function cannotEnter(
  state: Snapshot,
  charts: Charts,
  ship: string,
  space: string,
  from: string | null = friendlyShip(state, ship)?.space ?? null,
): Reason | undefined {
  const place = spaceOf(charts, space);
  const { zone } = place;
  if (terrainOf(charts, terrainAt(state, charts, space)).closed) {
    return reason("SPACE_CLOSED", "12.5", { name: place });
  }
  if (!isGerman(ship) && !charts.MAP.facts.zones[zone].austroHungarian) {
    return reason("ZONE_CLOSED", "20.0", { zone: { id: zone, name: charts.MAP.facts.zones[zone].name } });
  }
  if (isReserved(state, charts, space) && (from === null || !isReserved(state, charts, from))) {
    return reason("ORDER_CLOSES_SPACE", "12.5", { name: place });
  }
  if (state.visited.includes(space) && holderAt(state, charts, space) === "neutral") {
    return reason("ALREADY_VISITED", "9.1", { name: place });
  }
  if (state.frenchSortie && state.phase !== "break_off" && charts.SORTIES.facts.french.spaces.includes(space)) {
    return reason("FRENCH_NAVY_AT_SEA", "13.1", { name: place });
  }
  return undefined;
}

/** 12.0 The spaces one line from a space that a friendly warship may enter from there. */
export function openBeside(state: Snapshot, charts: Charts, ship: string, space: string): string[] {
  return neighboursOf(charts, space).filter((next) => cannotEnter(state, charts, ship, next, space) === undefined);
}

/** D-20 True for a space of another order: who began the scenario there may move about in such spaces and out of them. */
export function isReserved(state: Snapshot, charts: Charts, space: string): boolean {
  return isOfOtherOrders(state, charts, space) && !state.rulings.atlanticAlwaysOpen;
}

/** D-20 True for a space that belongs to orders other than the present one. */
export function isOfOtherOrders({ order }: Snapshot, charts: Charts, space: string): boolean {
  const { orders } = spaceOf(charts, space);
  return orders !== null && !orders.includes(order);
}

/** 12.5, D-19 True for a space that ends the move of a ship entering it: by its terrain, or by a marker on it. */
export function stopsAt(state: Snapshot, charts: Charts, space: string): boolean {
  return terrainOf(charts, terrainAt(state, charts, space)).stop || holdsMarker(state, space);
}

/** D-19 True for a space with an Allied or incident marker on the map, face down or face up. */
export function holdsMarker({ unseen, markers }: Snapshot, space: string): boolean {
  if (unseen.faceDown.some((each) => each.space === space && each.count > 0)) return true;
  return markers.some((marker) => marker.place === "map" && marker.space === space);
}

/** 12.4, 20.0 The most spaces a friendly warship can move now; 0 for one that is not in play. */
export function reachOfShip(state: Snapshot, charts: Charts, ship: string): number {
  if (isGerman(ship)) return reachOf(state, charts, ship);
  return friendlyShip(state, ship) === undefined ? 0 : austroHungarianShipOf(charts, ship).speed;
}

/** 12.0 The spaces a ship can reach: the steps between spaces, those that end the move, and adjacent closed spaces. */
export interface Reachable {
  readonly steps: ReadonlyMap<string, readonly string[]>;
  readonly stops: ReadonlySet<string>;
  readonly closed: ReadonlyMap<string, Reason>;
  /** The fewest spaces to every space that can be reached, the start not among them. */
  readonly distances: ReadonlyMap<string, number>;
}

/** 12.0 The spaces a friendly warship can reach from a space in at most `reach` spaces. */
export function reachable(state: Snapshot, charts: Charts, ship: string, from: string, reach: number): Reachable {
  const steps = new Map<string, readonly string[]>();
  const stops = new Set<string>();
  const shut = new Map<string, Reason>();
  const distances = new Map<string, number>();
  let edge = [from];
  for (let distance = 1; distance <= reach && edge.length > 0; distance += 1) {
    const next: string[] = [];
    for (const at of edge) {
      const spaces: string[] = [];
      for (const space of neighboursOf(charts, at)) {
        const closed = cannotEnter(state, charts, ship, space, at);
        if (closed !== undefined) {
          shut.set(space, closed);
          continue;
        }
        spaces.push(space);
        if (distances.has(space)) continue;
        distances.set(space, distance);
        if (stopsAt(state, charts, space)) stops.add(space);
        else if (space !== from) next.push(space);
      }
      steps.set(at, spaces);
    }
    edge = next;
  }
  for (const space of distances.keys()) shut.delete(space);
  return { steps, stops, closed: shut, distances };
}

/** 12.1-12.3 Bands of speed, slow before fast. */
export const SPEED_BANDS = ["cruise", "maximum", "emergency"] as const;

/** A band of speed. */
export type SpeedBand = (typeof SPEED_BANDS)[number];

/** 12.4 Spaces a German ship can move at each speed; a band no faster than the one below it adds nothing. */
export type Speeds = Readonly<Record<SpeedBand, number>>;

/** 12.4 The speeds of a German ship with its Engines as they are: no band is faster than the Engines. */
export function usableSpeeds({ ships }: Pick<Snapshot, "ships">, charts: Charts, ship: GermanShipId): Speeds {
  const { bands } = germanShipOf(charts, ship);
  const { engines } = ships[ship];
  const usable = (band: SpeedBand): number => Math.min(bands[band], engines);
  return { cruise: usable("cruise"), maximum: usable("maximum"), emergency: usable("emergency") };
}

/** D-18 Returns the speed that a path with this number of spaces uses. */
export function bandFor({ cruise, maximum }: Speeds, spaces: number): SpeedBand {
  if (spaces <= cruise) return "cruise";
  return spaces <= maximum ? "maximum" : "emergency";
}

/** 12.3 The label of the dice for damage by emergency speed. */
export const ENGINE_STRAIN: Label = "engine-strain";

/** 12.1-12.3 The coal that a move at a speed costs in all. */
export function coalFor(charts: Charts, band: SpeedBand): number {
  const { coalMaximum, coalEmergency } = charts.LIMITS.facts;
  return { cruise: 0, maximum: coalMaximum, emergency: coalEmergency }[band];
}

/** 12.2, 12.3 The most spaces a German ship can move with its Engines and its coal. */
export function reachOf(state: Pick<Snapshot, "ships">, charts: Charts, ship: GermanShipId): number {
  const speeds = usableSpeeds(state, charts, ship);
  const { coal } = state.ships[ship];
  let reach = speeds.cruise;
  for (const band of ["maximum", "emergency"] as const) {
    if (speeds[band] === reach) continue;
    if (coal < coalFor(charts, band)) break;
    reach = speeds[band];
  }
  return reach;
}

/** The friendly warships in play, German before Austro-Hungarian. */
export function friendlyInPlay(state: Snapshot): string[] {
  const consorts = state.austroHungarian.filter(({ status }) => status === "in_play");
  return [...germanInPlay(state), ...consorts.map(({ id }) => id)];
}

/** 12.0 The reason why a friendly warship in play cannot move now; undefined when it can. */
export function immobile(state: Snapshot, charts: Charts, ship: string): Reason | undefined {
  const record = friendlyShip(state, ship);
  if (record === undefined || record.space === null) return reason("SHIP_NOT_ON_MAP", "12.0", { ship });
  if (record.moved) return reason("ALREADY_MOVED", "12.0", { ship });
  if (isGerman(ship) && state.ships[ship].outfitted) {
    return reason("SHIP_OUTFITTED", "7.0", { ship });
  }
  if (reachOfShip(state, charts, ship) === 0) {
    return reason("NO_ENGINES", "6.2", { ship });
  }
  return undefined;
}
