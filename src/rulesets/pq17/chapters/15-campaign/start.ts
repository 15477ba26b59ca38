import { scenarioOf, turnIndex } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { SIDES } from "../../vocabulary";
import type { Force } from "../1-2-forces/state";
import { freshGame, type Plan } from "../4-1-initiative/setup";
import { nearestHaven } from "../15-8-homecoming/havens";
import { bringHome, homebound } from "../15-8-homecoming/home";
import type { Context } from "../shared/context";
import { forcesOf } from "../shared/game";
import { freshShip, typeOf } from "../shared/units";
import { berth, dissolveConvoy, settle, unberth } from "./berth";
import { campaignFacts, campaignOf, freshCampaign, freshOwnCampaign, mostMonths } from "./campaign";
import { openPreparation, setSectors } from "./opening";
import type { Boxed } from "./state";

/** 15 The id that a request uses to play the campaign, in addition to the scenarios of the charts. */
export const CAMPAIGN_ID = "campaign";

/** 15 The campaign before anything is laid out: the forces of its scenario, its ice, its calendar. */
export function blankCampaign(
  charts: Charts,
  months: number | undefined,
  { options, rulings }: Pick<Plan, "options" | "rulings">,
): Snapshot {
  const { setup, ice } = campaignFacts(charts);
  const state = freshGame(charts, { scenario: setup.scenario, options, rulings });
  state.startTurn = turnIndex(setup.start);
  state.phase = "prep_initiative";
  state.phasing = "allied";
  state.ice = structuredClone(ice.initial);
  state.campaign = freshCampaign(charts, months ?? mostMonths(charts));
  for (const side of SIDES) {
    state.sides[side].campaign = freshOwnCampaign();
    state.sides[side].reinforcements = [];
  }
  return state;
}

/** 15 Lays out the first fortnight: every force but submarines and Patrol White in port, the further units, and the empties in their box. */
export function layOut(ctx: Context): void {
  const { state, charts } = ctx;
  const { setup } = campaignFacts(charts);
  const { convoys } = scenarioOf(charts, setup.scenario);
  ctx.ruling("E-82", "8.4");
  for (const { force: id, at } of setup.ballast) {
    const force = forcesOf(state, "allied").find((each) => each.id === id);
    if (force !== undefined) layUp(ctx, force, at);
  }
  for (const force of forcesOf(state, "allied")) {
    if (force.convoy === null || force.station !== "at_sea") continue;
    const loaded = force.convoy.loaded;
    const from =
      convoys.find((each) => force.id.endsWith(each.id))?.from ?? convoys.find((each) => each.loaded === loaded)?.from;
    if (from !== undefined) moor(ctx, force, from);
  }
  for (const side of SIDES) {
    for (const force of homebound(state, charts, side)) {
      const haven = nearestHaven(state, charts, side, force);
      if (haven !== undefined) bringHome(ctx, side, force, haven);
    }
    setSectors(ctx, side);
  }
  for (const { side, at, loaded, units } of setup.additions) {
    berth(
      ctx,
      side,
      at,
      units.map(({ unit, cs }) => freshShip(charts, unit, cs)),
      "15",
      { loaded: loaded ?? false },
    );
  }
  openPreparation(ctx);
}

/** 15.2 A convoy lies in its port of departure. */
function moor(ctx: Context, force: Force, port: string): void {
  ctx.set(force, "station", "in_port", "FORCE_HOME", "8.4");
  ctx.set(force, "at", port, "FORCE_HOME", "8.4");
  settle(ctx, force, "8.4");
  if (force.convoy !== null) ctx.set(force.convoy, "visited", [], "CONVOY_FRESH", "8.4");
  if (force.convoy?.loaded === true) {
    ctx.set(
      force.convoy,
      "destinations",
      Object.keys(campaignFacts(ctx.charts).unloading.ports),
      "CONVOY_FRESH",
      "15.2.1",
    );
  }
}

/** 15.2 The merchants of a convoy lie in the Ballast box of a port, and its other ships in the port. */
function layUp(ctx: Context, force: Force, at: string): void {
  const { state, charts } = ctx;
  const box = campaignOf(state).boxes.find(({ port }) => port === at);
  if (box === undefined) return;
  moor(ctx, force, at);
  const ships = unberth(ctx, "allied", force, (ship) => typeOf(charts, ship) === "MX", "15.2");
  const empty: Boxed[] = ships.map(({ unit, cs }) => ({ unit, cs, damaged: false, faceUp: false }));
  ctx.set(box, "ballast", [...box.ballast, ...empty], "BALLAST", "15.2");
  dissolveConvoy(ctx, "allied", force, "15.2");
}
