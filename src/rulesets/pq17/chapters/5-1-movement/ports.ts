import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { isClass, opponentOf, scenarioOf, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { ConditionId, Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { type Context, forcesOf } from "../shared/game";
import { inGroup, nationOf, typeOf } from "../shared/units";

/** Conditions whose TFs sail although no enemy has been found (11.4). */
const SAILING: readonly ConditionId[] = ["atlantic_breakout", "minelaying", "sizilien", "wunderland"];

/** 5.1.8, 11.4 What holds a TF in port by orders and for want of fuel; undefined when nothing does. */
export function heldByOrders(state: Snapshot, charts: Charts, side: Side, force: Force): Reason | undefined {
  const { shortageSide, shortageFrom } = charts.FUEL.facts;
  if (side !== shortageSide || force.kind !== "task_force") return undefined;
  const chits = state.sides[side].chits.map(({ condition }) => condition);
  if (chits.includes("atlantic_breakout")) return undefined;
  const { ships } = charts.MAP_AREAS.facts.heldInPort;
  const held = force.units.some(({ unit }) => ships.includes(unit));
  if (held && !chits.includes("no_restrictions") && unlocated(state, charts, side).length > 0) {
    return reason("CARRIERS_NOT_LOCATED", "5.1.8", "It sails only when every enemy carrier is located.");
  }
  const waived = force.training !== null || chits.some((condition) => SAILING.includes(condition));
  if (waived || state.campaign !== null || state.fortnight < shortageFrom) return undefined;
  return state.sides[side].reports.some(({ kind }) => kind !== "wolf_pack")
    ? undefined
    : reason("NO_TARGET_IDENTIFIED", "11.4", "No Allied TF or convoy has been identified at sea.");
}

/** 5.1.8, D-36 The enemy's fleet carriers that a side has not located: those of the scenario, in a campaign those in play. */
function unlocated(state: Snapshot, charts: Charts, side: Side): string[] {
  const { carrier } = charts.MAP_AREAS.facts.heldInPort;
  const enemy = opponentOf(side);
  const { located, sunk } = state.sides[enemy];
  const listed = state.campaign === null ? scenarioOf(charts, state.scenario).forces[enemy] : forcesOf(state, enemy);
  const ships = listed.flatMap(({ units }) => units.filter((ship) => typeOf(charts, ship) === carrier));
  return ships
    .map(({ unit }) => unit)
    .filter((unit) => !located.includes(unit) && !sunk.some((each) => each.unit === unit));
}

/** D-36 Notes that the other side knows of the fleet carriers of a force: told in a report, photographed or disclosed. */
export function noteCarriers(ctx: Context, side: Side, force: Force, section: string): void {
  const { state, charts } = ctx;
  const own = state.sides[side];
  const { carrier } = charts.MAP_AREAS.facts.heldInPort;
  for (const { unit } of force.units.filter((ship) => typeOf(charts, ship) === carrier)) {
    if (!own.located.includes(unit)) ctx.push(own.located, unit, "CARRIER_LOCATED", section);
  }
}

/** D-55 What of a force counts against the capacity of the North Russian ports: undamaged warships that are not Soviet. */
function counted(charts: Charts, force: Force): Ship[] {
  return force.units.filter(
    (ship) =>
      inGroup(charts, ship, "warship") &&
      nationOf(charts, ship) !== "soviet" &&
      typeOf(charts, ship) !== "ES" &&
      !inGroup(charts, ship, "submarine") &&
      ship.cs > 0 &&
      !ship.marks.includes("crippled") &&
      !ship.marks.includes("diw"),
  );
}

/** D-55 Those that have not been counted before: a named ship counts once in the operation. */
function fresh(state: Snapshot, charts: Charts, force: Force): Ship[] {
  return counted(charts, force).filter(
    (ship) => isClass(charts, unitOf(charts, ship.unit)) || !state.capacityUsed.includes(ship.unit),
  );
}

interface Used {
  capital: number;
  cruisers: number;
  light: number;
}

function tally(charts: Charts, ships: readonly { readonly unit: string; readonly cs: number }[]): Used {
  const used: Used = { capital: 0, cruisers: 0, light: 0 };
  for (const ship of ships) {
    if (inGroup(charts, ship, "capital")) used.capital += 1;
    else if (inGroup(charts, ship, "heavy")) used.cruisers += 1;
    else used.light += ship.cs;
  }
  return used;
}

/** 5.1.2 True when a port takes every warship of a force that counts against its capacity. */
export function capacityLeft(state: Snapshot, charts: Charts, force: Force, port: string): boolean {
  const { ports, rows } = charts.PORT_CAPACITY.facts;
  if (!ports.includes(port)) return true;
  const row = rows.find(({ from, to }) => from <= state.fortnight && state.fortnight <= to);
  if (row === undefined) return true;
  const before = tally(
    charts,
    state.capacityUsed.map((unit) => ({ unit, cs: 1 })),
  );
  const more = tally(charts, fresh(state, charts, force));
  return (
    before.capital + more.capital <= row.capitalShips &&
    before.cruisers + more.cruisers <= row.cruisers &&
    before.light + more.light <= row.lightCs
  );
}

/** D-55 Records what has entered a port of limited capacity, a class once for each CS. */
export function fillCapacity(ctx: Context, force: Force, port: string): void {
  const { state, charts } = ctx;
  if (!charts.PORT_CAPACITY.facts.ports.includes(port)) return;
  for (const ship of fresh(state, charts, force)) {
    const times = inGroup(charts, ship, "heavy") ? 1 : ship.cs;
    for (let time = 0; time < times; time += 1) ctx.push(state.capacityUsed, ship.unit, "CAPACITY_USED", "5.1.2");
  }
}
