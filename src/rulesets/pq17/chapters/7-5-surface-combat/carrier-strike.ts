import { caseOf } from "../../../../core/choice/cases";
import { reason } from "../../../../core/choice/legality";
import { distinct } from "../../../../core/choice/limits";
import { every, listOf, oneOf, within } from "../../../../core/choice/values";
import type { Choice, Picker } from "../../../../core/contract/choice";
import { opponentOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Ordnance, Side } from "../../vocabulary";
import type { Aircraft } from "../1-2-forces/state";
import { airUnitFacts, findAircraft, isBomber, strength } from "../7-2-air-attack/flying";
import { lightOf } from "../shared/game";
import { hasGroup, isAble, visibleUnits } from "./battle";
import type { SurfaceBattle } from "./state";

/**
 * 7.5.6 True if the carriers of the defender may strike in a round that has their step. It must be day, with Fair
 * weather or Reduced Visibility.
 */
export function canStrike(state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side): boolean {
  if (battle.struck || lightOf(state) === "night") return false;
  const { prevailing } = state.weather;
  if (prevailing !== "fair" && prevailing !== "reduced_visibility") return false;
  return strikers(state, charts, battle, side).length > 0;
}

/** 7.5.6, 7.8 The aircraft of a side's carriers in a battle that can attack: aboard carriers neither Crippled nor Dead in the Water. */
export function strikers(state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side): string[] {
  const decks = visibleUnits(battle, side)
    .filter((unit) => hasGroup(charts, unit, "carrier") && isAble(state, charts, unit))
    .flatMap(({ parts }) => parts.map(({ unit }) => unit));
  return state.sides[side].aircraft
    .filter((unit) => {
      const { carrier, mission } = unit;
      const idle = mission === "none" || mission === "flown";
      return carrier !== null && decks.includes(carrier) && strength(unit) > 0 && idle && isBomber(charts, unit);
    })
    .map(({ id }) => id);
}

/** 7.5.6 One air unit's part in a strike from a carrier within a surface battle. */
export interface StrikeRun {
  readonly aircraft: string;
  readonly target: number;
  readonly ordnance: Ordnance;
}

/** 7.5.6 A strike, as the input of an operation; without runs none is made. */
export interface StrikeInput {
  readonly runs: StrikeRun[];
}

/** 7.5.6 The strikes that the carriers of a side may make in a round. */
export function strikeChoice(state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side): Choice<StrikeInput> {
  const targets = visibleUnits(battle, opponentOf(side)).map(({ no }) => no);
  const ids = targets.length === 0 ? [] : strikers(state, charts, battle, side);
  const cases = ids.map((id): [string, Choice<StrikeRun>] => [
    id,
    every<StrikeRun>({
      aircraft: oneOf<string>([id]),
      target: oneOf<number>(targets),
      ordnance: oneOf<Ordnance>(ordnanceOf(charts, findAircraft(state, side, id))),
    }),
  ]);
  const list = listOf(caseOf("aircraft", Object.fromEntries(cases)), 0, ids.length);
  const most = charts.LIMITS.facts.airUnitsPerTarget;
  const limit = reason("RUNS_IMPOSSIBLE", "7.2.4", { most });
  const rules = [distinct(limit, ["/*/aircraft"]), distinct(limit, ["/*/target"], most)];
  const draw = (pick: Picker): StrikeRun[] => {
    const runs: StrikeRun[] = [];
    for (const [, choice] of cases) {
      const run = choice.draw(pick);
      if (pick(3) > 0 && rules.every(({ check }) => check([...runs, run]) === true)) runs.push(run);
    }
    return runs;
  };
  return every<StrikeInput>({ runs: within(list, rules, { draw }) });
}

function ordnanceOf(charts: Charts, unit: Aircraft | undefined): Ordnance[] {
  if (unit === undefined) return [];
  const { bombsAs, torpedoes } = airUnitFacts(charts, unit);
  return [...(bombsAs === null ? [] : ["bombs" as const]), ...(torpedoes > 0 ? ["torpedoes" as const] : [])];
}
