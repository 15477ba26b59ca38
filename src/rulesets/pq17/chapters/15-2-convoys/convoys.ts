import { isClass } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Force, Ship } from "../1-2-forces/state";
import { dropCs } from "../7-9-damage/losses";
import { addForce } from "../13-random-events/reinforcements";
import { destinationsOf } from "../15-campaign/berth";
import { campaignFacts, campaignOf, ownCampaign } from "../15-campaign/campaign";
import type { Context } from "../shared/context";
import { forcesOf } from "../shared/game";
import { merchantCs, totalCs, typeOf } from "../shared/units";
import type { Onward } from "./landing";

/** 15.2 The loaded convoys of the Allies in port, the planned ones first. */
function loadedConvoys(state: Snapshot): Force[] {
  const planned = ({ convoy }: Force): number => Number(convoy?.destinations.length !== 1);
  return forcesOf(
    state,
    "allied",
    ({ convoy, station }) => convoy?.loaded === true && !convoy.arrived && station === "in_port",
  ).sort((a, b) => planned(a) - planned(b));
}

/** 15.2 True for a convoy that is planned to stay in its port. */
function stays({ convoy, at }: Force): boolean {
  return convoy?.destinations.length === 1 && convoy.destinations[0] === at;
}

/**
 * 15.2 At the end of planning, gives orders to one loaded convoy: the planned one, or else the first that need not
 * stay.
 */
export function orderConvoys(ctx: Context): void {
  const { state, charts } = ctx;
  const own = ownCampaign(state, "allied");
  const ready = loadedConvoys(state).filter((force) => !stays(force));
  for (const force of ready.slice(0, campaignFacts(charts).convoys.loaded)) {
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

/** 15.1 The limit of Severnyy Flot rises for good once the Axis has sunk a third of the merchants of a convoy. */
export function noteHeavyLoss(ctx: Context): void {
  const { state, charts } = ctx;
  const campaign = campaignOf(state);
  const { heavyLossOneIn } = campaignFacts(charts).commandPoints;
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

/**
 * 15.2 The merchants of which some may stay behind, by class: the convoys in port that hold them, and the CS of the
 * smallest.
 */
export function holdable(state: Snapshot, charts: Charts): { unit: string; convoys: string[]; cs: number }[] {
  const convoys = loadedConvoys(state);
  const entries = convoys.flatMap((force) =>
    force.units
      .filter((ship) => typeOf(charts, ship) === "MX" && ship.marks.length === 0)
      .map(({ unit, cs }) => ({ unit, force: force.id, cs: Math.min(cs, merchantCs(charts, force) - 1) })),
  );
  const units = [...new Set(entries.filter(({ cs }) => cs > 0).map(({ unit }) => unit))];
  return units.map((unit) => {
    const matches = entries.filter((each) => each.unit === unit && each.cs > 0);
    return {
      unit,
      convoys: [...new Set(matches.map(({ force }) => force))],
      cs: Math.min(...matches.map(({ cs }) => cs)),
    };
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
  const record = {
    ...force.convoy,
    destinations: destinationsOf(ctx, true),
    merchants: cs,
    visited: [],
    dispersed: [],
  };
  ctx.set(staying, "convoy", record, "CONVOY_HELD", "15.2");
  ctx.set(force.convoy, "merchants", merchantCs(charts, force), "CONVOY_HELD", "15.2");
  return staying.id;
}

/**
 * 15.2.1, E-124 Lands the merchants that do not go on, as a convoy that has arrived. The others keep the escort and are
 * bound for the other port.
 */
export function divide(ctx: Context, force: Force, onward: readonly Onward[]): Force {
  const { state, charts } = ctx;
  const { convoy } = force;
  if (convoy === null) return force;
  ctx.ruling("E-124", "15.2.1");
  const merchantsLeft = new Map(onward.map(({ unit, cs }) => [unit, cs]));
  const staying: Ship[] = [];
  for (const ship of [...force.units]) {
    if (typeOf(charts, ship) !== "MX") continue;
    const goes = ship.marks.length === 0 ? Math.min(ship.cs, merchantsLeft.get(ship.unit) ?? 0) : 0;
    merchantsLeft.set(ship.unit, (merchantsLeft.get(ship.unit) ?? 0) - goes);
    const cs = ship.cs - goes;
    if (cs === 0) continue;
    staying.push({ ...ship, marks: [...ship.marks], tow: null, cs });
    dropCs(ctx, "allied", force, ship, cs, "15.2.1");
  }
  const landed = addForce(ctx, "allied", staying, force.at, "Landed merchants", "15.2.1");
  const merchants = totalCs(staying);
  const course = { visited: [], closest: null, dispersed: [], excused: 0 };
  ctx.set(landed, "convoy", { ...convoy, ...course, merchants }, "CONVOY_DIVIDED", "15.2.1");
  ctx.set(landed, "sailed", true, "SAILED", "15.2.1");
  const destinations = convoy.destinations.filter((each) => each !== force.at);
  const rest = {
    ...convoy,
    visited: [],
    closest: null,
    destinations,
    merchants: Math.max(0, convoy.merchants - merchants),
  };
  ctx.set(force, "convoy", rest, "CONVOY_DIVIDED", "15.2.1");
  const order = ownCampaign(state, "allied").sailing.find((each) => each.convoy === force.id);
  if (order !== undefined) ctx.set(order, "landed", (order.landed ?? 0) + merchants, "CONVOY_DIVIDED", "15.2.1");
  return landed;
}
