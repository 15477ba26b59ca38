import { modifierOf } from "../../../../core/charts/look-up";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Context } from "../shared/context";
import { lightOf } from "../shared/game";
import { forcesIn, hasGroup, hasWarships, isAble, sideIn, visibleUnits } from "./battle";
import type { SurfaceBattle } from "./state";

/** E-54 Against merchants alone every unit of the attacker that can move fights from the Torpedo Attack area. */
export function closeIn(ctx: Context, battle: SurfaceBattle): void {
  ctx.ruling("E-54", "7.5.8");
  for (const unit of visibleUnits(battle, battle.attacker)) {
    if (isAble(ctx.state, ctx.charts, unit)) ctx.set(unit, "area", "torpedo_attack", "AREA", "7.5.8");
  }
}

/** 7.5.8 The rounds in which an attacker may fire at merchants alone. */
export function unescortedRounds(state: Snapshot, charts: Charts, battle: SurfaceBattle): number {
  const chart = charts.UNESCORTED_ROUNDS;
  const { prevailing } = state.weather;
  const codes: string[] = [];
  if (battle.hadWarships) codes.push("HAD_WARSHIPS");
  if (battle.surprise) codes.push("SURPRISE");
  if (lightOf(state) === "night" || prevailing === "reduced_visibility") codes.push("NIGHT_AND_OR_REDUCED_VISIBILITY");
  if (prevailing === "fog" || prevailing === "storm" || prevailing === "gale") codes.push("FOG_STORM_GALE");
  const sum = codes.reduce((total, code) => total + modifierOf(chart, code).value, chart.facts.base);
  return Math.max(chart.facts.least, sum);
}

/** 7.5.8 True when a convoy has merchants on the display and no warship. */
export function isAlone(state: Snapshot, charts: Charts, battle: SurfaceBattle): boolean {
  const defender = sideIn(battle, "defender");
  const convoys = forcesIn(state, battle, defender).some(({ kind }) => kind === "convoy");
  const ships = visibleUnits(battle, defender).some((unit) => hasGroup(charts, unit, "convoy_ship"));
  return convoys && ships && !hasWarships(charts, battle, defender);
}
