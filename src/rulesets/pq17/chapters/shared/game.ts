import { findHex } from "../../charts/map";
import { opponentOf, portOf } from "../../charts/pack";
import type { Charts, Port } from "../../charts/schema";
import type { Rulings, Snapshot } from "../../snapshot";
import {
  type Half,
  type Light,
  type Option,
  type RunningEventId,
  SIDES,
  type Side,
  type Weather,
} from "../../vocabulary";
import type { Force, Piece } from "../1-2-forces/state";
import type { RunningEvent } from "../13-random-events/state";

type AnyPending = NonNullable<Snapshot["pending"]>;

/** True when an optional rule is in use. */
export function uses(state: Snapshot, option: Option): boolean {
  return state.options.includes(option);
}

/** True if a game has chosen a reading other than the letter of a rule. */
export function hasRuling({ rulings }: Snapshot, ruling: keyof Rulings): boolean {
  return rulings?.[ruling] ?? false;
}

/** 8.1 The half of the day of a turn. */
export function halfOf(turn: number): Half {
  return turn % 2 === 1 ? "am" : "pm";
}

/** 8.1 The day of a turn, from 1. */
export function dayOf(turn: number): number {
  return Math.ceil(turn / 2);
}

/** 8.2 The light of the turn. */
export function lightOf({ light, turn }: Pick<Snapshot, "light" | "turn">): Light {
  return light[halfOf(turn)];
}

/** 9.1 The prevailing weather; fair before the first roll of an operation. */
export function weatherOf({ weather }: Pick<Snapshot, "weather">): Weather {
  return weather.prevailing ?? "fair";
}

/** The decision that play waits for, of a kind; throws when it waits for another, which legality excludes. */
export function pendingOf<D extends AnyPending["decision"]>(
  { pending }: Snapshot,
  decision: D,
): Extract<AnyPending, { decision: D }> {
  if (pending?.decision !== decision) throw new Error(`Play does not wait for ${decision}.`);
  return pending as Extract<AnyPending, { decision: D }>;
}

/** The side that is to decide now: the one a pending decision names, else the phasing side; null for neither. */
export function decider({ pending, phasing }: Snapshot): Side | null {
  return pending === null ? phasing : pending.side;
}

/** The side whose phase it is; only called where a phase guarantees one. */
export function phasingOf({ phasing }: Snapshot): Side {
  if (phasing === null) throw new Error("No side is phasing.");
  return phasing;
}

/** True for a force, false for a dummy. */
export function isForce(piece: Piece): piece is Force {
  return "units" in piece;
}

/** The forces and dummies of a side, or those that fit, in canonical order. */
export function piecesOf(state: Snapshot, side: Side, fits?: (piece: Piece) => boolean): Piece[] {
  const { forces, dummies } = state.sides[side];
  const pieces = [...forces, ...dummies];
  return (fits === undefined ? pieces : pieces.filter(fits)).sort(byId);
}

/** The forces of a side, or those that fit, in canonical order. */
export function forcesOf(state: Snapshot, side: Side, fits?: (force: Force) => boolean): Force[] {
  const { forces } = state.sides[side];
  return (fits === undefined ? [...forces] : forces.filter(fits)).sort(byId);
}

/** A force or dummy of a side by its id; undefined when it has none of that id. */
export function findPiece(state: Snapshot, side: Side, id: string): Piece | undefined {
  const { forces, dummies } = state.sides[side];
  return forces.find((each) => each.id === id) ?? dummies.find((each) => each.id === id);
}

/** A force of a side by its id; throws when it has none of that id, which checked input excludes. */
export function forceOf(state: Snapshot, side: Side, id: string): Force {
  const force = state.sides[side].forces.find((each) => each.id === id);
  if (force === undefined) throw new Error(`There is no force ${id}.`);
  return force;
}

/** The force or dummy of a side behind a block on the map; undefined when there is none of that number. */
export function pieceAtBlock(state: Snapshot, side: Side, block: number): Piece | undefined {
  const { forces, dummies } = state.sides[side];
  return forces.find((each) => each.block === block) ?? dummies.find((each) => each.block === block);
}

/** The force of a side behind a block on the map; throws when there is none, which legality excludes. */
export function forceAtBlock(state: Snapshot, side: Side, block: number): Force {
  const force = state.sides[side].forces.find((each) => each.block === block);
  if (force === undefined) throw new Error(`There is no force of block ${block}.`);
  return force;
}

/** True for a piece at sea. */
export function atSea({ station }: Piece): boolean {
  return station === "at_sea";
}

/** The hex of a piece: its own at sea, that of its port in port; undefined in a box. */
export function hexOfPiece(charts: Charts, piece: Piece): string | undefined {
  if (piece.station === "at_sea") return piece.at;
  if (piece.station === "box") return undefined;
  const { at } = portOf(charts, piece.at);
  return findHex(charts, at)?.id;
}

/** The pieces of a side at sea in a hex, in canonical order. */
export function atSeaIn(state: Snapshot, side: Side, hex: string): Piece[] {
  return piecesOf(state, side, (each) => atSea(each) && each.at === hex);
}

/** The block numbers on the map of a side, ascending. */
export function blocksOf(state: Snapshot, side: Side): number[] {
  const { forces, dummies } = state.sides[side];
  return [...forces, ...dummies].flatMap(({ block }) => (block === null ? [] : [block])).sort((a, b) => a - b);
}

/** The lowest number from 1 that a list does not hold. */
export function lowestFree(numbers: readonly number[]): number {
  let free = 1;
  while (numbers.includes(free)) free += 1;
  return free;
}

/** The first id of a stem that no piece of a side bears. */
export function freshId(state: Snapshot, side: Side, stem: string): string {
  let number = 1;
  while (findPiece(state, side, `${stem}_${number}`) !== undefined) number += 1;
  return `${stem}_${number}`;
}

/** The two sides, the given one first. */
export function sidesFrom(side: Side): Side[] {
  return [side, ...SIDES.filter((each) => each !== side)];
}

function byId(a: Piece, b: Piece): number {
  return a.id < b.id ? -1 : 1;
}

/** 1.1.1 True for a port that exists in this operation: permanent, or named by the scenario. */
export function exists(state: Snapshot, port: Port): boolean {
  return port.permanent || state.temporaryPorts.includes(port.id);
}

/** 13 The running event of a side, which a rule may use now; undefined without one. */
export function runningEvent(state: Snapshot, event: RunningEventId, side: Side): RunningEvent | undefined {
  return state.events.find((each) => each.event === event && each.side === side);
}

/** 6.3 True when an enemy of a side shadows one of its pieces. */
export function isShadowed(state: Snapshot, side: Side, block: number | null): boolean {
  return block !== null && state.sides[opponentOf(side)].shadowing.some(({ target }) => target === block);
}

/** True for a force at sea that is still in play. */
export function isOnTheMap(state: Snapshot, side: Side, force: Force): boolean {
  return state.sides[side].forces.includes(force) && atSea(force);
}
