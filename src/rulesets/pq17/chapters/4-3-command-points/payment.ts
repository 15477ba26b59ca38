import { LAST_TURN } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { patrolStation } from "../5-1-movement/patrol-white";
import type { Context } from "../shared/context";
import { atSea, forcesOf } from "../shared/game";
import { costOf, farFromRussia, pointsFor, sovietSurface } from "./command";
import type { Command } from "./state";

/** 2.3 Spends what a force costs to sail; gives the points. */
export function payCommand(ctx: Context, side: Side, force: Force, port: string | null): number {
  const { state, charts } = ctx;
  let spent = 0;
  for (const cost of costOf(charts, side, force, port)) {
    const command = state.sides[side].command.find(({ pool }) => pool === cost.pool);
    if (command === undefined) continue;
    const { spend, creditLeft, fresh } = pointsFor(charts, state.turn, command, cost);
    const paid = Math.min(spend, command.available);
    spendPoints(ctx, command, paid);
    if (creditLeft > 0 || command.credit > 0) ctx.ruling("D-34", "4.3.2");
    ctx.set(command, "credit", creditLeft, "CP_CREDIT", "4.3.2");
    if (creditLeft === 0) ctx.set(command, "creditUntil", null, "CP_CREDIT", "4.3.2");
    else if (fresh) ctx.set(command, "creditUntil", nextTurn(state), "CP_CREDIT", "4.3.2");
    spent += paid;
  }
  return spent;
}

/** 4.3.2 Takes points from a pool. */
export function spendPoints(ctx: Context, command: Command, points: number): void {
  if (points === 0) return;
  ctx.set(command, "available", command.available - points, "CP_SPENT", "4.3.2");
  ctx.set(command, "spent", command.spent + points, "CP_SPENT", "4.3.2");
}

/** D-59 In its first naval movement segment a side pays for the forces that its plan has at sea, but for Patrol White. */
export function payForForcesAtSea(ctx: Context, side: Side): void {
  const { state, charts } = ctx;
  const station = patrolStation(charts);
  for (const force of forcesOf(state, side)) {
    if (!atSea(force) || force.sailed) continue;
    ctx.set(force, "sailed", true, "SAILED", "4.3.2");
    if (force.fromGermany || (station.includes(force.at) && onPatrol(state, side, force))) continue;
    if (costOf(charts, side, force, null).length > 0) ctx.ruling("D-59", "4.3.2");
    payCommand(ctx, side, force, null);
  }
}

/** 4.3.2 Pays for Soviet ships that enter a hex far from Russia. */
export function paySovietHex(ctx: Context, force: Force, hex: string): void {
  const { state, charts } = ctx;
  if (!sovietSurface(charts, force) || !farFromRussia(charts, hex)) return;
  const command = state.sides.allied.command.find(({ pool }) => pool === "severnyy_flot");
  if (command === undefined) return;
  spendPoints(ctx, command, Math.min(command.available, charts.COMMAND_POINTS.facts.sovietHex));
}

/** D-59 True for a force with a cruiser of Patrol White, which has no points to pay. */
function onPatrol(state: Snapshot, side: Side, force: Force): boolean {
  return state.sides[side].patrolWhite.some((cruiser) => force.units.some(({ unit }) => unit === cruiser.unit));
}

/** 4.3 The side with the initiative that has spent nothing in its first movement segment ticks off what it must spend. */
export function meetObligation(ctx: Context, side: Side): void {
  const { state, charts } = ctx;
  const own = state.sides[side];
  if (!own.obliged) return;
  ctx.set(own, "obliged", false, "OBLIGATION", "4.3");
  const { least, cruisersPerPoint } = charts.COMMAND_POINTS.facts;
  const spent = own.command.reduce((sum, command) => sum + command.spent, 0);
  const command = own.command.find(({ available }) => available >= least - spent);
  if (spent >= least || command === undefined) return;
  ctx.ruling("E-34", "4.3");
  spendPoints(ctx, command, least - spent);
  ctx.set(command, "credit", command.credit + cruisersPerPoint, "CP_CREDIT", "4.3.2");
  ctx.set(command, "creditUntil", nextTurn(state), "CP_CREDIT", "4.3.2");
}

/** 4.3.4 A TF that has not come back from its training pays the points after all. */
export function payForTraining(ctx: Context, side: Side): void {
  for (const force of forcesOf(ctx.state, side)) {
    if (force.training === null) continue;
    payCommand(ctx, side, force, force.training);
    ctx.set(force, "training", null, "TRAINING", "4.3.4");
  }
}

/** D-34 The turn after this one, or this one when it is the last that there can be. */
function nextTurn({ turn }: Snapshot): number {
  return Math.min(turn + 1, LAST_TURN);
}
