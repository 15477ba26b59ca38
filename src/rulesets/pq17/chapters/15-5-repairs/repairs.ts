import { findHex } from "../../charts/map";
import { findPort, isClass, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { SIDES, type Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { score } from "../2-victory/points";
import { opensMonth } from "../8-time/fortnights";
import { berthGermanBoats, noteSunkBoats, returnAlliedBoats } from "../15-6-replacements/submarines";
import { berth, unberth } from "../15-campaign/berth";
import { campaignFacts, campaignOf, ownCampaign } from "../15-campaign/campaign";
import type { Context } from "../shared/context";
import { forcesOf } from "../shared/game";
import { pickOne } from "../shared/picks";
import { freshShip, nationOf, totalCs, typeOf } from "../shared/units";

/** 15.5.1 The ships of a side that can be repaired, with their forces. */
export function repairable(state: Snapshot, charts: Charts, side: Side): { force: Force; ship: Ship }[] {
  const { idle } = ownCampaign(state, side);
  return forcesOf(state, side, ({ station }) => station !== "at_sea")
    .flatMap((force) => force.units.map((ship) => ({ force, ship })))
    .filter(({ ship }) => {
      const facts = unitOf(charts, ship.unit);
      const nation = facts.nation === "british" || facts.nation === "german";
      const sound = ship.cs > 0 && !ship.marks.includes("crippled") && !ship.marks.includes("diw");
      return (
        nation && sound && !isClass(charts, facts) && ship.cs < facts.cs && !idle.some(({ unit }) => unit === ship.unit)
      );
    });
}

/** 15.5.1 True when a ship is repaired where it lies, in Norway. */
export function repairsInNorway(charts: Charts, ship: Ship, force: Force): boolean {
  const { places } = campaignFacts(charts);
  const coast = findHex(charts, findPort(charts, force.at)?.at ?? "")?.coast ?? [];
  return (
    places.repairsInNorway.ship === ship.unit &&
    !places.repairsInNorway.closed.includes(force.at) &&
    places.havens.axis.some((each) => coast.includes(each))
  );
}

/** 15.5.1 The places where a ship comes back: those of its nation. Null for a ship that is repaired where it lies. */
export function repairPlaces(charts: Charts, ship: Ship, force: Force): (string | null)[] {
  const { places } = campaignFacts(charts);
  if (places.repairsInNorway.ship === ship.unit) return repairsInNorway(charts, ship, force) ? [null] : [];
  return [...places.repaired[nationOf(charts, ship) ?? "british"]];
}

/** 15.5.1 Sends a ship into repair of some CS; gives the number of the fortnight in which it is ready. */
export function repair(ctx: Context, side: Side, force: Force, ship: Ship, cs: number, at: string | null): number {
  const { state, charts } = ctx;
  const { repair: facts } = campaignFacts(charts);
  const own = ownCampaign(state, side);
  const { number } = campaignOf(state);
  uncredit(ctx, side, ship.unit, cs);
  if (at === null) {
    ctx.ruling("E-97", "15.5.1");
    const due = number + (facts.fortnightsPerCs + facts.tirpitzFortnightsPerCs) * cs;
    ctx.set(ship, "marks", [...new Set([...ship.marks, "inoperative" as const])], "IN_REPAIR", "15.5.1");
    ctx.push(own.idle, { unit: ship.unit, restores: cs, due }, "IN_REPAIR", "15.5.1");
    score(ctx, side, "REPAIR_TIRPITZ", facts.tirpitzVp, ship.unit, "15.5.1");
    return due;
  }
  const due = number + facts.fortnightsPerCs * cs;
  const back = { unit: ship.unit, cs: ship.cs + cs, at, due, loaded: null, why: "repair" as const };
  unberth(ctx, side, force, (each) => each === ship, "15.5.1");
  ctx.push(own.returns, back, "IN_REPAIR", "15.5.1");
  return due;
}

/** 2.4 Damage that has been repaired stays scored and is not replaced when the ship is sunk later. */
function uncredit(ctx: Context, side: Side, unit: string, cs: number): void {
  const { state, charts } = ctx;
  const own = ownCampaign(state, side);
  const rate = charts.VICTORY_POINTS.facts.capitalDamagePerCs[side];
  const entry = own.credited.find((each) => each.unit === unit);
  if (entry === undefined) return;
  const rest = entry.amount - rate * cs;
  const amount = rate > 0 ? Math.max(0, rest) : Math.min(0, rest);
  ctx.set(entry, "amount", amount, "DAMAGE_REPAIRED", "15.5.1");
}

/** 15.5 Ships come back from repair, and those that lay idle are ready; a half of the ships newly grounded is lost. */
export function comeBack(ctx: Context): void {
  const { state } = ctx;
  for (const side of SIDES) {
    noteBreakdowns(ctx, side);
    loseGrounded(ctx, side);
    const own = ownCampaign(state, side);
    const { number } = campaignOf(state);
    const back = own.returns.filter(({ due }) => due <= number);
    if (back.length > 0)
      ctx.set(
        own,
        "returns",
        own.returns.filter(({ due }) => due > number),
        "REPAIRED",
        "15.5",
      );
    for (const each of back)
      berth(ctx, side, each.at, [freshShip(ctx.charts, each.unit, each.cs)], "15.5", { loaded: each.loaded ?? true });
    readyIdle(ctx, side, number);
    repairAircraft(ctx, side);
    leaveByBox(ctx, side);
  }
  repairBoats(ctx);
}

/** 15.5.3 Ships that an event has made Inoperative: merchants are ready now, warships in the third order-of-battle phase. */
function noteBreakdowns(ctx: Context, side: Side): void {
  const { state, charts } = ctx;
  const own = ownCampaign(state, side);
  const { warships, merchants } = campaignFacts(charts).repair.breakdownFortnights;
  for (const ship of forcesOf(state, side).flatMap(({ units }) => units)) {
    if (!ship.marks.includes("inoperative") || own.idle.some(({ unit }) => unit === ship.unit)) continue;
    const wait = (typeOf(charts, ship) === "MX" ? merchants : warships) - 1;
    ctx.push(own.idle, { unit: ship.unit, restores: 0, due: campaignOf(state).number + wait }, "BROKEN_DOWN", "15.5.3");
  }
}

function readyIdle(ctx: Context, side: Side, number: number): void {
  const { state, charts } = ctx;
  const own = ownCampaign(state, side);
  const ready = own.idle.filter(({ due }) => due <= number);
  if (ready.length === 0) return;
  ctx.set(
    own,
    "idle",
    own.idle.filter(({ due }) => due > number),
    "REPAIRED",
    "15.5",
  );
  for (const { unit, restores } of ready) {
    for (const ship of forcesOf(state, side).flatMap(({ units }) => units.filter((each) => each.unit === unit))) {
      ctx.set(
        ship,
        "marks",
        ship.marks.filter((mark) => mark !== "inoperative"),
        "REPAIRED",
        "15.5",
      );
      if (restores > 0)
        ctx.set(ship, "cs", Math.min(unitOf(charts, unit).cs, ship.cs + restores), "REPAIRED", "15.5.1");
    }
  }
}

/** 15.5.3 Half of the ships that went aground in this fortnight, fractions up, are lost for good. */
function loseGrounded(ctx: Context, side: Side): void {
  const { state, charts } = ctx;
  const own = ownCampaign(state, side);
  const { groundedOneIn, fortnightsPerCs } = campaignFacts(charts).repair;
  const due = campaignOf(state).number + fortnightsPerCs;
  let fresh = own.returns.filter((each) => each.why === "grounding" && each.due === due);
  let losses = Math.ceil(fresh.length / groundedOneIn);
  for (; losses > 0 && fresh.length > 0; losses -= 1) {
    const spec = { label: "grounded-loss", about: { side }, section: "15.5.3" };
    const lostShip = pickOne(ctx, { ...spec, pool: fresh, resultName: ({ unit }) => unit });
    fresh = fresh.filter((each) => each !== lostShip);
    ctx.set(
      own,
      "returns",
      own.returns.filter((each) => each !== lostShip),
      "GROUNDED_LOST",
      "15.5.3",
    );
  }
}

/** 15.5.4 Damaged air units are whole again at their bases, Interceptors too. */
function repairAircraft(ctx: Context, side: Side): void {
  for (const unit of ctx.state.sides[side].aircraft) {
    ctx.set(unit, "cs", unit.cs + unit.damaged, "AIRCRAFT_REPAIRED", "15.5.4");
    ctx.set(unit, "damaged", 0, "AIRCRAFT_REPAIRED", "15.5.4");
    ctx.set(unit, "aborted", 0, "AIRCRAFT_REPAIRED", "15.5.4");
  }
}

/** 5.7.3, 12.2.1 Ships that left by the Channel lie in its box; those that broke out are in the Atlantic. */
function leaveByBox(ctx: Context, side: Side): void {
  const { state, charts } = ctx;
  const own = state.sides[side];
  const { recovered } = campaignFacts(charts).places;
  for (const { unit, cs, why } of own.removed) {
    if (cs === 0) continue;
    const port = why === "box" ? recovered[unitOf(charts, unit).nation ?? "british"] : null;
    if (port !== null) berth(ctx, side, port, [freshShip(charts, unit, cs)], "5.7.3", { loaded: true });
    if (why === "breakout") ctx.push(ownCampaign(state, side).breakout, { unit, cs }, "IN_THE_ATLANTIC", "12.2.1");
  }
}

/** 15.5.2, 15.6.2 Damaged submarines: a third of the German ones in the first fortnight of a month, British and Soviet ones at once. */
function repairBoats(ctx: Context): void {
  const { state, charts } = ctx;
  const { repair: facts, places } = campaignFacts(charts);
  const damaged = (side: Side) =>
    state.sides[side].removed.filter(({ unit, why }) => why === "asw_damage" && unitOf(charts, unit).type === "SS");
  returnAlliedBoats(ctx, damaged("allied"));
  const { boats } = ownCampaign(state, "axis");
  ctx.set(boats, "damaged", boats.damaged + totalCs(damaged("axis")), "BOATS_DAMAGED", "15.5.2");
  noteSunkBoats(ctx);
  if (!opensMonth(state.fortnight) || boats.damaged === 0) return;
  const ready = Math.ceil(boats.damaged / facts.submarinesOneIn);
  ctx.set(boats, "damaged", boats.damaged - ready, "BOATS_REPAIRED", "15.5.2");
  berthGermanBoats(ctx, places.repairedSubmarines, ready);
}
