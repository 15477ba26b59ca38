import { findAirUnit } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Force } from "../1-2-forces/state";
import { greenUnits, takeGreen } from "../15-4-emergency-reinforcements/green-units";
import { campaignFacts, campaignOf, ownCampaign } from "../15-campaign/campaign";
import type { Context } from "../shared/context";
import { forcesOf } from "../shared/game";
import { csOf, inGroup } from "../shared/units";

/** 15.8.3 True when the Allies may declare EV: once, in a fortnight for which they bid 0. */
export function mayDeclareEv(state: Snapshot): boolean {
  const { campaign } = state;
  return campaign !== null && campaign.ev.stage === "none" && campaign.bids?.allied === 0;
}

/** 15.8.3 The TFs that can go from the Clyde to Murmansk: with enough cruisers and destroyers. */
export function evForces(state: Snapshot, charts: Charts): Force[] {
  const { from } = campaignFacts(charts).ev;
  return forcesOf(state, "allied", (force) => force.at === from && isEvForce(charts, force));
}

function isEvForce(charts: Charts, force: Force): boolean {
  const { cruisers, destroyers } = campaignFacts(charts).ev;
  const heavy = force.units.filter((ship) => inGroup(charts, ship, "cruiser") && ship.cs > 0).length;
  return force.kind === "task_force" && heavy >= cruisers && csOf(charts, force, ["DD"]) >= destroyers;
}

/** 15.8.3 Declares EV: ballast convoys change their port, and the New light units come at once. */
export function applyEv(ctx: Context, force: string | null): void {
  const { state, charts } = ctx;
  const { ev, bids } = campaignOf(state);
  ctx.set(ev, "stage", "declared", "EV_DECLARED", "15.8.3");
  if (bids?.axis === 0) ctx.set(ev, "moved", true, "EV_AIRCRAFT", "15.8.3");
  ctx.set(ownCampaign(state, "allied"), "evForce", force, "EV_FORCE", "15.8.3");
  for (const each of forcesOf(state, "allied")) {
    if (each.convoy === null || each.convoy.loaded || each.convoy.arrived) continue;
    ctx.set(each.convoy, "destinations", [campaignFacts(charts).loadedMv.afterEv], "CONVOY_PLANNED", "15.2.1");
  }
  for (const fresh of greenUnits(ctx, "allied")) {
    if (!fresh.leaves && findAirUnit(charts, fresh.unit.unit) === undefined && inGroup(charts, fresh.unit, "light")) {
      takeGreen(ctx, "allied", fresh);
    }
  }
}

/** 15.8.3 Records that the TF of EV has arrived at Murmansk. */
export function noteEvArrival(ctx: Context, force: Force, port: string): void {
  const { state, charts } = ctx;
  const { campaign } = state;
  if (campaign === null || campaign.ev.stage !== "declared" || port !== campaignFacts(charts).ev.to) return;
  if (ownCampaign(state, "allied").evForce !== force.id || !isEvForce(charts, force)) return;
  ctx.set(campaign.ev, "moved", true, "EV_AIRCRAFT", "15.8.3");
}

/**
 * 15.8.3 Advances EV at the end of a fortnight. In the fortnight after its declaration a loaded convoy is due, and its
 * sailing completes EV.
 */
export function advanceEv(ctx: Context): void {
  const { ev } = campaignOf(ctx.state);
  if (ev.stage === "declared") ctx.set(ev, "stage", "convoy_due", "EV_CONVOY_DUE", "15.8.3");
  else if (ev.stage === "convoy_due" && loadedSailed(ctx)) ctx.set(ev, "stage", "completed", "EV_COMPLETED", "15.8.3");
}

/** True when a loaded convoy was to sail and does not lie in its port any more. */
function loadedSailed({ state }: Context): boolean {
  return ownCampaign(state, "allied").sailing.some(({ convoy, loaded, from }) => {
    const force = forcesOf(state, "allied").find(({ id }) => id === convoy);
    return loaded && (force === undefined || force.at !== from || force.sailed);
  });
}
