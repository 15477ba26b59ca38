import { reason } from "../../../../core/choice/legality";
import type { Reason } from "../../../../core/contract/choice";
import { conditionFacts, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { Side } from "../../vocabulary";
import { score } from "../2-victory/points";
import { hurt } from "../7-9-damage/damage";
import type { Context } from "../shared/context";
import { atSea, forcesOf, hasRuling } from "../shared/game";
import { stillOpen } from "./chits";
import { fulfil, noteUncounted, revealChit } from "./conditions";
import type { ConditionPlan } from "./state";

/** 12.14 A strike that is planned for a turn. */
type StrikePlan = Extract<ConditionPlan, { turn: number }>;

/** 12.14 The strike that a side has planned; undefined without one. */
export function plannedStrike(state: Snapshot, side: Side): StrikePlan | undefined {
  const { plan } = state.sides[side].special;
  return plan !== null && "turn" in plan ? plan : undefined;
}

/** 12.14 Why a side has no strike to declare in this special phase; undefined when it has one. */
export function cannotDeclare(state: Snapshot, side: Side): Reason | undefined {
  const plan = plannedStrike(state, side);
  if (plan === undefined || !stillOpen(state, side, plan.condition)) {
    return reason("NO_STRIKE_PLANNED", "12.14");
  }
  if (plan.declared) return reason("STRIKE_DECLARED", "12.14");
  return plan.turn === state.turn + 1 ? undefined : reason("NOT_THE_TURN_BEFORE", "12.14");
}

/** 12.14 Declares the strike that a side has planned for the next turn: its chit is shown. */
export function revealStrike(ctx: Context, side: Side): StrikePlan {
  const plan = plannedStrike(ctx.state, side)!;
  ctx.ruling("E-65", "12.14");
  ctx.set(plan, "declared", true, "STRIKE_DECLARED", "12.14");
  revealChit(ctx, side, plan.condition, "12.14");
  return plan;
}

function struckNow(state: Snapshot, condition: StrikePlan["condition"]): StrikePlan | undefined {
  const plan = plannedStrike(state, "allied");
  const due = plan?.condition === condition && plan.declared && plan.turn === state.turn;
  return due && stillOpen(state, "allied", condition) ? plan : undefined;
}

function stormy({ weather }: Snapshot): boolean {
  return weather.prevailing === "storm" || weather.prevailing === "gale";
}

/** 12.14.1, E-127 ARCHERY: a CS of landing ships in the hex planned, in a TF that has moved little enough. */
export function archeryRaid(ctx: Context): void {
  const { state, charts } = ctx;
  const plan = struckNow(state, "archery");
  if (plan?.condition !== "archery") return;
  const facts = conditionFacts(charts, "archery");
  const there = state.sides.allied.forces.filter(
    (force) =>
      atSea(force) &&
      force.at === plan.hex &&
      force.units.some((ship) => ship.cs > 0 && unitOf(charts, ship.unit).subtype === "AL"),
  );
  if (there.length > 0) ctx.ruling("E-127", "12.14.1");
  const most = hasRuling(state, "archeryAfterTwoHexes") ? facts.hexes : facts.hexes - 1;
  const hasLanded = there.some(({ moved }) => moved.hexes <= most);
  if (hasLanded && !stormy(state)) score(ctx, "allied", "COND_ARCHERY", facts.vp, null, "12.14.1");
  fulfil(ctx, "allied", "archery", "12.14.1");
}

/** 12.14.2 TITLE: a die against Tirpitz in the port planned, whose hits score nothing under 2.4. */
export function titleAttack(ctx: Context): void {
  const { state, charts } = ctx;
  const plan = struckNow(state, "title");
  if (plan?.condition !== "title") return;
  fulfil(ctx, "allied", "title", "12.14.2");
  const { target, most } = conditionFacts(charts, "title");
  const force = forcesOf(state, "axis").find(
    ({ station, at, units }) => station === "in_port" && at === plan.port && units.some(({ unit }) => unit === target),
  );
  const ship = force?.units.find(({ unit }) => unit === target);
  if (force === undefined || ship === undefined || stormy(state)) return;
  const hitsOf = (die: number): number => (die <= most ? die : 0);
  const { total } = ctx.rollPlain({
    label: "title-attack",
    about: { side: "allied" },
    section: "12.14.2",
    dice: "1d0-9",
    resultName: (die) => `${hitsOf(die)} hits`,
  });
  ctx.ruling("E-134", "12.14.2");
  const before = ship.cs;
  const { sunk } = hurt(ctx, { side: "axis", force, ship }, hitsOf(total), "12.14.2");
  if (sunk === 0) noteUncounted(ctx, "axis", target, before - ship.cs, "12.14.2");
}

/** 12.14.2 The ports of southern Norway. */
export function southernPorts(charts: Charts): string[] {
  const { hexes } = charts.MAP_AREAS.facts.southNorway;
  return charts.PORTS.facts.ports.filter(({ at, side }) => side === "axis" && hexes.includes(at)).map(({ id }) => id);
}
