import { findUnit, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { type Removal, SIDES, type Side } from "../../vocabulary";
import type { Force, Piece } from "../1-2-forces/state";
import { scorePatrol } from "../5-1-movement/patrol-white";
import type { Context } from "../shared/context";
import { atSea, forcesOf } from "../shared/game";
import { inGroup, merchantCs, typeOf } from "../shared/units";
import { score } from "./points";

/** 3.4 True for a piece out of port: at sea, or in a box that is not a haven of its side. */
export function isOutOfPort(charts: Charts, piece: Piece): boolean {
  if (piece.station !== "box") return atSea(piece);
  return charts.MAP.facts.boxes.some(({ id, side }) => id === piece.at && side === null);
}

/** 2 Scores the end of an operation: Critical Fuel, damaged capital ships, and convoys with too few arrivals. */
export function scoreOperation(ctx: Context): void {
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
  if (force.kind !== "task_force" || !isOutOfPort(charts, force) || force.fuel.state !== "critical") return;
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
  const removals = removed.map(({ unit, cs, why }) => ({ unit, cs, free: HIT_REMOVALS.includes(why) ? 1 : 0 }));
  const { capitalDamagePerCs } = charts.VICTORY_POINTS.facts;
  for (const { unit, cs, free } of [...afloat, ...removals]) {
    if (findUnit(charts, unit) === undefined || !inGroup(charts, { unit }, "capital")) continue;
    const uncounted = tally.uncounted.find((each) => each.unit === unit)?.cs ?? 0;
    const lostCs = Math.max(0, unitOf(charts, unit).cs - cs - free - uncounted);
    if (lostCs > 0) ctx.ruling("E-67", "2.4");
    score(ctx, side, "CAPITAL_DAMAGE", capitalDamagePerCs[side] * lostCs, unit, "2.4");
  }
}

/** 2.1.2 Scores the merchants missing from an Allied convoy that has sailed. */
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
