import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { isClass, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { dropCs } from "../7-9-damage/losses";
import { addForce } from "../13-random-events/reinforcements";
import { destinationsOf } from "../15-campaign/berth";
import { campaignOf, factsOf, ownCampaign } from "../15-campaign/campaign";
import { type Context, forcesOf } from "../shared/game";
import { countersOf, inGroup, merchantCs, typeOf } from "../shared/units";

/** 15.2 The loaded convoys of the Allies in port, the planned ones first. */
function loadedConvoys(state: Snapshot): Force[] {
  const planned = ({ convoy }: Force): number => Number(convoy?.destinations.length !== 1);
  return forcesOf(
    state,
    "allied",
    ({ convoy, station }) => convoy?.loaded === true && !convoy.arrived && station === "in_port",
  ).sort((a, b) => planned(a) - planned(b));
}

/** 15.2 True for a loaded convoy of the campaign that may be planned to stay: one sails at most. */
export function mayStay({ campaign }: Snapshot, { convoy, station, at }: Force): boolean {
  const waits = convoy?.loaded === true && !convoy.arrived && station === "in_port";
  return campaign !== null && waits && !convoy.destinations.includes(at);
}

/** 15.2 True for a convoy that is planned to stay in its port. */
function stays({ convoy, at }: Force): boolean {
  return convoy?.destinations.length === 1 && convoy.destinations[0] === at;
}

/** 15.2 At the end of planning one loaded convoy has its orders, the one that was planned or else the first that is not to stay. */
export function orderConvoys(ctx: Context): void {
  const { state, charts } = ctx;
  const own = ownCampaign(state, "allied");
  const ready = loadedConvoys(state).filter((force) => !stays(force));
  for (const force of ready.slice(0, factsOf(charts).convoys.loaded)) {
    const merchants = merchantCs(charts, force);
    if (force.convoy !== null) ctx.set(force.convoy, "merchants", merchants, "CONVOY_ORDERED", "15.2");
    ctx.push(
      own.sailing,
      { convoy: force.id, from: force.at, loaded: true, merchants, excused: 0 },
      "CONVOY_ORDERED",
      "15.2",
    );
  }
}

/** 15.2 Why a convoy of the campaign may not leave port; undefined when it may. */
export function heldConvoy(state: Snapshot, charts: Charts, side: Side, force: Force): Reason | undefined {
  if (state.campaign === null || side !== "allied" || force.convoy === null || force.station !== "in_port")
    return undefined;
  if (!ownCampaign(state, side).sailing.some(({ convoy }) => convoy === force.id)) {
    return reason("CONVOY_NOT_ORDERED", "15.2", { force: force.id });
  }
  return overLimit(charts, force);
}

/** 15.2 Why a convoy holds too many auxiliaries, CAM ships, escorts or submarines; undefined when it does not. */
function overLimit(charts: Charts, force: Force): Reason | undefined {
  const { counters, esCounters, submarineCounters } = factsOf(charts).convoys;
  const count = (fits: (unit: string) => boolean): number =>
    force.units.filter(({ unit }) => fits(unit)).reduce((sum, ship) => sum + countersOf(charts, ship), 0);
  for (const [subtype, most] of Object.entries(counters)) {
    if (count((unit) => unitOf(charts, unit).subtype === subtype) > most) {
      return reason("CONVOY_OVER_LIMIT", "15.2", { force: force.id, most, subtype });
    }
  }
  if (count((unit) => typeOf(charts, { unit }) === "ES") > esCounters) {
    return reason("CONVOY_OVER_LIMIT/escorts", "15.2", { force: force.id, most: esCounters });
  }
  return count((unit) => inGroup(charts, { unit }, "submarine")) > submarineCounters
    ? reason("CONVOY_OVER_LIMIT/submarines", "15.2", { force: force.id, most: submarineCounters })
    : undefined;
}

/** 3.4 True for a convoy that an operation of the campaign does not wait for: one that has no orders to sail. */
export function awaitsNobody(state: Snapshot, side: Side, force: Force): boolean {
  if (state.campaign === null || side !== "allied" || force.station === "at_sea") return false;
  return !ownCampaign(state, side).sailing.some(({ convoy }) => convoy === force.id);
}

/** 15.1 The limit of Severnyy Flot rises for good once the Axis has sunk a third of the merchants of a convoy. */
export function noteHeavyLoss(ctx: Context): void {
  const { state, charts } = ctx;
  const campaign = campaignOf(state);
  const { heavyLossOneIn } = factsOf(charts).commandPoints;
  let sunk = state.sides.allied.sunk
    .filter((each) => isMerchant(charts, each.unit))
    .reduce((sum, { cs }) => sum + cs, 0);
  for (const order of ownCampaign(state, "allied").sailing) {
    const force = forcesOf(state, "allied").find(({ id }) => id === order.convoy);
    const left = (force === undefined ? 0 : merchantCs(charts, force)) + (order.landed ?? 0);
    const lost = Math.min(sunk, Math.max(0, order.merchants - order.excused - left));
    sunk -= lost;
    if (order.merchants > 0 && lost * heavyLossOneIn >= order.merchants) {
      ctx.set(campaign, "heavyLoss", true, "HEAVY_LOSS", "15.1");
    }
  }
}

function isMerchant(charts: Charts, unit: string): boolean {
  const facts = charts.LIGHT_UNITS.facts.units.find(({ id }) => id === unit);
  return facts !== undefined && isClass(charts, facts) && facts.type === "MX";
}

/** 15.2 The merchants of which some may stay behind: by class, with the convoys in port that hold them and the CS of the smallest. */
export function holdable(state: Snapshot, charts: Charts): { unit: string; convoys: string[]; cs: number }[] {
  const convoys = loadedConvoys(state);
  const entries = convoys.flatMap((force) =>
    force.units
      .filter((ship) => typeOf(charts, ship) === "MX" && ship.marks.length === 0)
      .map(({ unit, cs }) => ({ unit, force: force.id, cs: Math.min(cs, merchantCs(charts, force) - 1) })),
  );
  const units = [...new Set(entries.filter(({ cs }) => cs > 0).map(({ unit }) => unit))];
  return units.map((unit) => {
    const held = entries.filter((each) => each.unit === unit && each.cs > 0);
    return { unit, convoys: [...new Set(held.map(({ force }) => force))], cs: Math.min(...held.map(({ cs }) => cs)) };
  });
}

/** 15.2 Leaves merchants of a convoy behind as a convoy of their own; gives its id. */
export function hold(ctx: Context, convoy: string, unit: string, cs: number): string {
  const { state, charts } = ctx;
  const force = forcesOf(state, "allied").find(({ id }) => id === convoy);
  const ship = force?.units.find((each) => each.unit === unit && each.marks.length === 0);
  if (force === undefined || ship === undefined || force.convoy === null) return convoy;
  dropCs(ctx, "allied", force, ship, cs, "15.2");
  const staying = addForce(ctx, "allied", [{ ...ship, marks: [], cs }], force.at, "Waiting merchants", "15.2");
  const waiting = {
    ...force.convoy,
    destinations: destinationsOf(ctx, true),
    merchants: cs,
    visited: [],
    dispersed: [],
  };
  ctx.set(staying, "convoy", waiting, "CONVOY_HELD", "15.2");
  ctx.set(force.convoy, "merchants", merchantCs(charts, force), "CONVOY_HELD", "15.2");
  return staying.id;
}
