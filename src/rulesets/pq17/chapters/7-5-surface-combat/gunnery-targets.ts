import { caseOf } from "../../../../core/choice/cases";
import { reason } from "../../../../core/choice/legality";
import { customLimit, distinct, limitSum } from "../../../../core/choice/limits";
import { every, listOf, oneOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import { shipTypeOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { typeOf } from "../shared/units";
import { AIMS, doubled, drawAims, type Firer } from "./aims";
import { hasGroup, isOutOfCombat, unitOfNo, visibleUnits } from "./battle";
import { screenedFrom, targetsOf } from "./screens";
import type { DisplayPart, DisplayUnit, GunTarget, SurfaceBattle } from "./state";

/** The targets that a side names for its guns, as the input of an operation. */
export interface GunInput {
  readonly targets: GunTarget[];
}

/** 7.5.2(iii), D-21 True for CS that fire guns: no escort, and torpedo boats only from the Torpedo Attack area. */
export function firesGuns(state: Snapshot, charts: Charts, unit: DisplayUnit, part: DisplayPart): boolean {
  const type = typeOf(charts, part);
  if (!shipTypeOf(charts, type).gunnery || isOutOfCombat(state, charts, part)) return false;
  return type !== "TB" || unit.area === "torpedo_attack";
}

/** CS of a unit that fire guns. */
export function gunCs(state: Snapshot, charts: Charts, unit: DisplayUnit): number {
  return unit.parts.reduce((sum, part) => sum + (firesGuns(state, charts, unit, part) ? part.cs : 0), 0);
}

/** 7.5.2(iii) The units of a side that can fire guns, with their targets. */
export function gunners(state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side): Firer[] {
  return visibleUnits(battle, side).flatMap((unit) => {
    const targets = targetsOf(state, charts, battle, unit).map(({ no }) => no);
    return gunCs(state, charts, unit) === 0 || targets.length === 0 ? [] : [{ no: unit.no, targets }];
  });
}

/** 7.5.2(iii) The unit that may divide its fire: the one light counter of a force without others. */
export function divided(charts: Charts, battle: SurfaceBattle, side: Side): number | undefined {
  const [only, ...others] = visibleUnits(battle, side);
  return only !== undefined && others.length === 0 && hasGroup(charts, only, "light") ? only.no : undefined;
}

/** 7.5.2(iii) The targets that a side may name for its guns; undefined when it can fire at nothing. */
export function gunChoice(
  state: Snapshot,
  charts: Charts,
  battle: SurfaceBattle,
  side: Side,
): Choice<GunInput> | undefined {
  const firers = gunners(state, charts, battle, side);
  if (firers.length === 0) return undefined;
  const splitter = divided(charts, battle, side);
  const csOf = (no: number): number => gunCs(state, charts, unitOfNo(battle, no));
  const cases = firers.map(({ no, targets }): [string, Choice<GunTarget>] => {
    const cs = csOf(no);
    return [
      String(no),
      every<GunTarget>({
        unit: oneOf([no]),
        target: oneOf(targets, screenedFrom(battle, no, targets)),
        cs: no === splitter ? wholeNumber(1, cs) : oneOf([cs]),
      }),
    ];
  });
  const list = listOf(caseOf("unit", Object.fromEntries(cases), idle(state, charts, battle, side, firers)), 0, 60);
  const once = reason("FIRES_ONCE", "7.5.2");
  const coverage = reason("TARGET_LEFT_OUT", "7.5.2");
  const draw = (pick: (n: number) => number): GunTarget[] =>
    drawAims(firers, pick).map((aim) => ({ ...aim, cs: csOf(aim.unit) }));
  const single =
    splitter === undefined
      ? [distinct(once, ["/*/unit"])]
      : [distinct(once, ["/*/target"]), limitSum(once, { pointers: ["/*/cs"] }, { max: csOf(splitter) })];
  const covered = customLimit<GunTarget[]>(coverage, AIMS, (targets) => doubled(firers, targets) === undefined);
  return every<GunInput>({ targets: within(within<GunTarget[]>(list, single, { draw }), covered, { draw }) });
}

function idle(
  state: Snapshot,
  charts: Charts,
  battle: SurfaceBattle,
  side: Side,
  firers: readonly Firer[],
): Record<string, Reason> {
  const others = visibleUnits(battle, side).filter(({ no }) => firers.every((each) => each.no !== no));
  return Object.fromEntries(
    others.map((unit) => {
      const why = gunCs(state, charts, unit) === 0;
      return [
        String(unit.no),
        reason(why ? "FIRES_NO_GUNS" : "TARGETS_SCREENED", why ? "7.5.2" : "7.5.4", { unit: unit.no }),
      ];
    }),
  );
}
