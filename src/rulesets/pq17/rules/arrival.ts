import type { Charts } from "../charts/schema";
import type { Force } from "../snapshot-forces";
import type { SideState } from "../snapshot-sides";
import type { Side } from "../vocabulary";
import { noteEvArrival } from "./campaign/ev";
import { divide, mayLandPart, type Onward } from "./campaign/landing";
import type { Table } from "./game";
import { score } from "./losses";
import { takeBack } from "./merchants";
import { fillCapacity } from "./port-capacity";
import { dropTow, inTow } from "./towing";
import { totalCs, typeOf } from "./units";

/** 5.1.2 A force lies in port: it lies down, a TF may add a dummy, and a convoy in its destination has arrived. */
export function arriveInPort(desk: Table, side: Side, force: Force, port: string): void {
  const own = desk.state.sides[side];
  desk.set(force.fuel, "refuelled", false, "REFUELLED", "11.1");
  for (const towed of inTow(force)) dropTow(desk, force, towed);
  if (force.refuelling) desk.set(force, "refuelling", false, "REFUELLING_STOPS", "11.3.1");
  if (force.training !== null) desk.set(force, "training", null, "TRAINED", "4.3.4");
  const free = own.dummies.length < own.dummyLimit && mayAddDummy(desk.charts, own, port);
  desk.set(force, "dummyDue", force.kind === "task_force" && free, "DUMMY_DUE", "1.3");
  if (side === "allied") fillCapacity(desk, force, port);
  if (side === "allied") noteEvArrival(desk, force, port);
  if (force.convoy !== null) arriveConvoy(desk, side, force, port);
}

/** 1.3 True while a side may add a dummy in a port this turn. */
export function mayAddDummy({ LIMITS }: Charts, { portDummies }: SideState, port: string): boolean {
  return portDummies.filter((each) => each === port).length < LIMITS.facts.dummiesPerPortTurn;
}

/** 2.1 A convoy in its destination: it gathers again, and every loaded Allied MX CS scores. */
function arriveConvoy(desk: Table, side: Side, force: Force, port: string): void {
  const { convoy } = force;
  if (convoy === null || convoy.arrived || !convoy.destinations.includes(port)) return;
  const asks = side === "allied" && mayLandPart(desk.state, desk.charts, force, port);
  if (!asks) desk.set(convoy, "arrived", true, "CONVOY_ARRIVED", "2.1");
  if (convoy.scattered) desk.set(convoy, "scattered", false, "CONVOY_GATHERED", "5.5");
  for (const back of convoy.dispersed) {
    const alone = takeBack(desk, force, back, "5.6");
    if (alone !== undefined) desk.push(force.units, alone, "SHIP_REJOINED", "5.6");
  }
  if (convoy.dispersed.length > 0) desk.set(convoy, "dispersed", [], "REJOINED", "5.6");
  if (asks)
    desk.set(desk.state, "pending", { decision: "convoy_lands", side, convoy: force.id }, "CONVOY_LANDS", "15.2.1");
  else if (side === "allied" && convoy.loaded) scoreArrival(desk, force);
}

/** 2.1.1 Every loaded Allied MX CS that has arrived scores. */
function scoreArrival(desk: Table, force: Force): void {
  const merchants = totalCs(force.units.filter((ship) => typeOf(desk.charts, ship) === "MX"));
  const { loadedMxArrived } = desk.charts.VICTORY_POINTS.facts;
  score(desk, "allied", "MX_ARRIVED", loadedMxArrived * merchants, null, "2.1.1");
}

/** 15.2.1 The merchants of a convoy in one of its ports land there, but those that go on; without any the whole convoy has arrived. */
export function land(desk: Table, force: Force, onward: readonly Onward[]): Force {
  desk.set(desk.state, "pending", null, "CONVOY_LANDED", "15.2.1");
  const landed = onward.length === 0 ? force : divide(desk, force, onward);
  if (landed.convoy !== null) desk.set(landed.convoy, "arrived", true, "CONVOY_ARRIVED", "2.1");
  scoreArrival(desk, landed);
  return landed;
}
