import type { ChartModifier } from "../../../../core/contract/chart";
import { austroHungarianShipOf, cargoOf, findAlliedShip } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { CARGO, type GermanShipId, type Gun, type Round } from "../../vocabulary";
import type { GermanShip } from "../3-setup/state";
import { carries } from "../8-cargo/hull-boxes";
import { seesAtNight } from "../22-night/searchlights";
import { term } from "../shared/game";
import type { Battle, Combatant } from "./state";

/** The conditions, besides the ship itself, that set the number of dice of a German ship's guns. */
export interface GunAim {
  /** 14.5 Armor of the target; 0 for coastal defences. */
  readonly armor: number;
  /** 14.9 The ship is on maximum fire. */
  readonly maximumFire: boolean;
  /** 22.0 The battle is fought at night. */
  readonly night: boolean;
}

/** One weapon of a ship as it fires: what its dice are made of. */
export interface Shot {
  readonly weapon: Round;
  readonly terms: readonly ChartModifier[];
}

/** Returns the sum of the terms in dice; 0 for a sum below 1. */
export function diceOf(terms: readonly ChartModifier[]): number {
  return Math.max(
    0,
    terms.reduce((sum, { value }) => sum + value, 0),
  );
}

/** 14.5, 14.9, D-33, D-34, D-53 The terms of the number of dice of a German ship's guns of one type; none without such guns. */
export function gunneryTerms(
  state: Snapshot,
  charts: Charts,
  id: GermanShipId,
  gun: Gun,
  { armor, ...aim }: GunAim,
): ChartModifier[] {
  if (state.ships[id][gun] === 0) return [];
  const pierced = term("ARMOR", -armor, "14.5");
  const terms = [...powerTerms(state, charts, id, gun, aim), pierced].filter(({ value }) => value !== 0);
  if (!aim.maximumFire || state.rulings.maxFireScope === "gun_factor") return terms;
  const times = charts.LIMITS.facts.maximumFireFactor;
  return [...terms, term("MAXIMUM_FIRE", diceOf(terms) * (times - 1), "14.9")];
}

/**
 * 14.5 The terms of the number of gun dice that do not depend on the target. Doubling of all dice (D-34) comes later.
 */
function powerTerms(
  state: Snapshot,
  charts: Charts,
  id: GermanShipId,
  gun: Gun,
  { maximumFire, night }: Omit<GunAim, "armor">,
): ChartModifier[] {
  const ship = state.ships[id];
  const times = charts.LIMITS.facts.maximumFireFactor;
  const doubled = maximumFire && state.rulings.maxFireScope === "gun_factor" ? ship[gun] * (times - 1) : 0;
  const factor = ship[gun] + doubled;
  return [
    term("GUN_FACTOR", ship[gun], "14.5"),
    term("MAXIMUM_FIRE", doubled, "14.9"),
    term("NIGHT", night && !seesAtNight(ship) ? halfOf(factor) - factor : 0, "22.0"),
    ...crewTerms(state, charts, ship, "gunDice"),
  ];
}

/** 14.5 The dice of a German ship's strongest gun of these before armor is subtracted: its guns have dice against any lower armor. */
export function gunPower(
  state: Snapshot,
  charts: Charts,
  id: GermanShipId,
  guns: readonly Gun[],
  aim: Omit<GunAim, "armor">,
): number {
  const powers = guns
    .filter((gun) => state.ships[id][gun] > 0)
    .map((gun) => powerTerms(state, charts, id, gun, aim).reduce((sum, { value }) => sum + value, 0));
  return Math.max(Number.NEGATIVE_INFINITY, ...powers);
}

/** 14.5 The number of dice of a German ship's guns of one type against a target. */
export function gunneryDice(state: Snapshot, charts: Charts, id: GermanShipId, gun: Gun, aim: GunAim): number {
  return diceOf(gunneryTerms(state, charts, id, gun, aim));
}

/** 14.5, 14.6 Leadership, crew, gear and morale, which guns and torpedoes share; gear counts once a ship (D-57). */
export function crewTerms(
  state: Snapshot,
  charts: Charts,
  ship: GermanShip,
  bonus: "gunDice" | "torpedoDice",
): ChartModifier[] {
  const rule = bonus === "gunDice" ? "14.5" : "14.6";
  const cargo = CARGO.filter((each) => carries(ship, each)).map((each) => {
    return term(each.toUpperCase(), cargoOf(charts, each)[bonus], rule);
  });
  return [term("LEADERSHIP", ship.leadership, rule), ...cargo, term("MORALE", state.morale, "13.1")];
}

/** 14.11, D-40, D-51, D-53 The terms of the number of dice of an Allied or Austro-Hungarian ship's guns of one type. */
export function printedGunneryTerms(
  state: Snapshot,
  charts: Charts,
  ship: Combatant,
  gun: Gun,
  { night }: Pick<Battle, "night">,
): ChartModifier[] {
  const printed = printedOf(charts, ship.id)[gun];
  const left = ship.gunHits === 0 ? printed : ship.gunHits === 1 ? halfOf(printed) : 0;
  if (left === 0) return [];
  const leads = findAlliedShip(charts, ship.id) === undefined && state.rulings.ahGunneryLeadership;
  return [
    term("GUN_FACTOR", printed, "14.11"),
    term("GUN_DAMAGE", left - printed, "14.13"),
    term("NIGHT", night ? halfOf(left) - left : 0, "22.0"),
    term("LEADERSHIP", leads ? charts.LIMITS.facts.austroHungarianLeadership : 0, "20.0"),
  ].filter(({ value }) => value !== 0);
}

/** 2.2 The printed values of an Allied or Austro-Hungarian ship. */
export function printedOf(charts: Charts, id: string) {
  return findAlliedShip(charts, id) ?? austroHungarianShipOf(charts, id);
}

/** 14.13, 22.0, D-40 Half of a gun factor, fractions up. */
function halfOf(factor: number): number {
  return Math.ceil(factor / 2);
}
