import { unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import type { Context } from "../shared/context";
import { canonical, totalCs, typeOf } from "../shared/units";
import { entriesOf, forceOfPart, forcesIn, isNamed, isOutOfCombat, stateKey, stateOf } from "./battle";
import type { DisplayPart, DisplayUnit, SurfaceBattle } from "./state";

/** 7.5.2, D-56 Puts the ships of a force on the display, on the fewest counters; submarines are left out. */
export function deployForce(ctx: Context, battle: SurfaceBattle, side: Side, force: Force): void {
  const { charts } = ctx;
  const ships = canonical(charts, force.units).filter((ship) => typeOf(charts, ship) !== "SS");
  for (const pool of poolsOf(charts, ships)) deployPool(ctx, battle, side, force, pool);
}

/** The entries of a force that fight as one: a named ship, or the CS of a class in one state. */
function poolsOf(charts: Charts, ships: readonly Ship[]): Ship[][] {
  const pools = new Map<string, Ship[]>();
  for (const ship of ships) {
    const key = stateKey(charts, stateOf(charts, ship));
    pools.set(key, [...(pools.get(key) ?? []), ship]);
  }
  return [...pools.values()];
}

function deployPool(ctx: Context, battle: SurfaceBattle, side: Side, force: Force, pool: readonly Ship[]): void {
  const { charts } = ctx;
  const first = pool[0];
  if (first === undefined) return;
  const whole: DisplayPart = {
    force: force.id,
    ...stateOf(charts, first),
    cs: totalCs(pool),
    spent: pool.reduce((sum, { torpedoesSpent }) => sum + torpedoesSpent, 0),
  };
  if (isNamed(charts, first.unit)) {
    addUnit(ctx, battle, side, [whole]);
    return;
  }
  const most = unitOf(charts, first.unit).cs;
  const perCs = unitOf(charts, first.unit).torpedoes;
  let { cs, spent } = whole;
  for (const unit of battle.units) {
    if (cs === 0) return;
    const room = unit.side === side && !unit.withdrawn && isLike(charts, unit, whole) ? most - total(unit) : 0;
    if (room <= 0) continue;
    const taken = Math.min(room, cs);
    const used = Math.min(spent, taken * perCs);
    ctx.push(unit.parts, { ...whole, cs: taken, spent: used }, "COUNTER_GROWS", "1.4");
    cs -= taken;
    spent -= used;
  }
  while (cs > 0) {
    const taken = Math.min(most, cs);
    const used = Math.min(spent, taken * perCs);
    addUnit(ctx, battle, side, [{ ...whole, cs: taken, spent: used }]);
    cs -= taken;
    spent -= used;
  }
}

/** True for a counter of the same class in the same state alone, which more CS may join (1.4). */
function isLike(charts: Charts, unit: DisplayUnit, part: DisplayPart): boolean {
  return unit.parts.every((each) => stateKey(charts, each) === stateKey(charts, part));
}

function total({ parts }: DisplayUnit): number {
  return parts.reduce((sum, { cs }) => sum + cs, 0);
}

function addUnit(ctx: Context, battle: SurfaceBattle, side: Side, parts: DisplayPart[]): DisplayUnit {
  const unit: DisplayUnit = {
    no: Math.max(0, ...battle.units.map(({ no }) => no)) + 1,
    side,
    area: "deployment",
    evasion: false,
    screens: [],
    protects: null,
    since: Math.max(1, battle.round),
    withdrawn: false,
    hit: false,
    parts,
  };
  ctx.push(battle.units, unit, "DEPLOYED", "7.5.2");
  return battle.units.at(-1)!;
}

/** 7.5.2 After ships have been harmed: the display shows again what its forces hold, first of all in the unit that was hit. */
export function settleDisplay(ctx: Context, battle: SurfaceBattle, hit: DisplayUnit | null): void {
  const before = germanSteps(ctx, battle);
  for (const unit of battle.units) dropLostForces(ctx, unit);
  for (const side of ["allied", "axis"] as const) {
    for (const force of forcesIn(ctx.state, battle, side)) settleForce(ctx, battle, side, force, hit);
  }
  if (germanSteps(ctx, battle) < before) ctx.set(battle, "germanLosses", true, "GERMAN_LOSSES", "7.5.2");
}

/**
 * 7.5.2(v) The CS of German units in a battle that are neither gone nor Dead in the Water. A Crippled marker costs no
 * CS, except for a destroyer under 7.9.
 */
function germanSteps({ state, charts }: Context, { units }: SurfaceBattle): number {
  const parts = units.filter(({ side }) => side === "axis").flatMap((unit) => unit.parts);
  return parts.reduce((sum, part) => sum + (isOutOfCombat(state, charts, part) ? 0 : part.cs), 0);
}

function dropLostForces(ctx: Context, unit: DisplayUnit): void {
  const parts = unit.parts.filter((part) => forceOfPart(ctx.state, unit.side, part) !== undefined);
  if (parts.length < unit.parts.length) {
    ctx.set(unit, "parts", parts, "COUNTER_GONE", "7");
  }
}

function settleForce(ctx: Context, battle: SurfaceBattle, side: Side, force: Force, hit: DisplayUnit | null): void {
  const { charts } = ctx;
  const parts = battle.units
    .filter((unit) => unit.side === side)
    .flatMap((unit) => unit.parts.filter((part) => part.force === force.id).map((part) => ({ unit, part })));
  for (const { part } of parts) {
    // 5.1.1 A tow ends when either ship is lost.
    if (part.tow && entriesOf(charts, force, part).every(({ tow }) => tow === null)) {
      ctx.set(part, "tow", false, "TOW_DROPPED", "5.1.1");
    }
  }
  const ordered = [...parts].sort((a, b) => Number(b.unit === hit) - Number(a.unit === hit));
  const keyOf = (part: DisplayPart): string => stateKey(charts, part);
  for (const key of new Set(ordered.map(({ part }) => keyOf(part)))) {
    const like = ordered.filter(({ part }) => keyOf(part) === key);
    const [first] = like;
    if (first !== undefined) settlePool(ctx, entriesOf(charts, force, first.part), like);
  }
  const surface = force.units.filter((ship) => typeOf(charts, ship) !== "SS" && !isNamed(charts, ship.unit));
  for (const pool of poolsOf(charts, surface)) {
    const [first] = pool;
    if (first === undefined) continue;
    const key = stateKey(charts, stateOf(charts, first));
    const have = parts.filter(({ part }) => keyOf(part) === key).reduce((sum, { part }) => sum + part.cs, 0);
    const cs = totalCs(pool);
    if (cs > have) addMarked(ctx, battle, side, force, first, cs - have, hit);
  }
}

/** Takes from the parts of a pool what its force has lost of it, and keeps what a named ship has left. */
function settlePool(
  ctx: Context,
  ships: readonly Ship[],
  like: readonly { unit: DisplayUnit; part: DisplayPart }[],
): void {
  const { charts } = ctx;
  const before = like.reduce((sum, { part }) => sum + part.cs, 0);
  let lostCs = Math.max(0, before - totalCs(ships));
  for (const { unit, part } of like) {
    const isNamedUnit = isNamed(charts, part.unit);
    const taken = Math.min(part.cs, lostCs);
    lostCs -= taken;
    const left = part.cs - taken;
    const isGone = isNamedUnit ? ships.length === 0 : left === 0;
    if (isGone) {
      ctx.set(
        unit,
        "parts",
        unit.parts.filter((each) => each !== part),
        "COUNTER_GONE",
        "7",
      );
      continue;
    }
    ctx.set(part, "cs", left, "COUNTER_CS", "7");
    const most = isNamedUnit ? part.spent : left * unitOf(charts, part.unit).torpedoes;
    if (part.spent > most) ctx.set(part, "spent", most, "TORPEDOES_SPENT", "7.3.2");
  }
}

/** 7.3.1, 7.9 Puts the marked CS of a class on a counter of their own, in the same position. */
function addMarked(
  ctx: Context,
  battle: SurfaceBattle,
  side: Side,
  force: Force,
  ship: Ship,
  cs: number,
  hit: DisplayUnit | null,
): void {
  const part: DisplayPart = {
    force: force.id,
    ...stateOf(ctx.charts, ship),
    cs,
    spent: Math.min(ship.torpedoesSpent, cs * unitOf(ctx.charts, ship.unit).torpedoes),
  };
  const fresh = addUnit(ctx, battle, side, [part]);
  ctx.set(fresh, "since", hit?.since ?? battle.round, "DEPLOYED", "7.5.2");
  ctx.set(fresh, "hit", true, "COUNTER_HIT", "7.5.9");
  if (hit !== null && hit.side === side) ctx.set(fresh, "area", hit.area, "AREA", "7.5.2");
}
