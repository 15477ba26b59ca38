import { byCase } from "../../../../core/choice/legality";
import { lazyChoice } from "../../../../core/choice/values";
import type { ChartModifier } from "../../../../core/contract/chart";
import type { Choice, Reason } from "../../../../core/contract/choice";
import type { Legality } from "../../../../core/contract/operation";
import type { Snapshot } from "../../snapshot";
import { GERMAN_SHIPS, type GermanShipId } from "../../vocabulary";
import type { GermanShip } from "../3-setup/state";
import type { Battle } from "../14-naval-combat/state";
import type { AustroHungarianShip } from "../20-austro-hungarian-ships/state";

/** A term of a number of dice, or a modifier that no chart lists but a rule gives. */
export function term(code: string, value: number, rule: string): ChartModifier {
  return { code, value, rule, when: "" };
}

/** The German ships in play, in the precedence of 25.2. */
export function germanInPlay(state: Snapshot): GermanShipId[] {
  return GERMAN_SHIPS.filter((id) => state.ships[id].status === "in_play");
}

/** The German ships in a space, in the precedence of 25.2. */
export function germanAt(state: Snapshot, space: string): GermanShipId[] {
  return GERMAN_SHIPS.filter((id) => state.ships[id].status === "in_play" && state.ships[id].space === space);
}

/** 13.1 The German ships of a space that have the coal to evade. */
export function evaders({ ships, ...rest }: Snapshot, cost: number, space: string): GermanShipId[] {
  return germanAt({ ships, ...rest }, space).filter((ship) => ships[ship].coal >= cost);
}

/** The Austro-Hungarian ships in a space, in the order of the charts. */
export function austroHungarianAt(state: Snapshot, space: string): AustroHungarianShip[] {
  return state.austroHungarian.filter((ship) => ship.status === "in_play" && ship.space === space);
}

/** The ids of the friendly warships in a space: German, then Austro-Hungarian. */
export function friendlyAt(state: Snapshot, space: string): string[] {
  return [...germanAt(state, space), ...austroHungarianAt(state, space).map(({ id }) => id)];
}

/** The spaces that hold friendly warships, in the order of the first ship of each. */
export function occupiedSpaces(state: Snapshot): string[] {
  const spaces: string[] = [];
  const occupy = ({ status, space }: Pick<GermanShip | AustroHungarianShip, "status" | "space">): void => {
    if (status === "in_play" && space !== null && !spaces.includes(space)) spaces.push(space);
  };
  for (const id of GERMAN_SHIPS) occupy(state.ships[id]);
  for (const ship of state.austroHungarian) occupy(ship);
  return spaces;
}

/** 7.0 The spaces with German ships, in the order of the first ship of each. */
export function germanSpaces(state: Snapshot): string[] {
  const spaces = germanInPlay(state).map((ship) => state.ships[ship].space);
  return [...new Set(spaces)].filter((space) => space !== null);
}

/** True where a friendly warship is. */
export function holdsFriends({ ships, austroHungarian }: Snapshot, space: string): boolean {
  const isHere = (ship: Pick<GermanShip | AustroHungarianShip, "status" | "space">): boolean =>
    ship.status === "in_play" && ship.space === space;
  return GERMAN_SHIPS.some((id) => isHere(ships[id])) || austroHungarian.some(isHere);
}

/** True for the id of a German ship. */
export function isGerman(id: string): id is GermanShipId {
  return (GERMAN_SHIPS as readonly string[]).includes(id);
}

/** The record of a friendly warship by its id; undefined for any other id. */
export function friendlyShip(state: Snapshot, id: string): GermanShip | AustroHungarianShip | undefined {
  return isGerman(id) ? state.ships[id] : state.austroHungarian.find((ship) => ship.id === id);
}

/** The battle in progress; only called where a phase guarantees one. */
export function battleOf(state: Snapshot): Battle {
  if (state.battle === null) throw new Error("There is no battle in progress.");
  return state.battle;
}

/**
 * Returns the legality of an operation whose input depends on one German ship in play. `why` refuses a ship, and
 * `choice` gives the input of any other ship. If every ship is refused, the reason is the first one other than `none`.
 * `none` is the reason without any ship.
 */
export function byShip<T extends object>(
  state: Snapshot,
  why: (ship: GermanShipId) => Reason | undefined,
  choice: (ship: GermanShipId) => Choice<T>,
  none: Reason,
): Legality<T> {
  return byCase("ship", germanInPlay(state), String, (ship) => why(ship) ?? lazyChoice(() => choice(ship)), none);
}
