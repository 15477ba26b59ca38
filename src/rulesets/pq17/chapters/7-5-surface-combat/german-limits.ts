import { unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import type { Report } from "../6-2-search/state";
import { inGroup, shipsIn, totalCs, typeOf } from "../shared/units";
import { isMarked, shipOfPart, visibleUnits } from "./battle";
import type { SurfaceBattle } from "./state";

/** 7.5.7 The strength of a force that the limits weigh, as far as it is known. */
interface Strength {
  /** BB and BC that have not been hit. */
  readonly freshBattleships: number;
  readonly battleships: number;
  readonly cruisers: number;
  /** CS of destroyers and torpedo boats. */
  readonly lightCs: number;
  readonly cs: number;
}

/** 7.5.7 The enemy strength that the limits compare. */
export type EnemyStrength = Omit<Strength, "cs">;

/** 7.5.7 The German strength that the limits compare. */
export type GermanStrength = Pick<Strength, "freshBattleships" | "cruisers" | "cs">;

const BATTLESHIPS: readonly string[] = ["BB", "BC"];

const FLOTILLA: readonly string[] = ["DD", "TB"];

/** 7.5.7, 12.9 True while the limits bind the German side. */
export function limitsBind(state: Snapshot): boolean {
  return !state.sides.axis.chits.some(({ condition }) => condition === "no_restrictions");
}

/** 7.5.7 True when an enemy is weaker than a German force, so that it may be attacked. */
export function isWeaker(enemy: EnemyStrength, german: GermanStrength): boolean {
  if (enemy.freshBattleships > 0) return false;
  if (german.freshBattleships === 0) {
    if (enemy.battleships > 0) return false;
    // E-51 A force without cruisers is never too strong in them.
    if (enemy.cruisers > 0 && enemy.cruisers >= german.cruisers) return false;
  }
  return enemy.lightCs === 0 || enemy.lightCs < german.cs;
}

/** 7.5.7 The strength of German TFs. */
function strengthOf(charts: Charts, forces: readonly Force[]): GermanStrength {
  const ships = forces.flatMap((force) => shipsIn(charts, force, "warship"));
  const fresh = ships.filter(
    (ship) =>
      BATTLESHIPS.includes(typeOf(charts, ship)) &&
      ship.cs === unitOf(charts, ship.unit).cs &&
      !isMarked(ship, "crippled"),
  );
  return {
    freshBattleships: fresh.length,
    cruisers: ships.filter((ship) => inGroup(charts, ship, "cruiser")).length,
    cs: totalCs(ships),
  };
}

/** D-37 The strength of a side's units on the display. */
export function strengthShown(state: Snapshot, charts: Charts, battle: SurfaceBattle, side: Side): Strength {
  const sum = { freshBattleships: 0, battleships: 0, cruisers: 0, lightCs: 0, cs: 0 };
  for (const unit of visibleUnits(battle, side)) {
    for (const part of unit.parts) {
      const type = typeOf(charts, part);
      const ship = shipOfPart(state, charts, side, part);
      if (!inGroup(charts, part, "warship")) continue;
      sum.cs += part.cs;
      if (inGroup(charts, part, "cruiser")) sum.cruisers += 1;
      if (FLOTILLA.includes(type) && !part.diw) sum.lightCs += part.cs;
      if (!BATTLESHIPS.includes(type)) continue;
      sum.battleships += 1;
      const whole = part.cs === unitOf(charts, part.unit).cs && ship !== undefined && !isMarked(ship, "crippled");
      if (whole) sum.freshBattleships += 1;
    }
  }
  return sum;
}

/** E-52 The strength of a force by its last report to the German side; below the highest ID no report distinguishes kinds of ships. */
function strengthReported(charts: Charts, reports: readonly Report[], target: Force): EnemyStrength | undefined {
  const { highestId } = charts.LIMITS.facts;
  const lastReport = reports.filter(({ block, level }) => block === target.block && level >= highestId).at(-1);
  if (lastReport === undefined || !target.identified || target.idLevel < highestId) return undefined;
  const of = (category: string) => lastReport.categories.find((each) => each.category === category);
  const carriers = of("carriers")?.counters ?? 0;
  const battleships = Math.max(0, (of("capital_ships")?.counters ?? 0) - carriers);
  return {
    freshBattleships: battleships,
    battleships,
    cruisers: of("cruisers")?.counters ?? 0,
    lightCs: of("light_ships")?.cs ?? 0,
  };
}

/** 7.5.7, D-37 True when the limits keep German forces from attacking an enemy force that they know to be no weaker. */
export function mayNotAttack(state: Snapshot, charts: Charts, german: readonly Force[], target: Force): boolean {
  if (!limitsBind(state)) return false;
  const strength = strengthReported(charts, state.sides.axis.reports, target);
  return strength !== undefined && !isWeaker(strength, strengthOf(charts, german));
}
