import { unitOf } from "../../charts/pack";
import { berth } from "../15-campaign/berth";
import { campaignFacts, ownCampaign } from "../15-campaign/campaign";
import type { Context } from "../shared/context";
import { freshShip, totalCs } from "../shared/units";
import { boatsDue, germanBoat, portsFor, type Replaced, sunkBoats } from "./placements";

/** 15.6.2 Brings the British and Soviet submarines that were sunk or damaged back in the same fortnight. */
export function returnAlliedBoats(ctx: Context, damaged: readonly Replaced[]): void {
  const { state, charts } = ctx;
  const { newSubmarines } = campaignFacts(charts).places;
  for (const { unit, cs } of [...damaged, ...sunkBoats(state, charts, "allied")]) {
    const nation = unitOf(charts, unit).nation ?? "british";
    berth(ctx, "allied", newSubmarines[nation], [freshShip(charts, unit, cs)], "15.6.2");
  }
}

/** 15.6.2 Adds the German submarines sunk in this fortnight to those that replacements may still make good. */
export function noteSunkBoats(ctx: Context): void {
  const { state, charts } = ctx;
  const { boats } = ownCampaign(state, "axis");
  ctx.set(boats, "sunk", boats.sunk + totalCs(sunkBoats(state, charts, "axis")), "BOATS_SUNK", "15.6.2");
}

/** 15.6.2 Replaces German submarines that were sunk as listed, in the ports that their owner named. */
export function replaceGermanBoats(ctx: Context): void {
  const { state, charts } = ctx;
  const { boats } = ownCampaign(state, "axis");
  const cs = boatsDue(state, charts, boats.sunk);
  const boat = germanBoat(charts);
  if (cs === 0 || boat === undefined) return;
  ctx.ruling("E-123", "15.6.2");
  ctx.set(boats, "sunk", boats.sunk - cs, "BOATS_REPLACED", "15.6.2");
  const usual = campaignFacts(charts).places.newSubmarines.german;
  for (const part of portsFor(ctx, "axis", { unit: boat.id, cs }, usual)) berthGermanBoats(ctx, part.at, part.cs);
}

/** 15.6.2 Brings CS of German submarines into a port. */
export function berthGermanBoats(ctx: Context, at: string, cs: number): void {
  const { charts } = ctx;
  const unit = germanBoat(charts);
  if (unit !== undefined) berth(ctx, "axis", at, [freshShip(charts, unit.id, cs)], "15.6.2");
}
