import { opponentOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { Ordnance, Side } from "../vocabulary";
import { attackWith } from "./air-drops";
import { fireFlak } from "./air-flak";
import { flakOf, type Part } from "./air-stack";
import type { AirTold } from "./air-strike";
import { factsOf, findAircraft, sendHome } from "./air-units";
import type { Harm } from "./damage";
import { lightOf, type Table } from "./game";
import { expectedIce, rollIce } from "./ice";

/** 7.5.6 One air unit of a carrier that attacks a unit of a surface battle. */
export interface BattleRun {
  readonly aircraft: string;
  readonly ordnance: Ordnance;
  /** The unit attacked, by its number on the display. */
  readonly target: number;
}

/** 7.5.6 How an air attack sees the display of a surface battle. */
export interface BattleAim {
  readonly side: Side;
  readonly hex: string;
  /** The ships that make up a unit of the display now; none once it is gone. */
  readonly partsOf: (target: number) => readonly Part[];
  /** Called after each hit on a unit. */
  readonly settle: (target: number, harm: Harm) => void;
}

/** 7.5.6 What an air unit may attack with in a surface battle: torpedoes where open water is possible, bombs anywhere. */
export function ordnanceIn(state: Snapshot, charts: Charts, hex: string, unit: { readonly unit: string }): Ordnance[] {
  const { bombsAs, torpedoes } = factsOf(charts, unit);
  const { expected, fixed } = expectedIce(state, charts, hex);
  const open = !fixed || expected === "clear";
  return [
    ...(bombsAs === null ? [] : (["bombs"] as const)),
    ...(torpedoes > 0 && open ? (["torpedoes"] as const) : []),
  ];
}

/** 7.5.6 The air strike of a defender's carriers within a surface battle: steps d and e of 7.2 in one wave, without support. */
export function strikeInBattle(desk: Table, aim: BattleAim, given: readonly BattleRun[], told: AirTold): void {
  const { state, charts } = desk;
  const runs = inOpenWater(desk, aim, given);
  const enemy = opponentOf(aim.side);
  for (const target of targetsOf(runs)) {
    const value = flakOf(charts, aim.partsOf(target));
    const attackers = runs.filter((run) => run.target === target);
    for (const run of value === "*" ? attackers.slice(0, 1) : value === null ? [] : attackers) {
      const aircraft = findAircraft(state, aim.side, run.aircraft);
      const torpedoRun = run.ordnance === "torpedoes";
      if (aircraft === undefined) continue;
      fireFlak(desk, { side: enemy, value: value ?? "*", aircraft, torpedoRun, cams: 0, stack: target }, told);
    }
  }
  for (const target of targetsOf(runs)) {
    for (const run of runs.filter((each) => each.target === target)) {
      const unit = findAircraft(state, aim.side, run.aircraft);
      if (unit === undefined) continue;
      const at = {
        side: aim.side,
        enemy,
        light: lightOf(state),
        inPort: false,
        diverted: false,
        stack: target,
        hitsPerMerchant: 1,
        parts: () => aim.partsOf(target),
        secondVictims: true,
        settle: (harm: Harm) => aim.settle(target, harm),
      };
      attackWith(desk, at, unit, run.ordnance, told);
    }
  }
  for (const { aircraft } of given) {
    const unit = findAircraft(state, aim.side, aircraft);
    if (unit !== undefined) sendHome(desk, unit, "7.5.6");
  }
}

function targetsOf(runs: readonly BattleRun[]): number[] {
  return [...new Set(runs.map(({ target }) => target))].sort((a, b) => a - b);
}

/** 7.3 Torpedoes over uncertain ice need a die; without open water those air units attack nothing. */
function inOpenWater(desk: Table, { side, hex }: BattleAim, runs: readonly BattleRun[]): readonly BattleRun[] {
  if (!runs.some(({ ordnance }) => ordnance === "torpedoes")) return runs;
  return rollIce(desk, { side }, hex, "7.3") === "clear" ? runs : runs.filter(({ ordnance }) => ordnance === "bombs");
}
