import { reason } from "../../../../core/choice/legality";
import { type CheckedLimit, countOf, customLimit, distinct, limitSum } from "../../../../core/choice/limits";
import { every, listOf, oneOf, wholeNumber, within } from "../../../../core/choice/values";
import type { Choice, Reason } from "../../../../core/contract/choice";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { ForceKind, Side } from "../../vocabulary";
import { mergeEntries } from "../5-1-movement/towing";
import { numberBlock } from "../6-1-identification/identity";
import { hasCruiser, passShadows } from "../6-3-shadowing/shadowing";
import { askWhomToFollow } from "../6-3-shadowing/split";
import { burns } from "../11-fuel/endurance";
import { burnsAny, exchangeFuel, fuelOfPart, fuelTogether, hasFuel, makeUp } from "../11-fuel/fuel-of-parts";
import { type Context, removeForce } from "../shared/context";
import { kindFor } from "../shared/fresh-force";
import { atSea, forcesOf, freshId, lowestFree, weatherOf } from "../shared/game";
import { inGroup, nationOf, totalCs, typeOf } from "../shared/units";
import {
  csLeaving,
  drawnOf,
  leastShares,
  mostShares,
  movable,
  parted,
  type Share,
  type Shares,
  sharesAmong,
  sharesOf,
  wellNamed,
} from "./detachable-ships";
import type { Force, Ship } from "./state";

/**
 * 1.2.3 The ships that a force may give away: a class in part, a named ship whole, a tow whole. At least one, never
 * all.
 */
export function detachable(charts: Charts, force: Force): Choice<Share[]> | undefined {
  const least = leastShares(charts, force).filter((share) => leavesSome(charts, force, [share]));
  if (least.length === 0) return undefined;
  const limit = reason("FORCE_EMPTIED/shares", "1.2.3");
  const some = [...namedWell(charts, force, limit), ...leavesOne(charts, force, limit)];
  const whole = within(sharesOf(charts, force), some, { draw: drawnOf(least) });
  const alone = reason("SUBMARINES_APART/leaving", "1.2.2");
  const noForce = reason("SHIPS_FIT_NOWHERE/leaving", "1.2.2");
  const check = (shares: Shares): true | Reason => {
    const departing = parted(charts, force, shares)[1];
    const no = unfit(charts, kindFor(charts, departing), departing);
    return no === undefined || { ...noForce, also: [no] };
  };
  const under = force.units.filter((ship) => inGroup(charts, ship, "submarine")).map(({ unit }) => unit);
  const above = force.units.map(({ unit }) => unit).filter((unit) => !under.includes(unit));
  const units = ["/*/unit"];
  const apart = countOf(alone, { pointers: units, values: above }, { max: 0 }, [{ pointers: units, values: under }]);
  return within(whole, under.length === 0 ? apart : [apart, customLimit(noForce, SHARES, check)], {
    draw: drawnOf(least),
  });
}

/**
 * 6.3.3 The ships that a TF may leave behind after it begins to shadow, while an undamaged cruiser stays. Undefined if
 * there are none.
 */
export function sparedByShadower(charts: Charts, force: Force): Choice<Share[]> | undefined {
  const units = detachable(charts, force);
  const legal = (shares: Shares): boolean => hasCruiser(charts, parted(charts, force, shares)[0]);
  const spare = leastShares(charts, force).filter((share) => legal([share]));
  if (units === undefined || spare.length === 0) return undefined;
  const limit = reason("CRUISER_STAYS", "6.3.3");
  return within(units, customLimit(limit, SHARES, legal), { draw: drawnOf(spare) });
}

/** 1.2.5 The ships that a force with something to give may give to another, all of them if others come back. */
export function givable(charts: Charts, force: Force): Choice<Share[]> {
  return within(sharesOf(charts, force), namedWell(charts, force, REPEATED), {
    draw: drawnOf(leastShares(charts, force)),
  });
}

/** 1.2.5 The least that a force can give: of its first ship that may leave it; nothing where none may. */
export function leastGift(charts: Charts, force: Force): Share[] {
  return leastShares(charts, force).slice(0, 1);
}

/** 1.2.5 The ships that one force may give back for the ships of another: any ships, or none. */
export function returnable(charts: Charts, force: Force): Choice<Share[]> {
  return within(backFrom(charts, [force]), namedWell(charts, force, REPEATED), { draw: () => [] });
}

/** 1.2.5 The ships that may come back from any of some forces. */
export function backFrom(charts: Charts, forces: readonly Force[]): Choice<Share[]> {
  const ships = forces.flatMap((force) => movable(charts, force));
  if (ships.length === 0) return listOf(every<Share>({ unit: oneOf(["none"]), cs: wholeNumber(1, 1) }), 0, 0);
  const shares = listOf(sharesAmong(charts, ships), 0, mostShares(ships));
  return within(shares, distinct(REPEATED, NAMES), { draw: () => [] });
}

const REPEATED = reason("UNIT_REPEATED", "1.2.5");

/** Pointers to the names of the ships of a share. */
const NAMES = ["/*/unit", "/*/mark"];

const SHARES = [...NAMES, "/*/cs"];

/** 1.2.5 Each unit is named once for each mark. Where marks distinguish ships, the named ones must be present. */
function namedWell(charts: Charts, force: Force, head: Reason): CheckedLimit<Shares>[] {
  const once = distinct(head, NAMES);
  const isMarked = movable(charts, force).some(({ marks }) => marks.length > 0);
  return isMarked ? [once, customLimit<Shares>(head, SHARES, (shares) => wellNamed(charts, force, shares))] : [once];
}

/** 1.2.3 At least one ship stays with a force that gives ships away. */
function leavesOne(charts: Charts, force: Force, head: Reason): CheckedLimit<Shares>[] {
  const ships = movable(charts, force);
  if (ships.length < force.units.length) return [];
  const isPlain = ships.every(({ tow, cs }) => tow === null && cs > 0);
  if (isPlain) return [limitSum(head, { pointers: ["/*/cs"] }, { max: totalCs(ships) - 1 })];
  return [customLimit(head, SHARES, (shares) => leavesSome(charts, force, shares))];
}

function leavesSome(charts: Charts, force: Force, shares: Shares): boolean {
  const departing = csLeaving(charts, force, shares);
  return force.units.some((ship) => !departing.has(ship) || departing.get(ship)! < ship.cs);
}

/** Why a force of a kind may not hold these ships; undefined when it may. */
function unfit(charts: Charts, kind: ForceKind, units: readonly Ship[]): Reason | undefined {
  const limits = charts.LIMITS.facts;
  const submarines = units.filter((ship) => inGroup(charts, ship, "submarine"));
  if (kind === "wolf_pack") {
    const nations = new Set(units.map((ship) => nationOf(charts, ship)));
    if (submarines.length < units.length) return reason("SUBMARINES_ONLY", "1.2.2");
    const cs = totalCs(units);
    if (cs > limits.wolfPackCs) return reason("PACK_FULL", "1.2.2", { cs, most: limits.wolfPackCs });
    return nations.size > 1 ? reason("NATIONS_MIXED", "1.2.2") : undefined;
  }
  if (kind !== "convoy") {
    return submarines.length > 0 ? reason("SUBMARINES_APART", "1.2.2") : undefined;
  }
  if (submarines.some((ship) => nationOf(charts, ship) === "german")) {
    return reason("SUBMARINES_APART", "1.2.1");
  }
  const escorts = totalCs(units.filter((ship) => typeOf(charts, ship) === "ES"));
  if (escorts > limits.convoyEsCs) {
    return reason("ESCORTS_FULL", "1.2.1", { cs: escorts, most: limits.convoyEsCs });
  }
  const cs = totalCs(submarines);
  return cs > limits.convoySubmarineCs
    ? reason("SUBMARINES_FULL", "1.2.1", { cs, most: limits.convoySubmarineCs })
    : undefined;
}

/** Takes CS of units out of a force; gives them as ships of their own. */
function take(ctx: Context, force: Force, shares: Shares, section: string): Ship[] {
  const departing = csLeaving(ctx.charts, force, shares);
  if ([...departing.keys()].some(({ tow }) => tow !== null)) ctx.ruling("E-46", section);
  return [...departing].map(([ship, cs]) => takeShip(ctx, force, ship, cs, section));
}

function takeShip(ctx: Context, force: Force, ship: Ship, cs: number, section: string): Ship {
  const part = (whole: number): number => Math.floor((whole * cs) / Math.max(1, ship.cs));
  const oil = ship.oil === null ? null : part(ship.oil);
  const spent = part(ship.torpedoesSpent);
  const detachedShip: Ship = { ...ship, marks: [...ship.marks], cs, oil, torpedoesSpent: spent };
  if (cs < ship.cs) {
    if (ship.oil !== null && oil !== null) ctx.set(ship, "oil", ship.oil - oil, "OIL", section);
    if (spent > 0) ctx.set(ship, "torpedoesSpent", ship.torpedoesSpent - spent, "TORPEDOES_SPENT", section);
    ctx.set(ship, "cs", ship.cs - cs, "SHIP_CS", section);
  } else {
    const stay = force.units.filter((each) => each !== ship);
    ctx.set(force, "units", stay, "SHIP_LEFT", section);
  }
  return detachedShip;
}

/** Adds ships to a force; those of a class in the same state become one entry. */
function add(ctx: Context, force: Force, ships: readonly Ship[], section: string): void {
  for (const ship of ships) ctx.push(force.units, { ...ship, marks: [...ship.marks] }, "SHIP_JOINED", section);
  mergeEntries(ctx, force, section);
}

/** 1.2.3 Splits a force: the ships taken leave as a new block in the same place with its ID and fuel. */
export function detach(ctx: Context, side: Side, force: Force, shares: Shares): Force {
  const { state, charts } = ctx;
  const before = makeUp(charts, force);
  const units = take(ctx, force, shares, "1.2.3");
  const kind = kindFor(charts, units);
  const numbers = forcesOf(state, side, (each) => each.kind === kind).map(({ number }) => number);
  const id = freshId(state, side, kind);
  const fresh: Force = {
    ...force,
    id,
    kind,
    number: lowestFree(numbers),
    block: null,
    dummyDue: false,
    moved: { ...force.moved, entered: [...force.moved.entered] },
    fuel: { ...force.fuel },
    plan: null,
    convoy: null,
    units,
  };
  const own = state.sides[side];
  ctx.push(own.forces, fresh, "FORCE_DETACHED", "1.2.3");
  if (atSea(fresh)) numberBlock(ctx, side, id, "1.2");
  const added = own.forces.at(-1)!;
  for (const part of [force, added]) fuelOfPart(ctx, side, part, before);
  askWhomToFollow(ctx, side, force, added);
  return added;
}

/** 1.2.4 Why one force may not join another; undefined when it may. */
export function cannotCombine(charts: Charts, force: Force, joining: Force): Reason | undefined {
  if (force.id === joining.id) return reason("SAME_FORCE", "1.2.4");
  if (force.station !== joining.station || force.at !== joining.at) {
    return reason("NOT_TOGETHER", "1.2.4");
  }
  if (force.convoy?.scattered === true || joining.convoy !== null) {
    return reason("CONVOY_APART", "5.5");
  }
  return unfit(charts, force.kind, [...force.units, ...joining.units]);
}

/** 1.2.3 Two forces become one: it has the higher ID and the earlier fuel marker. */
export function combine(ctx: Context, side: Side, force: Force, joining: Force): void {
  const { charts } = ctx;
  const fuel = fuelTogether(charts, force, joining);
  const takesVoyage = joining.fromGermany && !burns(charts, force);
  add(ctx, force, joining.units, "1.2.4");
  if (force.training === null && joining.training !== null) {
    ctx.set(force, "training", joining.training, "TRAINING", "4.3.4");
  }
  if (takesVoyage) ctx.set(force, "fromGermany", true, "FROM_GERMANY", "11.4");
  passShadows(ctx, side, force, joining);
  for (const work of ["refuelling", "reloading"] as const) {
    if (force[work] && !joining[work]) ctx.set(force, work, false, "WORK_STOPS", "11.3");
  }
  removeForce(ctx, side, joining, "1.2.4");
  ctx.set(force, "identified", force.identified || joining.identified, "IDENTIFIED", "1.2.4");
  ctx.set(force, "idLevel", Math.max(force.idLevel, joining.idLevel), "ID_LEVEL", "1.2.4");
  if (!hasFuel(force, fuel)) ctx.set(force, "fuel", fuel, "FUEL_JOINED", "11.1.1");
}

/** 1.2.5 Why a force may not take ships of another; undefined when it may. */
export function cannotExchange(
  state: Snapshot,
  charts: Charts,
  from: Force,
  to: Force,
  shares: Shares,
  back: Shares = [],
): Reason | undefined {
  if (from.id === to.id || from.station !== to.station || from.at !== to.at) {
    return reason("NOT_TOGETHER", "1.2.5");
  }
  if (state.phase !== "combine") return reason("OUT_OF_TURN/combine", "1.2.5");
  const [remainingShips, detachedShips] = parted(charts, from, shares);
  const [stays, returned] = parted(charts, to, back);
  if (remainingShips.length + returned.length === 0 || stays.length + detachedShips.length === 0) {
    return reason("FORCE_EMPTIED", "1.2.5");
  }
  return (
    unfit(charts, to.kind, [...stays, ...detachedShips]) ?? unfit(charts, from.kind, [...remainingShips, ...returned])
  );
}

/** 1.2.3 Ships of one force go over to another, and others come back for them; each force has the fuel of its ships (11.1.1). */
export function exchange(ctx: Context, side: Side, from: Force, to: Force, shares: Shares, back: Shares = []): void {
  const { charts } = ctx;
  const [first, second] = [{ ...from.fuel }, { ...to.fuel }];
  const before = makeUp(charts, from);
  const returned = take(ctx, to, back, "1.2.5");
  const ships = take(ctx, from, shares, "1.2.5");
  const burning = { from: burnsAny(charts, from.units), to: burnsAny(charts, to.units) };
  add(ctx, to, ships, "1.2.5");
  add(ctx, from, returned, "1.2.5");
  const [gave, took] = [from.refuelling, to.refuelling];
  if (took && !gave && burnsAny(charts, ships)) ctx.set(to, "refuelling", false, "WORK_STOPS", "11.3");
  if (gave && !took && burnsAny(charts, returned)) ctx.set(from, "refuelling", false, "WORK_STOPS", "11.3");
  exchangeFuel(ctx, to, burning.to, second, burnsAny(charts, ships), first);
  exchangeFuel(ctx, from, burning.from, first, burnsAny(charts, returned), second);
  if (back.length === 0) fuelOfPart(ctx, side, from, before);
}

/** 9.2.4, 9.2.5, 9.4 True when forces must find each other before they combine. */
export function mustLocate(state: Snapshot): boolean {
  return state.options.includes("combine_location") && ["storm", "gale"].includes(weatherOf(state));
}

const pairOf = (a: Force, b: Force): string => [a.id, b.id].sort().join(" ");

/** 9.4 Why two forces that have not found each other do not look again in this segment; undefined when they may. */
export function soughtInVain(state: Snapshot, side: Side, a: Force, b: Force): Reason | undefined {
  return (state.sides[side].sought ?? []).includes(pairOf(a, b)) ? reason("NOT_FOUND", "9.4") : undefined;
}

/** 9.4 Notes that two forces have not found each other. */
export function noteSought(ctx: Context, side: Side, a: Force, b: Force): void {
  const own = ctx.state.sides[side];
  ctx.set(own, "sought", [...(own.sought ?? []), pairOf(a, b)].slice(-60), "SOUGHT_IN_VAIN", "9.4");
}
