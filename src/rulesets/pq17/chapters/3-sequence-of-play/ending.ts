import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { type Result, SIDES } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { isOutOfPort, scoreOperation } from "../2-victory/operation-end";
import { score } from "../2-victory/points";
import { payForTraining } from "../4-3-command-points/payment";
import { closeRaids, openRaids, raidsLeft } from "../12-special-conditions/raids";
import { confirmConditions } from "../12-special-conditions/scoring";
import { awaitsNobody } from "../15-2-convoys/sailing-orders";
import { stationForce, stationKept } from "../15-8-homecoming/patrol-white";
import { closeFortnight } from "../15-campaign/fortnight";
import { type Context, enterPhase } from "../shared/context";
import { atSea, dayOf, forcesOf } from "../shared/game";
import type { SideState } from "../shared/state";

/** 3.4 True when the operation is over after the turn that has just ended. */
export function operationOver(state: Snapshot, charts: Charts): boolean {
  const convoys = SIDES.flatMap((side) =>
    forcesOf(state, side, (force) => mustArrive(force) && !awaitsNobody(state, side, force)),
  );
  if (convoys.some(atSea)) return false;
  if (dayOf(state.turn) > charts.LIMITS.facts.days) return true;
  if (convoys.some(({ convoy }) => convoy?.arrived === false)) return false;
  return SIDES.some((side) =>
    state.sides[side].forces.every((force) => force.kind !== "task_force" || !isOutOfPort(charts, force)),
  );
}

/** 12.12 True for every convoy but the one in the Kara Sea, which goes nowhere. */
function mustArrive({ convoy, station }: Force): boolean {
  return convoy !== null && station !== "box";
}

/** 3.3 The administrative turn of an operation: confirmation, Port Raids if there are any, victory points and the result. */
export function administer(ctx: Context): void {
  ctx.ruling("E-72", "3.4");
  enterPhase(ctx, "admin_confirm", null, "3.3");
  confirm(ctx);
  openRaids(ctx);
  if (raidsLeft(ctx.state, ctx.charts)) enterPhase(ctx, "admin_confirm", "axis", "12.7");
  else closeOperation(ctx);
}

/** 3.3.B The victory point phase and the result of an operation. */
export function closeOperation(ctx: Context): void {
  const { state } = ctx;
  closeRaids(ctx);
  enterPhase(ctx, "admin_vp", null, "3.3");
  scoreOperation(ctx);
  if (state.campaign !== null) {
    closeFortnight(ctx);
    return;
  }
  const { total } = state.vp;
  const result: Result = total > 0 ? "allied" : total < 0 ? "axis" : "draw";
  ctx.ruling("D-01", "2");
  ctx.set(state, "result", result, "RESULT", "2");
  enterPhase(ctx, "end", null, "3.3");
}

/** 3.3.A, 2.3 Chits and command points are shown; the points spent, and the conditions met or missed, are scored. */
function confirm(ctx: Context): void {
  const { state, charts } = ctx;
  const { vpPerPoint } = charts.COMMAND_POINTS.facts;
  for (const side of SIDES) {
    for (const chit of state.sides[side].chits) ctx.set(chit, "revealed", true, "CHIT_REVEALED", "3.3.A");
    payForTraining(ctx, side);
    for (const { pool, spent } of state.sides[side].command) {
      score(ctx, side, "CP_SPENT", vpPerPoint[side] * spent, pool, "2.3");
    }
  }
  confirmConditions(ctx);
}

/**
 * 4.3, 5.1.8, 5.1.9 Sets a side's obligations and knowledge at the start of the operation turns; a campaign resets them
 * in every operation.
 */
export function readyMovement(ctx: Context): void {
  const { state } = ctx;
  for (const side of SIDES) {
    const own = state.sides[side];
    ctx.set(own, "obliged", state.initiative === side, "OBLIGATION", "4.3");
    if (state.campaign === null) continue;
    if (own.trained) ctx.set(own, "trained", false, "TRAINING", "4.3.4");
    if (own.located.length > 0) ctx.set(own, "located", [], "CARRIER_LOCATED", "5.1.8");
    ctx.set(own, "patrolWhite", onStation(ctx, side), "PATROL_WHITE", "5.1.9");
  }
}

/** 15.8.1 The cruisers on the station of Patrol White in a campaign; none while it is waived. */
function onStation(ctx: Context, side: (typeof SIDES)[number]): SideState["patrolWhite"] {
  const { state, charts } = ctx;
  if (side !== charts.MAP_AREAS.facts.patrolWhite.side || !stationKept(state)) return [];
  return (stationForce(state, charts)?.units ?? []).map(({ unit }) => ({ unit, left: false }));
}
