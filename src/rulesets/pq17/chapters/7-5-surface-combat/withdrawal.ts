import { caseOf } from "../../../../core/choice/cases";
import { reason } from "../../../../core/choice/legality";
import { every, listOf, oneOf } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import { friendlyCoast } from "../../charts/map";
import { shipTypeOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { isKaraCoast } from "../12-special-conditions/kara";
import { runningEvent } from "../shared/game";
import { isUnitDiw, isUnitInTow, typesIn, visibleUnits } from "./battle";
import type { DisplayUnit, SurfaceBattle } from "./state";

/** 7.5.2(v) The choice to withdraw, and the withdrawing units, as the input of an operation. */
export interface WithdrawInput {
  readonly roll: boolean;
  readonly units: number[];
  readonly otherModifiers: boolean;
}

/**
 * 7.5.2(v) Units of a side that may leave the display: none Dead in the Water or in tow. Merchants may leave only near
 * a friendly coast.
 */
export function leavers(charts: Charts, battle: SurfaceBattle, side: Side): DisplayUnit[] {
  const coast = friendlyCoast(charts, battle.hex, side) || isKaraCoast(charts, battle.hex, side);
  return visibleUnits(battle, side).filter(
    (unit) =>
      !isUnitDiw(unit) &&
      !isUnitInTow(unit) &&
      (coast || typesIn(charts, unit).every((type) => shipTypeOf(charts, type).withdraws)),
  );
}

/** 7.5.2(v), 7.5.7, 13.3 Why the Axis must try to withdraw; undefined when it need not. */
function mustWithdraw(state: Snapshot, battle: SurfaceBattle, side: Side): Reason | undefined {
  if (side !== "axis") return undefined;
  const must = (section: string): Reason => reason("MUST_TRY_TO_WITHDRAW", section);
  if (battle.germanLosses) return must("7.5.2");
  if (battle.outmatched) return must("7.5.7");
  return isWarned(state) ? must("13.3") : undefined;
}

/** 13.3 True while a Warning from Superiors lasts for the Axis. */
export function isWarned(state: Snapshot): boolean {
  return runningEvent(state, "superior_warning", "axis") !== undefined;
}

/** 7.5.2(v) The choices of a side in the withdrawal step; undefined when nothing of it can leave. */
export function withdrawChoice(
  state: Snapshot,
  charts: Charts,
  battle: SurfaceBattle,
  side: Side,
): Choice<WithdrawInput> | undefined {
  const able = leavers(charts, battle, side).map(({ no }) => no);
  if (able.length === 0) return undefined;
  const must = mustWithdraw(state, battle, side);
  const warned = side === "axis" && isWarned(state);
  const closedUnits = visibleUnits(battle, side)
    .filter(({ no }) => !able.includes(no))
    .map(({ no }) => ({
      value: no,
      reason: reason("CANNOT_WITHDRAW", "7.5.2", { no }),
    }));
  const tries = every<WithdrawInput>({
    roll: oneOf([true]),
    units: listOf(oneOf(able, closedUnits), must === undefined ? 1 : able.length, able.length, {
      distinct: true,
      few: must,
    }),
    otherModifiers: oneOf(warned ? [true, false] : [true]),
  });
  const stays = every<WithdrawInput>({
    roll: oneOf([false]),
    units: listOf(oneOf(able), 0, 0),
    otherModifiers: oneOf([true]),
  });
  const closed: Record<string, Reason> = must === undefined ? {} : { false: must };
  return caseOf<WithdrawInput>("roll", must === undefined ? { true: tries, false: stays } : { true: tries }, closed);
}
