import { conditionFacts } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { SIDES } from "../../vocabulary";
import type { Force, Ship } from "../1-2-forces/state";
import { score } from "../2-victory/points";
import type { Context } from "../shared/context";
import { atSea, dayOf, forcesOf, hasRuling, lightOf } from "../shared/game";
import { inGroup, totalCs, typeOf } from "../shared/units";
import { chitOf, holdsCondition, stillOpen } from "./chits";
import { fulfil } from "./conditions";
import { isGearboxInPack, isGearboxOrdered } from "./gearbox";
import { archeryRaid, titleAttack } from "./strikes";

/** 12 TURN.SPECIAL: scores every special condition that is met in this turn, and makes the strikes declared for it. */
export function scoreConditions(ctx: Context): void {
  axisConvoyLate(ctx);
  mines(ctx);
  gearbox(ctx);
  sizilien(ctx);
  wunderland(ctx);
  archeryRaid(ctx);
  titleAttack(ctx);
  shipsBrokenOut(ctx);
  for (const side of SIDES) {
    const { special } = ctx.state.sides[side];
    if (special.attacked.length > 0) ctx.set(special, "attacked", [], "TURN_FRESH", "12.11");
  }
}

/** 12 The confirmation phase: what conditions cost that were never met, and what those score that are counted at the end. */
export function confirmConditions(ctx: Context): void {
  convoyArrived(ctx);
  idleCarriers(ctx);
  gearboxMissed(ctx);
}

/** 12.3 The force that is the Axis convoy; undefined when it is gone. */
function axisConvoy(state: Snapshot, charts: Charts): Force | undefined {
  const { to } = conditionFacts(charts, "axis_convoy");
  return forcesOf(state, "axis").find(({ convoy }) => convoy?.destinations.includes(to));
}

/** 12.3 An Axis convoy that has not come in before its day gives its points to the Allies. */
function axisConvoyLate(ctx: Context): void {
  const { beforeDay } = conditionFacts(ctx.charts, "axis_convoy");
  if (stillOpen(ctx.state, "axis", "axis_convoy") && dayOf(ctx.state.turn + 1) >= beforeDay) scoreLateConvoy(ctx);
}

function scoreLateConvoy(ctx: Context): void {
  const { state, charts } = ctx;
  const chit = chitOf(state, "axis", "axis_convoy");
  if (chit === undefined || chit.fulfilled || axisConvoy(state, charts)?.convoy?.arrived === true) return;
  const late = conditionFacts(charts, "axis_convoy").convoys.find(({ letters }) =>
    letters.some(({ from, to }) => from <= chit.letter && chit.letter <= to),
  );
  ctx.ruling("E-62", "12.3");
  score(ctx, "axis", "COND_AXIS_CONVOY", late?.vpIfLate ?? 0, null, "12.3");
  fulfil(ctx, "axis", "axis_convoy", "12.3");
}

/** 12.3 Every merchant of the Axis convoy in its destination scores; one that never sailed in time is late. */
function convoyArrived(ctx: Context): void {
  const { state, charts } = ctx;
  if (!holdsCondition(state, "axis", "axis_convoy")) return;
  scoreLateConvoy(ctx);
  const { to, vpPerMv } = conditionFacts(charts, "axis_convoy");
  const there = forcesOf(
    state,
    "axis",
    ({ station, at, convoy }) => station === "in_port" && at === to && convoy !== null,
  );
  const merchants = totalCs(there.flatMap(({ units }) => units.filter((ship) => typeOf(charts, ship) === "MX")));
  score(ctx, "axis", "COND_AXIS_CONVOY", vpPerMv * merchants, null, "12.3");
}

/** True when neither Storm nor Gale prevails. */
function calm({ weather }: Snapshot): boolean {
  return weather.prevailing !== "storm" && weather.prevailing !== "gale";
}

/** 12.8, E-126 A German TF of cruisers and destroyers that has moved far enough lays mines in the hex planned. */
function mines(ctx: Context): void {
  const { state, charts } = ctx;
  const { plan } = state.sides.axis.special;
  if (plan?.condition !== "minelaying" || !stillOpen(state, "axis", "minelaying") || !calm(state)) return;
  const facts = conditionFacts(charts, "minelaying");
  const layer = forcesOf(state, "axis").find(
    (force) =>
      force.kind === "task_force" &&
      atSea(force) &&
      force.at === plan.hex &&
      force.moved.entered.at(-1) === plan.hex &&
      (hasRuling(state, "minesWithinTwoHexes") ? force.moved.hexes <= facts.hexes : force.moved.hexes >= facts.hexes) &&
      force.units.every((ship) => isCruiser(charts, ship) || typeOf(charts, ship) === "DD"),
  );
  if (layer === undefined) return;
  ctx.ruling("E-63", "12.8");
  ctx.ruling("E-126", "12.8");
  const cruisers = layer.units.filter((ship) => isCruiser(charts, ship)).length;
  const destroyers = totalCs(layer.units.filter((ship) => !isCruiser(charts, ship)));
  const vp = facts.vpPerCruiser * cruisers + facts.vpPerDestroyer * destroyers;
  score(ctx, "axis", "COND_MINELAYING", Math.max(facts.vpLimit, vp), null, "12.8");
  fulfil(ctx, "axis", "minelaying", "12.8");
}

function isCruiser(charts: Charts, ship: Ship): boolean {
  return inGroup(charts, ship, "cruiser");
}

/** 12.10 GEARBOX scores once, when every ship of it that is left lies at Barentsburg in a special phase. */
function gearbox(ctx: Context): void {
  const { state, charts } = ctx;
  const { plan } = state.sides.allied.special;
  if (plan?.condition !== "gearbox" || !stillOpen(state, "allied", "gearbox")) return;
  const facts = conditionFacts(charts, "gearbox");
  const forces = forcesOf(state, "allied");
  const there = forces.filter(({ station, at }) => station === "in_port" && at === facts.to);
  const csOf = (among: readonly Force[], unit: string): number =>
    totalCs(among.flatMap(({ units }) => units.filter((ship) => ship.unit === unit)));
  const left = plan.ships.map((each) => ({ ...each, cs: Math.min(each.cs, csOf(forces, each.unit)) }));
  const alive = left.filter(({ cs }) => cs > 0);
  if (alive.length === 0 || alive.some(({ unit, cs }) => csOf(there, unit) < cs)) return;
  ctx.ruling("E-64", "12.10");
  const vp = alive.map(({ unit, cs }) =>
    inGroup(charts, { unit }, "cruiser") ? facts.vpPerCruiser : facts.vpPerDestroyer * cs,
  );
  score(
    ctx,
    "allied",
    "COND_GEARBOX",
    vp.reduce((sum, each) => sum + each, 0),
    null,
    "12.10",
  );
  fulfil(ctx, "allied", "gearbox", "12.10");
}

/** 12.10 GEARBOX that was never carried out costs what it would have scored. */
function gearboxMissed(ctx: Context): void {
  const { state, charts } = ctx;
  const chit = chitOf(state, "allied", "gearbox");
  if (chit === undefined || chit.fulfilled) return;
  if (isGearboxInPack(state, charts)) ctx.ruling("E-128", "12.10");
  if (!isGearboxOrdered(state, charts)) return;
  const facts = conditionFacts(charts, "gearbox");
  const forceFacts = facts.forces.find(({ letters }) =>
    letters.some(({ from, to }) => from <= chit.letter && chit.letter <= to),
  );
  if (forceFacts === undefined) return;
  const vp = facts.vpPerCruiser * (forceFacts.ca + forceFacts.cl) + facts.vpPerDestroyer * forceFacts.dd;
  score(ctx, "allied", "COND_GEARBOX", -vp, null, "12.10");
}

/** 12.5 Every carrier that began at Scapa Flow and never struck ashore costs points. */
function idleCarriers(ctx: Context): void {
  const { state, charts } = ctx;
  const { vpPerIdleCarrier } = conditionFacts(charts, "carrier_strike");
  for (const { unit, struck } of state.sides.allied.special.carriers) {
    if (!struck) score(ctx, "allied", "COND_CARRIER_STRIKE", vpPerIdleCarrier, unit, "12.5");
  }
}

/** 12.11 A German TF that spends a whole day turn at Barentsburg without being attacked. */
function sizilien(ctx: Context): void {
  const { state, charts } = ctx;
  if (!stillOpen(state, "axis", "sizilien") || lightOf(state) !== "day") return;
  const facts = conditionFacts(charts, "sizilien");
  const { attacked } = state.sides.axis.special;
  const raiders = forcesOf(
    state,
    "axis",
    (force) =>
      force.kind === "task_force" &&
      atSea(force) &&
      force.at === facts.hex &&
      force.moved.hexes === 0 &&
      !attacked.includes(force.id),
  );
  const worth = (force: Force): number =>
    facts.vpPerCapitalShip * force.units.filter((ship) => inGroup(charts, ship, "capital")).length +
    facts.vpPerCruiser * force.units.filter((ship) => isCruiser(charts, ship)).length;
  const [best] = [...raiders].sort((a, b) => worth(a) - worth(b));
  if (best === undefined || worth(best) === 0) return;
  ctx.ruling("E-66", "12.11");
  score(ctx, "axis", "COND_SIZILIEN", worth(best), null, "12.11");
  fulfil(ctx, "axis", "sizilien", "12.11");
}

/** 12.12 A Panzerschiff that has come into the Kara Sea scores once. */
function wunderland(ctx: Context): void {
  const { state, charts } = ctx;
  if (!stillOpen(state, "axis", "wunderland")) return;
  const { box, vp } = conditionFacts(charts, "wunderland");
  const there = state.sides.axis.forces.some(
    ({ station, at, units }) => station === "box" && at === box && units.some((ship) => typeOf(charts, ship) === "CB"),
  );
  if (!there) return;
  score(ctx, "axis", "COND_WUNDERLAND", vp, null, "12.12");
  fulfil(ctx, "axis", "wunderland", "12.12");
}

/** 12.2.1 In the special phase of its turn the chit of ships that broke out is shown. */
function shipsBrokenOut(ctx: Context): void {
  const { state } = ctx;
  const { returning } = state.sides.axis.special;
  if (returning === null || returning.shown || (returning.turn !== null && returning.turn > state.turn)) return;
  ctx.set(returning, "shown", true, "BREAKOUT_RETURN", "12.2.1");
}

/** 12.5 The carriers that begin the operation at Scapa Flow, noted when set-up and planning are over. */
export function noteCarriersAtStart(ctx: Context): void {
  const { state, charts } = ctx;
  if (!holdsCondition(state, "allied", "carrier_strike")) return;
  const { from } = conditionFacts(charts, "carrier_strike");
  const carriers = forcesOf(state, "allied", ({ station, at }) => station === "in_port" && at === from)
    .flatMap(({ units }) => units.filter((ship) => typeOf(charts, ship) === "CV"))
    .map(({ unit }) => ({ unit, struck: false }));
  if (carriers.length > 0) ctx.set(state.sides.allied.special, "carriers", carriers, "CARRIERS_NOTED", "12.5");
}
