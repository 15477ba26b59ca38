import { caseOf } from "../../../../core/choice/cases";
import { reason } from "../../../../core/choice/legality";
import { every, listOf, oneOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Limit, Reason } from "../../../../core/contract/choice";
import { shipTypeOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { typeOf } from "../shared/units";
import { doubled, drawAims, type Firer, firesOnce } from "./aims";
import { holds, isOut, shown, unitOfNo } from "./battle";
import { screenedFrom, targetsOf } from "./screens";
import type { DisplayPart, DisplayUnit, GunTarget, SurfaceBattle } from "./state";

/** The targets that a side names for its guns, as the input of an operation. */
export interface GunInput {
  readonly targets: GunTarget[];
}

/** 7.5.2(iii), D-21 True for CS that fire guns: no escort, and torpedo boats only from the Torpedo Attack area. */
export function firesGuns(state: Snapshot, charts: Charts, unit: DisplayUnit, part: DisplayPart): boolean {
  const type = typeOf(charts, part);
  if (!shipTypeOf(charts, type).gunnery || isOut(state, charts, part)) return false;
  return type !== "TB" || unit.area === "torpedo_attack";
}

/** CS of a unit that fire guns. */
export function gunCs(state: Snapshot, charts: Charts, unit: DisplayUnit): number {
  return unit.parts.reduce((sum, part) => sum + (firesGuns(state, charts, unit, part) ? part.cs : 0), 0);
}

/** 7.5.2(iii) The units of a side that can fire guns, with their targets. */
export function gunners(state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side): Firer[] {
  return shown(battle, side).flatMap((unit) => {
    const targets = targetsOf(state, charts, battle, unit).map(({ no }) => no);
    return gunCs(state, charts, unit) === 0 || targets.length === 0 ? [] : [{ no: unit.no, targets }];
  });
}

/** 7.5.2(iii) The unit that may divide its fire: the one light counter of a force without others. */
export function divided(charts: Charts, battle: SurfaceBattle, side: Side): number | undefined {
  const [only, ...others] = shown(battle, side);
  return only !== undefined && others.length === 0 && holds(charts, only, "light") ? only.no : undefined;
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
  const once: Limit = {
    code: "FIRES_ONCE",
    section: "7.5.2",
    text: "Every unit names one target and fires all its CS at it; a lone light counter may divide them.",
  };
  const coverage: Limit = {
    code: "TARGET_LEFT_OUT",
    section: "7.5.2",
    text: "No enemy is named twice while another that the unit could fire at has no firer.",
  };
  const draw = (pick: (n: number) => number): GunTarget[] =>
    drawAims(firers, pick).map((aim) => ({ ...aim, cs: csOf(aim.unit) }));
  const most = (no: number, fired: number): boolean => fired <= csOf(no);
  const whole = within(
    list,
    once,
    (targets) =>
      firesOnce(
        targets.map(({ unit, target, cs }) => ({ unit, target, count: cs })),
        splitter,
        most,
      ),
    "",
    draw,
  );
  return every<GunInput>({
    targets: within(whole, coverage, (targets) => doubled(firers, targets) === undefined, "", draw),
  });
}

function idle(
  state: Snapshot,
  charts: Charts,
  battle: SurfaceBattle,
  side: Side,
  firers: readonly Firer[],
): Record<string, Reason> {
  const others = shown(battle, side).filter(({ no }) => firers.every((each) => each.no !== no));
  return Object.fromEntries(
    others.map((unit) => {
      const why = gunCs(state, charts, unit) === 0;
      const message = why ? `Unit ${unit.no} fires no guns now.` : `Every enemy is screened against unit ${unit.no}.`;
      return [String(unit.no), reason(why ? "FIRES_NO_GUNS" : "TARGETS_SCREENED", why ? "7.5.2" : "7.5.4", message)];
    }),
  );
}
