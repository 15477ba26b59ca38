import { memoize } from "../../../../core/charts/memoize";
import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { boxOf, findHex, isBox, locate, seaDistancesFrom, seaNeighboursOf } from "../../charts/map";
import { conditionFacts, findPort, portOf } from "../../charts/pack";
import type { Charts, Port } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side, Speed } from "../../vocabulary";
import type { Force, Piece } from "../1-2-forces/state";
import { isUnpaid } from "../4-3-command-points/command";
import { barredPack, isNamedForPacks, isPackOf } from "../5-2-wolf-packs/wolf-packs";
import { isShutByIce } from "../10-ice/expected-ice";
import { ATLANTIC, cannotBreakOut, exits } from "../12-special-conditions/atlantic";
import { stillOpen } from "../12-special-conditions/chits";
import { exists, isForce } from "../shared/game";
import { barredBox } from "./boxes";
import { capacityLeft } from "./ports";

/**
 * 5 The places adjacent to a place: hexes by sea, the ports of a hex, the boxes that it opens to, and the Atlantic
 * (12.2).
 */
export function placesFrom(state: Snapshot, charts: Charts, place: string): string[] {
  const { hexes, ports, beyond } = exitsFrom(charts, place);
  return [...hexes, ...ports.filter((port) => exists(state, port)).map(({ id }) => id), ...beyond];
}

/** 5 Why a piece may not enter a place at a speed; undefined when it may try. */
export function barred(
  state: Snapshot,
  charts: Charts,
  side: Side,
  piece: Piece,
  place: string,
  speed: Speed,
): Reason | undefined {
  if (place === ATLANTIC) return cannotBreakOut(state, charts, side, piece);
  const port = findPort(charts, place);
  if (port !== undefined) return barredPort(state, charts, side, piece, port, speed);
  if (isBox(place)) return barredBox(state, charts, side, piece, place, speed);
  return barredHex(state, charts, side, piece, place, speed);
}

function barredPort(
  state: Snapshot,
  charts: Charts,
  side: Side,
  piece: Piece,
  port: Port,
  speed: Speed,
): Reason | undefined {
  if (port.side !== side) return reason("ENEMY_PORT", "5.1.4", { port });
  if (speed === "high") return reason("PORT_AT_HIGH_SPEED", "5.1.2");
  if (!isForce(piece)) return undefined;
  if (port.submarinesOnly && piece.kind !== "wolf_pack") {
    return reason("SUBMARINES_ONLY", "1.1.1", { port });
  }
  if (piece.training !== null && piece.training !== port.id) {
    return reason("MUST_RETURN", "4.3.4", { port, home: portOf(charts, piece.training) });
  }
  if (piece.convoy !== null && !piece.convoy.destinations.includes(port.id)) {
    return reason("NOT_THE_DESTINATION", "4.2", { port });
  }
  return capacityLeft(state, charts, piece, port.id)
    ? undefined
    : reason("PORT_FULL", "5.1.2", { piece: piece.id, port });
}

function barredHex(
  state: Snapshot,
  charts: Charts,
  side: Side,
  piece: Piece,
  hex: string,
  speed: Speed,
): Reason | undefined {
  const closed = barredSea(state, charts, side, piece, hex, speed);
  if (closed !== undefined || !isForce(piece) || piece.convoy === null) return closed;
  return barredConvoy(state, charts, side, piece, hex);
}

function barredSea(
  state: Snapshot,
  charts: Charts,
  side: Side,
  piece: Piece,
  hex: string,
  speed: Speed,
): Reason | undefined {
  const enemyPort = exitsFrom(charts, hex).ports.find((each) => each.side !== side && exists(state, each));
  if (enemyPort !== undefined && !mayRaid(state, charts, side, piece, enemyPort)) {
    return reason("ENEMY_PORT", "5.1.4", { port: enemyPort });
  }
  if (speed === "high" && charts.MAP_AREAS.facts.innerLeads.hexes.includes(hex)) {
    return reason("INNER_LEADS", "5.1.6", { hex });
  }
  if (isShutByIce(state, charts, side, piece, hex)) {
    return reason("ICE", side === "axis" ? "5.1.7" : "10.2.5", { hex });
  }
  if (!isForce(piece)) return undefined;
  if (piece.kind === "wolf_pack") return barredPack(state, charts, side, piece, hex);
  return isUnpaid(state, charts, piece, hex) ? reason("COMMAND_POINTS_SHORT", "4.3.2", { hex }) : undefined;
}

/** 5.1.4, 12.11, E-129 True when an enemy port does not keep a force out of its hex: Wolf Packs that a rule lets in, and SIZILIEN. */
function mayRaid(state: Snapshot, charts: Charts, side: Side, piece: Piece, port: Port): boolean {
  const { ports, nation } = charts.MAP_AREAS.facts.raidedPorts;
  if (isForce(piece) && ports.includes(port.id) && isPackOf(charts, piece, nation)) return true;
  if (side === "allied" && isForce(piece) && piece.kind === "wolf_pack" && isNamedForPacks(charts, port.at))
    return true;
  const { hex } = conditionFacts(charts, "sizilien");
  return stillOpen(state, side, "sizilien") && port.at === hex && (!isForce(piece) || piece.kind === "task_force");
}

/** D-32 A convoy comes back to no hex and does not go astray, unless no other hex is open. */
function barredConvoy(state: Snapshot, charts: Charts, side: Side, piece: Force, hex: string): Reason | undefined {
  if (goesOn(charts, piece, hex)) return undefined;
  const onward = placesFrom(state, charts, piece.at).filter(
    (each) =>
      findHex(charts, each) !== undefined &&
      goesOn(charts, piece, each) &&
      barredSea(state, charts, side, piece, each, "slow") === undefined,
  );
  if (onward.length === 0) return undefined;
  return reason("CONVOY_ASTRAY", "5.1.5", { hex });
}

function goesOn(charts: Charts, { convoy, at }: Force, hex: string): boolean {
  if (convoy === null) return true;
  if (convoy.visited.includes(hex)) return false;
  const distance = distanceLeft(charts, convoy.destinations, hex);
  const closest = convoy.closest ?? distanceLeft(charts, convoy.destinations, locate(charts, at) ?? at);
  if (distance === undefined || closest === undefined) return distance !== undefined;
  return distance <= closest + charts.LIMITS.facts.convoyDetourHexes;
}

/** D-32 The distance by sea from a hex to the nearest of some ports. Undefined if there is no sea route. */
export function distanceLeft(charts: Charts, ports: readonly string[], hex: string): number | undefined {
  const distances = ports.flatMap((port) => {
    const distance = seaDistancesFrom(charts, portOf(charts, port).at).get(hex);
    return distance === undefined ? [] : [distance];
  });
  return distances.length === 0 ? undefined : Math.min(...distances);
}

/** 5 The places next to a place, by the charts alone and regardless of the ports of an operation. */
interface PlaceExits {
  /** The hexes by sea, or the entries of a box. */
  readonly hexes: readonly string[];
  /** The ports in it, permanent or not. */
  readonly ports: readonly Port[];
  /** The boxes that it opens to, and the Atlantic (12.2). */
  readonly beyond: readonly string[];
}

const cachedExits = memoize((_: Charts) => new Map<string, PlaceExits>());

/** 5 The ways out of a hex, port or box; worked out once for each place of the charts. */
export function exitsFrom(charts: Charts, place: string): PlaceExits {
  const places = cachedExits(charts);
  const exits = places.get(place) ?? findExits(charts, place);
  // A text that names no place has no exits and is not stored.
  if (exits.hexes.length > 0) places.set(place, exits);
  return exits;
}

function findExits(charts: Charts, place: string): PlaceExits {
  const port = findPort(charts, place);
  if (port !== undefined) return { hexes: [port.at], ports: [], beyond: [] };
  const ports = charts.PORTS.facts.ports.filter(({ at }) => at === place);
  if (isBox(place)) return { hexes: boxOf(charts, place).entries, ports, beyond: [] };
  const boxes = charts.MAP.facts.boxes.filter(({ entries }) => entries.includes(place)).map(({ id }) => id);
  const west = exits(charts).includes(place) ? [ATLANTIC] : [];
  return { hexes: seaNeighboursOf(charts, place), ports, beyond: [...boxes, ...west] };
}
