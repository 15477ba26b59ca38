import { findAirUnit, isClass, unitOf } from "../../charts/pack";
import type { Arrival, Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Force, Ship } from "../../snapshot-forces";
import { SIDES, type Side } from "../../vocabulary";
import { forcesOf, type Table } from "../game";
import { score } from "../losses";
import { inGroup, nationOf, totalCs, typeOf } from "../units";
import { unberth } from "./berth";
import { campaignOf, factsOf, ownCampaign } from "./campaign";

type Wanted = Arrival["units"][number];

/** 15.7 Withdraws what the order of battle lists for this fortnight. */
export function withdraw(desk: Table): void {
  const { state, charts } = desk;
  const { orderOfBattle, usWithdrawal } = factsOf(charts);
  const american = usWithdrawal.fortnight === state.fortnight;
  for (const row of orderOfBattle) {
    if (row.kind !== "withdraw" || row.fortnight !== state.fortnight) continue;
    for (const unit of row.units) {
      if (findAirUnit(charts, unit.unit) !== undefined) withdrawAircraft(desk, row.side, unit);
      else if (row.side === "axis") takeAnywhere(desk, "axis", unit);
      else if (nationOf(charts, unit) === "us") continue;
      else withdrawBritish(desk, unit, row.operation !== undefined);
    }
  }
  if (american) withdrawAmericans(desk);
}

/** 15.7.1 An air unit of a type leaves the map for good, the strongest first. */
function withdrawAircraft(desk: Table, side: Side, { unit, cs }: Wanted): void {
  const own = desk.state.sides[side];
  const [leaving] = own.aircraft
    .filter((each) => each.unit === unit && !each.interceptor)
    .sort((a, b) => Math.abs(a.cs - cs) - Math.abs(b.cs - cs) || (a.id < b.id ? -1 : 1));
  if (leaving === undefined) return;
  const stay = own.aircraft.filter((each) => each !== leaving);
  desk.set(own, "aircraft", stay, "AIRCRAFT_WITHDRAWN", "15.7.1");
}

/** Takes a named ship, or CS of a class, out of the forces that are allowed; gives the CS taken. */
function takeFrom(desk: Table, side: Side, wanted: Wanted, allowed: (force: Force) => boolean): number {
  const { state, charts } = desk;
  const named = !isClass(charts, unitOf(charts, wanted.unit));
  let left = named ? 1 : wanted.cs;
  for (const force of forcesOf(state, side, allowed)) {
    for (const ship of force.units.filter(({ unit }) => unit === wanted.unit)) {
      if (left === 0) break;
      left -= named ? 1 : leave(desk, side, force, ship, left);
      if (named) leave(desk, side, force, ship, ship.cs);
    }
  }
  return (named ? 1 : wanted.cs) - left;
}

/** Takes CS of a ship out of play without points; gives how many there were. */
export function leave(desk: Table, side: Side, force: Force, ship: Ship, cs: number): number {
  const taken = Math.min(cs, ship.cs);
  if (taken < ship.cs) desk.set(ship, "cs", ship.cs - taken, "UNIT_WITHDRAWN", "15.7");
  else unberth(desk, side, force, (each) => each === ship, "15.7");
  leaveAircraft(desk, side, ship);
  return taken;
}

function leaveAircraft(desk: Table, side: Side, { unit }: Ship): void {
  const own = desk.state.sides[side];
  if (!own.aircraft.some(({ carrier }) => carrier === unit)) return;
  desk.set(
    own,
    "aircraft",
    own.aircraft.filter(({ carrier }) => carrier !== unit),
    "AIRCRAFT_WITHDRAWN",
    "15.7",
  );
}

/** 15.4, 15.7.4 Takes a ship or CS of a class out of play wherever it is; gives the CS taken. */
export function takeAnywhere(desk: Table, side: Side, wanted: Wanted): number {
  return takeFrom(desk, side, wanted, () => true);
}

/** 15.7.2 A British ship leaves from Scapa Flow or the Channel, or a like one for it; a withdrawal missed costs points. */
function withdrawBritish(desk: Table, wanted: Wanted, operation: boolean): void {
  const { charts } = desk;
  const { at, operation: gathers, missedOneIn } = factsOf(charts).withdrawal;
  const named = !isClass(charts, unitOf(charts, wanted.unit));
  const due = named ? 1 : wanted.cs;
  const present = (force: Force): boolean => at.includes(force.at) && wasIn(desk, force);
  let short = due - takeFrom(desk, "allied", wanted, present);
  const elsewhere = stillInPlay(desk, wanted);
  short = Math.min(short, elsewhere);
  if (short > 0 && operation && named && substitute(desk, wanted, gathers)) return;
  if (short > 0 && operation && !named) short -= takeLike(desk, wanted, gathers, short);
  if (short <= 0) return;
  desk.ruling("E-88", "15.7.2");
  const { sunkPerCs } = charts.VICTORY_POINTS.facts;
  const cs = named ? unitOf(charts, wanted.unit).cs : short;
  const worth = sunkPerCs.allied[typeOf(charts, wanted)] * cs;
  score(desk, "allied", "WITHDRAWAL_MISSED", -halfUp(-worth / missedOneIn), wanted.unit, "15.7.2");
}

/** 15.7.2 True for a force that lay in port or in a box when the last Allied player phase ended. */
function wasIn({ state }: Table, { id, station }: Force): boolean {
  return station !== "at_sea" && !(ownCampaign(state, "allied").away ?? []).includes(id);
}

/** Points to the half above. */
function halfUp(points: number): number {
  return Math.ceil(points * 2) / 2;
}

/** 15.7.2 Ships of a kind that are neither sunk nor under repair. */
function stillInPlay(desk: Table, { unit }: Wanted): number {
  const { state, charts } = desk;
  const ships = forcesOf(state, "allied").flatMap(({ units }) => units.filter((each) => each.unit === unit));
  return isClass(charts, unitOf(charts, unit)) ? totalCs(ships) : ships.length;
}

/** 15.7.2 A ship of the same type at Scapa Flow, of the same class if there is one, leaves in another's place. */
function substitute(desk: Table, wanted: Wanted, at: string): boolean {
  const { state, charts } = desk;
  const { type, class: kind } = unitOf(charts, wanted.unit);
  const here = forcesOf(state, "allied", (force) => force.at === at && wasIn(desk, force));
  const ships = here.flatMap((force) => force.units.map((ship) => ({ force, ship })));
  const like = ships.filter(({ ship }) => isLike(charts, ship, type));
  const best = like.find(({ ship }) => kind !== null && unitOf(charts, ship.unit).class === kind) ?? like[0];
  if (best === undefined) return false;
  leave(desk, "allied", best.force, best.ship, best.ship.cs);
  return true;
}

function isLike(charts: Charts, ship: Ship, type: string): boolean {
  return typeOf(charts, ship) === type && nationOf(charts, ship) === "british";
}

function takeLike(desk: Table, wanted: Wanted, at: string, cs: number): number {
  const { state, charts } = desk;
  const type = typeOf(charts, wanted);
  let left = cs;
  for (const force of forcesOf(state, "allied", (each) => each.at === at && wasIn(desk, each))) {
    for (const ship of force.units.filter((each) => isLike(charts, each, type))) {
      if (left > 0) left -= leave(desk, "allied", force, ship, left);
    }
  }
  return cs - left;
}

/** 15.7.3 Every American ship leaves; each heavy ship and DD CS that is not where it should be costs points. */
function withdrawAmericans(desk: Table): void {
  const { state, charts } = desk;
  const { at, vpPerShip } = factsOf(charts).usWithdrawal;
  for (const force of forcesOf(state, "allied")) {
    for (const ship of force.units.filter((each) => nationOf(charts, each) === "us")) {
      const missed = !at.includes(force.at) || !wasIn(desk, force);
      const counted = inGroup(charts, ship, "heavy") ? 1 : typeOf(charts, ship) === "DD" ? ship.cs : 0;
      if (missed) score(desk, "allied", "US_WITHDRAWAL_MISSED", vpPerShip * counted, ship.unit, "15.7.3");
      leave(desk, "allied", force, ship, ship.cs);
    }
  }
}

/** 15.3 True for a named ship that is sunk, or away for repair, so that nothing of it can come. */
export function isGone({ state }: Pick<Table, "state">, side: Side, unit: string): boolean {
  return isSunk(state, side, unit) || ownCampaign(state, side).returns.some((each) => each.unit === unit);
}

/** True for a named ship that a side has lost in this fortnight or before. */
export function isSunk(state: Snapshot, side: Side, unit: string): boolean {
  const sunk = [...campaignOf(state).lost.filter((each) => each.side === side), ...state.sides[side].sunk];
  return sunk.some((each) => each.unit === unit);
}

/** True for a named ship of a side that is in play. */
export function isPresent({ state }: Pick<Table, "state">, unit: string): boolean {
  return SIDES.some((side) => state.sides[side].forces.some(({ units }) => units.some((each) => each.unit === unit)));
}
