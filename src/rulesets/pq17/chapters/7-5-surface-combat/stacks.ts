import type { Picker } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { inGroup } from "../shared/units";
import { csOfUnit, isAble, isUnitInTow, unitOfNo, visibleUnits } from "./battle";
import type { SurfaceBattle } from "./state";

type Kind = "convoy" | "light";

/** 7.2.4 The kind of ships that a unit stacks with; undefined for a heavy ship. */
function kindOf(charts: Charts, battle: SurfaceBattle, no: number): Kind | undefined {
  const { parts } = unitOfNo(battle, no);
  if (parts.every((part) => inGroup(charts, part, "convoy_ship"))) return "convoy";
  return parts.every((part) => inGroup(charts, part, "light")) ? "light" : undefined;
}

/** 7.2.4 The units of a side that may stack: light or convoy ships in Deployment, neither damaged nor in tow. */
export function stackable(state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side): number[] {
  return visibleUnits(battle, side)
    .filter(
      (unit) =>
        unit.area === "deployment" &&
        isAble(state, charts, unit) &&
        !isUnitInTow(unit) &&
        kindOf(charts, battle, unit.no) !== undefined,
    )
    .map(({ no }) => no);
}

/** 7.2.4 True for stacks of one kind within their limits, every counter in one of them. */
export function mayStack(charts: Charts, battle: SurfaceBattle, stacks: readonly (readonly number[])[]): boolean {
  const all = stacks.flat();
  if (new Set(all).size < all.length) return false;
  const { stackConvoyCs, stackLightCs } = charts.LIMITS.facts;
  return stacks.every((stack) => {
    const [kind, ...others] = new Set(stack.map((no) => kindOf(charts, battle, no)));
    if (kind === undefined || others.length > 0) return false;
    const cs = stack.reduce((sum, no) => sum + csOfUnit(unitOfNo(battle, no)), 0);
    return cs <= (kind === "convoy" ? stackConvoyCs : stackLightCs);
  });
}

/** One stack at random now and then, or none. */
export function drawStacks(charts: Charts, battle: SurfaceBattle, free: readonly number[], pick: Picker): number[][] {
  if (free.length < 2 || pick(4) > 0) return [];
  const first = free[pick(free.length)];
  const second = free[pick(free.length)];
  if (first === undefined || second === undefined || first === second) return [];
  const stack = [Math.min(first, second), Math.max(first, second)];
  return mayStack(charts, battle, [stack]) ? [stack] : [];
}
