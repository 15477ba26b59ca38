import { unitOf } from "../charts/pack";
import type { Charts } from "../charts/schema";
import type { Snapshot } from "../snapshot";
import type { Force } from "../snapshot-forces";
import { type Result, SIDES, type Side } from "../vocabulary";
import { atSea, dayOf, enterPhase, forcesOf, type Table } from "./game";
import { score } from "./losses";
import { inGroup, merchantCs, typeOf } from "./units";

/** 3.4 True when the operation is over after the turn that has just ended. */
export function operationOver(state: Snapshot, charts: Charts): boolean {
  const convoys = SIDES.flatMap((side) => forcesOf(state, side).filter(({ convoy }) => convoy !== null));
  if (convoys.some(atSea)) return false;
  if (dayOf(state.turn) > charts.LIMITS.facts.days) return true;
  if (convoys.some(({ convoy }) => convoy?.arrived === false)) return false;
  return SIDES.some((side) => forcesOf(state, side).every((force) => force.kind !== "task_force" || !atSea(force)));
}

/** 3.3 The administrative turn of an operation: confirmation, victory points and the result. */
export function administer(desk: Table): void {
  const { state } = desk;
  enterPhase(desk, "admin_confirm", null, "3.3");
  confirm(desk);
  enterPhase(desk, "admin_vp", null, "3.3");
  for (const side of SIDES) {
    for (const force of forcesOf(state, side)) {
      criticalFuel(desk, side, force);
      damagedCapitals(desk, side, force);
      shortfall(desk, side, force);
    }
  }
  const { total } = state.vp;
  const result: Result = total > 0 ? "allied" : total < 0 ? "axis" : "draw";
  desk.ruling("D-01", "2");
  desk.set(state, "result", result, "RESULT", "2");
  enterPhase(desk, "end", null, "3.3");
}

/** 3.3.A, 2.3 Chits and command points are shown, and the points spent on heavy ships are scored. */
function confirm(desk: Table): void {
  const { state, charts } = desk;
  const { vpPerPoint } = charts.COMMAND_POINTS.facts;
  for (const side of SIDES) {
    for (const chit of state.sides[side].chits) desk.set(chit, "revealed", true, "CHIT_REVEALED", "3.3.A");
    for (const { pool, spent } of state.sides[side].command) {
      score(desk, side, "CP_SPENT", vpPerPoint[side] * spent, pool, "2.3");
    }
  }
}

/** 2.2 Ships at sea in Critical Fuel give their enemy points. */
function criticalFuel(desk: Table, side: Side, force: Force): void {
  const { charts } = desk;
  if (force.kind !== "task_force" || !atSea(force) || force.fuel.state !== "critical") return;
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
    score(desk, side, "CRITICAL_FUEL", sign * worth, ship.unit, "2.2");
  }
}

/** 2.4 Every CS that a capital ship has lost without sinking. */
function damagedCapitals(desk: Table, side: Side, force: Force): void {
  const { charts } = desk;
  const { capitalDamagePerCs } = charts.VICTORY_POINTS.facts;
  for (const ship of force.units) {
    if (!inGroup(charts, ship, "capital")) continue;
    const lost = unitOf(charts, ship.unit).cs - ship.cs;
    score(desk, side, "CAPITAL_DAMAGE", capitalDamagePerCs[side] * lost, ship.unit, "2.4");
  }
}

/** 2.1.2 A convoy of which too few merchants arrive. */
function shortfall(desk: Table, side: Side, force: Force): void {
  if (side !== "allied" || force.convoy === null) return;
  const { charts } = desk;
  const { arrivalShare, shortfallPerMx } = charts.VICTORY_POINTS.facts;
  const expected = force.convoy.merchants - force.convoy.excused;
  const arrived = force.convoy.arrived ? merchantCs(charts, force) : 0;
  if (!force.sailed || arrived >= arrivalShare * expected) return;
  score(desk, side, "CONVOY_SHORTFALL", shortfallPerMx * (expected - arrived), null, "2.1.2");
}
