import { germanFuel, interceptorsAt, turnIndex, within } from "../../charts/pack";
import type { Snapshot } from "../../snapshot";
import { SIDES, type Side } from "../../vocabulary";
import { damaged } from "../2-victory/damaged-capitals";
import { drawChit, takeChit } from "../4-1-initiative/preparation";
import { freshGame } from "../4-1-initiative/setup";
import { fortnightOf } from "../8-time/fortnights";
import { turnIce } from "../10-ice/seasons";
import { readyCampaignConditions } from "../12-special-conditions/campaign-conditions";
import { addAircraft } from "../13-random-events/reinforcements";
import { roomAt } from "../shared/air-stacking";
import { type Context, enterPhase } from "../shared/context";
import { forcesOf } from "../shared/game";
import type { SideState } from "../shared/state";
import { settle } from "./berth";
import { campaignFacts, campaignOf, ownCampaign } from "./campaign";

/** 3.1 The next fortnight begins: everything that belongs to one operation is fresh, then ice, chits, fuel and bids. */
export function openFortnight(ctx: Context): void {
  const { state, charts } = ctx;
  const campaign = campaignOf(state);
  const before = state.fortnight;
  const number = campaign.number + 1;
  ctx.set(campaign, "number", number, "FORTNIGHT", "8.4");
  ctx.set(campaign, "bids", null, "FORTNIGHT", "8.4");
  ctx.set(campaign, "fought", true, "FORTNIGHT", "8.4");
  ctx.set(state, "fortnight", fortnightOf(charts, number), "FORTNIGHT", "8.4");
  setCalendar(ctx);
  bookLosses(ctx);
  freshOperation(ctx);
  for (const side of SIDES) freshOwn(ctx, side, before);
  turnIce(ctx);
  supplyCommandPoints(ctx);
  openPreparation(ctx);
}

/** 3.1.B Chits are drawn, Allied first, and the bids begin. */
export function openPreparation(ctx: Context): void {
  drawChit(ctx, "allied");
  drawChit(ctx, "axis");
  readyCampaignConditions(ctx);
  if (campaignOf(ctx.state).number > 1) drawFuel(ctx);
  enterPhase(ctx, "prep_initiative", "allied", "4.1.2");
}

/** 8.2, 9.1 Season and light of the fortnight. */
function setCalendar(ctx: Context): void {
  const { state, charts } = ctx;
  const row = charts.CALENDAR.facts.fortnights.find(({ id }) => id === state.fortnight.slice(5));
  if (row === undefined) return;
  ctx.set(state, "season", row.season, "FORTNIGHT", "9.1");
  ctx.set(state, "light", { ...row.light }, "FORTNIGHT", "8.2");
}

/** Losses of the fortnight join those of the campaign. */
function bookLosses(ctx: Context): void {
  const { state } = ctx;
  const { lost } = campaignOf(state);
  for (const side of SIDES) {
    for (const { unit, cs } of state.sides[side].sunk) {
      const same = lost.find((each) => each.side === side && each.unit === unit);
      if (same !== undefined) ctx.set(same, "cs", same.cs + cs, "LOSS_BOOKED", "15");
      else if (cs > 0) ctx.push(lost, { side, unit, cs }, "LOSS_BOOKED", "15");
    }
  }
}

/** Members of a snapshot that go on from one operation to the next, or are set elsewhere. */
const GOES_ON: readonly (keyof Snapshot)[] = [
  "ruleset",
  "edition",
  "step",
  "options",
  "rulings",
  "scenario",
  "fortnight",
  "season",
  "light",
  "phase",
  "phasing",
  "initiative",
  "ice",
  "vp",
  "campaign",
  "startTurn",
  "result",
  "sides",
];

/** Members of what a side owns that go on from one operation to the next, or are set elsewhere. */
const STAYS: readonly (keyof SideState)[] = ["forces", "aircraft", "command", "reinforcements", "tally", "campaign"];

function freshOperation(ctx: Context): void {
  const { state, charts } = ctx;
  const fresh = freshGame(charts, { scenario: state.scenario, options: state.options });
  const setMember = <K extends keyof Snapshot>(key: K): void => {
    ctx.set(state, key, fresh[key], "OPERATION_FRESH", "3.1");
  };
  for (const key of Object.keys(fresh) as (keyof Snapshot)[]) if (!GOES_ON.includes(key)) setMember(key);
  for (const side of SIDES) {
    const own = state.sides[side];
    const setSideMember = <K extends keyof SideState>(key: K): void => {
      ctx.set(own, key, fresh.sides[side][key], "OPERATION_FRESH", "3.1");
    };
    for (const key of Object.keys(fresh.sides[side]) as (keyof SideState)[])
      if (!STAYS.includes(key)) setSideMember(key);
  }
  ctx.set(state, "startTurn", turnIndex(campaignFacts(charts).setup.start), "OPERATION_FRESH", "8.4");
}

function freshOwn(ctx: Context, side: Side, before: string): void {
  const { state } = ctx;
  const own = ownCampaign(state, side);
  for (const force of forcesOf(state, side)) settle(ctx, force, "15.8");
  ctx.set(state.sides[side], "tally", { lostConvoys: [], uncounted: damaged(ctx, side) }, "OPERATION_FRESH", "2.4");
  ctx.set(own, "bid", null, "FORTNIGHT", "4.1.2");
  ctx.set(own, "sailing", [], "FORTNIGHT", "15.2");
  ctx.set(own, "recalled", false, "FORTNIGHT", "12.2.1");
  ctx.set(own, "relieved", false, "FORTNIGHT", "15.8.1");
  ctx.set(own, "evForce", null, "FORTNIGHT", "15.8.3");
  if ((own.away ?? []).length > 0) ctx.set(own, "away", [], "FORTNIGHT", "15.7.2");
  setSectors(ctx, side);
  for (const unit of state.sides[side].aircraft) {
    ctx.set(unit, "mission", "none", "MISSION", "5.3");
    ctx.set(unit, "hex", null, "AIRCRAFT_HOME", "5.3");
    if (unit.radius.length > 0) ctx.set(unit, "radius", [], "RADIUS_ENDS", "5.3.1");
  }
  changeInterceptors(ctx, side, before);
}

/** 6.4.2 The search limits of the fortnight. */
export function setSectors(ctx: Context, side: Side): void {
  const { state, charts } = ctx;
  const row = campaignFacts(charts).airSearch.find((each) => within(each, state.fortnight));
  if (row === undefined) return;
  for (const each of state.sides[side].sectors)
    ctx.set(each, "limit", row.limits[each.sector], "SEARCH_LIMIT", "6.4.2");
}

/** 1.1.2 Interceptors of another date take the place of the former ones. */
function changeInterceptors(ctx: Context, side: Side, before: string): void {
  const { state, charts } = ctx;
  const own = state.sides[side];
  const unitList = (list: readonly { unit: string; cs: number }[]): string =>
    list.map(({ unit, cs }) => `${unit} ${cs}`).join();
  for (const base of charts.AIRBASES.facts.bases.filter((each) => each.side === side)) {
    const fresh = interceptorsAt(base, state.fortnight);
    if (unitList(fresh) === unitList(interceptorsAt(base, before))) continue;
    const stay = own.aircraft.filter((unit) => !unit.interceptor || unit.base !== base.id);
    ctx.set(own, "aircraft", stay, "INTERCEPTORS", "1.1.2");
    for (const { unit, cs } of fresh) {
      const room = roomAt(charts, own.aircraft, { base: base.id });
      if (room < cs) ctx.ruling("E-130", "1.5.1");
      if (room === 0) continue;
      const id = addAircraft(ctx, side, { unit, cs: Math.min(room, cs) }, { base: base.id }, "1.1.2");
      const added = own.aircraft.find((each) => each.id === id);
      if (added !== undefined) ctx.set(added, "interceptor", true, "INTERCEPTORS", "1.1.2");
    }
  }
}

/**
 * 4.3.1, 15.1 Sets the command points: Home Fleet starts again, Severnyy Flot gains up to its limit, Gruppe Nord keeps the
 * rest of its points.
 */
function supplyCommandPoints(ctx: Context): void {
  const { state, charts } = ctx;
  const { homeFleet, severnyyFlot, severnyyFlotMax, severnyyFlotMaxAfterLoss } = campaignFacts(charts).commandPoints;
  const most = campaignOf(state).heavyLoss ? severnyyFlotMaxAfterLoss : severnyyFlotMax;
  for (const command of SIDES.flatMap((side) => state.sides[side].command)) {
    const { pool, available } = command;
    const now =
      pool === "home_fleet"
        ? homeFleet
        : pool === "severnyy_flot"
          ? Math.min(most, available + severnyyFlot)
          : available;
    ctx.set(command, "available", now, "CP_SUPPLIED", "15.1");
    ctx.set(command, "spent", 0, "CP_SUPPLIED", "15.1");
    ctx.set(command, "credit", 0, "CP_SUPPLIED", "15.1");
    ctx.set(command, "creditUntil", null, "CP_SUPPLIED", "15.1");
  }
}

/** 15.1 The Axis draws on the German Fuel Chart, which may raise Gruppe Nord. */
function drawFuel(ctx: Context): void {
  const { state, charts } = ctx;
  const letter = takeChit(ctx, "axis", "15.1");
  ctx.set(ownCampaign(state, "axis"), "fuelChit", letter, "FUEL_CHIT", "15.1");
  ctx.ruling("E-94", "15.1");
  const points = germanFuel(charts, state.fortnight, letter);
  const command = state.sides.axis.command.find(({ pool }) => pool === "gruppe_nord");
  if (command !== undefined) {
    ctx.set(command, "available", Math.min(MOST_POINTS, command.available + points), "CP_SUPPLIED", "15.1");
  }
}

/** Command points that a snapshot can hold in a pool. */
const MOST_POINTS = 60;
