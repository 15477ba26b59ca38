import { reason } from "../../../core/choice/legality";
import type { Reason } from "../../../core/contract/choice";
import { orderOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import { TURN_PHASES, type TurnPhase } from "../vocabulary";
import { battlesLeft, closeBattles } from "./battle";
import { bombardmentsLeft, landingsOpen } from "./bombardment";
import { endScenario, objectiveProgress } from "./ending";
import { type Context, enterPhase, germanInPlay } from "./game";
import { closeIncidents, incidentsLeft } from "./incidents";
import { closeMovement, mustStillLeave } from "./movement";
import { overstays } from "./movement-choice";
import { closeOutfitting } from "./outfitting";
import { closeRaiding, raidsOpen } from "./raiding";
import { startTurn } from "./turn";

/** What keeps a phase from being ended, or undefined. */
export function heldOpen(state: Snapshot, charts: Charts): Reason | undefined {
  switch (state.phase) {
    case "movement": {
      const [ship] = mustStillLeave(state, charts);
      return ship === undefined ? undefined : overstays(ship);
    }
    case "incidents":
      return left(incidentsLeft(state, charts), "INCIDENTS_LEFT", "13.0", "Incidents are still to be resolved in");
    case "naval_combat":
      return left(battlesLeft(state), "BATTLES_LEFT", "14.0", "Naval combat is still to be fought in");
    case "bombardment": {
      const spaces = state.rulings.bombardmentOptional ? [] : bombardmentsLeft(state, charts);
      return left(spaces, "BOMBARDMENTS_LEFT", "16.0", "Coastal defences must still be fought in");
    }
    default:
      return undefined;
  }
}

function left(spaces: readonly string[], code: string, section: string, text: string): Reason | undefined {
  return spaces.length === 0 ? undefined : reason(code, section, `${text} ${spaces.join(", ")}.`);
}

/** 4.0 Ends the phase in progress and opens the next one that has something to decide. */
export function endPhase(ctx: Context): void {
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
