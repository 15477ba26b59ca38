import { chartView } from "../../../../core/charts/look-up";
import { isClass, unitOf } from "../../charts/pack";
import type { DestroyerFate, Mark, Side } from "../../vocabulary";
import type { Ship } from "../1-2-forces/state";
import { carrierLosses } from "../7-8-carriers/carrier-air";
import type { Context } from "../shared/context";
import { forcesOf, uses } from "../shared/game";
import { alike, inGroup, isDiw, isOutOfCombat, totalCs, typeOf } from "../shared/units";
import { addHarm, type Harm, isAlive, type Target, unharmed } from "./harm";
import { removeShip, sink } from "./losses";

/** 7, D-44, D-60 Hits on a ship, one after another; those that find nothing left are lost. */
export function hurt(ctx: Context, target: Target, hits: number, section: string): Harm {
  let harm = unharmed(target.ship.unit);
  const isNamedUnit = !isClass(ctx.charts, unitOf(ctx.charts, target.ship.unit));
  if (hits > 1) ctx.ruling("D-60", section);
  for (let hit = 0; hit < hits && isAlive(ctx.state, target); hit += 1) {
    harm = addHarm(harm, isNamedUnit ? hitShip(ctx, target, section) : hitClass(ctx, target, section));
  }
  return settled(ctx, target, harm, section);
}

/** 7 Sinks a named ship, or CS of a class. */
export function sinkTarget(ctx: Context, target: Target, cs: number, section: string): Harm {
  if (!isAlive(ctx.state, target)) return unharmed(target.ship.unit);
  const harm = sunkHarm(ctx, target, cs);
  sink(ctx, target.side, target.force, target.ship, cs, section);
  return settled(ctx, target, harm, section);
}

/**
 * 7.3.1(b) Cripples a ship, or one CS of a class. A ship that is Dead in the Water, in tow or towing stays unchanged
 * (D-43).
 */
export function cripple(ctx: Context, target: Target, section: string): Harm {
  const { ship } = target;
  const none = unharmed(ship.unit);
  if (!isAlive(ctx.state, target) || ship.marks.includes("crippled")) return none;
  if (isDiw(ship)) {
    ctx.ruling("E-08", section);
    return none;
  }
  mark(ctx, target, 1, "crippled", section);
  return { ...none, crippled: 1 };
}

/** 7.3.1(a) Makes CS of a class Dead in the Water, or a named ship; what is so already sinks (D-62). */
export function makeDiw(ctx: Context, target: Target, cs: number, section: string): Harm {
  const { ship } = target;
  const none = unharmed(ship.unit);
  if (!isAlive(ctx.state, target)) return none;
  if (isDiw(ship)) {
    ctx.ruling("D-62", section);
    return sinkTarget(ctx, target, Math.min(cs, Math.max(1, ship.cs)), section);
  }
  if (!isClass(ctx.charts, unitOf(ctx.charts, ship.unit))) return hurt(ctx, target, ship.cs, section);
  const count = Math.min(cs, ship.cs);
  mark(ctx, target, count, "diw", section);
  return { ...none, diw: count };
}

/** 7 Odd hits on double-step units are forgotten at the end of a round or segment. */
export function forgetOddHits(ctx: Context, side: Side, section: string): void {
  for (const force of forcesOf(ctx.state, side)) {
    for (const ship of force.units) if (ship.rotated) ctx.set(ship, "rotated", false, "ODD_HIT_FORGOTTEN", section);
  }
}

/** One hit on a named ship: a step, or the ship once it has no CS left. */
function hitShip(ctx: Context, target: Target, section: string): Harm {
  const { charts } = ctx;
  const { ship } = target;
  const none = unharmed(ship.unit);
  if (ship.cs === 0) return sinkNow(ctx, target, section);
  const { doubleStep } = unitOf(charts, ship.unit);
  if (doubleStep && !ship.rotated) {
    ctx.set(ship, "rotated", true, "ODD_HIT", section);
    return none;
  }
  const step = doubleStep ? Math.min(charts.LIMITS.facts.hitsPerDoubleStep, ship.cs) : 1;
  ctx.set(ship, "rotated", false, "STEP_LOST", section);
  ctx.set(ship, "cs", ship.cs - step, "SHIP_CS", section);
  if (ship.cs === 0) castOff(ctx, target);
  return { ...none, lost: step, diw: ship.cs === 0 ? 1 : 0 };
}

/** One hit on a class: one CS is gone, or under 7.9 a destroyer meets its fate. */
function hitClass(ctx: Context, target: Target, section: string): Harm {
  const { state, charts } = ctx;
  const { ship } = target;
  const fated = uses(state, "destroyer_hits") && typeOf(charts, ship) === "DD" && !isOutOfCombat(state, charts, ship);
  return fated ? meetFate(ctx, target, rollFate(ctx, target)) : sinkNow(ctx, target, section);
}

/** 7.9 Rolls the fate of a destroyer that has been hit. */
export function rollFate(ctx: Context, { side, force }: Pick<Target, "side" | "force">): DestroyerFate {
  const about = { side, force: force.id };
  return ctx.roll({ label: "destroyer-fate", about, section: "7.9", view: chartView(ctx.charts.DESTROYER_FATE) }).row
    .result;
}

/** 7.9 Carries out the fate of one CS of destroyers: damaged ones leave without VP, sunk ones with them. */
export function meetFate(ctx: Context, target: Target, fate: DestroyerFate): Harm {
  const { side, force, ship } = target;
  const none = unharmed(ship.unit);
  if (!isAlive(ctx.state, target)) return none;
  switch (fate) {
    case "sunk":
      return sinkTarget(ctx, target, 1, "7.9");
    case "damaged":
      removeShip(ctx, side, force, ship, "destroyer_damage", "7.9");
      return { ...none, lost: 1 };
    case "crippled":
      return cripple(ctx, target, "7.9");
    case "diw":
      return makeDiw(ctx, target, 1, "7.9");
  }
}

function sinkNow(ctx: Context, target: Target, section: string): Harm {
  const harm = sunkHarm(ctx, target, 1);
  sink(ctx, target.side, target.force, target.ship, 1, section);
  return harm;
}

function sunkHarm(ctx: Context, { ship }: Target, cs: number): Harm {
  const isNamedUnit = !isClass(ctx.charts, unitOf(ctx.charts, ship.unit));
  const sunk = isNamedUnit ? 1 : Math.min(cs, ship.cs);
  return { ...unharmed(ship.unit), lost: isNamedUnit ? ship.cs : sunk, sunk };
}

/** Marks a named ship, or CS of a class, which form a separate entry from then on. */
function mark(ctx: Context, target: Target, cs: number, fresh: Mark, section: string): void {
  const { force, ship } = target;
  const marks: Mark[] = [...ship.marks.filter((each) => each !== "crippled" && each !== fresh), fresh];
  if (ship.cs <= cs || !isClass(ctx.charts, unitOf(ctx.charts, ship.unit))) {
    ctx.set(ship, "marks", marks, "SHIP_MARKED", section);
    if (fresh === "diw") castOff(ctx, target);
    return;
  }
  const part = parted(ctx, ship, cs, section);
  const like = force.units.find((each) => alike(each, { ...part, marks }));
  if (like === undefined) ctx.push(force.units, { ...part, marks }, "SHIP_MARKED", section);
  else joinEntry(ctx, like, part, section);
}

/** Takes CS of a class out of an entry, with their share of its fuel and of the torpedoes it has spent. */
function parted(ctx: Context, ship: Ship, cs: number, section: string): Ship {
  const share = (amount: number): number => Math.floor((amount * cs) / ship.cs);
  const torpedoesSpent = share(ship.torpedoesSpent);
  const oil = ship.oil === null ? null : share(ship.oil);
  ctx.set(ship, "cs", ship.cs - cs, "SHIP_CS", section);
  ctx.set(ship, "torpedoesSpent", ship.torpedoesSpent - torpedoesSpent, "TORPEDOES_SPENT", section);
  if (ship.oil !== null && oil !== null) ctx.set(ship, "oil", ship.oil - oil, "OIL", "D-26");
  return { ...ship, cs, torpedoesSpent, oil, rotated: false, tow: null };
}

function joinEntry(ctx: Context, entry: Ship, { cs, torpedoesSpent, oil }: Ship, section: string): void {
  ctx.set(entry, "cs", entry.cs + cs, "SHIP_CS", section);
  ctx.set(entry, "torpedoesSpent", entry.torpedoesSpent + torpedoesSpent, "TORPEDOES_SPENT", section);
  if (entry.oil !== null) ctx.set(entry, "oil", entry.oil + (oil ?? 0), "OIL", "D-26");
}

/** 5.1.1 A tower that is Dead in the Water tows no more. */
function castOff(ctx: Context, { force, ship }: Target): void {
  if (ship.tow === null) return;
  const towed = force.units.find((each) => each.unit === ship.tow && each.tow === ship.unit && each !== ship);
  ctx.set(ship, "tow", null, "TOW_DROPPED", "5.1.1");
  if (towed !== undefined) ctx.set(towed, "tow", null, "TOW_DROPPED", "5.1.1");
}

/** 7.8, D-26 Takes away what goes with CS lost: the aircraft of a carrier, and fuel that an oiler holds no more. */
function settled(ctx: Context, target: Target, harm: Harm, section: string): Harm {
  const { charts, state } = ctx;
  const { ship } = target;
  if (harm.lost === 0 && harm.sunk === 0) return harm;
  if (inGroup(charts, ship, "carrier")) carrierLosses(ctx, target, harm, section);
  const most = (unitOf(charts, ship.unit).oilPerCs ?? 0) * totalCs([ship]);
  if (ship.oil !== null && ship.oil > most && isAlive(state, target)) ctx.set(ship, "oil", most, "OIL", "D-26");
  return harm;
}
