import { airUnitOf, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Aircraft } from "../../snapshot-forces";
import { SIDES, type Side } from "../../vocabulary";
import type { Table } from "../game";
import { freshShip } from "../units";
import { berth } from "./berth";
import { newlyArrived } from "./boxes";
import { campaignOf, factsOf, opensMonth, ownCampaign } from "./campaign";
import { boatsDue, lostMerchants, portsFor, type Replaced } from "./placements";
import { berthBoatsOf } from "./repairs";
import { isSunk } from "./withdrawals";

/** 15.6.3, 15.6.4 The air replacements of a fortnight are ready to be assigned. */
export function readyReplacements(desk: Table): void {
  const { state, charts } = desk;
  const { replacements, lendLease } = factsOf(charts);
  const row = replacements.find(({ fortnight }) => fortnight === state.fortnight);
  const listed = (units: readonly { unit: string; cs: number }[]) =>
    units.map(({ unit, cs }) => ({ units: [unit], cs }));
  const arrived = Math.ceil(newlyArrived(desk) / lendLease.mvPerCs);
  const freight = arrived > 0 && lendLease.units.length > 0 ? [{ units: [...lendLease.units], cs: arrived }] : [];
  const allied = [...listed(row?.soviet ?? []), ...listed(row?.british ?? []), ...freight];
  desk.set(ownCampaign(state, "allied"), "replacements", allied, "REPLACEMENTS", "15.6.3");
  desk.set(ownCampaign(state, "axis"), "replacements", listed(row?.axis.air ?? []), "REPLACEMENTS", "15.6.3");
}

/** 15.6.3 The air units of a side that take a replacement of a type: below full strength, aboard no carrier at sea. */
export function takers(state: Snapshot, charts: Charts, side: Side): Aircraft[] {
  const { replacements } = ownCampaign(state, side);
  const types = replacements.flatMap(({ units }) => units);
  return state.sides[side].aircraft
    .filter(
      ({ unit, cs, interceptor, carrier }) =>
        types.includes(unit) &&
        !interceptor &&
        cs < airUnitOf(charts, unit).cs &&
        (carrier === null || !isSunk(state, side, carrier)),
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** 15.6.3 One CS of a replacement goes to an air unit. */
export function replace(desk: Table, side: Side, unit: Aircraft): void {
  const own = ownCampaign(desk.state, side);
  const found = own.replacements.find(({ units }) => units.includes(unit.unit));
  if (found === undefined) return;
  desk.set(unit, "cs", unit.cs + 1, "AIRCRAFT_REPLACED", "15.6.3");
  if (unit.lost > 0) desk.set(unit, "lost", unit.lost - 1, "AIRCRAFT_REPLACED", "15.6.3");
  if (found.cs > 1) desk.set(found, "cs", found.cs - 1, "REPLACEMENTS", "15.6.3");
  else
    desk.set(
      own,
      "replacements",
      own.replacements.filter((each) => each !== found),
      "REPLACEMENTS",
      "15.6.3",
    );
}

/** 15.6 What is left of the replacements goes to the weakest units, the rest lapses; submarines, CAM ships and oilers come back. */
export function replaceAll(desk: Table): void {
  const { state, charts } = desk;
  upgrade(desk);
  for (const side of SIDES) {
    if (takers(state, charts, side).length > 0) desk.ruling("E-93", "15.6.3");
    for (
      let [unit] = weakest(takers(state, charts, side));
      unit !== undefined;
      [unit] = weakest(takers(state, charts, side))
    ) {
      replace(desk, side, unit);
    }
    const own = ownCampaign(state, side);
    if (own.replacements.length > 0) desk.set(own, "replacements", [], "REPLACEMENTS_LAPSE", "15.6.3");
  }
  replaceBoats(desk);
  replaceMerchants(desk);
  for (const side of SIDES) {
    const own = ownCampaign(state, side);
    if (own.placements !== undefined) desk.set(own, "placements", [], "CHOICES_DONE", "15.6");
  }
}

/** 15.6.5 Air units that are listed give their place to better ones, whatever CS they have left. */
function upgrade(desk: Table): void {
  const { state, charts } = desk;
  const row = factsOf(charts).replacements.find(({ fortnight }) => fortnight === state.fortnight);
  for (const { from, to, cs } of row?.upgrades ?? []) {
    const old = SIDES.flatMap((side) => state.sides[side].aircraft)
      .filter(({ unit, interceptor }) => unit === from && !interceptor)
      .sort((a, b) => (a.id < b.id ? -1 : 1))[0];
    if (old === undefined) continue;
    desk.set(old, "unit", to, "AIRCRAFT_UPGRADED", "15.6.5");
    desk.set(old, "cs", Math.min(cs, airUnitOf(charts, to).cs), "AIRCRAFT_UPGRADED", "15.6.5");
    for (const key of ["lost", "damaged", "aborted"] as const) desk.set(old, key, 0, "AIRCRAFT_UPGRADED", "15.6.5");
  }
}

function weakest(units: readonly Aircraft[]): Aircraft[] {
  return [...units].sort((a, b) => a.cs - b.cs || (a.id < b.id ? -1 : 1));
}

/** 15.6.2 German submarines that were sunk are replaced as listed, in the ports that their owner named. */
function replaceBoats(desk: Table): void {
  const { state, charts } = desk;
  const { boats } = ownCampaign(state, "axis");
  const cs = boatsDue(state, charts, boats.sunk);
  const boat = charts.LIGHT_UNITS.facts.units.find(({ type, nation }) => type === "SS" && nation === "german");
  if (cs === 0 || boat === undefined) return;
  desk.ruling("E-123", "15.6.2");
  desk.set(boats, "sunk", boats.sunk - cs, "BOATS_REPLACED", "15.6.2");
  const usual = factsOf(charts).places.newSubmarines.german;
  for (const part of portsFor(desk, "axis", { unit: boat.id, cs }, usual)) {
    berthBoatsOf(desk, "axis", part.at, part.cs, "german");
  }
}

/** 15.6.1 CAM ships and British oilers lost in a month come back in its second fortnight, in the ports that their owner named. */
function replaceMerchants(desk: Table): void {
  const { state, charts } = desk;
  const own = ownCampaign(state, "allied");
  for (const lost of lostMerchants(state, charts)) desk.push(own.monthLosses, lost, "LOST_IN_MONTH", "15.6.1");
  if (opensMonth(state.fortnight) || own.monthLosses.length === 0) return;
  desk.ruling("E-123", "15.6.1");
  const { places, loadedMv } = factsOf(charts);
  const gathering = campaignOf(state).ev.stage === "completed" ? loadedMv.afterEv : loadedMv.at;
  for (const { unit, cs } of gathered(own.monthLosses)) {
    const usual = unitOf(charts, unit).type === "AX" ? places.newAuxiliaries : gathering;
    for (const part of portsFor(desk, "allied", { unit, cs }, usual)) {
      berth(desk, "allied", part.at, [freshShip(charts, unit, part.cs)], true, "15.6.1");
    }
  }
  desk.set(own, "monthLosses", [], "REPLACED", "15.6.1");
}

/** Losses of a kind as one. */
function gathered(losses: readonly Replaced[]): Replaced[] {
  const units = [...new Set(losses.map(({ unit }) => unit))];
  return units.map((unit) => {
    return { unit, cs: losses.filter((each) => each.unit === unit).reduce((sum, { cs }) => sum + cs, 0) };
  });
}
