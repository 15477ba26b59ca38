import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { isBomber, strength } from "../7-2-air-attack/units";
import { lightOf } from "../shared/game";
import { holds, isAble, shown, sideIn } from "./battle";
import type { SurfaceBattle } from "./state";

/** 7.5.6 True when a defender's carriers may strike in this round: by day in Fair weather or Reduced Visibility, from round 2. */
export function canStrike(state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side): boolean {
  if (battle.round < 2 || battle.struck || side !== sideIn(battle, "defender") || lightOf(state) === "night")
    return false;
  const { prevailing } = state.weather;
  if (prevailing !== "fair" && prevailing !== "reduced_visibility") return false;
  return strikers(state, charts, battle, side).length > 0;
}

/** 7.5.6, 7.8 The aircraft of a side's carriers in a battle that can attack: aboard carriers neither Crippled nor Dead in the Water. */
export function strikers(state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side): string[] {
  const decks = shown(battle, side)
    .filter((unit) => holds(charts, unit, "carrier") && isAble(state, charts, unit))
    .flatMap(({ parts }) => parts.map(({ unit }) => unit));
  return state.sides[side].aircraft
    .filter((unit) => {
      const { carrier, mission } = unit;
      const idle = mission === "none" || mission === "flown";
      return carrier !== null && decks.includes(carrier) && strength(unit) > 0 && idle && isBomber(charts, unit);
    })
    .map(({ id }) => id);
}
