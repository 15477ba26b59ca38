import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { isAble, unitOfNo, visibleUnits } from "./battle";
import type { DisplayUnit, SurfaceBattle } from "./state";

/** 7.5.4 The enemies on the display that a unit may not attack, with the reason. */
export function screenedFrom(
  battle: SurfaceBattle,
  no: number,
  open: readonly number[],
): { value: number; reason: Reason }[] {
  const { side } = unitOfNo(battle, no);
  return battle.units
    .filter((each) => each.side !== side && !each.withdrawn && each.parts.length > 0 && !open.includes(each.no))
    .map((each) => ({
      value: each.no,
      reason: reason("TARGET_SCREENED", "7.5.4", { target: each.no, no }),
    }));
}

/** 7.5.4 True when a screen keeps one unit from attacking another. */
export function isScreened(
  state: Snapshot,
  charts: Charts,
  battle: SurfaceBattle,
  attacker: DisplayUnit,
  target: DisplayUnit,
): boolean {
  return visibleUnits(battle, target.side).some(
    (screener) =>
      screener.screens.includes(attacker.no) &&
      isAble(state, charts, screener) &&
      (screener.protects === target.no || (screener.protects === null && target.area === "withdrawal")),
  );
}

/** 7.5.4 True when a unit screens, and the target is none of those whose fire it blocks, or is screened itself from anyone. */
function isBound(
  state: Snapshot,
  charts: Charts,
  battle: SurfaceBattle,
  attacker: DisplayUnit,
  target: DisplayUnit,
): boolean {
  if (attacker.screens.length === 0) return false;
  const friends = visibleUnits(battle, attacker.side);
  return (
    !attacker.screens.includes(target.no) || friends.some((each) => isScreened(state, charts, battle, each, target))
  );
}

/** 7.5.4 The enemy units that a unit may attack, by number. */
export function targetsOf(
  state: Snapshot,
  charts: Charts,
  battle: SurfaceBattle,
  attacker: DisplayUnit,
): DisplayUnit[] {
  return visibleUnits(battle, opponentOf(attacker.side)).filter(
    (target) =>
      !isScreened(state, charts, battle, attacker, target) && !isBound(state, charts, battle, attacker, target),
  );
}
