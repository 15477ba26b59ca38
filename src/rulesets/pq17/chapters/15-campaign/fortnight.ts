import { opponentOf } from "../../charts/pack";
import { type Result, SIDES, type Side } from "../../vocabulary";
import { closeAccounts } from "../2-victory/damaged-capitals";
import { placePortBlocks } from "../4-1-initiative/preparation";
import { loseToOffensive, noteConditions } from "../12-special-conditions/campaign-conditions";
import { noteHeavyLoss, orderConvoys } from "../15-2-convoys/convoys";
import { clearMerchants, formBallastConvoys, unload } from "../15-2-convoys/port-boxes";
import { reinforce } from "../15-3-reinforcements/reinforcements";
import { turnOver } from "../15-4-emergency-reinforcements/emergency";
import { dismissCrews, trainCrews } from "../15-4-emergency-reinforcements/green-units";
import { comeBack } from "../15-5-repairs/repairs";
import { readyReplacements, replaceAll } from "../15-6-replacements/replacements";
import { withdraw } from "../15-7-withdrawals/withdrawals";
import { advanceEv } from "../15-8-homecoming/ev";
import { comeHome } from "../15-8-homecoming/home";
import { settlePatrol } from "../15-8-homecoming/patrol-white";
import { type Context, enterPhase } from "../shared/context";
import { campaignFacts, campaignOf, hasCommand, lastNumber } from "./campaign";
import { openFortnight } from "./opening";

/** 4.1.3 Set-up begins: the empties form convoys, the ports have their dummies, and the side without the initiative places first. */
export function beginSetUp(ctx: Context, first: Side): void {
  formBallastConvoys(ctx);
  placePortBlocks(ctx);
  enterPhase(ctx, "prep_setup_1", first, "4.1.3");
}

/** 3.2, 4.2 Planning is over: convoys have their orders, and the operation begins unless no side has a command point to spend. */
export function endPlanning(ctx: Context): void {
  const { state } = ctx;
  settlePatrol(ctx);
  orderConvoys(ctx);
  if (SIDES.some((side) => hasCommand(state, side))) {
    enterPhase(ctx, "turn_weather", null, "9.1");
    return;
  }
  ctx.ruling("E-81", "3.2");
  ctx.set(campaignOf(state), "fought", false, "NO_OPERATION", "3.2");
  skipOperation(ctx);
}

/** 3.2 A fortnight without an operation goes on to its administrative turn. */
export function skipOperation(ctx: Context): void {
  const { sides } = ctx.state;
  ctx.ruling("E-96", "3.3");
  for (const side of SIDES) {
    for (const chit of sides[side].chits) ctx.set(chit, "revealed", true, "CHIT_REVEALED", "3.3.A");
  }
  enterPhase(ctx, "admin_vp", null, "3.3");
  closeFortnight(ctx);
}

/** 3.3.B, 3.3.C The campaign's part of the VP phase; then the order-of-battle phase opens. */
export function closeFortnight(ctx: Context): void {
  trainCrews(ctx);
  closeAccounts(ctx);
  noteHeavyLoss(ctx);
  unload(ctx);
  readyReplacements(ctx);
  enterPhase(ctx, "admin_oob", "allied", "15");
}

/** 15 The order-of-battle phase goes on to the other side, or is carried out, in the order of F, and the next fortnight begins. */
export function endOrderOfBattle(ctx: Context, side: Side): void {
  if (side === "allied") {
    enterPhase(ctx, "admin_oob", opponentOf(side), "15");
    return;
  }
  const { state } = ctx;
  ctx.ruling("E-138", "15");
  comeHome(ctx);
  withdraw(ctx);
  comeBack(ctx);
  reinforce(ctx);
  replaceAll(ctx);
  turnOver(ctx);
  dismissCrews(ctx);
  advanceEv(ctx);
  clearMerchants(ctx);
  loseToOffensive(ctx);
  noteConditions(ctx);
  book(ctx);
  if (campaignOf(state).number >= lastNumber(ctx.charts, campaignOf(state))) finish(ctx);
  else openFortnight(ctx);
}

/** 15.9 The points of the fortnight are added to those of the campaign. */
function book(ctx: Context): void {
  const { state } = ctx;
  const campaign = campaignOf(state);
  const { total } = state.vp;
  ctx.push(
    campaign.played,
    { fortnight: state.fortnight, fought: campaign.fought, vp: total },
    "FORTNIGHT_BOOKED",
    "15.9",
  );
  ctx.set(campaign, "vpTotal", campaign.vpTotal + total, "CAMPAIGN_VP", "15.9");
  ctx.set(state.vp, "log", [], "VP_BOOKED", "15.9");
  ctx.set(state.vp, "total", 0, "VP_BOOKED", "15.9");
}

/** 15.9 The Allies win with their points for every month that was played; otherwise the Axis wins. */
function finish(ctx: Context): void {
  const { state, charts } = ctx;
  const { vpTotal, played } = campaignOf(state);
  const needed = (campaignFacts(charts).vpPerMonth * played.length) / 2;
  const result: Result = vpTotal >= needed ? "allied" : "axis";
  ctx.set(state, "result", result, "RESULT", "15.9");
  enterPhase(ctx, "end", null, "15.9");
}
