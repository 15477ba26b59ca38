import { caseOf } from "../../../../core/choice/cases";
import { reason } from "../../../../core/choice/legality";
import { every, listOf, oneOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Limit, Picker, Reason } from "../../../../core/contract/choice";
import { shipTypeOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { typeOf } from "../shared/units";
import { holds, isAble, isOut, shown } from "./battle";
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

/** G.45 The units of a side that can fire guns, with their targets. */
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

/** 7.5.2(iii), G.45 The targets that a side may name for its guns; undefined when it can fire at nothing. */
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

/** 7.5.2(iii), (iv) True when every unit names one target; the one that may divide its fire names each once, for no more than `may` lets. */
export function firesOnce(
  targets: readonly { readonly unit: number; readonly target: number; readonly count: number }[],
  splitter: number | undefined,
  may: (no: number, count: number) => boolean,
): boolean {
  const units = [...new Set(targets.map(({ unit }) => unit))];
  return units.every((no) => {
    const own = targets.filter(({ unit }) => unit === no);
    if (no !== splitter) return own.length === 1;
    const distinct = new Set(own.map(({ target }) => target)).size === own.length;
    return (
      distinct &&
      may(
        no,
        own.reduce((sum, { count }) => sum + count, 0),
      )
    );
  });
}

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
      reason: reason(
        "TARGET_SCREENED",
        "7.5.4",
        `Unit ${each.no} is screened against unit ${no}, or that screens others.`,
      ),
    }));
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

/** A unit of the display by its number, which checked input guarantees. */
export function unitOfNo(battle: SurfaceBattle, no: number): DisplayUnit {
  const unit = battle.units.find((each) => each.no === no);
  if (unit === undefined) throw new Error(`There is no unit ${no} on the display.`);
  return unit;
}

/** 7.5.4 True when a screen keeps one unit from attacking another. */
export function isScreened(
  state: Snapshot,
  charts: Charts,
  battle: SurfaceBattle,
  attacker: DisplayUnit,
  target: DisplayUnit,
): boolean {
  return shown(battle, target.side).some(
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
  const friends = shown(battle, attacker.side);
  return (
    !attacker.screens.includes(target.no) || friends.some((each) => isScreened(state, charts, battle, each, target))
  );
}

/** G.45 The enemy units that a unit may attack, by number. */
export function targetsOf(
  state: Snapshot,
  charts: Charts,
  battle: SurfaceBattle,
  attacker: DisplayUnit,
): DisplayUnit[] {
  return shown(battle, attacker.side === "allied" ? "axis" : "allied").filter(
    (target) =>
      !isScreened(state, charts, battle, attacker, target) && !isBound(state, charts, battle, attacker, target),
  );
}

/** A unit that may attack, and the numbers of the enemies it may attack. */
export interface Firer {
  readonly no: number;
  readonly targets: readonly number[];
}

/** A target that is named. */
export interface Aim {
  readonly unit: number;
  readonly target: number;
}

/** G.45 The unit that fires at a target already taken although an enemy it could fire at has no firer; undefined when none does. */
export function doubled(firers: readonly Firer[], aims: readonly Aim[]): { firer: number; free: number } | undefined {
  for (const { unit, target } of aims) {
    if (aims.filter((each) => each.target === target).length < 2) continue;
    const firer = firers.find(({ no }) => no === unit);
    const free = firer?.targets.find((each) => aims.every((aim) => aim.target !== each));
    if (firer !== undefined && free !== undefined) return { firer: unit, free };
  }
  return undefined;
}

/** G.45 Names a target for every unit at random, no enemy twice while another that could be fired at has no firer. */
export function drawAims(firers: readonly Firer[], pick: Picker): Aim[] {
  let aims: Aim[] = firers.flatMap(({ no, targets }) => {
    const target = targets[pick(Math.max(1, targets.length))];
    return target === undefined ? [] : [{ unit: no, target }];
  });
  for (let again = doubled(firers, aims); again !== undefined; again = doubled(firers, aims)) {
    const { firer, free } = again;
    aims = aims.map((aim) => (aim.unit === firer ? { ...aim, target: free } : aim));
  }
  return aims;
}
