import { conditionOf, opponentOf, periodOf } from "../../charts/pack";
import type { Side } from "../../vocabulary";
import { score } from "../2-victory/points";
import { mayDeclareEv } from "../15-8-homecoming/ev";
import { campaignOf, ownCampaign } from "../15-campaign/campaign";
import { beginSetUp, skipOperation } from "../15-campaign/fortnight";
import { type Context, enterPhase } from "../shared/context";

/** 4.1.2 Sets a side's bid; when both sides have bid, the initiative is decided. */
export function bid(ctx: Context, side: Side, points: number): void {
  const { state } = ctx;
  ctx.set(ownCampaign(state, side), "bid", points, "BID", "4.1.2");
  if (side === "allied") enterPhase(ctx, "prep_initiative", "axis", "4.1.2");
  else decide(ctx);
}

/** 4.1.2, 12 The value of a side's bid: one more for a condition with an asterisk. */
function bidOf(ctx: Context, side: Side): number {
  const { state, charts } = ctx;
  const period = periodOf(charts, state.fortnight);
  const { bonus } = charts.INITIATIVE.facts;
  const starred =
    period !== undefined &&
    state.sides[side].chits.some(({ letter }) => conditionOf(charts, side, period, letter).bonus);
  return (ownCampaign(state, side).bid ?? 0) + (starred ? bonus : 0);
}

/** 4.1 The higher bid takes the initiative and costs its number of points; two bids of 0 leave the fortnight without an operation. */
function decide(ctx: Context): void {
  const { state, charts } = ctx;
  const campaign = campaignOf(state);
  const bids = { allied: ownCampaign(state, "allied").bid ?? 0, axis: ownCampaign(state, "axis").bid ?? 0 };
  ctx.set(campaign, "bids", bids, "BIDS_SHOWN", "4.1.2");
  const { tie, operation } = charts.INITIATIVE.facts;
  if (bids.allied === 0 && bids.axis === 0) {
    ctx.set(campaign, "fought", false, "NO_OPERATION", "4.1.2");
    ctx.set(state, "initiative", operation, "INITIATIVE", "4.1.2");
    if (mayDeclareEv(state)) enterPhase(ctx, "prep_initiative", "allied", "15.8.3");
    else skipOperation(ctx);
    return;
  }
  const allied = bidOf(ctx, "allied");
  const axis = bidOf(ctx, "axis");
  if (allied === axis) ctx.ruling("D-50", "4.1.2");
  const winner: Side = allied === axis ? tie : allied > axis ? "allied" : "axis";
  ctx.set(state, "initiative", winner, "INITIATIVE", "4.1.2");
  score(ctx, winner, "INITIATIVE_BID", winner === "allied" ? -bids.allied : bids.axis, null, "4.1.2");
  beginSetUp(ctx, opponentOf(winner));
}
