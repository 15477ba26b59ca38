import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { score } from "../2-victory/points";
import { takeBack } from "../9-weather/dispersal";
import { divide } from "../15-2-convoys/convoys";
import { mayLandPart, type Onward } from "../15-2-convoys/landing";
import { noteEvArrival } from "../15-8-homecoming/ev";
import type { Context } from "../shared/context";
import { inGroup, inTow, totalCs, typeOf } from "../shared/units";
import { mayAddDummy, uncounted } from "./ports";
import { releaseTow } from "./towing";

/** 5.1.2 A force lies in port: it lies down, a TF may add a dummy, and a convoy in its destination has arrived. */
export function arriveInPort(ctx: Context, side: Side, force: Force, port: string): void {
  const own = ctx.state.sides[side];
  ctx.set(force.fuel, "refuelled", false, "REFUELLED", "11.1");
  for (const towed of inTow(force)) releaseTow(ctx, force, towed);
  if (force.refuelling) ctx.set(force, "refuelling", false, "REFUELLING_STOPS", "11.3.1");
  if (force.training !== null) ctx.set(force, "training", null, "TRAINED", "4.3.4");
  const free = own.dummies.length < own.dummyLimit && mayAddDummy(ctx.charts, own, port);
  ctx.set(force, "dummyDue", force.kind === "task_force" && free, "DUMMY_DUE", "1.3");
  if (side === "allied") fillCapacity(ctx, force, port);
  if (side === "allied") noteEvArrival(ctx, force, port);
  if (force.convoy !== null) arriveConvoy(ctx, side, force, port);
}

/** 2.1 A convoy in its destination: it gathers again, and every loaded Allied MX CS scores. */
function arriveConvoy(ctx: Context, side: Side, force: Force, port: string): void {
  const { convoy } = force;
  if (convoy === null || convoy.arrived || !convoy.destinations.includes(port)) return;
  const asks = side === "allied" && mayLandPart(ctx.state, ctx.charts, force, port);
  if (!asks) ctx.set(convoy, "arrived", true, "CONVOY_ARRIVED", "2.1");
  if (convoy.scattered) ctx.set(convoy, "scattered", false, "CONVOY_GATHERED", "5.5");
  for (const back of convoy.dispersed) {
    const alone = takeBack(ctx, force, back, "5.6");
    if (alone !== undefined) ctx.push(force.units, alone, "SHIP_REJOINED", "5.6");
  }
  if (convoy.dispersed.length > 0) ctx.set(convoy, "dispersed", [], "REJOINED", "5.6");
  if (asks)
    ctx.set(ctx.state, "pending", { decision: "convoy_lands", side, convoy: force.id }, "CONVOY_LANDS", "15.2.1");
  else if (side === "allied" && convoy.loaded) scoreArrival(ctx, force);
}

/** 2.1.1 Every loaded Allied MX CS that has arrived scores. */
function scoreArrival(ctx: Context, force: Force): void {
  const merchants = totalCs(force.units.filter((ship) => typeOf(ctx.charts, ship) === "MX"));
  const { loadedMxArrived } = ctx.charts.VICTORY_POINTS.facts;
  score(ctx, "allied", "MX_ARRIVED", loadedMxArrived * merchants, null, "2.1.1");
}

/**
 * 15.2.1 Lands the merchants of a convoy in one of its ports, except those that go on. If none go on, the whole convoy
 * has arrived.
 */
export function land(ctx: Context, force: Force, onward: readonly Onward[]): Force {
  ctx.set(ctx.state, "pending", null, "CONVOY_LANDED", "15.2.1");
  const landed = onward.length === 0 ? force : divide(ctx, force, onward);
  if (landed.convoy !== null) ctx.set(landed.convoy, "arrived", true, "CONVOY_ARRIVED", "2.1");
  scoreArrival(ctx, landed);
  return landed;
}

/** D-55 Records what has entered a port of limited capacity, a class once for each CS. */
function fillCapacity(ctx: Context, force: Force, port: string): void {
  const { state, charts } = ctx;
  if (!charts.PORT_CAPACITY.facts.ports.includes(port)) return;
  for (const ship of uncounted(state, charts, force)) {
    const times = inGroup(charts, ship, "heavy") ? 1 : ship.cs;
    for (let time = 0; time < times; time += 1) ctx.push(state.capacityUsed, ship.unit, "CAPACITY_USED", "5.1.2");
  }
}
