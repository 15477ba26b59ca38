import { findBox, findHex, isBox } from "../charts/map";
import { findPort, opponentOf, portOf } from "../charts/pack";
import type { Force, Piece } from "../snapshot-forces";
import type { Movement } from "../snapshot-pending";
import { ICE_CONDITIONS, type Side } from "../vocabulary";
import { arriveInPort } from "./arrival";
import { isPatrolled, passPatrol } from "./asw-patrol";
import { payCommand, paySovietHex } from "./command";
import { ATLANTIC, breakOut } from "./conditions-breakout";
import { enterKara } from "./conditions-kara";
import { cobwebReports } from "./conditions-notes";
import { followTarget } from "./following";
import { burn, startVoyage } from "./fuel";
import { atSea, findPiece, forcesOf, isForce, removeDummy, removeForce, type Table } from "./game";
import { crossIce } from "./ice";
import { forgetId, isShadowed, lowerId, numberBlock } from "./identity";
import { watchPatrol } from "./patrol-white";
import { distanceLeft } from "./places";
import { endShadowingOf } from "./shadowing";
import { allowance } from "./speed";
import { checkTransit, watchers } from "./transit";

/** How a call to move a piece ended. */
export type MoveEnd = "arrived" | "halted" | "patrolled" | "caught" | "removed";

/** G.36 Moves a piece along a path as far as it comes; a move that the other side has caught waits for it. */
export function move(desk: Table, side: Side, movement: Movement): MoveEnd {
  const { state } = desk;
  if (state.moving !== movement.piece) closeMove(desk, side);
  const piece = findPiece(state, side, movement.piece);
  if (piece === undefined) return "removed";
  desk.set(state, "moving", piece.id, "MOVING", "5");
  desk.set(piece.moved, "speed", movement.speed, "SPEED", "5.1");
  return closed(desk, side, piece, advance(desk, side, piece, movement, false));
}

/** 6.6.1 Goes on with a move that the other side has let pass. */
export function resume(desk: Table, side: Side, movement: Movement): MoveEnd {
  const piece = findPiece(desk.state, side, movement.piece);
  return piece === undefined ? "removed" : closed(desk, side, piece, advance(desk, side, piece, movement, true));
}

/** 6.6, 11.1.3 A move that can go no further is closed at once, so that what it costs stands with it; gives how it ended. */
function closed(desk: Table, side: Side, piece: Piece, end: MoveEnd): MoveEnd {
  if (piece.moved.done && end !== "caught" && desk.state.moving === piece.id) closeMove(desk, side);
  return end;
}

function advance(desk: Table, side: Side, piece: Piece, movement: Movement, passed: boolean): MoveEnd {
  const { state } = desk;
  const path = [...movement.path];
  let checked = passed;
  for (let next = path[0]; next !== undefined; next = path[0]) {
    if (!checked) {
      const caught = leave(desk, side, piece, { ...movement, path });
      if (caught !== undefined) return caught;
    }
    checked = false;
    const end = step(desk, side, piece, next, movement);
    if (end !== undefined) return end;
    path.shift();
    if (piece.moved.done) break;
  }
  return findPiece(state, side, piece.id) === undefined ? "removed" : "arrived";
}

/** G.36(2) The transit check of a piece that leaves a hex; undefined when it goes on. */
function leave(desk: Table, side: Side, piece: Piece, movement: Movement): MoveEnd | undefined {
  const { state, charts } = desk;
  const assets = watchers(state, charts, side, piece, movement.speed);
  if (assets.length === 0) return undefined;
  const found = checkTransit(desk, side, piece, assets);
  if (!found.success) return undefined;
  if (found.dummy) return "removed";
  desk.set(
    state,
    "pending",
    { decision: "transit_react", side: opponentOf(side), movement },
    "CAUGHT_IN_TRANSIT",
    "6.6.1",
  );
  return "caught";
}

/** G.36(2)-(4) One place of a path; undefined when the piece has entered it. */
function step(desk: Table, side: Side, piece: Piece, next: string, movement: Movement): MoveEnd | undefined {
  const { state, charts } = desk;
  const held = patrolled(desk, side, piece, next, movement, "left");
  if (held !== undefined) return held;
  const hex = findPort(charts, next)?.at ?? next;
  if (findHex(charts, hex) !== undefined) {
    const worst = ICE_CONDITIONS[movement.cross] ?? "solid_pack";
    const { crossed } = crossIce(desk, side, piece, hex, worst);
    if (findPiece(state, side, piece.id) === undefined) return "removed";
    if (!crossed) {
      countHex(desk, piece, movement);
      desk.set(piece.moved, "done", true, "HALTED", "10.1");
      return "halted";
    }
  }
  const stopped = patrolled(desk, side, piece, next, movement, "entered");
  if (stopped === undefined) enter(desk, side, piece, next, movement);
  return stopped;
}

/** G.36(2), (4) The patrol over the hex that a Wolf Pack leaves or enters; undefined when it goes on. */
function patrolled(
  desk: Table,
  side: Side,
  piece: Piece,
  next: string,
  movement: Movement,
  over: "left" | "entered",
): MoveEnd | undefined {
  const { state, charts } = desk;
  const far = movement.path.length >= 2 || piece.moved.hexes >= 1;
  if (!isForce(piece) || !isPatrolled(state, charts, side, piece, next, far, over)) return undefined;
  if (passPatrol(desk, side, piece, next)) return undefined;
  if (findPiece(state, side, piece.id) === undefined) return "removed";
  countHex(desk, piece, movement);
  return "patrolled";
}

function countHex(desk: Table, piece: Piece, { speed }: Movement): void {
  desk.set(piece.moved, "hexes", piece.moved.hexes + 1, "MOVED", "5");
  if (piece.moved.hexes >= allowance(desk.charts, piece, speed)) desk.set(piece.moved, "done", true, "MOVED", "5");
}

/** G.36(4) A piece enters a place: it leaves port or comes into it, pays, is followed, and what depends on its place changes. */
function enter(desk: Table, side: Side, piece: Piece, next: string, movement: Movement): void {
  const { charts } = desk;
  const from = { station: piece.station, at: piece.at };
  const port = findPort(charts, next);
  countHex(desk, piece, movement);
  if (next === ATLANTIC && isForce(piece)) {
    endShadowingOf(desk, opponentOf(side), piece, "5.4");
    breakOut(desk, piece);
    return;
  }
  desk.set(piece, "station", port !== undefined ? "in_port" : isBox(next) ? "box" : "at_sea", "STATION", "5");
  desk.set(piece, "at", next, "PIECE_AT", "5");
  if (from.station === "in_port" && isForce(piece)) sail(desk, side, piece, from.at);
  if (from.station === "box" && isForce(piece)) leaveBox(desk, side, piece, from.at);
  if (atSea(piece)) {
    desk.push(piece.moved.entered, next, "HEX_ENTERED", "5");
    if (piece.block === null) numberBlock(desk, side, piece.id, "1.2");
  }
  watchPatrol(desk, side, piece);
  if (!isForce(piece)) {
    if (from.station === "in_port") desk.set(desk.state, "leftPort", from.at, "LEFT_PORT", "5.1.3");
    if (piece.station === "box") removeDummy(desk, side, piece, "5.7");
    else if (port !== undefined) desk.set(piece, "block", null, "BLOCK", "5.1.2");
    if (port !== undefined) desk.set(piece.moved, "done", true, "MOVED", "5.1.2");
    return;
  }
  if (atSea(piece)) {
    enterHex(desk, side, piece, next);
    return;
  }
  endShadowingOf(desk, opponentOf(side), piece, "5.4");
  forgetId(desk, piece, "5.1.2");
  desk.set(piece, "block", null, "BLOCK", "5.1.2");
  if (from.station !== "in_port") desk.set(piece.moved, "done", true, "MOVED", "5.1.2");
  if (port !== undefined) arriveInPort(desk, side, piece, port.id);
  else if (isBox(next) && (findBox(charts, next)?.leaves ?? false)) leaveOperation(desk, side, piece);
  enterKara(desk, side, next);
}

/** 5.1.3, 11.1 A force leaves port: its command points, its fuel and the course of a convoy. */
function sail(desk: Table, side: Side, force: Force, port: string): void {
  const { charts } = desk;
  desk.set(desk.state, "leftPort", port, "LEFT_PORT", "5.1.3");
  desk.set(force, "fromGermany", isBox(portOf(charts, port).at), "FROM_GERMANY", "11.4");
  if (force.training === null) payCommand(desk, side, force, port);
  startVoyage(desk, side, force);
  desk.set(force, "sailed", true, "SAILED", "4.3");
  desk.set(force, "dummyDue", false, "DUMMY_DUE", "1.3");
}

/** 4.3.3, 11.4 A force leaves a box: out of Germany it has the fuel of a force that sails from there. */
function leaveBox(desk: Table, side: Side, force: Force, box: string): void {
  if (findBox(desk.charts, box)?.side !== side) return;
  desk.set(force, "fromGermany", true, "FROM_GERMANY", "11.4");
  desk.set(force, "sailed", true, "SAILED", "4.3.3");
  startVoyage(desk, side, force);
}

/** 5 What entering a hex brings a force: Soviet command points, the course of a convoy, and its shadowers. */
export function enterHex(desk: Table, side: Side, force: Force, hex: string): void {
  const { charts } = desk;
  paySovietHex(desk, force, hex);
  if (force.convoy !== null) {
    desk.push(force.convoy.visited, hex, "CONVOY_COURSE", "5.1.5");
    const distance = distanceLeft(charts, force.convoy.destinations, hex);
    const { closest } = force.convoy;
    if (distance !== undefined && (closest === null || distance < closest)) {
      desk.set(force.convoy, "closest", distance, "CONVOY_COURSE", "D-32");
    }
  }
  followTarget(desk, side, force);
}

/** 5.7.3 A force that leaves the map for good is out of the operation, without VP. */
function leaveOperation(desk: Table, side: Side, force: Force): void {
  const { state } = desk;
  for (const { unit, cs } of force.units) {
    desk.push(state.sides[side].removed, { unit, cs, turn: state.turn, why: "box" }, "UNIT_REMOVED", "5.7.3");
  }
  removeForce(desk, side, force, "5.7.3");
}

/** 6.6, 11.1.3 Closes the move in progress: a force that moved unshadowed loses 1 ID, and High speed burns fuel. */
export function closeMove(desk: Table, side: Side): void {
  const { state, charts } = desk;
  if (state.moving === null) return;
  const piece = findPiece(state, side, state.moving);
  desk.set(state, "moving", null, "MOVING", "5");
  if (state.leftPort !== null) desk.set(state, "leftPort", null, "LEFT_PORT", "5.1.3");
  if (piece === undefined) return;
  desk.set(piece.moved, "done", true, "MOVED", "5");
  if (!isForce(piece)) return;
  if (piece.moved.speed === "high") burn(desk, piece, charts.FUEL.facts.highSpeed, "11.1.3");
  if (atSea(piece) && piece.moved.entered.length > 0 && !isShadowed(state, side, piece.block)) {
    lowerId(desk, side, piece, "6.6");
  }
  cobwebReports(desk, side, piece);
}

/** 6.6 In PM turns every force at sea that has entered no hex and is not shadowed loses 1 ID, but a Wolf Pack that a patrol has held (7.4.5). */
export function loseIdOfUnmoved(desk: Table, side: Side): void {
  for (const force of forcesOf(desk.state, side)) {
    const held = force.kind === "wolf_pack" && force.moved.hexes > 0;
    const stayed = atSea(force) && force.moved.entered.length === 0 && !held;
    if (stayed && !isShadowed(desk.state, side, force.block)) lowerId(desk, side, force, "6.6");
  }
}
