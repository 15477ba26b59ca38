import { airbaseOf, airUnitOf, conditionFacts } from "../../charts/pack";
import { SIDES, type Side } from "../../vocabulary";
import type { Aircraft, Force } from "../1-2-forces/state";
import { addForce } from "../13-random-events/reinforcements";
import { boxed, firstCs, mergeMerchants, takeMerchants } from "../15-2-convoys/port-boxes";
import { MOST_MERCHANTS } from "../15-campaign/berth";
import { campaignFacts, campaignOf, ownCampaign } from "../15-campaign/campaign";
import type { Boxed, PortBox } from "../15-campaign/state";
import type { Context } from "../shared/context";
import { forcesOf, hasRuling } from "../shared/game";
import { pickOne } from "../shared/picks";
import { freshShip } from "../shared/units";
import { holdsCondition, inForce } from "./chits";

/** 12, 15.3.2 Applies the effects that the chits of a fortnight have as soon as they are drawn. */
export function readyCampaignConditions(ctx: Context): void {
  const { state, charts } = ctx;
  const campaign = campaignOf(state);
  if (holdsCondition(state, "axis", "port_raids")) {
    ctx.set(state.sides.axis.special, "raidsLeft", conditionFacts(charts, "port_raids").attacks, "RAIDS", "12.7");
  }
  if (campaign.cobweb) {
    ctx.set(state.sides.axis.special, "cobweb", conditionFacts(charts, "agent_cobweb").convoys, "COBWEB", "12.1");
  }
  for (const side of SIDES) {
    const claims = holdsCondition(state, side, "reinforcements") ? campaignFacts(charts).claims : 0;
    ctx.set(ownCampaign(state, side), "claims", claims, "REINFORCEMENTS", "15.3.2");
  }
}

/** 12.1 Conditions that come once are spent; the agent reports the convoys of the next fortnight. */
export function noteConditions(ctx: Context): void {
  const { state, charts } = ctx;
  const campaign = campaignOf(state);
  const { returning } = state.sides.axis.special;
  if (returning !== null && returning.fuelWarning !== null) {
    ctx.ruling("E-95", "12.2.1");
    for (const { unit, cs } of returning.ships) {
      ctx.push(ownCampaign(state, "axis").breakout, { unit, cs }, "IN_THE_ATLANTIC", "12.2.1");
    }
  }
  const { since } = conditionFacts(charts, "agent_cobweb");
  ctx.set(
    campaign,
    "cobweb",
    holdsCondition(state, "axis", "agent_cobweb") && state.fortnight >= since,
    "COBWEB",
    "12.1",
  );
  for (const side of SIDES) {
    for (const { condition, fulfilled } of state.sides[side].chits) {
      const worked = fulfilled || condition === "agent_cobweb";
      if (worked && campaignFacts(charts).once.includes(condition) && !campaign.spent.includes(condition)) {
        ctx.push(campaign.spent, condition, "CONDITION_SPENT", "12");
      }
    }
  }
}

/**
 * 12.6.1, E-133 Applies the losses of a Ground Offensive. The Germans lose a third of their air CS in Norway, the
 * Soviets half of theirs, fractions up. A unit without CS stays at its base, so that replacements can restore it
 * (15.6.3).
 */
export function loseToOffensive(ctx: Context): void {
  const { state, charts } = ctx;
  if (!inForce(state, "ground_offensive")) return;
  const { axisOneIn, sovietOneIn } = conditionFacts(charts, "ground_offensive");
  const { havens } = campaignFacts(charts).places;
  ctx.ruling("E-133", "12.6.1");
  const based = ({ base }: Aircraft): boolean => {
    if (base === null) return false;
    const { hex } = airbaseOf(charts, base);
    return charts.MAP.facts.hexes.some(
      ({ id, coast }) => id === hex && coast.some((each) => havens.axis.includes(each)),
    );
  };
  lose(ctx, "axis", (unit) => airUnitOf(charts, unit.unit).nation === "german" && based(unit), axisOneIn);
  lose(ctx, "allied", (unit) => airUnitOf(charts, unit.unit).nation === "soviet", sovietOneIn);
}

function lose(ctx: Context, side: Side, counts: (unit: Aircraft) => boolean, oneIn: number): void {
  const own = ctx.state.sides[side];
  if (!hasRuling(ctx.state, "offensiveWithoutDie")) {
    const die = { label: "offensive-die", about: { side }, section: "12.6.1", dice: "1d0-9" } as const;
    ctx.rollPlain({ ...die, resultName: () => "no_effect" });
  }
  const steps = (): Aircraft[] =>
    [...own.aircraft]
      .filter((unit) => !unit.interceptor && counts(unit))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
      .flatMap((unit) => Array.from({ length: unit.cs }, () => unit));
  let left = Math.ceil(steps().length / oneIn);
  for (; left > 0; left -= 1) {
    const spec = { label: "offensive-loss", about: { side }, section: "12.6.1" };
    const unit = pickOne(ctx, { ...spec, pool: steps(), resultName: ({ id }) => id });
    if (unit === undefined) return;
    ctx.set(unit, "cs", unit.cs - 1, "AIRCRAFT_WITHDRAWN", "12.6.1");
  }
}

/**
 * 12.7 Makes the merchants of the Unloading and Ballast boxes targets of Port Raids. During the raids they are in the
 * port as convoys without orders.
 */
export function openBoxes(ctx: Context): void {
  const { campaign } = ctx.state;
  const { ports } = conditionFacts(ctx.charts, "port_raids");
  for (const box of (campaign?.boxes ?? []).filter(({ port }) => ports.includes(port))) {
    ctx.set(box, "unloading", layOut(ctx, box, box.unloading, true), "UNLOADING", "12.7");
    ctx.set(box, "ballast", layOut(ctx, box, box.ballast, false), "BALLAST", "12.7");
  }
}

/** Lays merchants of a box out in its port; gives those that no block holds. */
function layOut(ctx: Context, { port }: PortBox, list: readonly Boxed[], loaded: boolean): Boxed[] {
  const { moved, left } = firstCs(list, MOST_MERCHANTS);
  if (moved.length === 0) return left;
  const ships = mergeMerchants(moved.map((each) => ({ ...each, faceUp: false }))).map(({ unit, cs, damaged }) =>
    freshShip(ctx.charts, unit, cs, damaged ? ["crippled"] : []),
  );
  const force = addForce(ctx, "allied", ships, port, "Merchants in port", "12.7");
  if (force.convoy !== null) ctx.set(force, "convoy", { ...force.convoy, loaded, merchants: 0 }, "CONVOY", "12.7");
  return left;
}

/** 12.7 After the raids the merchants that are left lie in their boxes again. */
export function closeBoxes(ctx: Context): void {
  for (const box of ctx.state.campaign?.boxes ?? []) {
    for (const force of forcesOf(ctx.state, "allied", (each) => isLaidOut(each, box))) {
      const list = force.convoy?.loaded === true ? "unloading" : "ballast";
      const back = boxed(takeMerchants(ctx, force), false);
      ctx.set(
        box,
        list,
        mergeMerchants([...box[list], ...back]),
        list === "unloading" ? "UNLOADING" : "BALLAST",
        "12.7",
      );
    }
  }
}

function isLaidOut({ convoy, station, at, sailed }: Force, { port }: PortBox): boolean {
  return convoy !== null && convoy.merchants === 0 && !sailed && station === "in_port" && at === port;
}
