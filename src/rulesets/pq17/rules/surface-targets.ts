import type { Picker } from "../../../core/contract/choice";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { DisplayUnit, SurfaceBattle } from "../snapshot-surface";
import { isAble, shown } from "./surface-battle";

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
