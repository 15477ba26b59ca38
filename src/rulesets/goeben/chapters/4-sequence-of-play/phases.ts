import { orderOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { GERMAN_SHIPS, TURN_PHASES, type TurnPhase } from "../../vocabulary";
import { closeOutfitting } from "../7-outfitting/outfitting";
import { landingsOpen } from "../9-ports/capture";
import { closeMovement } from "../12-movement/movement";
import { closeIncidents, incidentsLeft } from "../13-incidents/incidents";
import { battlesLeft } from "../14-naval-combat/begin-battle";
import { closeBattles } from "../14-naval-combat/end-battle";
import { closeRaiding, raidsOpen } from "../15-commerce-raiding/raiding";
import { bombardmentsLeft } from "../16-bombardment/coastal-defences";
import { endScenario, objectiveProgress } from "../17-victory/ending";
import { type Context, enterPhase } from "../shared/context";
import { germanInPlay } from "../shared/game";

/** 4.0 Ends the phase in progress and opens the next one that has something to decide. */
export function closePhase(ctx: Context): void {
  const { phase } = ctx.state;
  switch (phase) {
    case "outfitting":
      closeOutfitting(ctx);
      break;
    case "movement":
      closeMovement(ctx);
      break;
    case "incidents":
      closeIncidents(ctx);
      break;
    case "naval_combat":
      closeBattles(ctx);
      break;
    case "raiding":
      closeRaiding(ctx);
      break;
    case "objective":
      endTurn(ctx);
      return;
    default:
      break;
  }
  if (germanInPlay(ctx.state).length === 0) return;
  openPhase(ctx, TURN_PHASES[TURN_PHASES.indexOf(phase as TurnPhase) + 1]!);
}

/** 4.0 Opens a phase of the turn, or the next one when it has nothing to decide. */
export function openPhase(ctx: Context, phase: TurnPhase): void {
  const { state, charts } = ctx;
  if (state.done.length > 0) ctx.set(state, "done", [], "PHASE_FRESH", "4.0");
  enterPhase(ctx, phase, "4.0");
  if (phase === "incidents" && incidentsLeft(state, charts).length === 0) {
    closeIncidents(ctx);
    openPhase(ctx, "naval_combat");
  } else if (phase === "naval_combat" && battlesLeft(state).length === 0) {
    closeBattles(ctx);
    openPhase(ctx, "raiding");
  } else if (phase === "raiding" && raidsOpen(state).length === 0) {
    closeRaiding(ctx);
    openPhase(ctx, "bombardment");
  } else if (
    phase === "bombardment" &&
    bombardmentsLeft(state, charts).length === 0 &&
    landingsOpen(state, charts).length === 0
  ) {
    openPhase(ctx, "objective");
  } else if (phase === "objective") checkObjective(ctx);
}

/**
 * 17.0, D-66, D-67 A fulfilled order wins the scenario at once. In a campaign it stays fulfilled: before the last turn the
 * player ends the scenario now or at any later Objective phase.
 */
function checkObjective(ctx: Context): void {
  const { state, charts } = ctx;
  const fulfilled = !state.orderAchieved && objectiveProgress(state, charts).fulfilled;
  if (fulfilled) {
    ctx.ruling("D-66", "17.0");
    ctx.set(state, "orderAchieved", true, "ORDER_ACHIEVED", "17.0");
  }
  if (fulfilled && state.campaign === null) {
    ctx.ruling("D-67", "17.0");
    endScenario(ctx, "victory", "order_fulfilled", "17.0");
  } else if (!state.orderAchieved || isLastTurn(state, charts)) endTurn(ctx);
}

/** 4.0 Ends the turn: the next one begins, or the scenario ends with its last turn. */
function endTurn(ctx: Context): void {
  const { state, charts } = ctx;
  if (state.orderAchieved) ctx.ruling("D-67", "17.0");
  if (!isLastTurn(state, charts)) {
    startTurn(ctx);
    openPhase(ctx, "outfitting");
  } else if (state.orderAchieved) endScenario(ctx, "victory", "order_fulfilled", "17.0");
  else endScenario(ctx, "defeat", "turn_limit", "4.0");
}

function isLastTurn({ turn, order }: Snapshot, charts: Charts): boolean {
  return turn >= orderOf(charts, order).turns;
}

/** 4.0 Begins the next turn, and clears everything that holds for one turn alone. */
export function startTurn(ctx: Context): void {
  const { state } = ctx;
  ctx.set(state, "turn", state.turn + 1, "TURN", "4.0");
  freshTurn(ctx);
}

/** 4.0 Clears everything that holds for one turn alone. */
export function freshTurn(ctx: Context): void {
  const { state } = ctx;
  ctx.set(state, "morale", 0, "MORALE", "13.0");
  ctx.set(state, "intelligenceUsed", false, "INTELLIGENCE_FRESH", "11.1");
  for (const id of GERMAN_SHIPS) {
    const ship = state.ships[id];
    for (const flag of ["outfitted", "repaired", "loaded", "moved", "reconnoitred"] as const) {
      ctx.set(ship, flag, false, "SHIP_FRESH", "4.0");
    }
    if (ship.path.length > 0) ctx.set(ship, "path", [], "SHIP_FRESH", "4.0");
  }
  for (const ship of state.austroHungarian) {
    ctx.set(ship, "moved", false, "SHIP_FRESH", "4.0");
    if (ship.path.length > 0) ctx.set(ship, "path", [], "SHIP_FRESH", "4.0");
  }
  for (const list of ["stores", "visibility", "storms"] as const) {
    if (state[list].length > 0) ctx.set(state, list, [], "TURN_FRESH", "4.0");
  }
}

/** 3.0(10) Begins turn 1. */
export function beginFirstTurn(ctx: Context): void {
  for (const id of GERMAN_SHIPS) ctx.set(ctx.state.ships[id], "loaded", false, "SHIP_FRESH", "3.0");
  openPhase(ctx, "outfitting");
}
