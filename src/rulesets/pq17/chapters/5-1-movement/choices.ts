import { caseOf } from "../../../../core/choice/cases";
import { byCase, reason } from "../../../../core/choice/legality";
import { countOf } from "../../../../core/choice/limits";
import { type PathCost, pathOver } from "../../../../core/choice/paths";
import { every, lazyChoice, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import type { Legality } from "../../../../core/contract/operation";
import { findHex, isBox } from "../../charts/map";
import { findPort } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { ICE_CONDITIONS, type IceCondition, type Side, type Speed } from "../../vocabulary";
import type { Piece } from "../1-2-forces/state";
import { farFromRussia, farHexesLeft } from "../4-3-command-points/command";
import { movesMarker } from "../11-fuel/endurance";
import { isForce, piecesOf } from "../shared/game";
import { tooFast } from "./boxes";
import { barred, placesFrom } from "./places";
import { allowance, immobile, usableSpeeds } from "./sailing";

/** A move as its owner declares it. */
export interface MoveInput {
  readonly piece: string;
  readonly speed: Speed;
  readonly path: string[];
  readonly cross: IceCondition;
}

/** 5 The moves that a side may make now; closed when no piece can move. */
export function moves(state: Snapshot, charts: Charts, side: Side): Legality<MoveInput> {
  const choose = (piece: Piece): Choice<MoveInput> | Reason => {
    const why = immobile(state, charts, side, piece);
    if (why !== undefined) return why;
    return speedsToTry(state, charts, piece).some((speed) => leadsOn(state, charts, side, piece, speed))
      ? lazyChoice(() => movesOf(state, charts, side, piece))
      : reason("NOWHERE_TO_GO", "5", { piece: piece.id });
  };
  const nobody = reason("NOTHING_CAN_MOVE", "5");
  const legality = byCase<MoveInput, Piece>("piece", piecesOf(state, side), ({ id }) => id, choose, nobody);
  return legality.legal ? legality : { legal: false, reason: nobody };
}

/** 5.1 The speeds at which a piece can enter something now; the one declared when its move has begun. */
export function speedsOf(state: Snapshot, charts: Charts, side: Side, piece: Piece): Speed[] {
  return speedsToTry(state, charts, piece).filter((speed) => leadsOn(state, charts, side, piece, speed));
}

function speedsToTry(state: Snapshot, charts: Charts, piece: Piece): Speed[] {
  const declared = state.moving === piece.id ? piece.moved.speed : null;
  return declared === null ? usableSpeeds(state, charts, piece) : [declared];
}

/** 5 True when a piece has hexes left at a speed, and something next to it is open to it. */
function leadsOn(state: Snapshot, charts: Charts, side: Side, piece: Piece, speed: Speed): boolean {
  if (hexesLeft(charts, piece, speed) < 1) return false;
  return placesFrom(state, charts, piece.at).some(
    (place) => closedStep(state, charts, side, piece, piece.at, place, speed) === undefined,
  );
}

/** 5 Why a piece may not go from one place of its path to the next; undefined when it may try. */
function closedStep(
  state: Snapshot,
  charts: Charts,
  side: Side,
  piece: Piece,
  from: string,
  to: string,
  speed: Speed,
): Reason | undefined {
  return (
    mayLeave(charts, piece, from, speed) ?? comesBack(state, piece, to) ?? barred(state, charts, side, piece, to, speed)
  );
}

function movesOf(state: Snapshot, charts: Charts, side: Side, piece: Piece): Choice<MoveInput> {
  const cases = speedsOf(state, charts, side, piece).map((speed): [string, Choice<MoveInput>] => [
    speed,
    every<MoveInput>({
      piece: oneOf([piece.id]),
      speed: oneOf([speed]),
      path: paidPath(state, charts, piece, pathAt(state, charts, side, piece, speed)),
      cross: oneOf(ICE_CONDITIONS),
    }),
  ]);
  return caseOf("speed", Object.fromEntries(cases));
}

/** 4.3.2 Of the paths of a TF with Soviet ships those whose hexes far from Russia Severnyy Flot can pay for. */
function paidPath(state: Snapshot, charts: Charts, piece: Piece, paths: Choice<string[]>): Choice<string[]> {
  const most = isForce(piece) ? farHexesLeft(state, charts, piece) : Number.POSITIVE_INFINITY;
  if (most === Number.POSITIVE_INFINITY) return paths;
  const isFar = (place: string): boolean => findHex(charts, place) !== undefined && farFromRussia(charts, place);
  const paid = (path: readonly string[]): boolean => path.filter(isFar).length <= most;
  const limit = reason("COMMAND_POINTS_SHORT/far", "4.3.2", { most });
  return lazyChoice(
    () => within(paths, countOf(limit, { pointers: ["/*"], values: placesIn(paths).filter(isFar) }, { max: most })),
    (pick) => {
      let path = paths.draw(pick);
      while (!paid(path)) path = path.slice(0, -1);
      return path;
    },
  );
}

/** The places that paths can lead to. */
function placesIn({ schema }: Choice<string[]>): readonly string[] {
  return (schema.items as { readonly enum?: readonly string[] }).enum ?? [];
}

/** 5 Hexes of movement that a piece has left at a speed; below 1 when a part of it has gone farther. */
function hexesLeft(charts: Charts, piece: Piece, speed: Speed): number {
  return allowance(charts, piece, speed) - piece.moved.hexes;
}

/**
 * 5 The places within reach of a piece at a speed: the open steps from every place, places that end a move, closed
 * places.
 */
export interface Reach {
  readonly steps: Map<string, readonly string[]>;
  readonly stops: Set<string>;
  readonly closed: Map<string, Reason>;
}

/** 5 Returns the places that a piece can reach at a speed, and the hexes left to it. */
export function reachOf(
  state: Snapshot,
  charts: Charts,
  side: Side,
  piece: Piece,
  speed: Speed,
): Reach & { readonly max: number } {
  const max = hexesLeft(charts, piece, speed);
  return { ...reach(state, charts, side, piece, speed, max), max };
}

/** 5 The paths of one piece at a speed; looked up when a path is checked, drawn or listed. */
function pathAt(state: Snapshot, charts: Charts, side: Side, piece: Piece, speed: Speed): Choice<string[]> {
  const max = hexesLeft(charts, piece, speed);
  let known: Reach | undefined;
  const there = (): Reach => {
    known ??= reach(state, charts, side, piece, speed, max);
    return known;
  };
  return pathOver({
    from: piece.at,
    get steps() {
      return there().steps;
    },
    get stops() {
      return there().stops;
    },
    get closed() {
      return [...there().closed].map(([value, why]) => ({ value, reason: why }));
    },
    min: 1,
    max,
    ...(speed === "high" && isForce(piece) && movesMarker(state, piece) && { costs: highSpeed(charts, max) }),
    broken: {
      line: reason("NOT_ADJACENT", "5"),
      stop: reason("MUST_STOP", "5.1.2"),
      length: reason("PATH_LENGTH", "5.1", { piece: piece.id, max }),
    },
  });
}

/** 11.1.3 The turns of fuel that a move at High speed costs, however long it is. */
function highSpeed(charts: Charts, max: number): PathCost[] {
  return [{ steps: max, speed: "high", price: { fuel: charts.FUEL.facts.highSpeed }, roll: null }];
}

function reach(state: Snapshot, charts: Charts, side: Side, piece: Piece, speed: Speed, max: number): Reach {
  const reach: Reach = { steps: new Map(), stops: new Set(), closed: new Map() };
  let edge = [piece.at];
  for (let used = 0; used < max && edge.length > 0; used += 1) {
    const next: string[] = [];
    for (const place of edge) {
      if (reach.steps.has(place)) continue;
      const destinations = placesFrom(state, charts, place).filter((each) => {
        const why = closedStep(state, charts, side, piece, place, each, speed);
        if (why !== undefined) reach.closed.set(each, why);
        return why === undefined;
      });
      reach.steps.set(place, destinations);
      for (const each of destinations) {
        // 5.7.1 A force that leaves a port of a box goes on through it.
        if (findHex(charts, each) === undefined && findPort(charts, place) === undefined) reach.stops.add(each);
        else next.push(each);
      }
    }
    edge = next;
  }
  return reach;
}

/** 5.1.3, 5.7 Ports, and boxes that say so, are not left at High speed. */
function mayLeave(charts: Charts, piece: Piece, place: string, speed: Speed): Reason | undefined {
  if (place !== piece.at || piece.station === "at_sea") return undefined;
  if (isBox(place)) return tooFast(charts, place, speed);
  return speed === "high" ? reason("PORT_AT_HIGH_SPEED", "5.1.3") : undefined;
}

/** 5.1.3 A force that leaves port does not come back to it in the same turn. */
function comesBack(state: Snapshot, piece: Piece, place: string): Reason | undefined {
  const departurePort = piece.station === "in_port" ? piece.at : state.moving === piece.id ? state.leftPort : null;
  return departurePort === place ? reason("NO_RETURN", "5.1.3", { port: place }) : undefined;
}
