import { boxOf, isBox, neighboursOf } from "../../charts/map";
import { findPort } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { NATIONS, type Nation, SIDES, type Side } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { endurance } from "../11-fuel/endurance";
import { addForce } from "../13-random-events/reinforcements";
import { berth, settle, unberth } from "../15-campaign/berth";
import { campaignFacts, ownCampaign } from "../15-campaign/campaign";
import type { Context } from "../shared/context";
import { forcesOf } from "../shared/game";
import { inGroup, nationOf, totalCs, typeOf } from "../shared/units";
import { nearestHaven } from "./havens";

/** 15.8 The forces of a side at sea that go home: TFs and stray convoys, but not Wolf Packs or Patrol White. */
export function homebound(state: Snapshot, charts: Charts, side: Side): Force[] {
  return forcesOf(
    state,
    side,
    (force) =>
      (force.station === "at_sea" || (inOpenBox(charts, force) && force.kind === "task_force")) &&
      force.kind !== "wolf_pack" &&
      !onPatrolWhite(charts, side, force),
  );
}

/** 5.7 True in a box that is not a haven of a side: the Kara Sea, where a force is at sea. */
function inOpenBox(charts: Charts, { station, at }: Force): boolean {
  return station === "box" && isBox(at) && boxOf(charts, at).side === null;
}

/** 5.1.9 True for an Allied TF of cruisers and capital ships alone on the station of Patrol White. */
export function onPatrolWhite(charts: Charts, side: Side, force: Force): boolean {
  const { hex, adjacent, cruisers } = charts.MAP_AREAS.facts.patrolWhite;
  const there = force.at === hex || (adjacent && neighboursOf(charts, hex).includes(force.at));
  return (
    side === "allied" &&
    force.kind === "task_force" &&
    force.station === "at_sea" &&
    there &&
    force.units.length <= cruisers &&
    force.units.every((ship) => inGroup(charts, ship, "cruiser") || typeOf(charts, ship) === "BC")
  );
}

/** 15.8 A force that was at sea when the operation ended comes home: too late for a withdrawal (15.7.2). */
export function returnHome(ctx: Context, side: Side, force: Force, port: string): void {
  const own = ownCampaign(ctx.state, side);
  if (side === "allied") ctx.set(own, "away", [...(own.away ?? []), force.id], "HOME_TOO_LATE", "15.7.2");
  bringHome(ctx, side, force, port);
}

/** 15.8 Puts a force that is at sea in a port; its Soviet ships go to their own. */
export function bringHome(ctx: Context, side: Side, force: Force, port: string): void {
  const { charts } = ctx;
  const { sovietShips } = campaignFacts(charts).places;
  const soviet = unberth(ctx, side, force, (ship) => isSovietShip(charts, ship), "15.8");
  berth(ctx, side, sovietShips, soviet, "15.8");
  if (!ctx.state.sides[side].forces.includes(force)) return;
  ctx.set(force, "station", "in_port", "FORCE_HOME", "15.8");
  ctx.set(force, "at", port, "FORCE_HOME", "15.8");
  settle(ctx, force, "15.8");
}

function isSovietShip(charts: Charts, ship: Ship): boolean {
  return nationOf(charts, ship) === "soviet";
}

/** 15.8 Puts every force that is still at sea in the nearest haven, and sorts out submarines and Soviet light ships. */
export function comeHome(ctx: Context): void {
  const { state, charts } = ctx;
  for (const ruling of ["E-83", "E-84", "E-85"]) ctx.ruling(ruling, "15.8");
  for (const side of SIDES) {
    for (const force of homebound(state, charts, side)) {
      const haven = nearestHaven(state, charts, side, force);
      if (haven !== undefined) returnHome(ctx, side, force, haven);
    }
    for (const nation of NATIONS) settleBoats(ctx, side, nation);
    const own = ownCampaign(state, side);
    if (own.staying !== undefined) ctx.set(own, "staying", [], "CHOICES_DONE", "15.8");
  }
  patrolKola(ctx);
}

/** 15.8 Half of a nation's submarines, fractions down, stay at sea; the others go to its ports in equal parts. */
function settleBoats(ctx: Context, side: Side, nation: Nation): void {
  const { state, charts } = ctx;
  const { atSea, places } = campaignFacts(charts);
  const ports = places.submarines[nation];
  const packs = forcesOf(
    state,
    side,
    ({ kind, units }) => kind === "wolf_pack" && units.some((ship) => nationOf(charts, ship) === nation),
  );
  let stay = Math.floor(totalCs(packs.flatMap(({ units }) => units)) / atSea.submarinesOneIn);
  const expendedOrder = (pack: Force): number =>
    Number(pack.units.some(({ marks }) => marks.includes("torps_expended")));
  const out = packs
    .filter((pack) => pack.station === "at_sea" || inOpenBox(charts, pack))
    .sort((a, b) => expendedOrder(a) - expendedOrder(b));
  const boatsByPack = new Map<string, number>();
  const keep = (pack: Force, cs: number): void => {
    const current = boatsByPack.get(pack.id) ?? 0;
    const stays = pack.station === "at_sea" ? Math.min(totalCs(pack.units) - current, stay, cs) : 0;
    stay -= stays;
    boatsByPack.set(pack.id, current + stays);
  };
  for (const { force, cs } of ownCampaign(state, side).staying ?? []) {
    for (const pack of out) if (pack.id === force) keep(pack, cs);
  }
  const home: Ship[] = [];
  for (const pack of out) {
    const cs = totalCs(pack.units);
    keep(pack, cs);
    const stays = boatsByPack.get(pack.id) ?? 0;
    home.push(...leavePack(ctx, side, pack, cs - stays));
  }
  share(home, ports).forEach(({ port, boats }) => {
    berth(ctx, side, port, boats, "15.8");
  });
}

/** 15.8 Takes CS out of a Wolf Pack; what is left of it stays at sea. */
function leavePack(ctx: Context, side: Side, pack: Force, cs: number): Ship[] {
  const returned: Ship[] = [];
  let left = cs;
  for (const ship of [...pack.units]) {
    const taken = Math.min(left, ship.cs);
    if (taken === 0) continue;
    returned.push({ ...ship, cs: taken });
    left -= taken;
    if (taken < ship.cs) ctx.set(ship, "cs", ship.cs - taken, "SHIP_CS", "15.8");
    else unberth(ctx, side, pack, (each) => each === ship, "15.8");
  }
  if (ctx.state.sides[side].forces.includes(pack)) settle(ctx, pack, "15.8");
  return returned;
}

/** Divides boats among ports, the first ones taking what is over. */
function share(boats: readonly Ship[], ports: readonly string[]): { port: string; boats: Ship[] }[] {
  const total = totalCs(boats);
  const queue = boats.map((boat) => ({ ...boat }));
  return ports.map((port, index) => {
    let quota = Math.floor(total / ports.length) + (index < total % ports.length ? 1 : 0);
    const part: Ship[] = [];
    while (quota > 0 && queue[0] !== undefined) {
      const taken = Math.min(quota, queue[0].cs);
      part.push({ ...queue[0], cs: taken });
      quota -= taken;
      queue[0].cs -= taken;
      if (queue[0].cs === 0) queue.shift();
    }
    return { port, boats: part };
  });
}

/**
 * 15.8.2 Puts half of the Soviet DD and half of the Soviet TB to sea off their port. Fractions are rounded down, but at
 * least one CS of each goes.
 */
function patrolKola(ctx: Context): void {
  const { state, charts } = ctx;
  const { atSea, places } = campaignFacts(charts);
  const port = findPort(charts, places.sovietShips);
  if (port === undefined) return;
  const taken: Ship[] = [];
  for (const type of ["DD", "TB"] as const) {
    const ours = (ship: Ship): boolean => isSovietShip(charts, ship) && typeOf(charts, ship) === type;
    const all = forcesOf(state, "allied").flatMap(({ units }) => units.filter(ours));
    const lying = forcesOf(state, "allied", ({ at, station }) => at === port.id && station === "in_port");
    let sovietCs = Math.max(atSea.sovietLeast, Math.floor(totalCs(all) / atSea.sovietOneIn));
    for (const force of lying) {
      for (const ship of force.units.filter((each) => ours(each) && each.marks.length === 0)) {
        const cs = Math.min(sovietCs, ship.cs);
        if (cs === 0) continue;
        sovietCs -= cs;
        taken.push({ ...ship, marks: [], cs });
        if (cs < ship.cs) ctx.set(ship, "cs", ship.cs - cs, "SHIP_CS", "15.8.2");
        else unberth(ctx, "allied", force, (each) => each === ship, "15.8.2");
      }
    }
  }
  if (taken.length > 0) sendOut(ctx, port.at, taken);
}

function sendOut(ctx: Context, hex: string, ships: readonly Ship[]): void {
  const port = campaignFacts(ctx.charts).places.sovietShips;
  const force = addForce(ctx, "allied", ships, port, "Soviet patrol", "15.8.2");
  ctx.set(force, "station", "at_sea", "FORCE_AT_SEA", "15.8.2");
  ctx.set(force, "at", hex, "FORCE_AT_SEA", "15.8.2");
  ctx.set(force, "sailed", true, "SAILED", "15.8.2");
  const marker = 1 + endurance(ctx.state, ctx.charts, force, false);
  ctx.set(force, "fuel", { ...force.fuel, marker, refuelled: false }, "FUEL_MARKER", "15.8.2");
}
