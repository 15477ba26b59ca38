import { orderOf } from "../../charts/pack";
import type { Charts, Order } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { END_REASONS, OrderId, RESULTS } from "../../vocabulary";
import { terrainAt } from "../9-ports/sites";
import { isDefended } from "../16-bombardment/coastal-defences";
import { type Context, enterPhase } from "../shared/context";
import { germanInPlay } from "../shared/game";

/** 17.0 The progress of each condition of the order. */
export interface ObjectiveProgress {
  readonly order: OrderId;
  /** At least one German ship is where the order wants it (D-66). */
  readonly inPlace: boolean;
  readonly vp: number;
  readonly vpNeeded: number;
  /** Spaces with coastal defences that must still be destroyed. */
  readonly defended: readonly string[];
  readonly fulfilled: boolean;
}

/** 17.0 The progress of each condition of the order. */
export function objectiveProgress(state: Snapshot, charts: Charts): ObjectiveProgress {
  const { location, vp: vpNeeded, destroyed } = orderOf(charts, state.order);
  const inPlace = germanInPlay(state).some((ship) => {
    const { space } = state.ships[ship];
    return space !== null && isObjective(state, charts, location, space);
  });
  const defended = destroyed.filter((space) => isDefended(state, space));
  const fulfilled = inPlace && state.vp >= vpNeeded && defended.length === 0;
  return { order: state.order, inPlace, vp: state.vp, vpNeeded, defended, fulfilled };
}

function isObjective(state: Snapshot, charts: Charts, location: Order["location"], space: string): boolean {
  return location.spaces.includes(space) || location.terrains.includes(terrainAt(state, charts, space));
}

/** 17.0, 24.0 Ends the scenario; a campaign goes on between scenarios. */
export function endScenario(
  ctx: Context,
  result: (typeof RESULTS)[number],
  reason: (typeof END_REASONS)[number],
  section: string,
): void {
  const { state } = ctx;
  ctx.set(state, "result", result, "SCENARIO_RESULT", section);
  ctx.set(state, "endReason", reason, "END_REASON", section);
  ctx.set(state, "battle", null, "BATTLE_OVER", section);
  ctx.set(state, "incident", null, "INCIDENTS_OVER", section);
  ctx.set(state, "intelligence", null, "INTELLIGENCE_OVER", section);
  ctx.set(state, "sharing", null, "SHARING_OVER", section);
  enterPhase(ctx, state.campaign === null ? "over" : "between_scenarios", section);
}

/** D-71 Ends the scenario at once when no German ship is left in play; D-67 an order fulfilled before stays achieved. */
export function settle(ctx: Context): void {
  const { state } = ctx;
  if (state.result !== null || germanInPlay(state).length > 0) return;
  ctx.ruling("D-71", "17.0");
  endScenario(ctx, state.orderAchieved ? "victory" : "defeat", "no_german_ship", "17.0");
}
