import { viewOf } from "../../../core/charts/look-up";
import { isClass, unitOf } from "../charts/pack";
import type { Snapshot } from "../snapshot";
import type { Force, Ship } from "../snapshot-forces";
import type { DestroyerFate, Mark, Side } from "../vocabulary";
import { carrierLosses } from "./carrier-air";
import { forcesOf, type Table, uses } from "./game";
import { removeShip, sink } from "./losses";
import { alike } from "./towing";
import { inGroup, isDiw, totalCs, typeOf } from "./units";

/** A ship that is attacked: its side, its force, and its entry there. */
export interface Target {
  readonly side: Side;
  readonly force: Force;
  readonly ship: Ship;
}

/** 7 What an attack did to one unit, in ships of a name or CS of a class. */
export interface Harm {
  readonly unit: string;
  /** CS lost, those of sunk ships included. */
  readonly lost: number;
  /** Ships, or CS of a class, sunk. */
  readonly sunk: number;
  /** Ships, or CS of a class, made Dead in the Water. */
  readonly diw: number;
  /** Ships, or CS of a class, crippled. */
  readonly crippled: number;
}

/** Nothing done to a unit. */
export function unharmed(unit: string): Harm {
  return { unit, lost: 0, sunk: 0, diw: 0, crippled: 0 };
}

/** Two harms to one unit taken together. */
export function addHarm(a: Harm, b: Harm): Harm {
  return {
    unit: a.unit,
    lost: a.lost + b.lost,
    sunk: a.sunk + b.sunk,
    diw: a.diw + b.diw,
    crippled: a.crippled + b.crippled,
  };
}

/** True while a target is still where it was: it and its force may vanish in the midst of a combat. */
export function isAlive(state: Snapshot, { side, force, ship }: Target): boolean {
  return state.sides[side].forces.includes(force) && force.units.includes(ship);
}

/** 7.9 True for a ship that takes no part in a combat: Dead in the Water, or a destroyer crippled under the option. */
export function isOutOfCombat(state: Snapshot, charts: Table["charts"], ship: Ship): boolean {
  if (isDiw(ship)) return true;
  return uses(state, "destroyer_hits") && ship.marks.includes("crippled") && typeOf(charts, ship) === "DD";
}

/** 7, D-44, D-60 Hits on a ship, one after another; those that find nothing left are lost. */
export function hurt(desk: Table, target: Target, hits: number, section: string): Harm {
  let harm = unharmed(target.ship.unit);
  const named = !isClass(desk.charts, unitOf(desk.charts, target.ship.unit));
  if (hits > 1) desk.ruling("D-60", section);
  for (let hit = 0; hit < hits && isAlive(desk.state, target); hit += 1) {
    harm = addHarm(harm, named ? hitShip(desk, target, section) : hitClass(desk, target, section));
  }
  return settled(desk, target, harm, section);
}

/** 7 Sinks a named ship, or CS of a class. */
export function sinkTarget(desk: Table, target: Target, cs: number, section: string): Harm {
  if (!isAlive(desk.state, target)) return unharmed(target.ship.unit);
  const harm = sunkHarm(desk, target, cs);
  sink(desk, target.side, target.force, target.ship, cs, section);
  return settled(desk, target, harm, section);
}

/** 7.3.1(b) Cripples a ship, or one CS of a class; one that is Dead in the Water, in tow or towing stays as it is (D-43). */
export function cripple(desk: Table, target: Target, section: string): Harm {
  const { ship } = target;
  const none = unharmed(ship.unit);
  if (!isAlive(desk.state, target) || ship.marks.includes("crippled")) return none;
  if (isDiw(ship)) {
    desk.ruling("E-08", section);
    return none;
  }
  mark(desk, target, 1, "crippled", section);
  return { ...none, crippled: 1 };
}

/** 7.3.1(a) Makes CS of a class Dead in the Water, or a named ship; what is so already sinks (D-62). */
export function makeDiw(desk: Table, target: Target, cs: number, section: string): Harm {
  const { ship } = target;
  const none = unharmed(ship.unit);
  if (!isAlive(desk.state, target)) return none;
  if (isDiw(ship)) {
    desk.ruling("D-62", section);
    return sinkTarget(desk, target, Math.min(cs, Math.max(1, ship.cs)), section);
  }
  if (!isClass(desk.charts, unitOf(desk.charts, ship.unit))) return hurt(desk, target, ship.cs, section);
  const made = Math.min(cs, ship.cs);
  mark(desk, target, made, "diw", section);
  return { ...none, diw: made };
}

/** 7 Odd hits on double-step units are forgotten at the end of a round or segment. */
export function forgetOddHits(desk: Table, side: Side, section: string): void {
  for (const force of forcesOf(desk.state, side)) {
    for (const ship of force.units) if (ship.rotated) desk.set(ship, "rotated", false, "ODD_HIT_FORGOTTEN", section);
  }
}

/** What tells the ships of an entry from others of their unit, for the audit of a pick. */
export function entryName({ unit, marks }: Pick<Ship, "unit" | "marks">): string {
  return [unit, ...marks].join(" ");
}

/** One hit on a named ship: a step, or the ship once it has no CS left. */
function hitShip(desk: Table, target: Target, section: string): Harm {
  const { charts } = desk;
  const { ship } = target;
  const none = unharmed(ship.unit);
  if (ship.cs === 0) return sinkNow(desk, target, section);
  const { doubleStep } = unitOf(charts, ship.unit);
  if (doubleStep && !ship.rotated) {
    desk.set(ship, "rotated", true, "ODD_HIT", section);
    return none;
  }
  const step = doubleStep ? Math.min(charts.LIMITS.facts.hitsPerDoubleStep, ship.cs) : 1;
  desk.set(ship, "rotated", false, "STEP_LOST", section);
  desk.set(ship, "cs", ship.cs - step, "SHIP_CS", section);
  if (ship.cs === 0) castOff(desk, target);
  return { ...none, lost: step, diw: ship.cs === 0 ? 1 : 0 };
}

/** One hit on a class: one CS is gone, or under 7.9 a destroyer meets its fate. */
function hitClass(desk: Table, target: Target, section: string): Harm {
  const { state, charts } = desk;
  const { ship } = target;
  const fated = uses(state, "destroyer_hits") && typeOf(charts, ship) === "DD" && !isOutOfCombat(state, charts, ship);
  return fated ? meetFate(desk, target, rollFate(desk, target)) : sinkNow(desk, target, section);
}

/** 7.9 Rolls the fate of a destroyer that has been hit. */
export function rollFate(desk: Table, { side, force }: Pick<Target, "side" | "force">): DestroyerFate {
  const about = { side, force: force.id };
  return desk.roll({ label: "destroyer-fate", about, section: "7.9", view: viewOf(desk.charts.DESTROYER_FATE) }).row
    .result;
}

/** 7.9 Carries out the fate of one CS of destroyers: damaged ones leave without VP, sunk ones with them. */
export function meetFate(desk: Table, target: Target, fate: DestroyerFate): Harm {
  const { side, force, ship } = target;
  const none = unharmed(ship.unit);
  if (!isAlive(desk.state, target)) return none;
  switch (fate) {
    case "sunk":
      return sinkTarget(desk, target, 1, "7.9");
    case "damaged":
      removeShip(desk, side, force, ship, "destroyer_damage", "7.9");
      return { ...none, lost: 1 };
    case "crippled":
      return cripple(desk, target, "7.9");
    case "diw":
      return makeDiw(desk, target, 1, "7.9");
  }
}

function sinkNow(desk: Table, target: Target, section: string): Harm {
  const harm = sunkHarm(desk, target, 1);
  sink(desk, target.side, target.force, target.ship, 1, section);
  return harm;
}

function sunkHarm(desk: Table, { ship }: Target, cs: number): Harm {
  const named = !isClass(desk.charts, unitOf(desk.charts, ship.unit));
  const sunk = named ? 1 : Math.min(cs, ship.cs);
  return { ...unharmed(ship.unit), lost: named ? ship.cs : sunk, sunk };
}

/** Marks a named ship, or CS of a class, which stand apart from then on. */
function mark(desk: Table, target: Target, cs: number, fresh: Mark, section: string): void {
  const { force, ship } = target;
  const marks: Mark[] = [...ship.marks.filter((each) => each !== "crippled" && each !== fresh), fresh];
  if (ship.cs <= cs || !isClass(desk.charts, unitOf(desk.charts, ship.unit))) {
    desk.set(ship, "marks", marks, "SHIP_MARKED", section);
    if (fresh === "diw") castOff(desk, target);
    return;
  }
  const part = parted(desk, ship, cs, section);
  const like = force.units.find((each) => alike(each, { ...part, marks }));
  if (like === undefined) desk.push(force.units, { ...part, marks }, "SHIP_MARKED", section);
  else joinEntry(desk, like, part, section);
}

/** Takes CS of a class out of an entry, with their share of its fuel and of the torpedoes it has spent. */
function parted(desk: Table, ship: Ship, cs: number, section: string): Ship {
  const share = (amount: number): number => Math.floor((amount * cs) / ship.cs);
  const torpedoesSpent = share(ship.torpedoesSpent);
  const oil = ship.oil === null ? null : share(ship.oil);
  desk.set(ship, "cs", ship.cs - cs, "SHIP_CS", section);
  desk.set(ship, "torpedoesSpent", ship.torpedoesSpent - torpedoesSpent, "TORPEDOES_SPENT", section);
  if (ship.oil !== null && oil !== null) desk.set(ship, "oil", ship.oil - oil, "OIL", "D-26");
  return { ...ship, cs, torpedoesSpent, oil, rotated: false, tow: null };
}

function joinEntry(desk: Table, entry: Ship, { cs, torpedoesSpent, oil }: Ship, section: string): void {
  desk.set(entry, "cs", entry.cs + cs, "SHIP_CS", section);
  desk.set(entry, "torpedoesSpent", entry.torpedoesSpent + torpedoesSpent, "TORPEDOES_SPENT", section);
  if (entry.oil !== null) desk.set(entry, "oil", entry.oil + (oil ?? 0), "OIL", "D-26");
}

/** 5.1.1 A tower that is Dead in the Water tows no more. */
function castOff(desk: Table, { force, ship }: Target): void {
  if (ship.tow === null) return;
  const towed = force.units.find((each) => each.unit === ship.tow && each.tow === ship.unit && each !== ship);
  desk.set(ship, "tow", null, "TOW_DROPPED", "5.1.1");
  if (towed !== undefined) desk.set(towed, "tow", null, "TOW_DROPPED", "5.1.1");
}

/** 7.8, D-26 What CS lost take with them: the aircraft of a carrier, and fuel that an oiler holds no more. */
function settled(desk: Table, target: Target, harm: Harm, section: string): Harm {
  const { charts, state } = desk;
  const { ship } = target;
  if (harm.lost === 0 && harm.sunk === 0) return harm;
  if (inGroup(charts, ship, "carrier")) carrierLosses(desk, target, harm, section);
  const most = (unitOf(charts, ship.unit).oilPerCs ?? 0) * totalCs([ship]);
  if (ship.oil !== null && ship.oil > most && isAlive(state, target)) desk.set(ship, "oil", most, "OIL", "D-26");
  return harm;
}
