import * as z from "zod";
import { illegal, legal } from "../../../../core/choice/legality";
import { idSchema } from "../../charts/shapes";
import { count, named } from "../../schemas";
import { AIR_RESULTS } from "../../vocabulary";
import { ordnanceSchema } from "../7-2-air-attack/state";
import { definePq17 } from "../shared/operation";
import { battleIn } from "./battle";
import { goOn, noNews } from "./flow";
import { battleOutcome, battleTold } from "./outcomes";
import { displayNumberSchema } from "./state";
import { type StrikeInput, strike, strikeChoice } from "./strike";

const input = z.strictObject({
  runs: z
    .array(
      named(
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
    .describe("7.5.6 None lets the chance pass."),
});

const outcome = {
  flak: z
    .array(
      named(
        z.strictObject({
          aircraft: idSchema,
          result: named(z.enum(AIR_RESULTS), "BattleFlakResult", "7.2.5 What AA did."),
        }),
        "BattleFlak",
        "7.2.5 A die of AA fire within a battle.",
      ),
    )
    .max(200),
  attacks: z
    .array(
      named(
        z.strictObject({
          aircraft: idSchema,
          ordnance: ordnanceSchema,
          dice: count(200, "Dice thrown."),
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
  doc: "By day in Fair weather or Reduced Visibility the defender's carriers make one air strike a round from round 2: AA fire, then bombs and torpedoes; or none.",
  rules: ["7.5.6", "7.2.4", "7.2.5", "7.2.6", "7.3"],
  phases: { of: ["surface_combat", "move_blocks"], section: "7.5.6" },
  answers: ["surf_carrier"],
  input,
  outcome,
  example: "carrier-flak",
  legality(state, charts) {
    const { pending } = state;
    const battle = battleIn(state);
    if (battle === undefined || pending === null) return illegal("NOTHING_PENDING", "7.5.6", "There is no battle.");
    return legal(strikeChoice(state, charts, battle, pending.side));
  },
  resolve(ctx, given) {
    const battle = battleIn(ctx.state);
    const news = noNews();
    if (battle === undefined) return { flak: [], attacks: [], ...battleTold(ctx.state, news) };
    const { flak, drops } = strike(ctx, battle, given);
    goOn(ctx, news);
    return {
      flak: flak.map(({ aircraft, result }) => ({ aircraft, result })),
      attacks: drops.map(({ aircraft, ordnance, dice, hits }) => ({ aircraft, ordnance, dice, hits })),
      ...battleTold(ctx.state, news),
    };
  },
});
