import { findAirUnit, isClass, unitOf } from "../../charts/pack";
import type { Arrival, Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { SIDES, type Side } from "../../vocabulary";
import { berth, berthListed } from "../15-campaign/berth";
import { campaignFacts, campaignOf, isGone, isPresent, ownCampaign } from "../15-campaign/campaign";
import type { SideCampaign } from "../15-campaign/state";
import type { Context } from "../shared/context";
import { freshShip, inGroup } from "../shared/units";

export type Unit = Arrival["units"][number];

/**
 * 15.3 The units that a row of the order of battle still brings. Units that came early and ships in play or removed are
 * excluded.
 */
function stillToCome(ctx: Context, row: Arrival): Unit[] {
  const { charts, state } = ctx;
  const early = ownCampaign(state, row.side).early.map((each) => ({ ...each }));
  return row.units.flatMap((unit) => {
    const came = early.find((each) => each.unit === unit.unit && each.cs > 0);
    const cs = unit.cs - Math.min(unit.cs, came?.cs ?? 0);
    if (came !== undefined) came.cs -= unit.cs - cs;
    if (cs === 0) return [];
    if (findAirUnit(charts, unit.unit) !== undefined || isClass(charts, unitOf(charts, unit.unit)))
      return [{ ...unit, cs }];
    return isPresent(ctx.state, unit.unit) || isGone(ctx.state, row.side, unit.unit) ? [] : [unit];
  });
}

/** 15.3 The rows of the order of battle that arrive in a fortnight, without those that wait for EV or for an emergency. */
function arrivalsIn(charts: Charts, side: Side, fortnight: string): Arrival[] {
  return campaignFacts(charts).orderOfBattle.filter(
    (row) =>
      row.side === side &&
      row.kind === "arrive" &&
      row.fortnight === fortnight &&
      !row.tags.some((tag) => tag === "ev" || tag === "emergency_green"),
  );
}

/** 15.3 Places what arrives in this fortnight's order-of-battle phase. */
export function reinforce(ctx: Context): void {
  const { state, charts } = ctx;
  const freight = { left: campaignOf(state).unloaded };
  for (const side of SIDES) {
    bringLate(ctx, side, freight);
    for (const row of arrivalsIn(charts, side, state.fortnight)) {
      const { at } = row;
      if (at === null) continue;
      const units = stillToCome(ctx, row);
      if (!row.tags.includes("lend_lease")) berthListed(ctx, side, at, units, "15.3");
      else for (const unit of units) bringLent(ctx, side, { ...unit, at }, freight);
    }
  }
  bringEv(ctx);
  bringMerchants(ctx);
}

/** 15.3.3 CAM and MV CS unloaded that have brought no unit yet. */
interface Freight {
  left: number;
}

/** 15.3.3 Brings units that have waited for their freight, as far as there is enough now. */
function bringLate(ctx: Context, side: Side, freight: Freight): void {
  const own = ownCampaign(ctx.state, side);
  if (own.late.length === 0) return;
  const lateUnits = [...own.late];
  ctx.set(own, "late", [], "REINFORCEMENTS", "15.3.3");
  for (const unit of lateUnits) bringLent(ctx, side, unit, freight);
}

/** 15.3.3, E-98 Brings a unit whose freight has been unloaded; another waits for it. */
function bringLent(ctx: Context, side: Side, unit: Unit & { readonly at: string }, freight: Freight): void {
  const { arrivalCs } = campaignFacts(ctx.charts).lendLease;
  const { unit: id, cs, at } = unit;
  ctx.ruling("E-98", "15.3.3");
  if (freight.left < arrivalCs * cs) {
    ctx.push(ownCampaign(ctx.state, side).late, { unit: id, cs, at }, "FREIGHT_AWAITED", "15.3.3");
    return;
  }
  freight.left -= arrivalCs * cs;
  berthListed(ctx, side, at, [{ unit: id, cs }], "15.3.3");
}

/** 15.8.3 The reinforcements of EV come once its aircraft may go. */
function bringEv(ctx: Context): void {
  const { state, charts } = ctx;
  const { ev } = campaignOf(state);
  if (ev.stage === "none" || !ev.moved || ev.gathered) return;
  ctx.ruling("E-90", "15.8.3");
  ctx.set(ev, "gathered", true, "EV_REINFORCEMENTS", "15.8.3");
  for (const row of campaignFacts(charts).orderOfBattle) {
    if (row.kind === "arrive" && row.tags.includes("ev") && row.at !== null) {
      berthListed(ctx, row.side, row.at, row.units, "15.8.3");
    }
  }
}

/** 15.3.1 Loaded merchants: at Reykjavik until EV begins, none until it is over, then at Loch Ewe. */
function bringMerchants(ctx: Context): void {
  const { state, charts } = ctx;
  const { stage } = campaignOf(state).ev;
  const { at, afterEv, cs } = campaignFacts(charts).loadedMv;
  if (stage !== "none" && stage !== "completed") return;
  const merchant = charts.LIGHT_UNITS.facts.units.find(({ subtype }) => subtype === "MV");
  if (merchant === undefined) return;
  berth(ctx, "allied", stage === "none" ? at : afterEv, [freshShip(charts, merchant.id, cs)], "15.3.1", {
    loaded: true,
  });
}

/** 15.3.2 A unit that the condition Reinforcements may bring, with what it counts and, for one that comes back, its absence. */
interface Claimable {
  readonly at: string;
  readonly unit: Unit;
  readonly counts: number;
  readonly back: SideCampaign["returns"][number] | null;
}

/**
 * 15.3.2 The units that the condition Reinforcements may bring at once. Each is a unit of this fortnight's list, or a
 * ship whose repair ends in it.
 */
export function claimable(state: Snapshot, charts: Charts, side: Side): Claimable[] {
  const { claims, early, returns } = ownCampaign(state, side);
  if (claims === 0) return [];
  const arrivals = arrivalsIn(charts, side, state.fortnight).flatMap(({ at, units }) =>
    at === null
      ? []
      : units
          .filter((unit) => !early.some((each) => each.unit === unit.unit) && !isTaken(state, charts, side, unit))
          .map((unit) => ({ at, unit, counts: claimCost(charts, unit), back: null })),
  );
  const repaired = returns
    .filter(({ due, loaded }) => due === campaignOf(state).number && loaded === null)
    .map((back) => ({
      at: back.at,
      unit: { unit: back.unit, cs: back.cs },
      counts: campaignFacts(charts).claims,
      back,
    }));
  return [...arrivals, ...repaired].filter(({ counts }) => counts <= claims);
}

/** 15.3 True for a named ship that is in play already, or gone. */
export function isTaken(state: Snapshot, charts: Charts, side: Side, { unit }: Unit): boolean {
  if (findAirUnit(charts, unit) !== undefined || isClass(charts, unitOf(charts, unit))) return false;
  return isPresent(state, unit) || isGone(state, side, unit);
}

/**
 * 15.3.2 The cost of a unit, out of the two that the condition brings. An air unit or a submarine CS costs 1; any other
 * ship costs 2.
 */
function claimCost(charts: Charts, unit: Unit): number {
  if (findAirUnit(charts, unit.unit) !== undefined) return 1;
  return inGroup(charts, unit, "submarine") ? unit.cs : campaignFacts(charts).claims;
}

/** 15.3.2 Places a unit of this fortnight's list before its time. */
export function claim(ctx: Context, side: Side, name: string): { at: string; cs: number } {
  const arrival = claimable(ctx.state, ctx.charts, side).find(({ unit }) => unit.unit === name)!;
  const own = ownCampaign(ctx.state, side);
  const { at, unit, counts, back } = arrival;
  berthListed(ctx, side, at, [unit], "15.3.2");
  if (back === null) ctx.push(own.early, { unit: unit.unit, cs: unit.cs }, "REINFORCEMENTS", "15.3.2");
  else {
    ctx.set(
      own,
      "returns",
      own.returns.filter((each) => each !== back),
      "REPAIRED",
      "15.3.2",
    );
  }
  ctx.set(own, "claims", own.claims - counts, "REINFORCEMENTS", "15.3.2");
  return { at, cs: unit.cs };
}
