import { findAirUnit, isClass, unitOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { SIDES, type Side } from "../../vocabulary";
import { score } from "../2-victory/points";
import { fortnightNumber } from "../8-time/fortnights";
import { isTaken, type Unit } from "../15-3-reinforcements/reinforcements";
import { leave } from "../15-7-withdrawals/withdrawals";
import { berthListed } from "../15-campaign/berth";
import { campaignFacts, campaignOf, ownCampaign } from "../15-campaign/campaign";
import type { Context } from "../shared/context";
import { forcesOf } from "../shared/game";
import { typeOf } from "../shared/units";

/** 15.4.3 At the end of an operation: Green Crews that took part learn, those lost cost half as much again, and the trained lose their mark. */
export function trainCrews(ctx: Context): void {
  const { state, charts } = ctx;
  const { number, fought } = campaignOf(state);
  for (const side of SIDES) {
    const own = ownCampaign(state, side);
    const forces = forcesOf(state, side);
    for (const crew of own.crews) {
      const sunk = state.sides[side].sunk.filter(({ unit }) => unit === crew.unit);
      if (sunk.length > 0) {
        const facts = unitOf(charts, crew.unit);
        const lost = isClass(charts, facts)
          ? Math.min(
              crew.cs,
              sunk.reduce((sum, { cs }) => sum + cs, 0),
            )
          : facts.cs;
        const worth = charts.VICTORY_POINTS.facts.sunkPerCs[side][typeOf(charts, crew)] * lost;
        score(ctx, side, "SHIP_SUNK", Math.sign(worth) * Math.ceil(Math.abs(worth) / 2), crew.unit, "15.4.3");
      }
      const host = forces.find(({ units }) =>
        units.some(({ unit, marks }) => unit === crew.unit && marks.includes("green_crew")),
      );
      if (fought && host?.sailed === true) ctx.set(crew, "operations", crew.operations + 1, "CREW_LEARNS", "15.4.3");
    }
    const trained = own.crews.filter(
      ({ scheduled, operations, leaves }) => !leaves && number >= scheduled - operations,
    );
    if (trained.length === 0) continue;
    ctx.set(
      own,
      "crews",
      own.crews.filter((crew) => !trained.includes(crew)),
      "CREW_TRAINED",
      "15.4.3",
    );
    for (const ship of forces.flatMap(({ units }) => units)) {
      if (!trained.some(({ unit }) => unit === ship.unit) || !ship.marks.includes("green_crew")) continue;
      ctx.set(
        ship,
        "marks",
        ship.marks.filter((mark) => mark !== "green_crew"),
        "CREW_TRAINED",
        "15.4.3",
      );
    }
  }
}

/** 15.4.3 Emergency Green Units leave in the order-of-battle phase of their fortnight, and may be called again in another that lists them. */
export function dismissCrews(ctx: Context): void {
  const { state } = ctx;
  for (const side of SIDES) {
    const own = ownCampaign(state, side);
    const leavingCrews = own.crews.filter(({ leaves }) => leaves);
    if (leavingCrews.length === 0) continue;
    for (const crew of leavingCrews) dismiss(ctx, side, crew);
    const crews = own.crews.filter((crew) => !crew.leaves);
    ctx.set(own, "crews", crews, "CREWS_DISMISSED", "15.4.3");
    const early = own.early.filter(({ unit }) => !leavingCrews.some((crew) => crew.unit === unit));
    ctx.set(own, "early", early, "CREWS_DISMISSED", "15.4.3");
  }
}

/** 15.4.3 Takes the CS of a Green Crew out of play, wherever they are. */
function dismiss(ctx: Context, side: Side, { unit, cs }: { readonly unit: string; readonly cs: number }): void {
  let left = cs;
  for (const force of forcesOf(ctx.state, side)) {
    for (const ship of force.units.filter((each) => each.unit === unit && each.marks.includes("green_crew"))) {
      if (left > 0) left -= leave(ctx, side, force, ship, left);
    }
  }
}

/** 15.4.3 A New unit that may come before its time, or an Emergency Green Unit of a fortnight. */
interface NewUnit {
  readonly at: string;
  readonly unit: Unit;
  readonly scheduled: number;
  /** It leaves again at the end of the fortnight. */
  readonly leaves: boolean;
}

/** 15.4.3 The New units of a side and its Emergency Green Units that may come now with a Green Crew. */
export function greenUnits(ctx: { state: Snapshot; charts: Charts }, side: Side): NewUnit[] {
  const { state, charts } = ctx;
  const { number } = campaignOf(state);
  const { early } = ownCampaign(state, side);
  return campaignFacts(charts).orderOfBattle.flatMap(({ at, tags, kind, units, fortnight, side: owner }) => {
    const scheduled = fortnightNumber(charts, fortnight);
    const near = scheduled >= number && scheduled - number <= campaignFacts(charts).greenFortnights;
    const leaves = tags.includes("emergency_green");
    const comes = leaves ? scheduled === number : tags.includes("new") && near;
    if (at === null || kind !== "arrive" || owner !== side || !comes) return [];
    return units
      .filter(({ unit }) => findAirUnit(charts, unit) === undefined && !early.some((each) => each.unit === unit))
      .filter((unit) => !leaves || !isTaken(state, charts, side, unit))
      .map((unit) => ({ at, unit, scheduled, leaves }));
  });
}

/** 15.4.3 Brings a New unit before its time, or an Emergency Green Unit, with a Green Crew. */
export function takeGreen(ctx: Context, side: Side, { at, unit, scheduled, leaves }: NewUnit): void {
  const own = ownCampaign(ctx.state, side);
  ctx.ruling("E-87", "15.4.3");
  berthListed(ctx, side, at, [unit], "15.4.3", ["green_crew"]);
  ctx.push(own.early, { unit: unit.unit, cs: unit.cs }, "GREEN_CREW", "15.4.3");
  const crew = { unit: unit.unit, cs: unit.cs, scheduled, operations: 0, ...(leaves && { leaves }) };
  ctx.push(own.crews, crew, "GREEN_CREW", "15.4.3");
}
