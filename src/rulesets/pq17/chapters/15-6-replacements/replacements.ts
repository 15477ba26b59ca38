import { airUnitOf, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { SIDES, type Side } from "../../vocabulary";
import type { Aircraft } from "../1-2-forces/state";
import { opensMonth } from "../8-time/fortnights";
import { newlyArrived } from "../15-2-convoys/port-boxes";
import { berth } from "../15-campaign/berth";
import { campaignFacts, campaignOf, isSunk, ownCampaign } from "../15-campaign/campaign";
import { placeOf, roomAt } from "../shared/air-stacking";
import type { Context } from "../shared/context";
import { freshShip } from "../shared/units";
import { lostMerchants, portsFor, type Replaced } from "./placements";
import { replaceGermanBoats } from "./submarines";

/** 15.6.3, 15.6.4 The air replacements of a fortnight are ready to be assigned. */
export function readyReplacements(ctx: Context): void {
  const { state, charts } = ctx;
  const { replacements, lendLease } = campaignFacts(charts);
  const row = replacements.find(({ fortnight }) => fortnight === state.fortnight);
  const unitList = (units: readonly { unit: string; cs: number }[]) =>
    units.map(({ unit, cs }) => ({ units: [unit], cs }));
  const arrived = Math.ceil(newlyArrived(ctx) / lendLease.mvPerCs);
  const freight = arrived > 0 && lendLease.units.length > 0 ? [{ units: [...lendLease.units], cs: arrived }] : [];
  const allied = [...unitList(row?.soviet ?? []), ...unitList(row?.british ?? []), ...freight];
  ctx.set(ownCampaign(state, "allied"), "replacements", allied, "REPLACEMENTS", "15.6.3");
  ctx.set(ownCampaign(state, "axis"), "replacements", unitList(row?.axis.air ?? []), "REPLACEMENTS", "15.6.3");
}

/** 15.6.3, 1.5.1 The air units of a side that take a replacement of a type: below full strength, and where there is room. */
export function takers(state: Snapshot, charts: Charts, side: Side): Aircraft[] {
  const { replacements } = ownCampaign(state, side);
  const types = replacements.flatMap(({ units }) => units);
  const { aircraft } = state.sides[side];
  return aircraft
    .filter(
      (each) =>
        types.includes(each.unit) &&
        !each.interceptor &&
        each.cs < airUnitOf(charts, each.unit).cs &&
        (each.carrier === null || !isSunk(state, side, each.carrier)) &&
        roomAt(charts, aircraft, placeOf(each)) > 0,
    )
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** 15.6.3 One CS of a replacement goes to an air unit. */
export function replace(ctx: Context, side: Side, unit: Aircraft): void {
  const own = ownCampaign(ctx.state, side);
  const replacement = own.replacements.find(({ units }) => units.includes(unit.unit));
  if (replacement === undefined) return;
  ctx.set(unit, "cs", unit.cs + 1, "AIRCRAFT_REPLACED", "15.6.3");
  if (unit.lost > 0) ctx.set(unit, "lost", unit.lost - 1, "AIRCRAFT_REPLACED", "15.6.3");
  if (replacement.cs > 1) ctx.set(replacement, "cs", replacement.cs - 1, "REPLACEMENTS", "15.6.3");
  else
    ctx.set(
      own,
      "replacements",
      own.replacements.filter((each) => each !== replacement),
      "REPLACEMENTS",
      "15.6.3",
    );
}

/**
 * 15.6 Gives the unused replacements to the weakest units; the rest lapses. Submarines, CAM ships and oilers come back.
 */
export function replaceAll(ctx: Context): void {
  const { state, charts } = ctx;
  upgrade(ctx);
  for (const side of SIDES) {
    if (takers(state, charts, side).length > 0) ctx.ruling("E-93", "15.6.3");
    for (
      let [unit] = weakest(takers(state, charts, side));
      unit !== undefined;
      [unit] = weakest(takers(state, charts, side))
    ) {
      replace(ctx, side, unit);
    }
    const own = ownCampaign(state, side);
    if (own.replacements.length > 0) ctx.set(own, "replacements", [], "REPLACEMENTS_LAPSE", "15.6.3");
  }
  replaceGermanBoats(ctx);
  replaceMerchants(ctx);
  for (const side of SIDES) {
    const own = ownCampaign(state, side);
    if (own.placements !== undefined) ctx.set(own, "placements", [], "CHOICES_DONE", "15.6");
  }
}

/** 15.6.5 Replaces listed air units with better ones, regardless of their remaining CS. */
function upgrade(ctx: Context): void {
  const { state, charts } = ctx;
  const row = campaignFacts(charts).replacements.find(({ fortnight }) => fortnight === state.fortnight);
  for (const { from, to, cs } of row?.upgrades ?? []) {
    const all = SIDES.flatMap((side) => state.sides[side].aircraft);
    const old = all
      .filter(({ unit, interceptor }) => unit === from && !interceptor)
      .sort((a, b) => (a.id < b.id ? -1 : 1))[0];
    if (old === undefined) continue;
    const room = roomAt(charts, all, placeOf(old)) + old.cs + old.damaged;
    if (room < cs) ctx.ruling("E-130", "1.5.1");
    ctx.set(old, "unit", to, "AIRCRAFT_UPGRADED", "15.6.5");
    ctx.set(old, "cs", Math.min(cs, airUnitOf(charts, to).cs, room), "AIRCRAFT_UPGRADED", "15.6.5");
    for (const key of ["lost", "damaged", "aborted"] as const) ctx.set(old, key, 0, "AIRCRAFT_UPGRADED", "15.6.5");
  }
}

function weakest(units: readonly Aircraft[]): Aircraft[] {
  return [...units].sort((a, b) => a.cs - b.cs || (a.id < b.id ? -1 : 1));
}

/** 15.6.1 CAM ships and British oilers lost in a month come back in its second fortnight, in the ports that their owner named. */
function replaceMerchants(ctx: Context): void {
  const { state, charts } = ctx;
  const own = ownCampaign(state, "allied");
  for (const merchant of lostMerchants(state, charts)) ctx.push(own.monthLosses, merchant, "LOST_IN_MONTH", "15.6.1");
  if (opensMonth(state.fortnight) || own.monthLosses.length === 0) return;
  ctx.ruling("E-123", "15.6.1");
  const { places, loadedMv } = campaignFacts(charts);
  const gathering = campaignOf(state).ev.stage === "completed" ? loadedMv.afterEv : loadedMv.at;
  for (const { unit, cs } of mergeLosses(own.monthLosses)) {
    const usual = unitOf(charts, unit).type === "AX" ? places.newAuxiliaries : gathering;
    for (const part of portsFor(ctx, "allied", { unit, cs }, usual)) {
      berth(ctx, "allied", part.at, [freshShip(charts, unit, part.cs)], "15.6.1", { loaded: true });
    }
  }
  ctx.set(own, "monthLosses", [], "REPLACED", "15.6.1");
}

/** Losses of a kind as one. */
function mergeLosses(losses: readonly Replaced[]): Replaced[] {
  const units = [...new Set(losses.map(({ unit }) => unit))];
  return units.map((unit) => {
    return { unit, cs: losses.filter((each) => each.unit === unit).reduce((sum, { cs }) => sum + cs, 0) };
  });
}
