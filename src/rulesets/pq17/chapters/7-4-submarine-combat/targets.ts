import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { adjacent } from "../../charts/map";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { attackable, isAttackable } from "../7-1-location/attackable";
import { atSea, forcesOf } from "../shared/game";
import { isArmed, isDispersed, isScattered, totalCs } from "../shared/units";
import { aswDiceOf } from "./asw-dice";

/** 7.3.2 The submarine CS of a Wolf Pack that still have torpedoes. */
export function freshBoats(pack: Force): number {
  return totalCs(pack.units.filter(({ marks }) => !marks.includes("torps_expended")));
}

/** 7.3.2 True for a Wolf Pack whose torpedoes are spent. */
export function isSpent(pack: Force): boolean {
  return freshBoats(pack) === 0;
}

/** The Wolf Packs of a side at sea, by id. */
export function packsAtSea(state: Snapshot, side: Side): Force[] {
  return forcesOf(state, side, (force) => force.kind === "wolf_pack" && atSea(force));
}

/** The TFs of a side at sea, by id. */
export function taskForcesAtSea(state: Snapshot, side: Side): Force[] {
  return forcesOf(state, side, (force) => force.kind === "task_force" && atSea(force));
}

/** 7.4 The blocks of enemy TFs and convoys that a Wolf Pack may attack: those in its hex that are identified and not scattered. */
export function targetsOfPack(state: Snapshot, charts: Charts, side: Side, pack: Force): number[] {
  const forces = attackable(state, charts, side, pack.at);
  return blocks(forces.filter((force) => force.kind !== "wolf_pack" && !isScattered(force)));
}

/** 7.4.2, 7.4.4 The blocks of enemy Wolf Packs that a force may attack: those in its hex that are identified. */
export function packsNear(state: Snapshot, charts: Charts, side: Side, force: Force): number[] {
  return blocks(attackable(state, charts, side, force.at).filter(({ kind }) => kind === "wolf_pack"));
}

/**
 * 6.8.1, 7.7 The blocks of convoys that a force may attack. Scattered convoys may be in its hex or an adjacent one,
 * dispersed merchants only in its hex.
 */
export function strayConvoys(state: Snapshot, charts: Charts, side: Side, force: Force): number[] {
  const strays = state.sides[opponentOf(side)].forces.filter(
    (each) => (isScattered(each) || isDispersed(each)) && isAttackable(each),
  );
  return blocks(
    strays.filter((each) => each.at === force.at || (isScattered(each) && adjacent(charts, force.at, each.at))),
  );
}

/** 7.4.2 Why a TF may hunt no submarine in this segment; undefined when it may. */
export function hunterHeld(state: Snapshot, charts: Charts, side: Side, force: Force): Reason | undefined {
  if (state.sides[side].fought.includes(force.id)) {
    return reason("ALREADY_FOUGHT", "7.1", { force: force.id });
  }
  return aswDiceOf(state, charts, force).length === 0 ? reason("NO_HUNTERS", "7.4.1", { force: force.id }) : undefined;
}

/** 7.5, 7.7.1 Why a TF may attack no stray merchant in this segment; undefined when it may. */
export function raiderHeld(state: Snapshot, charts: Charts, side: Side, force: Force): Reason | undefined {
  const { fought, attacked } = state.sides[side];
  if (fought.includes(force.id) || attacked.includes(force.id)) {
    return reason("ALREADY_FOUGHT", "7.1", { force: force.id });
  }
  if (force.refuelling) return reason("REFUELLING", "11.3.2", { force: force.id });
  return isArmed(charts, force) ? undefined : reason("UNARMED", "7.7.1", { force: force.id });
}

function blocks(forces: readonly Force[]): number[] {
  return forces.flatMap(({ block }) => (block === null ? [] : [block])).sort((a, b) => a - b);
}
