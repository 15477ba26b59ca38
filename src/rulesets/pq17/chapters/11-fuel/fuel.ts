import { findPort } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { type FuelState, SIDES, type Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import type { Context } from "../shared/context";
import { atSea, forcesOf, hasRuling, isOnTheMap } from "../shared/game";
import { candidates } from "../shared/units";
import { burns, endurance, goesFar, movesMarker, thirst } from "./endurance";

/**
 * 11.1, E-136 Gives a force that leaves port a new marker. A force that has not refueled there keeps its state, and by
 * ruling its marker.
 */
export function startVoyage(ctx: Context, side: Side, force: Force): void {
  const { state, charts } = ctx;
  if (!burns(charts, force)) return;
  if (force.training !== null) {
    setFuel(ctx, force, "training", state.turn + charts.FUEL.facts.dangerTurnsTraining, "11.4.1");
    ctx.set(force.fuel, "refuelled", false, "REFUELLED", "11.4.1");
    return;
  }
  const warning = state.turn + endurance(state, charts, force, goesFar(state, charts, side, force));
  if (force.fuel.refuelled) {
    setFuel(ctx, force, "full", warning, "11.1");
    ctx.set(force.fuel, "refuelled", false, "REFUELLED", "11.1");
    return;
  }
  ctx.ruling("E-136", "11.1");
  if (hasRuling(state, "fuelKeptWithoutRefueling") || force.fuel.state === "critical") return;
  // A force at Low fuel has a Danger marker, which acts `dangerTurns` turns after the Warning.
  const late = force.fuel.state === "full" ? 0 : charts.FUEL.facts.dangerTurns;
  ctx.set(force.fuel, "marker", warning + late, "FUEL_MARKER", "11.1");
}

/** 11.1.3, E-120 Moves the Warning marker of a force back by some turns; its Danger marker with the option alone. */
export function burn(ctx: Context, force: Force, turns: number, section: string): void {
  const { marker, state } = force.fuel;
  if (marker === null) return;
  if (state !== "full") ctx.ruling("E-120", section);
  if (!movesMarker(ctx.state, force)) return;
  ctx.set(force.fuel, "marker", marker - turns, "FUEL_MARKER", section);
}

/** 11.2 Sets the state of a force's fuel and its marker. */
export function setFuel(ctx: Context, force: Force, state: FuelState, marker: number | null, section: string): void {
  ctx.set(force.fuel, "state", state, "FUEL_STATE", section);
  ctx.set(force.fuel, "marker", marker, "FUEL_MARKER", section);
}

/** 11 The Fuel Phase, after the turn marker has moved: refuelling completes, or markers that the turn has reached act. */
export function fuelPhase(ctx: Context): void {
  const { state } = ctx;
  ctx.ruling("D-25", "11.1");
  for (const side of SIDES) for (const force of forcesOf(state, side)) fuelOf(ctx, force);
}

function fuelOf(ctx: Context, force: Force): void {
  const { state, charts } = ctx;
  const { fuel } = force;
  if (force.reloading) completeReloading(ctx, force);
  if (force.refuelling) {
    completeRefuelling(ctx, force);
    return;
  }
  if (!burns(charts, force) || !atSea(force) || fuel.marker === null || fuel.marker > state.turn) return;
  if (fuel.state === "full") setFuel(ctx, force, "low", state.turn + charts.FUEL.facts.dangerTurns, "11.1");
  else setFuel(ctx, force, "critical", null, "11.1");
}

/** 11.3 A force that carried a Refuel marker through the turn is full. */
function completeRefuelling(ctx: Context, force: Force): void {
  const { state, charts } = ctx;
  ctx.set(force, "refuelling", false, "REFUELLED", "11.3");
  if (atSea(force)) {
    spendOil(ctx, force);
    setFuel(ctx, force, "full", state.turn - 1 + charts.FUEL.facts.atSea.warningTurns, "11.3.2");
    return;
  }
  setFuel(ctx, force, "full", null, "11.3.1");
  ctx.set(force.fuel, "refuelled", true, "REFUELLED", "11.3.1");
  // 11.3.2 Oilers are filled up in permanent ports alone.
  if (!(findPort(charts, force.at)?.permanent ?? false)) return;
  for (const ship of force.units) {
    if (ship.oil === null) continue;
    const oilPerCs = oilOf(charts, ship.unit);
    ctx.set(ship, "oil", oilPerCs * ship.cs, "OIL", "11.3.1");
    const marks = ship.marks.filter((mark) => mark !== "oiler_exhausted");
    if (marks.length < ship.marks.length) ctx.set(ship, "marks", marks, "OILER_RESUPPLIED", "11.3.1");
  }
}

function oilOf(charts: Charts, unit: string): number {
  const all = [...charts.SHIPS.facts.ships, ...charts.LIGHT_UNITS.facts.units];
  return all.find(({ id }) => id === unit)?.oilPerCs ?? 0;
}

/**
 * 11.3.2 The CS that the oilers of a force can serve at once: a fixed number for every AO and MO that has fuel left.
 */
export function serves(charts: Charts, force: Force): number {
  const oilers = candidates(
    charts,
    force.units.filter(({ oil }) => (oil ?? 0) > 0),
  );
  return oilers.length * charts.FUEL.facts.atSea.csPerOilerCs;
}

/** D-26 Fuel that the oilers of a force have left. */
export function oilIn(force: Force): number {
  return force.units.reduce((sum, { oil }) => sum + (oil ?? 0), 0);
}

/** D-26 Fuel is spent in steps of 5, fractions up. */
export function oilNeeded(charts: Charts, force: Force): number {
  const { stepOil } = charts.FUEL.facts.atSea;
  return Math.ceil(thirst(charts, force) / stepOil) * stepOil;
}

function spendOil(ctx: Context, force: Force): void {
  let left = oilNeeded(ctx.charts, force);
  for (const ship of force.units) {
    if (ship.oil === null || left === 0) continue;
    const spent = Math.min(left, ship.oil);
    left -= spent;
    ctx.set(ship, "oil", ship.oil - spent, "OIL", "D-26");
    if (ship.oil === 0 && !ship.marks.includes("oiler_exhausted")) {
      ctx.set(ship, "marks", [...ship.marks, "oiler_exhausted"], "OILER_EXHAUSTED", "1.4.2");
    }
  }
}

function completeReloading(ctx: Context, force: Force): void {
  ctx.set(force, "reloading", false, "RELOADED", "7.3.2");
  for (const ship of force.units) {
    ctx.set(ship, "torpedoesSpent", 0, "TORPEDOES_RELOADED", "7.3.2");
    const marks = ship.marks.filter((mark) => mark !== "torps_expended");
    if (marks.length < ship.marks.length) ctx.set(ship, "marks", marks, "TORPEDOES_RELOADED", "7.3.2");
  }
}

/** 11.3.1 True when forces refuel in a port. */
export function refuelsAt(charts: Charts, port: string): boolean {
  return findPort(charts, port)?.refuels ?? false;
}

/** 11.1.1 Fuel states from the least advanced to the most. */
const ADVANCE: readonly FuelState[] = ["full", "low", "training", "critical"];

/** 11.1.1 The fuel of forces that become one: the most advanced state, then the earliest marker. */
export function joinedFuel(a: Force["fuel"], b: Force["fuel"]): Force["fuel"] {
  const rank = ({ state }: Force["fuel"]): number => ADVANCE.indexOf(state);
  const [first, second] = rank(a) >= rank(b) ? [a, b] : [b, a];
  const same = rank(first) === rank(second);
  const markers = [first.marker, same ? second.marker : null].filter((each) => each !== null);
  return {
    state: first.state,
    marker: markers.length === 0 ? null : Math.min(...markers),
    refuelled: a.refuelled && b.refuelled,
  };
}

/**
 * 11.1.3, E-137 Charges a force the turns of fuel that a combat costs. By the letter, surface combat charges convoys
 * too; air attacks and offensive ASW charge only TFs.
 */
export function burnAfterCombat(
  ctx: Context,
  side: Side,
  force: Force,
  cost: "surfaceCombat" | "airAttack" | "offensiveAsw",
): void {
  if (!isOnTheMap(ctx.state, side, force)) return;
  if (cost !== "surfaceCombat" && force.kind !== "task_force") return;
  if (force.kind === "convoy" && force.fuel.marker !== null) {
    ctx.ruling("E-137", "11.1.3");
    if (hasRuling(ctx.state, "convoyFuelKeptInBattle")) return;
  }
  burn(ctx, force, ctx.charts.FUEL.facts[cost], "11.1.3");
}
