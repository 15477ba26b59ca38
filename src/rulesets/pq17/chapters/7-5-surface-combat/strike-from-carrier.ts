import * as z from "zod";
import { legal } from "../../../../core/choice/legality";
import { iceOf } from "../../charts/pack";
import type { Charts } from "../../charts/schema";
import { idSchema } from "../../charts/shapes";
import { count, named } from "../../schemas";
import type { Snapshot } from "../../snapshot";
import { AIR_RESULTS, type Side } from "../../vocabulary";
import { flakOf, type StackPart } from "../7-2-air-attack/display";
import { attackWith } from "../7-2-air-attack/drops";
import { findAircraft } from "../7-2-air-attack/flying";
import { type AirNews, noAirNews } from "../7-2-air-attack/outcomes";
import { ordnanceSchema } from "../7-2-air-attack/state";
import { fireFlak } from "../7-2-air-attack/wave";
import { expectedIce } from "../10-ice/expected-ice";
import type { Context } from "../shared/context";
import { lightOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { battleDecision, entriesOf, forceOfPart, sideIn, unitNo } from "./battle";
import { goOn } from "./battle-steps";
import { type StrikeInput, type StrikeRun, strikeChoice } from "./carrier-strike";
import { settleDisplay } from "./display";
import { battleOutcome, battleOutcomeOf, noNews } from "./outcomes";
import { type DisplayUnit, displayNumberSchema, type SurfaceBattle } from "./state";

/** 7.5.6 A strike in one wave: AA fire of the units attacked, then bombs and torpedoes, target by target. */
export function strike(ctx: Context, battle: SurfaceBattle, { runs }: StrikeInput): AirNews {
  const news = noAirNews();
  const side = sideIn(battle, "defender");
  ctx.set(battle, "struck", true, "STRUCK", "7.5.6", { side });
  if (runs.length === 0) return news;
  const water = !runs.some(({ ordnance }) => ordnance === "torpedoes") || isOpenWater(ctx, battle, side);
  if (!water) ctx.ruling("E-139", "7.3");
  const flown = [...runs].filter(({ ordnance }) => ordnance === "bombs" || water).sort((a, b) => a.target - b.target);
  ctx.ruling("E-55", "7.5.6");
  for (const target of new Set(flown.map((run) => run.target))) {
    const unit = unitNo(battle, target);
    if (unit !== undefined)
      defend(
        ctx,
        side,
        unit,
        flown.filter((run) => run.target === target),
        news,
      );
  }
  for (const { aircraft, target, ordnance } of flown) {
    const unit = unitNo(battle, target);
    const flier = findAircraft(ctx.state, side, aircraft);
    if (unit === undefined || flier === undefined) continue;
    const enemy = unit.side;
    const before = news.drops.length;
    const aim = {
      side,
      enemy,
      light: lightOf(ctx.state),
      inPort: false,
      diverted: false,
      stack: target,
      at: { target: String(target) },
      hitsPerMerchant: 1,
      parts: () => partsOf(ctx.state, ctx.charts, unit),
      secondVictims: true,
      settle: () => settleDisplay(ctx, battle, unit),
    };
    attackWith(ctx, aim, flier, ordnance, news);
    if (news.drops.slice(before).some(({ hits }) => hits > 0)) ctx.set(unit, "hit", true, "COUNTER_HIT", "7.5.9");
  }
  return news;
}

function isOpenWater(ctx: Context, battle: SurfaceBattle, side: Side): boolean {
  const { expected, fixed } = expectedIce(ctx.state, ctx.charts, battle.hex);
  if (fixed) return expected === "clear";
  const view = iceOf(ctx.charts, expected);
  return ctx.roll({ label: "ice-condition", about: { side }, section: "7.3", view }).row.result === "clear";
}

/** 7.2.5 The unit attacked fires at each air unit that attacks it; a star fires once. */
function defend(ctx: Context, side: Side, unit: DisplayUnit, runs: readonly StrikeRun[], news: AirNews): void {
  const value = flakOf(ctx.state, ctx.charts, partsOf(ctx.state, ctx.charts, unit));
  if (value === null) return;
  for (const { aircraft, ordnance } of value === "*" ? runs.slice(0, 1) : runs) {
    const flier = findAircraft(ctx.state, side, aircraft);
    if (flier === undefined) continue;
    const shot = {
      side: unit.side,
      value,
      aircraft: flier,
      torpedoRun: ordnance === "torpedoes",
      cams: 0,
      stack: unit.no,
      at: { counter: String(unit.no) },
    };
    fireFlak(ctx, shot, news);
  }
}

function partsOf(state: Snapshot, charts: Charts, unit: DisplayUnit): StackPart[] {
  return unit.parts.flatMap((part): StackPart[] => {
    const force = forceOfPart(state, unit.side, part);
    const ship = force && entriesOf(charts, force, part)[0];
    return force === undefined || ship === undefined ? [] : [{ force, ship, cs: part.cs }];
  });
}

const input = z.strictObject({
  runs: z
    .array(
      named(
        () =>
          z.strictObject({
            aircraft: idSchema.describe("The air unit, aboard a carrier of the battle."),
            target: displayNumberSchema.describe("The enemy unit it attacks."),
            ordnance: ordnanceSchema,
          }),
        "CarrierRun",
        "7.5.6 One air unit's part in a strike within a battle.",
      ),
    )
    .max(60)
    .describe("7.5.6 None to skip the strike."),
});

const outcome = {
  flak: z
    .array(
      named(
        () =>
          z.strictObject({
            aircraft: idSchema,
            result: named(z.enum(AIR_RESULTS), "BattleFlakResult", "7.2.5 The result of AA fire."),
          }),
        "BattleFlak",
        "7.2.5 A die of AA fire within a battle.",
      ),
    )
    .max(200),
  attacks: z
    .array(
      named(
        () =>
          z.strictObject({
            aircraft: idSchema,
            ordnance: ordnanceSchema,
            dice: count(200, "Dice rolled."),
            hits: count(200, "Dice that hit."),
          }),
        "BattleDrop",
        "7.5.6 The attack of one air unit within a battle.",
      ),
    )
    .max(200),
  ...battleOutcome,
};

/** 7.5.6 The carriers of the side attacked strike within a battle. */
export const strikeFromCarrier = definePq17<StrikeInput, typeof outcome>({
  name: "strikeFromCarrier",
  title: "Strike from a carrier",
  doc: "By day in Fair weather or Reduced Visibility, the defender's carriers may strike once a round from round 2. AA fire comes first, then bombs and torpedoes.",
  rules: ["7.5.6", "7.2.4", "7.2.5", "7.2.6", "7.3"],
  phases: { of: ["surface_combat", "move_blocks"], section: "7.5.6" },
  answers: ["surf_carrier"],
  input,
  outcome,
  example: "carrier-flak",
  legality(state, charts) {
    const { battle, side } = battleDecision(state);
    return legal(strikeChoice(state, charts, battle, side));
  },
  resolve(ctx, input) {
    const { battle } = battleDecision(ctx.state);
    const news = noNews();
    const { flak, drops } = strike(ctx, battle, input);
    goOn(ctx, news);
    return {
      flak: flak.map(({ aircraft, result }) => ({ aircraft, result })),
      attacks: drops.map(({ aircraft, ordnance, dice, hits }) => ({ aircraft, ordnance, dice, hits })),
      ...battleOutcomeOf(ctx.state, news),
    };
  },
});
