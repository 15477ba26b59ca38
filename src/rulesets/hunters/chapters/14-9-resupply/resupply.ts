import { chartView, columnOf } from "../../../../core/charts/look-up";
import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { boatFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { TORPEDOES, type Torpedo, TUBES } from "../../vocabulary";
import { torpedoesAboard, tubesOf } from "../4-setup/torpedo-load";
import { lastAreaBox, trackOf } from "../7-patrols/track";
import { airEncounter } from "../9-8-aircraft/air-attack";
import type { AirReport } from "../9-8-aircraft/air-report";
import { type Context, citePatrolDate, enterPhase, modifiersOfYear } from "../shared/context";
import { Drms, patrolOf } from "../shared/game";

/** 4.5 Torpedoes by type. */
type Count = { readonly [T in Torpedo]: number };

/** 14.9 The result of a try at resupply. */
export interface ResupplyReport {
  readonly met: boolean;
  readonly air: AirReport | null;
  readonly offer: Count | null;
}

/** 14.9 Tries to meet a supply boat; a check of the Bay of Biscay's kind comes before anything is taken over. */
export function trySupply(ctx: Context): ResupplyReport {
  const { state, charts } = ctx;
  const patrol = patrolOf(state);
  ctx.ruling("E-87", "14.9");
  ctx.set(patrol, "resupplyTried", true, "RESUPPLY_TRIED", "14.9");
  const { row } = ctx.roll({ label: "resupply", section: "14.9", view: chartView(charts.RESUPPLY) });
  if (row.result === "none") return { met: false, air: null, offer: null };
  const column = "bay_of_biscay_special_mission";
  const modifiers = new Drms(charts.E1).year(state.month, column).list;
  const view = columnOf(charts.E1, column);
  citePatrolDate(ctx, "14.9.3", modifiersOfYear(charts.E1, column));
  const check = ctx.roll({ label: "resupply-check", section: "14.9.3", view, modifiers });
  if (check.row.result !== "none") return { met: true, air: airEncounter(ctx), offer: null };
  if (patrol.resupplied) ctx.ruling("E-96", "14.9.6");
  ctx.set(patrol, "resupplied", true, "RESUPPLIED", "14.9");
  const ammo = boatFacts(charts, state.boat.type).deckGun?.ammo ?? 0;
  ctx.set(state.boat, "deckGunAmmo", ammo, "AMMUNITION_LOADED", "14.9");
  const offer = torpedoesOffered(ctx);
  if (offer.G7a + offer.G7e > 0) {
    ctx.set(patrol, "resupplyOffer", offer, "TORPEDOES_OFFERED", "14.9");
    enterPhase(ctx, "resupply", "14.9");
  } else goBack(ctx);
  return { met: true, air: null, offer };
}

/** 14.9 The torpedoes of each type that may be taken over. */
function torpedoesOffered(ctx: Context): Count {
  const { charts } = ctx;
  const { ofEach, dice } = charts.RESUPPLY_LIMITS.facts;
  const view = chartView(charts.RESUPPLY_TORPEDOES);
  const { row } = ctx.roll({ label: "resupply-torpedoes", section: "14.9", view });
  if (row.result === "no_torpedoes") return { G7a: 0, G7e: 0 };
  if (row.result === "up_to_2_of_each") return { G7a: ofEach, G7e: ofEach };
  const say = (total: number): string => `up to ${total}`;
  const { total } = ctx.rollPlain({ label: "resupply-number", section: "14.9", dice, resultName: say });
  return row.result === "up_to_1d6_G7a" ? { G7a: total, G7e: 0 } : { G7a: 0, G7e: total };
}

/** 14.9 Places the boat in the first area box of its track, to be entered again (D16, E-69). */
export function goBack(ctx: Context): void {
  const { state, charts } = ctx;
  const patrol = patrolOf(state);
  const { boxes } = trackOf(state, charts);
  const first = boxes.findIndex((box) => box.kind === "area") + 1;
  ctx.ruling("D16", "14.9");
  if (boxes.some((box) => box.kind === "mission")) ctx.ruling("E-69", "14.9");
  ctx.set(patrol, "resupplyOffer", null, "TORPEDOES_OFFERED", "14.9");
  ctx.set(patrol, "jumpTo", first, "BACK_TO_AREA", "14.9");
  enterPhase(ctx, "at_sea", "14.9");
}

/** 14.9.4 The room left for torpedoes of each type, within the offer and the most the mat allows. */
export function roomFor(state: Snapshot, charts: Charts): Count {
  const offer = patrolOf(state).resupplyOffer ?? { G7a: 0, G7e: 0 };
  const most = allowed(state, charts);
  return { G7a: Math.min(offer.G7a, most.G7a), G7e: Math.min(offer.G7e, most.G7e) };
}

/** 14.9.4 Torpedoes of each type that the mat allows in addition to those aboard. */
function allowed(state: Snapshot, charts: Charts): Count {
  const { g7a, g7e, mixAdjustMax } = boatFacts(charts, state.boat.type).torpedoes;
  const aboard = torpedoesAboard(state);
  return { G7a: Math.max(0, g7a + mixAdjustMax - aboard.G7a), G7e: Math.max(0, g7e + mixAdjustMax - aboard.G7e) };
}

/** 14.9.4 The reload boxes free at each end. */
export function freeReloads({ boat }: Snapshot, charts: Charts): { readonly fwd: number; readonly aft: number } {
  const { reloadCapacity } = boatFacts(charts, boat.type);
  const free = (capacity: number, { G7a, G7e }: Count): number => Math.max(0, capacity - G7a - G7e);
  return { fwd: free(reloadCapacity.fwd, boat.fwdReloads), aft: free(reloadCapacity.aft, boat.aftReloads) };
}

/** Returns the empty tubes. */
export function emptyTubes({ boat }: Snapshot, charts: Charts) {
  return tubesOf(boatFacts(charts, boat.type)).filter((tube) => boat.tubes[tube] === "empty");
}

/** 14.9 The reason why resupply cannot be tried now; undefined when it can. */
export function noSupply(state: Snapshot, charts: Charts): Reason | undefined {
  const patrol = patrolOf(state);
  const { excludedAreas } = charts.RESUPPLY_LIMITS.facts;
  if (!state.options.resupplyAtSea) return reason("OPTION_OFF", "14.9");
  if (excludedAreas.includes(patrol.area)) return reason("AREA_WITHOUT_SUPPLY", "14.9.1");
  if (patrol.abort !== null) return reason("ALREADY_ABORTING", "14.9");
  if (patrol.resupplied && state.edition === "second") return reason("ALREADY_RESUPPLIED", "14.9.2");
  const done = patrol.checksDoneInBox >= patrol.checksRequired && patrol.jumpTo === null;
  if (patrol.box !== lastAreaBox(state, charts) || !done) return reason("NOT_THERE", "14.9");
  if (patrol.resupplyTried) return reason("ALREADY_TRIED", "14.9");
  return undefined;
}

/** 14.9.4 Takes torpedoes of the offer aboard. */
export function loadOffered(
  ctx: Context,
  supplies: {
    readonly fwdReloads: Count;
    readonly aftReloads: Count;
    readonly tubes: { readonly [key: string]: Torpedo | undefined };
  },
): void {
  const { boat, options } = ctx.state;
  if (options.initialLoadRestriction) ctx.ruling("E-97", "14.9.4");
  for (const type of TORPEDOES) {
    ctx.set(boat.fwdReloads, type, boat.fwdReloads[type] + supplies.fwdReloads[type], "TORPEDOES_TAKEN", "14.9");
    ctx.set(boat.aftReloads, type, boat.aftReloads[type] + supplies.aftReloads[type], "TORPEDOES_TAKEN", "14.9");
  }
  for (const tube of TUBES) {
    const type = supplies.tubes[tube];
    if (type !== undefined) ctx.set(boat.tubes, tube, type, "TORPEDOES_TAKEN", "14.9");
  }
}
