import { chartView } from "../../../../core/charts/look-up";
import type { Reason } from "../../../../core/contract/choice";
import { boatFacts, findTrack } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { BoatFacts } from "../../charts/shapes";
import type { Snapshot } from "../../snapshot";
import { type BoatType, SYSTEMS } from "../../vocabulary";
import { cleanBoat } from "../4-setup/fresh-career";
import { takeAboard } from "../4-setup/take-aboard";
import type { Context } from "../shared/context";

/** 11.4.5 The newest standard model of the boat's class that is available in a month (E-27). */
export function latestStandard(charts: Charts, boat: BoatType, month: string): BoatType {
  const standard = sameClass(charts, boat).filter((each) => !each.limited && each.available <= month);
  return standard.reduce(
    (best, each) => (each.available >= best.available ? each : best),
    standard[0] ?? boatFacts(charts, boat),
  ).id;
}

/** 11.4.5 The limited models of the boat's class that are available in a month (E-27). */
export function limitedModels(charts: Charts, boat: BoatType, month: string): BoatType[] {
  const limited = sameClass(charts, boat).filter((each) => each.limited && each.available <= month);
  return limited.map(({ id }) => id);
}

/** 11.4.3 Models of the same class newer than the boat and available in a month (E-27, E-68). */
export function newerModels(charts: Charts, boat: BoatType, month: string): BoatType[] {
  const { available } = boatFacts(charts, boat);
  const newer = sameClass(charts, boat).filter((each) => each.available > available && each.available <= month);
  return newer.map(({ id }) => id);
}

/** 11.4.4, 4.2.2 The reason why a boat cannot be had; undefined when it is of the class and in service. */
export function outOfReach(charts: Charts, currentType: BoatType, boat: BoatType, month: string): Reason | undefined {
  const { class: type, available } = boatFacts(charts, boat);
  if (type !== boatFacts(charts, currentType).class) {
    return { code: "OTHER_CLASS", section: "11.4.4" };
  }
  if (available <= month) return undefined;
  return {
    code: "BOAT_NOT_AVAILABLE",
    section: "4.2.2",
    params: { boat, available },
  };
}

/** 11.4.5 Rolls for a limited model; the latest standard one when that fails. A standard model needs no roll. */
export function tryFor(ctx: Context, model: BoatType, month: string): BoatType {
  const { state, charts } = ctx;
  if (!boatFacts(charts, model).limited) return model;
  const { row } = ctx.roll({ label: "limited-boat", section: "11.4.5", view: chartView(charts.LIMITED_BOAT) });
  if (row.result === "granted") return model;
  const standard = latestStandard(charts, state.boat.type, month);
  if (standard === state.boat.type) ctx.ruling("E-82", "11.4.5");
  return standard;
}

/** 11.4, 10.10.5 Gives the Kommandant another boat; a posting ends or stays as the printing has it. */
export function assignBoat(ctx: Context, type: BoatType, fiveMonths: boolean): void {
  const { state, charts } = ctx;
  const { boat } = state;
  ctx.set(boat, "type", type, "NEW_BOAT", "11.4");
  const postingStays = state.edition === "first" && !fiveMonths && canServe(state, charts, type);
  if (state.edition === "first" && !fiveMonths && !postingStays) ctx.ruling("E-80", "11.4");
  if (!postingStays) ctx.set(boat, "posting", "none", "POSTING_CANCELLED", fiveMonths ? "10.10.5" : "11.4");
  if (boat.posting !== "mediterranean") {
    ctx.set(boat, "mediterraneanPassed", false, "POSTING_CANCELLED", "7.3.4");
  }
  leaveDamage(ctx);
  fitOut(ctx);
}

/** 11.4 Leaves the damage of the old boat behind with it. */
function leaveDamage(ctx: Context): void {
  const { state, charts } = ctx;
  const { boat } = state;
  const { hull, flooding, systems } = cleanBoat(boatFacts(charts, boat.type), state.options);
  ctx.set(boat, "hull", hull, "NEW_BOAT", "11.4");
  ctx.set(boat, "flooding", flooding, "NEW_BOAT", "11.4");
  for (const system of SYSTEMS) ctx.set(boat.systems, system, systems[system], "NEW_BOAT", "11.4");
}

/** 10.7.7, 4.4.2 Makes the boat as good as new: no damage, standard torpedoes, full ammunition. */
export function fitOut(ctx: Context): void {
  const { state, charts } = ctx;
  const { boat } = state;
  const clean = cleanBoat(boatFacts(charts, boat.type), state.options);
  ctx.set(boat, "hull", clean.hull, "REPAIRED", "10.10.3");
  ctx.set(boat, "flooding", clean.flooding, "REPAIRED", "10.7");
  for (const system of SYSTEMS) ctx.set(boat.systems, system, clean.systems[system], "REPAIRED", "10.7.7");
  ctx.set(boat, "mineBay", clean.mineBay, "MINES_UNLOADED", "11.4.6");
  ctx.set(boat, "deckGunAmmo", clean.deckGunAmmo, "AMMUNITION_LOADED", "4.6");
  takeAboard(ctx, clean, "4.5");
}

/** 7.3.4, 7.3.2 True if a type can stay posted to an area: its mat has a track for it. */
function canServe({ boat, options }: Snapshot, charts: Charts, type: BoatType): boolean {
  return boat.posting === "none" || findTrack(charts, type, boat.posting, options) !== undefined;
}

function sameClass(charts: Charts, boat: BoatType): BoatFacts[] {
  const { class: currentClass } = boatFacts(charts, boat);
  return charts.BOATS.facts.boats.filter((each) => each.class === currentClass);
}
