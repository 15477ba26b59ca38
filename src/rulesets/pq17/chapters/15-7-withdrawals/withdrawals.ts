import { findAirUnit, isClass, unitOf } from "../../charts/pack";
import type { Arrival, Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { score } from "../2-victory/points";
import { unberth } from "../15-campaign/berth";
import { campaignFacts, ownCampaign } from "../15-campaign/campaign";
import type { Context } from "../shared/context";
import { forcesOf } from "../shared/game";
import { inGroup, nationOf, totalCs, typeOf } from "../shared/units";

type Withdrawal = Arrival["units"][number];

/** 15.7 Withdraws what the order of battle lists for this fortnight. */
export function withdraw(ctx: Context): void {
  const { state, charts } = ctx;
  const { orderOfBattle, usWithdrawal } = campaignFacts(charts);
  const american = usWithdrawal.fortnight === state.fortnight;
  for (const row of orderOfBattle) {
    if (row.kind !== "withdraw" || row.fortnight !== state.fortnight) continue;
    for (const unit of row.units) {
      if (findAirUnit(charts, unit.unit) !== undefined) withdrawAircraft(ctx, row.side, unit);
      else if (row.side === "axis") takeAnywhere(ctx, "axis", unit);
      else if (nationOf(charts, unit) === "us") continue;
      else withdrawBritish(ctx, unit, row.operation !== undefined);
    }
  }
  if (american) withdrawAmericans(ctx);
  const own = ownCampaign(state, "allied");
  if (own.substitutes !== undefined) ctx.set(own, "substitutes", [], "CHOICES_DONE", "15.7.2");
}

/** 15.7.1 An air unit of a type leaves the map for good, the strongest first. */
function withdrawAircraft(ctx: Context, side: Side, { unit, cs }: Withdrawal): void {
  const own = ctx.state.sides[side];
  const [leaving] = own.aircraft
    .filter((each) => each.unit === unit && !each.interceptor)
    .sort((a, b) => Math.abs(a.cs - cs) - Math.abs(b.cs - cs) || (a.id < b.id ? -1 : 1));
  if (leaving === undefined) return;
  const stay = own.aircraft.filter((each) => each !== leaving);
  ctx.set(own, "aircraft", stay, "AIRCRAFT_WITHDRAWN", "15.7.1");
}

/** Takes a named ship, or CS of a class, out of the forces that are allowed; gives the CS taken. */
function takeFrom(ctx: Context, side: Side, unitDue: Withdrawal, allowed: (force: Force) => boolean): number {
  const { state, charts } = ctx;
  const isNamedUnit = !isClass(charts, unitOf(charts, unitDue.unit));
  let left = isNamedUnit ? 1 : unitDue.cs;
  for (const force of forcesOf(state, side, allowed)) {
    for (const ship of force.units.filter(({ unit }) => unit === unitDue.unit)) {
      if (left === 0) break;
      left -= isNamedUnit ? 1 : leave(ctx, side, force, ship, left);
      if (isNamedUnit) leave(ctx, side, force, ship, ship.cs);
    }
  }
  return (isNamedUnit ? 1 : unitDue.cs) - left;
}

/** Takes CS of a ship out of play without points; gives how many there were. */
export function leave(ctx: Context, side: Side, force: Force, ship: Ship, cs: number): number {
  const taken = Math.min(cs, ship.cs);
  if (taken < ship.cs) ctx.set(ship, "cs", ship.cs - taken, "UNIT_WITHDRAWN", "15.7");
  else unberth(ctx, side, force, (each) => each === ship, "15.7");
  leaveAircraft(ctx, side, ship);
  return taken;
}

function leaveAircraft(ctx: Context, side: Side, { unit }: Ship): void {
  const own = ctx.state.sides[side];
  if (!own.aircraft.some(({ carrier }) => carrier === unit)) return;
  ctx.set(
    own,
    "aircraft",
    own.aircraft.filter(({ carrier }) => carrier !== unit),
    "AIRCRAFT_WITHDRAWN",
    "15.7",
  );
}

/** 15.4, 15.7.4 Takes a ship or CS of a class out of play wherever it is; gives the CS taken. */
export function takeAnywhere(ctx: Context, side: Side, unitDue: Withdrawal): number {
  return takeFrom(ctx, side, unitDue, () => true);
}

/** 15.7.2 A British ship leaves from Scapa Flow or the Channel, or a like one for it; a withdrawal missed costs points. */
function withdrawBritish(ctx: Context, unitDue: Withdrawal, operation: boolean): void {
  const { charts } = ctx;
  const { at, operation: gathers, missedOneIn } = campaignFacts(charts).withdrawal;
  const isNamedUnit = !isClass(charts, unitOf(charts, unitDue.unit));
  const due = isNamedUnit ? 1 : unitDue.cs;
  const present = (force: Force): boolean => at.includes(force.at) && wasIn(ctx, force);
  let short = due - takeFrom(ctx, "allied", unitDue, present);
  const elsewhere = stillInPlay(ctx, unitDue);
  short = Math.min(short, elsewhere);
  if (short > 0 && operation && isNamedUnit && substitute(ctx, unitDue, gathers)) return;
  if (short > 0 && operation && !isNamedUnit) short -= takeLike(ctx, unitDue, gathers, short);
  if (short <= 0) return;
  ctx.ruling("E-88", "15.7.2");
  const { sunkPerCs } = charts.VICTORY_POINTS.facts;
  const cs = isNamedUnit ? unitOf(charts, unitDue.unit).cs : short;
  const worth = sunkPerCs.allied[typeOf(charts, unitDue)] * cs;
  score(ctx, "allied", "WITHDRAWAL_MISSED", -halfUp(-worth / missedOneIn), unitDue.unit, "15.7.2");
}

/** 15.7.2 True for a force that lay in port or in a box when the last Allied player phase ended. */
function wasIn({ state }: Pick<Context, "state">, { id, station }: Force): boolean {
  return station !== "at_sea" && !(ownCampaign(state, "allied").away ?? []).includes(id);
}

/** Points to the half above. */
function halfUp(points: number): number {
  return Math.ceil(points * 2) / 2;
}

/** 15.7.2 Ships of a kind that are neither sunk nor under repair. */
function stillInPlay(ctx: Context, { unit }: Withdrawal): number {
  const { state, charts } = ctx;
  const ships = forcesOf(state, "allied").flatMap(({ units }) => units.filter((each) => each.unit === unit));
  return isClass(charts, unitOf(charts, unit)) ? totalCs(ships) : ships.length;
}

/**
 * 15.7.2 Withdraws a ship of the same type at Scapa Flow instead of another; of the same class if possible. A ship that
 * the player named takes precedence.
 */
function substitute(ctx: Context, unitDue: Withdrawal, at: string): boolean {
  const like = likeShips(ctx.state, ctx.charts, unitDue, at);
  const chosenUnit = chosenFor(ctx.state, unitDue.unit);
  const best = like.find(({ ship }) => chosenUnit.includes(ship.unit)) ?? like[0];
  if (best === undefined) return false;
  ctx.ruling("E-122", "15.7.2");
  leave(ctx, "allied", best.force, best.ship, best.ship.cs);
  return true;
}

/** 15.7.2 The ships that may leave instead of one at a port: those of its type. If any are of its class, only those. */
function likeShips(state: Snapshot, charts: Charts, { unit }: Withdrawal, at: string): { force: Force; ship: Ship }[] {
  const { type, class: kind } = unitOf(charts, unit);
  const here = forcesOf(state, "allied", (force) => force.at === at && wasIn({ state }, force));
  const ships = here.flatMap((force) => force.units.map((ship) => ({ force, ship })));
  const like = ships.filter(({ ship }) => isLike(charts, ship, type));
  const same = like.filter(({ ship }) => kind !== null && unitOf(charts, ship.unit).class === kind);
  return same.length > 0 ? same : like;
}

function chosenFor(state: Snapshot, unit: string): string[] {
  const { substitutes } = ownCampaign(state, "allied");
  return (substitutes ?? []).filter((each) => each.unit === unit).map((each) => each.substitute);
}

/**
 * 15.7.2 The withdrawals of this fortnight that allow a like ship, each with the ships or classes that the Allies may
 * name.
 */
export function substitutable(state: Snapshot, charts: Charts): { unit: string; substitutes: string[] }[] {
  const { orderOfBattle, withdrawal } = campaignFacts(charts);
  const due = orderOfBattle
    .filter(
      ({ kind, side, fortnight, operation }) =>
        kind === "withdraw" && side === "allied" && fortnight === state.fortnight && operation !== undefined,
    )
    .flatMap(({ units }) => units)
    .filter(({ unit }) => findAirUnit(charts, unit) === undefined && nationOf(charts, { unit }) !== "us");
  return due.flatMap((unitDue) => {
    const { unit } = unitDue;
    const count = (ships: readonly Ship[]): number =>
      isClass(charts, unitOf(charts, unit)) ? totalCs(ships) : ships.length;
    const shipsByForce = forcesOf(state, "allied").map((force) => ({
      present: withdrawal.at.includes(force.at) && wasIn({ state }, force),
      ships: force.units.filter((each) => each.unit === unit),
    }));
    const here = count(shipsByForce.filter(({ present }) => present).flatMap(({ ships }) => ships));
    const away = count(shipsByForce.filter(({ present }) => !present).flatMap(({ ships }) => ships));
    const least = isClass(charts, unitOf(charts, unit)) ? unitDue.cs : 1;
    if (here >= least || away === 0 || chosenFor(state, unit).length > 0) return [];
    const usedSubstitutes = (ownCampaign(state, "allied").substitutes ?? []).map((each) => each.substitute);
    const like = likeShips(state, charts, unitDue, withdrawal.operation).map(({ ship }) => ship.unit);
    const free = like.filter(
      (each) => each !== unit && (isClass(charts, unitOf(charts, each)) || !usedSubstitutes.includes(each)),
    );
    const substitutes = [...new Set(free)];
    return substitutes.length > 1 ? [{ unit, substitutes }] : [];
  });
}

/** 15.7.2 The Allies name a like ship for a withdrawal. */
export function nameFor(ctx: Context, unit: string, substitute: string): void {
  const own = ownCampaign(ctx.state, "allied");
  const entry = { unit, substitute: substitute };
  ctx.ruling("E-122", "15.7.2");
  ctx.set(own, "substitutes", [...(own.substitutes ?? []), entry], "SUBSTITUTE_NAMED", "15.7.2");
}

function isLike(charts: Charts, ship: Ship, type: string): boolean {
  return typeOf(charts, ship) === type && nationOf(charts, ship) === "british";
}

function takeLike(ctx: Context, unitDue: Withdrawal, at: string, cs: number): number {
  const { state, charts } = ctx;
  const chosenUnit = chosenFor(state, unitDue.unit);
  const like = likeShips(state, charts, unitDue, at);
  const first = like.filter(({ ship }) => chosenUnit.includes(ship.unit));
  let left = cs;
  for (const { force, ship } of [...first, ...like.filter((each) => !first.includes(each))]) {
    if (left > 0) left -= leave(ctx, "allied", force, ship, left);
  }
  if (left < cs) ctx.ruling("E-122", "15.7.2");
  return cs - left;
}

/** 15.7.3 Every American ship leaves; each heavy ship and DD CS that is not where it should be costs points. */
function withdrawAmericans(ctx: Context): void {
  const { state, charts } = ctx;
  const { at, vpPerShip } = campaignFacts(charts).usWithdrawal;
  for (const force of forcesOf(state, "allied")) {
    for (const ship of force.units.filter((each) => nationOf(charts, each) === "us")) {
      const missed = !at.includes(force.at) || !wasIn(ctx, force);
      const counted = inGroup(charts, ship, "heavy") ? 1 : typeOf(charts, ship) === "DD" ? ship.cs : 0;
      if (missed) score(ctx, "allied", "US_WITHDRAWAL_MISSED", vpPerShip * counted, ship.unit, "15.7.3");
      leave(ctx, "allied", force, ship, ship.cs);
    }
  }
}
