import { findUnit, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { type Removal, type Result, SIDES, type Side } from "../../vocabulary";
import type { Force, Piece } from "../1-2-forces/state";
import { payForTraining } from "../4-3-command-points/command";
import { scorePatrol } from "../5-1-movement/patrol-white";
import { score } from "../7-9-damage/losses";
import { closeRaids, openRaids, raidsLeft } from "../12-special-conditions/raids";
import { confirmConditions } from "../12-special-conditions/scoring";
import { stationForce, stationKept } from "../15-8-homecoming/patrol-white";
import { awaitsNobody } from "../15-campaign/convoys";
import { closeFortnight } from "../15-campaign/fortnight";
import { atSea, type Context, dayOf, enterPhase, forcesOf } from "../shared/game";
import type { SideState } from "../shared/state";
import { inGroup, merchantCs, typeOf } from "../shared/units";

/** 3.4 True when the operation is over after the turn that has just ended. */
export function operationOver(state: Snapshot, charts: Charts): boolean {
  const convoys = SIDES.flatMap((side) =>
    forcesOf(state, side, (force) => mustArrive(force) && !awaitsNobody(state, side, force)),
  );
  if (convoys.some(atSea)) return false;
  if (dayOf(state.turn) > charts.LIMITS.facts.days) return true;
  if (convoys.some(({ convoy }) => convoy?.arrived === false)) return false;
  return SIDES.some((side) =>
    state.sides[side].forces.every((force) => force.kind !== "task_force" || !isOut(charts, force)),
  );
}

/** 12.12 True for every convoy but the one in the Kara Sea, which goes nowhere. */
function mustArrive({ convoy, station }: Force): boolean {
  return convoy !== null && station !== "box";
}

/** 3.4 True for a piece that is not in port: at sea, or in a box that is no haven of its side. */
function isOut(charts: Charts, piece: Piece): boolean {
  if (piece.station !== "box") return atSea(piece);
  return charts.MAP.facts.boxes.some(({ id, side }) => id === piece.at && side === null);
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

/** 2 What is scored at the end of an operation: Critical Fuel, damaged capital ships, convoys of which too few came in. */
function scoreOperation(ctx: Context): void {
  scorePatrol(ctx);
  for (const side of SIDES) {
    for (const force of forcesOf(ctx.state, side)) {
      criticalFuel(ctx, side, force);
      if (side === "allied") shortfall(ctx, force);
    }
    damagedCapitals(ctx, side);
  }
  for (const { merchants, excused } of ctx.state.sides.allied.tally.lostConvoys) missing(ctx, merchants - excused, 0);
}

/** 2.2 Ships at sea in Critical Fuel give their enemy points. */
function criticalFuel(ctx: Context, side: Side, force: Force): void {
  const { charts } = ctx;
  if (force.kind !== "task_force" || !isOut(charts, force) || force.fuel.state !== "critical") return;
  const { capitalShip, cruiserOrCve, lightPerCs } = charts.VICTORY_POINTS.facts.criticalFuel;
  const sign = side === "axis" ? 1 : -1;
  for (const ship of force.units) {
    const type = typeOf(charts, ship);
    const worth = inGroup(charts, ship, "capital")
      ? capitalShip
      : inGroup(charts, ship, "heavy")
        ? cruiserOrCve
        : type === "DD" || type === "TB"
          ? lightPerCs * ship.cs
          : 0;
    score(ctx, side, "CRITICAL_FUEL", sign * worth, ship.unit, "2.2");
  }
}

/** Why ships leave play by a hit of its own, which scores nothing. */
const HIT_REMOVALS: readonly Removal[] = ["ice", "weather", "collision", "grounding"];

/** 2.4 Every CS that a capital ship has lost in the operation without sinking, whether it is still in play or not. */
function damagedCapitals(ctx: Context, side: Side): void {
  const { charts, state } = ctx;
  const { forces, removed, tally } = state.sides[side];
  const afloat = forces.flatMap(({ units }) => units.map(({ unit, cs }) => ({ unit, cs, free: 0 })));
  const gone = removed.map(({ unit, cs, why }) => ({ unit, cs, free: HIT_REMOVALS.includes(why) ? 1 : 0 }));
  const { capitalDamagePerCs } = charts.VICTORY_POINTS.facts;
  for (const { unit, cs, free } of [...afloat, ...gone]) {
    if (findUnit(charts, unit) === undefined || !inGroup(charts, { unit }, "capital")) continue;
    const uncounted = tally.uncounted.find((each) => each.unit === unit)?.cs ?? 0;
    const lost = Math.max(0, unitOf(charts, unit).cs - cs - free - uncounted);
    if (lost > 0) ctx.ruling("E-67", "2.4");
    score(ctx, side, "CAPITAL_DAMAGE", capitalDamagePerCs[side] * lost, unit, "2.4");
  }
}

/** 2.1.2 What an Allied convoy that has sailed lacks of its merchants. */
function shortfall(ctx: Context, force: Force): void {
  if (force.convoy === null || !force.sailed) return;
  const { merchants, excused, arrived } = force.convoy;
  missing(ctx, merchants - excused, arrived ? merchantCs(ctx.charts, force) : 0);
}

/** 2.1.2 Every merchant that did not arrive costs points, if too few did. */
function missing(ctx: Context, expected: number, arrived: number): void {
  const { arrivalShare, shortfallPerMx } = ctx.charts.VICTORY_POINTS.facts;
  if (arrived >= arrivalShare * expected) return;
  score(ctx, "allied", "CONVOY_SHORTFALL", shortfallPerMx * (expected - arrived), null, "2.1.2");
}

/** 4.3, 5.1.8, 5.1.9 What a side owes and knows when the operation turns begin; a campaign begins it anew in every operation. */
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
