import { opponentOf } from "../../charts/pack";
import { type Result, SIDES, type Side } from "../../vocabulary";
import { enterPhase, type Table } from "../game";
import { placePortBlocks } from "../preparation";
import { closeAccounts } from "./accounts";
import { clearMerchants, formBallastConvoys, unload } from "./boxes";
import { campaignOf, factsOf, hasCommand, lastNumber } from "./campaign";
import { loseToOffensive, noteConditions } from "./conditions";
import { noteHeavyLoss, orderConvoys } from "./convoys";
import { dismissCrews, trainCrews } from "./crews";
import { turnOver } from "./emergency";
import { advanceEv } from "./ev";
import { comeHome } from "./home";
import { openFortnight } from "./opening";
import { settlePatrol } from "./patrol-white";
import { reinforce } from "./reinforcements";
import { comeBack } from "./repairs";
import { readyReplacements, replaceAll } from "./replacements";
import { withdraw } from "./withdrawals";

/** 4.1.3 Set-up begins: the empties form convoys, the ports have their dummies, and the side without the initiative places first. */
export function beginSetUp(desk: Table, first: Side): void {
  formBallastConvoys(desk);
  placePortBlocks(desk);
  enterPhase(desk, "prep_setup_1", first, "4.1.3");
}

/** 3.2, 4.2 Planning is over: convoys have their orders, and the operation begins unless no side has a command point to spend. */
export function endPlanning(desk: Table): void {
  const { state } = desk;
  settlePatrol(desk);
  orderConvoys(desk);
  if (SIDES.some((side) => hasCommand(state, side))) {
    enterPhase(desk, "turn_weather", null, "9.1");
    return;
  }
  desk.ruling("E-81", "3.2");
  desk.set(campaignOf(state), "fought", false, "NO_OPERATION", "3.2");
  skipOperation(desk);
}

/** 3.2 A fortnight without an operation goes on to its administrative turn. */
export function skipOperation(desk: Table): void {
  const { sides } = desk.state;
  desk.ruling("E-96", "3.3");
  for (const side of SIDES) {
    for (const chit of sides[side].chits) desk.set(chit, "revealed", true, "CHIT_REVEALED", "3.3.A");
  }
  enterPhase(desk, "admin_vp", null, "3.3");
  closeFortnight(desk);
}

/** 3.3.B, 3.3.C The campaign's part of the VP phase; then the order-of-battle phase opens. */
export function closeFortnight(desk: Table): void {
  trainCrews(desk);
  closeAccounts(desk);
  noteHeavyLoss(desk);
  unload(desk);
  readyReplacements(desk);
  enterPhase(desk, "admin_oob", "allied", "15");
}

/** 15 The order-of-battle phase goes on to the other side, or is carried out, in the order of F, and the next fortnight begins. */
export function endOrderOfBattle(desk: Table, side: Side): void {
  if (side === "allied") {
    enterPhase(desk, "admin_oob", opponentOf(side), "15");
    return;
  }
  const { state } = desk;
  comeHome(desk);
  withdraw(desk);
  comeBack(desk);
  reinforce(desk);
  replaceAll(desk);
  turnOver(desk);
  dismissCrews(desk);
  advanceEv(desk);
  clearMerchants(desk);
  loseToOffensive(desk);
  noteConditions(desk);
  book(desk);
  if (campaignOf(state).number >= lastNumber(desk.charts, campaignOf(state))) finish(desk);
  else openFortnight(desk);
}

/** 15.9 The points of the fortnight are added to those of the campaign. */
function book(desk: Table): void {
  const { state } = desk;
  const campaign = campaignOf(state);
  const { total } = state.vp;
  desk.push(
    campaign.played,
    { fortnight: state.fortnight, fought: campaign.fought, vp: total },
    "FORTNIGHT_BOOKED",
    "15.9",
  );
  desk.set(campaign, "vpTotal", campaign.vpTotal + total, "CAMPAIGN_VP", "15.9");
  desk.set(state.vp, "log", [], "VP_BOOKED", "15.9");
  desk.set(state.vp, "total", 0, "VP_BOOKED", "15.9");
}

/** 15.9 The Allies win with their points for every month that was played; otherwise the Axis wins. */
function finish(desk: Table): void {
  const { state, charts } = desk;
  const { vpTotal, played } = campaignOf(state);
  const needed = (factsOf(charts).vpPerMonth * played.length) / 2;
  const result: Result = vpTotal >= needed ? "allied" : "axis";
  desk.set(state, "result", result, "RESULT", "15.9");
  enterPhase(desk, "end", null, "15.9");
}
