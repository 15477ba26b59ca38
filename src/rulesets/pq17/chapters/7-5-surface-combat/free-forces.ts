import { shipTypeOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { atSea, forcesOf, isForce, piecesOf } from "../shared/game";
import { isHelpless, typeOf } from "../shared/units";
import type { SurfaceBattle } from "./state";

/** 7.5 True for a TF that can fight: it is at sea and holds a ship with guns that is not helpless. */
export function canFight(charts: Charts, force: Force): boolean {
  if (force.kind !== "task_force" || !atSea(force)) return false;
  return force.units.some((ship) => shipTypeOf(charts, typeOf(charts, ship)).gunnery && !isHelpless(ship));
}

/** D-35 True for a TF of a side that has not fought in this segment and can. */
export function isFree(state: Snapshot, charts: Charts, side: Side, force: Force): boolean {
  return !state.sides[side].fought.includes(force.id) && canFight(charts, force);
}

/** D-35 The TFs of a side in a hex that have not fought in this segment and can, in canonical order. */
export function freeForces(state: Snapshot, charts: Charts, side: Side, hex: string): Force[] {
  return forcesOf(state, side, (force) => force.at === hex && isFree(state, charts, side, force));
}

/**
 * True if a hex contains other blocks of a side that may be TFs, as far as its enemy knows. The enemy decides even if
 * they are not.
 */
export function mayHoldOthers(state: Snapshot, side: Side, hex: string, known: readonly string[]): boolean {
  return piecesOf(state, side).some((piece) => {
    if (!atSea(piece) || piece.at !== hex || known.includes(piece.id)) return false;
    return !isForce(piece) || !piece.identified || piece.kind === "task_force";
  });
}

/** D-49 Of several forces the one that is known best. */
export function bestKnown(forces: readonly Force[]): Force | undefined {
  const rank = (force: Force): number => (force.identified ? force.idLevel + 1 : 0);
  return [...forces].sort((a, b) => rank(b) - rank(a))[0];
}

/** 7.5.2(i) The TFs of a side that may try to join a battle. */
export function engagers(state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side): Force[] {
  const fighting = battle.forces.filter((each) => each.side === side).map(({ force }) => force);
  const forces = battle.transit
    ? forcesOf(state, side, (force) => force.at === battle.hex && canFight(charts, force))
    : freeForces(state, charts, side, battle.hex);
  return forces.filter(({ id }) => !fighting.includes(id));
}
