import { chartView } from "../../../../core/charts/look-up";
import { isBox } from "../../charts/map";
import { findPort } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { SIDES, type Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { enterHex } from "../5-1-movement/movement";
import { watchPatrol } from "../5-1-movement/patrol-white";
import { numberBlock } from "../6-1-identification/identity";
import { crossIce } from "../10-ice/ice";
import { endurance, goesFar } from "../11-fuel/endurance";
import { setFuel } from "../11-fuel/fuel";
import type { Context } from "../shared/context";
import { findPiece, forcesOf, uses } from "../shared/game";
import { hexesBefore } from "./start-turn";

/** 8.3.1 Rolls for the turn at which player phases begin, where that option is in use. */
export function rollStart(ctx: Context): void {
  const { state, charts } = ctx;
  if (!uses(state, "variable_start") || uses(state, "complete_operation")) return;
  const { row } = ctx.roll({
    label: "variable-start",
    section: "8.3.1",
    view: chartView(charts.VARIABLE_START),
    resultName: ({ turns }) => `${turns} turns`,
  });
  ctx.set(state, "startTurn", Math.max(1, state.startTurn + row.turns), "START_TURN", "8.3.1");
}

/** 8.3 The forces of a side that its plan has at sea before a turn. */
function underWay(state: Snapshot, side: Side): Force[] {
  return forcesOf(state, side, ({ plan }) => plan !== null && plan.departs < state.turn);
}

/**
 * 8.3 When player phases begin, puts planned forces where their plan has them at the end of the previous turn. Ice is
 * met now.
 */
export function sailPlanned(ctx: Context): void {
  for (const side of SIDES) {
    for (const force of underWay(ctx.state, side)) sailForce(ctx, side, force);
    for (const force of forcesOf(ctx.state, side)) {
      if (force.plan !== null) ctx.set(force, "plan", null, "PLAN_DONE", "8.3");
    }
  }
}

function sailForce(ctx: Context, side: Side, force: Force): void {
  const { state, charts } = ctx;
  const { plan } = force;
  if (plan === null) return;
  ctx.ruling("E-35", "8.3");
  const german = force.station === "box" || isBox(findPort(charts, force.at)?.at ?? "");
  const course = plan.path.slice(0, hexesBefore(charts, force, plan.departs, plan.speed, state.turn));
  for (const hex of course) {
    if (isBox(hex)) {
      putToSea(ctx, side, force, german, plan.departs);
      ctx.set(force, "station", "box", "STATION", "8.3");
      ctx.set(force, "at", hex, "PIECE_AT", "8.3");
      continue;
    }
    const { crossed } = crossIce(ctx, side, force, hex, "solid_pack");
    if (findPiece(state, side, force.id) === undefined) return;
    if (!crossed) break;
    if (force.station !== "at_sea") putToSea(ctx, side, force, german, plan.departs);
    ctx.set(force, "at", hex, "PIECE_AT", "8.3");
    enterHex(ctx, side, force, hex);
  }
  if (force.station !== "at_sea") return;
  numberBlock(ctx, side, force.id, "1.2");
  watchPatrol(ctx, side, force);
}

/** 11.1 A planned force has left port in the turn that its plan names; its command points are paid later (D-59). */
function putToSea(ctx: Context, side: Side, force: Force, german: boolean, departs: number): void {
  const { state, charts } = ctx;
  ctx.set(force, "station", "at_sea", "STATION", "8.3");
  ctx.set(force, "fromGermany", german, "FROM_GERMANY", "11.4");
  const turns = endurance(state, charts, force, goesFar(state, charts, side, force));
  setFuel(ctx, force, "full", departs + turns, "11.1");
  ctx.set(force.fuel, "refuelled", false, "REFUELLED", "11.1");
}
