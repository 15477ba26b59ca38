import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { SIDES, type Side } from "../../vocabulary";
import { score } from "../2-victory/points";
import { takeAnywhere } from "../15-7-withdrawals/withdrawals";
import { berth } from "../15-campaign/berth";
import { campaignFacts, campaignOf, ownCampaign } from "../15-campaign/campaign";
import type { Context } from "../shared/context";
import { freshShip } from "../shared/units";

/** 15.4 The classes of emergency reinforcements that a side may still buy in this fortnight, with the CS left of their group. */
export function onOffer(state: Snapshot, charts: Charts, side: Side): { unit: string; cs: number }[] {
  const { emergency } = ownCampaign(state, side);
  const { number } = campaignOf(state);
  return campaignFacts(charts).emergency[side].groups.flatMap(({ units, cs }) => {
    const bought = emergency.filter((each) => each.bought === number && !each.placed && units.includes(each.unit));
    const left = cs - bought.reduce((sum, each) => sum + each.cs, 0);
    return left > 0 ? units.map((unit) => ({ unit, cs: left })) : [];
  });
}

/** 15.4.1, 15.4.2 Buys emergency reinforcements, which are placed in this fortnight's order-of-battle phase; gives the points. */
export function buyEmergencyUnits(ctx: Context, side: Side, unit: string, cs: number): number {
  const { state, charts } = ctx;
  const amount = campaignFacts(charts).emergency[side].vpPerCs * cs;
  const entry = { unit, cs, bought: campaignOf(state).number, placed: false };
  ctx.push(ownCampaign(state, side).emergency, entry, "EMERGENCY_BOUGHT", "15.4");
  score(ctx, side, "EMERGENCY", amount, unit, "15.4");
  return amount;
}

/** 15.4 Emergency reinforcements of earlier fortnights that leave in this phase unless they are paid for again. */
export function emergencyUnitsLeaving(state: Snapshot, side: Side): { unit: string; cs: number }[] {
  const { number } = campaignOf(state);
  return ownCampaign(state, side).emergency.filter(({ bought, placed }) => placed && bought < number);
}

/** 15.4 Pays again for emergency reinforcements that are in play; gives the points. */
export function keep(ctx: Context, side: Side, unit: string): number {
  const { state, charts } = ctx;
  const { number } = campaignOf(state);
  const own = ownCampaign(state, side);
  let amount = 0;
  for (const each of own.emergency.filter(({ bought, placed }) => placed && bought < number)) {
    if (each.unit !== unit) continue;
    ctx.set(each, "bought", number, "EMERGENCY_KEPT", "15.4");
    amount += campaignFacts(charts).emergency[side].vpPerCs * each.cs;
  }
  score(ctx, side, "EMERGENCY", amount, unit, "15.4");
  return amount;
}

/** 15.4 Emergency reinforcements that are not paid for again leave, and those that were declared are placed. */
export function turnOver(ctx: Context): void {
  const { state, charts } = ctx;
  const { number } = campaignOf(state);
  for (const side of SIDES) {
    const own = ownCampaign(state, side);
    const expired = own.emergency.filter(({ bought, placed }) => placed && bought < number);
    for (const { unit, cs } of expired) takeAnywhere(ctx, side, { unit, cs });
    if (expired.length > 0) {
      ctx.set(
        own,
        "emergency",
        own.emergency.filter((each) => !expired.includes(each)),
        "EMERGENCY_LEAVES",
        "15.4",
      );
    }
    for (const each of own.emergency.filter(({ placed }) => !placed)) {
      berth(ctx, side, campaignFacts(charts).emergency[side].at, [freshShip(charts, each.unit, each.cs)], "15.4");
      ctx.set(each, "placed", true, "EMERGENCY_PLACED", "15.4");
    }
  }
}
