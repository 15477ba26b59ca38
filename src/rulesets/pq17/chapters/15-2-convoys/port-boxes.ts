import { unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { score } from "../2-victory/points";
import { addForce } from "../13-random-events/reinforcements";
import { berth, destinationsOf, dissolveConvoy, MOST_MERCHANTS, unberth } from "../15-campaign/berth";
import { campaignFacts, campaignOf, ownCampaign } from "../15-campaign/campaign";
import type { Boxed, PortBox } from "../15-campaign/state";
import type { Context } from "../shared/context";
import { forcesOf } from "../shared/game";
import { freshShip, totalCs, typeOf } from "../shared/units";

/** 15.2.2 Merchants of a convoy in a box: those that are Crippled or Dead in the Water apart. */
export function boxed(ships: readonly Ship[], faceUp: boolean): Boxed[] {
  return ships.map(({ unit, cs, marks }) => {
    return { unit, cs, damaged: marks.includes("crippled") || marks.includes("diw"), faceUp };
  });
}

/** Puts merchants in a list, those of a kind as one entry. */
export function mergeMerchants(list: readonly Boxed[]): Boxed[] {
  const sorted: Boxed[] = [];
  for (const each of list) {
    const same = sorted.find(
      ({ unit, damaged, faceUp }) => unit === each.unit && damaged === each.damaged && faceUp === each.faceUp,
    );
    if (same === undefined) sorted.push({ ...each });
    else same.cs += each.cs;
  }
  return sorted;
}

function merchantsOf(charts: Charts, ship: Ship): boolean {
  return typeOf(charts, ship) === "MX";
}

/** 15.2 The merchants in the Ballast boxes become convoys in ballast, which are to sail in this fortnight. */
export function formBallastConvoys(ctx: Context): void {
  const { state, charts } = ctx;
  const own = ownCampaign(state, "allied");
  for (const box of campaignOf(state).boxes) {
    if (box.ballast.length === 0) continue;
    const { moved, left } = firstCs(box.ballast, MOST_MERCHANTS);
    const ships = mergeMerchants(moved.map((each) => ({ ...each, faceUp: false }))).map(({ unit, cs, damaged }) =>
      freshShip(charts, unit, cs, damaged ? ["crippled"] : []),
    );
    const force = addForce(ctx, "allied", ships, box.port, "Convoy in ballast", "15.2");
    ctx.set(box, "ballast", left, "BALLAST_CONVOY", "15.2");
    if (force.convoy === null) continue;
    const merchants = totalCs(ships);
    const convoy = {
      ...force.convoy,
      loaded: false,
      arrived: false,
      merchants,
      destinations: destinationsOf(ctx, false),
    };
    ctx.set(force, "convoy", convoy, "BALLAST_CONVOY", "15.2.1");
    ctx.push(
      own.sailing,
      { convoy: force.id, from: box.port, loaded: false, merchants, excused: 0 },
      "CONVOY_ORDERED",
      "15.2",
    );
  }
}

/** 15.2.2, 15.9.1 The VP phase: empties turn face up and cost points, then ships unload and score. */
export function unload(ctx: Context): void {
  const { state, charts } = ctx;
  const { unloading } = campaignFacts(charts);
  backToBoxes(ctx);
  let unloadedHere = 0;
  for (const box of campaignOf(state).boxes) {
    const empty = mergeMerchants(box.ballast.map((each) => ({ ...each, faceUp: true })));
    score(ctx, "allied", "EMPTY_IN_RUSSIA", unloading.vpPerEmpty * totalCs(empty), box.port, "15.9.1");
    const { moved, left } = firstCs(box.unloading, unloading.ports[box.port] ?? 0);
    const sound = totalCs(moved.filter(({ damaged }) => !damaged));
    score(ctx, "allied", "UNLOADED", unloading.vpPerShip * sound, box.port, "15.9.1");
    unloadedHere += totalCs(moved.filter(({ unit }) => ["MC", "MV"].includes(unitOf(charts, unit).subtype ?? "")));
    ctx.set(box, "unloading", left, "SHIPS_UNLOADED", "15.2.2");
    ctx.set(
      box,
      "ballast",
      [...empty, ...moved.map((each) => ({ ...each, faceUp: false }))],
      "SHIPS_UNLOADED",
      "15.2.2",
    );
  }
  ctx.set(campaignOf(state), "unloaded", unloadedHere, "SHIPS_UNLOADED", "15.3.3");
}

/** The first CS of a list up to a number, and what is left of it. */
export function firstCs(list: readonly Boxed[], most: number): { moved: Boxed[]; left: Boxed[] } {
  let room = most;
  const moved: Boxed[] = [];
  const rest: Boxed[] = [];
  for (const each of list) {
    const cs = Math.min(room, each.cs);
    room -= cs;
    if (cs > 0) moved.push({ ...each, cs });
    if (cs < each.cs) rest.push({ ...each, cs: each.cs - cs });
  }
  return { moved: mergeMerchants(moved), left: mergeMerchants(rest) };
}

/** 15.9.1 Convoys in ballast that have not sailed lie in their boxes again. */
function backToBoxes(ctx: Context): void {
  const { state } = ctx;
  for (const force of forcesOf(state, "allied")) {
    const box = waitingAt(ctx, force, false);
    if (box === undefined || force.convoy?.arrived === true) continue;
    ctx.ruling("E-86", "15.9.1");
    const ships = takeMerchants(ctx, force);
    ctx.set(box, "ballast", mergeMerchants([...box.ballast, ...boxed(ships, true)]), "NOT_SAILED", "15.9.1");
    dissolveConvoy(ctx, "allied", force, "15.9.1");
  }
}

/** The box of the Russian port where a convoy lies, loaded or in ballast; undefined elsewhere. */
function waitingAt(ctx: Context, force: Force, loaded: boolean): PortBox | undefined {
  if (force.convoy === null || force.station !== "in_port" || force.convoy.loaded !== loaded) return undefined;
  return campaignOf(ctx.state).boxes.find(({ port }) => port === force.at);
}

/** Takes the merchants of a convoy out of play, dispersed ones included. */
export function takeMerchants(ctx: Context, force: Force): Ship[] {
  const dispersed = (force.convoy?.dispersed ?? []).map(({ unit, cs }) => freshShip(ctx.charts, unit, cs));
  if (force.convoy !== null && dispersed.length > 0) ctx.set(force.convoy, "dispersed", [], "REJOINED", "5.6");
  return [...unberth(ctx, "allied", force, (ship) => merchantsOf(ctx.charts, ship), "15.2.2"), ...dispersed];
}

/** 15.6.4 MV CS that lie loaded in Russian ports and have not been put in a box yet. */
export function newlyArrived(ctx: Context): number {
  const { state, charts } = ctx;
  const there = forcesOf(state, "allied", (force) => waitingAt(ctx, force, true) !== undefined);
  const ships = there.flatMap(({ units }) => units).filter(({ unit }) => unitOf(charts, unit).subtype === "MV");
  return totalCs(ships);
}

/** 15.2.2, 15.7.6 Loaded merchants go into the unloading boxes, empties at the end of their way and damaged ones in ballast leave. */
export function clearMerchants(ctx: Context): void {
  const { state, charts } = ctx;
  const campaign = campaignOf(state);
  for (const box of campaign.boxes) {
    if (box.ballast.some(({ damaged }) => damaged)) {
      ctx.set(
        box,
        "ballast",
        box.ballast.filter(({ damaged }) => !damaged),
        "DAMAGED_LEAVE",
        "15.2.2",
      );
    }
  }
  for (const force of forcesOf(state, "allied")) {
    const box = waitingAt(ctx, force, true);
    const home = force.convoy?.loaded === false && force.station === "in_port";
    const empty = waitingAt(ctx, force, false);
    if (box === undefined && empty === undefined && !home) continue;
    const ships = takeMerchants(ctx, force);
    if (box !== undefined)
      ctx.set(box, "unloading", mergeMerchants([...box.unloading, ...boxed(ships, false)]), "UNLOADING", "15.2.2");
    // 15.2.3 Empties that ice, weather or a breakdown brought back to their port wait in its Ballast box.
    if (empty !== undefined)
      ctx.set(empty, "ballast", mergeMerchants([...empty.ballast, ...boxed(ships, false)]), "BALLAST", "15.2.3");
    dissolveConvoy(ctx, "allied", force, "15.7.6");
  }
  for (const force of forcesOf(state, "axis")) if (force.convoy !== null) leaveWhole(ctx, "axis", force);
  for (const force of forcesOf(state, "allied")) {
    if (force.convoy !== null && force.station === "box") leaveWhole(ctx, "allied", force);
    else freshConvoy(ctx, force, charts);
  }
}

function leaveWhole(ctx: Context, side: Side, force: Force): void {
  unberth(ctx, side, force, () => true, "12");
}

/** 15.2 Resets a convoy that waits in port: whole, never at sea, bound for the destination of its kind. */
function freshConvoy(ctx: Context, force: Force, charts: Charts): void {
  const { convoy } = force;
  if (convoy === null) return;
  const merchants = totalCs(force.units.filter((ship) => merchantsOf(charts, ship))) + totalCs(convoy.dispersed);
  for (const { unit, cs } of convoy.dispersed)
    berth(ctx, "allied", force.at, [freshShip(charts, unit, cs)], "5.6", { loaded: convoy.loaded });
  const fresh = {
    ...convoy,
    merchants,
    excused: 0,
    visited: [],
    closest: null,
    scattered: false,
    dispersed: [],
    arrived: false,
  };
  ctx.set(force, "convoy", { ...fresh, destinations: destinationsOf(ctx, convoy.loaded) }, "CONVOY_FRESH", "15.2");
}
