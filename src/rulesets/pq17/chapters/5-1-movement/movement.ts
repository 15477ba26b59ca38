import { findBox, findHex, isBox } from "../../charts/map";
import { findPort, opponentOf, portOf } from "../../charts/pack";
import { ICE_CONDITIONS, type Side } from "../../vocabulary";
import type { Force, Piece } from "../1-2-forces/state";
import type { Movement } from "../3-sequence-of-play/state";
import { payCommand, paySovietHex } from "../4-3-command-points/payment";
import { isNamedForPacks } from "../5-2-wolf-packs/wolf-packs";
import { forgetId, numberBlock } from "../6-1-identification/identity";
import { followTarget } from "../6-3-shadowing/following";
import { endShadowingOf } from "../6-3-shadowing/shadowing";
import { lowerId } from "../6-6-transit/id-loss";
import { checkTransit, watchers } from "../6-6-transit/transit";
import { isPatrolled, passPatrol } from "../7-4-submarine-combat/asw-patrol";
import { crossIce } from "../10-ice/ice";
import { burn, startVoyage } from "../11-fuel/fuel";
import { ATLANTIC } from "../12-special-conditions/atlantic";
import { breakOut } from "../12-special-conditions/breakout";
import { cobwebReports, enterKara } from "../12-special-conditions/conditions";
import { type Context, removeDummy, removeForce } from "../shared/context";
import { atSea, findPiece, isForce, isShadowed } from "../shared/game";
import { arriveInPort } from "./arrival";
import { watchPatrol } from "./patrol-white";
import { distanceLeft } from "./places";
import { allowance } from "./sailing";

/** The ways in which a call to move a piece can end. */
export const MOVE_ENDS = ["arrived", "halted", "patrolled", "caught", "removed"] as const;

/** How a call to move a piece ended. */
export type MoveEnd = (typeof MOVE_ENDS)[number];

/** 5 Moves a piece along a path as far as it comes; a move that the other side has caught waits for it. */
export function move(ctx: Context, side: Side, movement: Movement): MoveEnd {
  const { state } = ctx;
  if (state.moving !== movement.piece) closeMove(ctx, side);
  const piece = findPiece(state, side, movement.piece);
  if (piece === undefined) return "removed";
  ctx.set(state, "moving", piece.id, "MOVING", "5");
  ctx.set(piece.moved, "speed", movement.speed, "SPEED", "5.1");
  return closed(ctx, side, piece, advance(ctx, side, piece, movement, false));
}

/** 6.6.1 Goes on with a move that the other side has let pass. */
export function resume(ctx: Context, side: Side, movement: Movement): MoveEnd {
  const piece = findPiece(ctx.state, side, movement.piece);
  return piece === undefined ? "removed" : closed(ctx, side, piece, advance(ctx, side, piece, movement, true));
}

/**
 * 6.6, 11.1.3 Closes a move that can go no further at once, so that its cost is recorded with it; returns how it ended.
 */
function closed(ctx: Context, side: Side, piece: Piece, end: MoveEnd): MoveEnd {
  if (piece.moved.done && end !== "caught" && ctx.state.moving === piece.id) closeMove(ctx, side);
  return end;
}

function advance(ctx: Context, side: Side, piece: Piece, movement: Movement, passed: boolean): MoveEnd {
  const { state } = ctx;
  const path = [...movement.path];
  let checked = passed;
  for (let next = path[0]; next !== undefined; next = path[0]) {
    if (!checked) {
      const caught = leave(ctx, side, piece, { ...movement, path });
      if (caught !== undefined) return caught;
    }
    checked = false;
    const end = step(ctx, side, piece, next, movement);
    if (end !== undefined) return end;
    path.shift();
    if (piece.moved.done) break;
  }
  return findPiece(state, side, piece.id) === undefined ? "removed" : "arrived";
}

/** 6.6.1 The transit check of a piece that leaves a hex; undefined when it goes on. */
function leave(ctx: Context, side: Side, piece: Piece, movement: Movement): MoveEnd | undefined {
  const { state, charts } = ctx;
  const assets = watchers(state, charts, side, piece, movement.speed);
  if (assets.length === 0) return undefined;
  const transit = checkTransit(ctx, side, piece, assets);
  if (!transit.success) return undefined;
  if (transit.dummy) return "removed";
  ctx.set(
    state,
    "pending",
    { decision: "transit_react", side: opponentOf(side), movement },
    "CAUGHT_IN_TRANSIT",
    "6.6.1",
  );
  return "caught";
}

/** 5 One place of a path; undefined when the piece has entered it. */
function step(ctx: Context, side: Side, piece: Piece, next: string, movement: Movement): MoveEnd | undefined {
  const { state, charts } = ctx;
  const isStopped = patrolled(ctx, side, piece, next, movement, "left");
  if (isStopped !== undefined) return isStopped;
  const hex = findPort(charts, next)?.at ?? next;
  if (findHex(charts, hex) !== undefined) {
    const worst = ICE_CONDITIONS[movement.cross]!;
    const { crossed } = crossIce(ctx, side, piece, hex, worst);
    if (findPiece(state, side, piece.id) === undefined) return "removed";
    if (!crossed) {
      countHex(ctx, piece, movement);
      ctx.set(piece.moved, "done", true, "HALTED", "10.1");
      return "halted";
    }
  }
  const stopped = patrolled(ctx, side, piece, next, movement, "entered");
  if (stopped === undefined) enter(ctx, side, piece, next, movement);
  return stopped;
}

/** 7.4.5 The patrol over the hex that a Wolf Pack leaves or enters; undefined when it goes on. */
function patrolled(
  ctx: Context,
  side: Side,
  piece: Piece,
  next: string,
  movement: Movement,
  over: "left" | "entered",
): MoveEnd | undefined {
  const { state, charts } = ctx;
  const far = movement.path.length >= 2 || piece.moved.hexes >= 1;
  if (!isForce(piece) || !isPatrolled(state, charts, side, piece, next, far, over)) return undefined;
  if (passPatrol(ctx, side, piece, next)) return undefined;
  if (findPiece(state, side, piece.id) === undefined) return "removed";
  countHex(ctx, piece, movement);
  return "patrolled";
}

function countHex(ctx: Context, piece: Piece, { speed }: Movement): void {
  ctx.set(piece.moved, "hexes", piece.moved.hexes + 1, "MOVED", "5");
  if (piece.moved.hexes >= allowance(ctx.charts, piece, speed)) ctx.set(piece.moved, "done", true, "MOVED", "5");
}

/** 5 A piece enters a place: it leaves port or comes into it, pays, is followed, and what depends on its place changes. */
function enter(ctx: Context, side: Side, piece: Piece, next: string, movement: Movement): void {
  const { charts } = ctx;
  const from = { station: piece.station, at: piece.at };
  const port = findPort(charts, next);
  countHex(ctx, piece, movement);
  if (next === ATLANTIC && isForce(piece)) {
    endShadowingOf(ctx, opponentOf(side), piece, "5.4");
    breakOut(ctx, piece);
    return;
  }
  ctx.set(piece, "station", port !== undefined ? "in_port" : isBox(next) ? "box" : "at_sea", "STATION", "5");
  ctx.set(piece, "at", next, "PIECE_AT", "5");
  if (from.station === "in_port" && isForce(piece)) sail(ctx, side, piece, from.at);
  if (from.station === "box" && isForce(piece)) leaveBox(ctx, side, piece, from.at);
  if (atSea(piece)) {
    ctx.push(piece.moved.entered, next, "HEX_ENTERED", "5");
    if (piece.block === null) numberBlock(ctx, side, piece.id, "1.2");
  }
  watchPatrol(ctx, side, piece);
  if (!isForce(piece)) {
    if (from.station === "in_port") ctx.set(ctx.state, "leftPort", from.at, "LEFT_PORT", "5.1.3");
    if (piece.station === "box") removeDummy(ctx, side, piece, "5.7");
    else if (port !== undefined) ctx.set(piece, "block", null, "BLOCK", "5.1.2");
    if (port !== undefined) ctx.set(piece.moved, "done", true, "MOVED", "5.1.2");
    return;
  }
  if (atSea(piece)) {
    enterHex(ctx, side, piece, next);
    return;
  }
  endShadowingOf(ctx, opponentOf(side), piece, "5.4");
  forgetId(ctx, piece, "5.1.2");
  ctx.set(piece, "block", null, "BLOCK", "5.1.2");
  if (from.station !== "in_port") ctx.set(piece.moved, "done", true, "MOVED", "5.1.2");
  if (port !== undefined) arriveInPort(ctx, side, piece, port.id);
  else if (isBox(next) && (findBox(charts, next)?.leaves ?? false)) leaveOperation(ctx, side, piece);
  enterKara(ctx, side, next);
}

/** 5.1.3, 11.1 A force leaves port: its command points, its fuel and the course of a convoy. */
function sail(ctx: Context, side: Side, force: Force, port: string): void {
  const { charts } = ctx;
  ctx.set(ctx.state, "leftPort", port, "LEFT_PORT", "5.1.3");
  ctx.set(force, "fromGermany", isBox(portOf(charts, port).at), "FROM_GERMANY", "11.4");
  if (force.training === null) payCommand(ctx, side, force, port);
  startVoyage(ctx, side, force);
  ctx.set(force, "sailed", true, "SAILED", "4.3");
  ctx.set(force, "dummyDue", false, "DUMMY_DUE", "1.3");
}

/** 5 A force enters a hex: Soviet command points, the course of a convoy, and its shadowers. */
export function enterHex(ctx: Context, side: Side, force: Force, hex: string): void {
  const { charts } = ctx;
  if (side === "allied" && force.kind === "wolf_pack" && isNamedForPacks(charts, hex)) ctx.ruling("E-129", "15.8.2");
  paySovietHex(ctx, force, hex);
  if (force.convoy !== null) {
    ctx.push(force.convoy.visited, hex, "CONVOY_COURSE", "5.1.5");
    const distance = distanceLeft(charts, force.convoy.destinations, hex);
    const { closest } = force.convoy;
    if (distance !== undefined && (closest === null || distance < closest)) {
      ctx.set(force.convoy, "closest", distance, "CONVOY_COURSE", "D-32");
    }
  }
  followTarget(ctx, side, force);
}

/** 6.6, 11.1.3 Closes the move in progress: a force that moved unshadowed loses 1 ID, and High speed burns fuel. */
export function closeMove(ctx: Context, side: Side): void {
  const { state, charts } = ctx;
  if (state.moving === null) return;
  const piece = findPiece(state, side, state.moving);
  ctx.set(state, "moving", null, "MOVING", "5");
  if (state.leftPort !== null) ctx.set(state, "leftPort", null, "LEFT_PORT", "5.1.3");
  if (piece === undefined) return;
  ctx.set(piece.moved, "done", true, "MOVED", "5");
  if (!isForce(piece)) return;
  if (piece.moved.speed === "high") burn(ctx, piece, charts.FUEL.facts.highSpeed, "11.1.3");
  if (atSea(piece) && piece.moved.entered.length > 0 && !isShadowed(state, side, piece.block)) {
    lowerId(ctx, side, piece, "6.6");
  }
  cobwebReports(ctx, side, piece);
}

/** 4.3.3, 11.4 A force leaves a box: out of Germany it has the fuel of a force that sails from there. */
function leaveBox(ctx: Context, side: Side, force: Force, box: string): void {
  if (findBox(ctx.charts, box)?.side !== side) return;
  ctx.set(force, "fromGermany", true, "FROM_GERMANY", "11.4");
  ctx.set(force, "sailed", true, "SAILED", "4.3.3");
  startVoyage(ctx, side, force);
}

/** 5.7.3 A force that leaves the map for good is out of the operation, without VP. */
function leaveOperation(ctx: Context, side: Side, force: Force): void {
  const { state } = ctx;
  for (const { unit, cs } of force.units) {
    ctx.push(state.sides[side].removed, { unit, cs, turn: state.turn, why: "box" }, "UNIT_REMOVED", "5.7.3");
  }
  removeForce(ctx, side, force, "5.7.3");
}
