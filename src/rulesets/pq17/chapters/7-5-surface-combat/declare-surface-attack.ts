import * as z from "zod";
import { illegal } from "../../../../core/choice/legality";
import { blockSchema, pieceSchema } from "../../schemas";
import { phasingOf } from "../shared/game";
import { definePq17 } from "../shared/operation";
import { type AttackInput, attackChoice, declareBattle } from "./declare";
import { battleOutcome, battleOutcomeOf } from "./outcomes";

const declareSurfaceAttackInput = z.strictObject({
  block: blockSchema.describe("7.5 The enemy block attacked."),
  attackers: z.array(pieceSchema).min(1).max(60).describe("D-49 The TFs that attack together."),
});

const declareSurfaceAttackOutcome = {
  block: blockSchema,
  located: z.array(pieceSchema).max(60).describe("7.1.1 The TFs that found it."),
  ...battleOutcome,
};

/** 7.5 TFs attack an enemy force in their hex. */
export const declareSurfaceAttack = definePq17<AttackInput, typeof declareSurfaceAttackOutcome>({
  name: "declareSurfaceAttack",
  title: "Attack with task forces",
  doc: "TFs attack one identified TF or convoy in their hex. Each draws its location card. The other side may intercept, surprise is rolled, and the forces are deployed.",
  rules: ["7.1.1", "7.5", "7.5.1", "7.5.3", "7.5.7", "7.5.8", "7.6"],
  phases: { of: ["surface_combat"], section: "7.5" },
  input: declareSurfaceAttackInput,
  outcome: declareSurfaceAttackOutcome,
  example: "surprise-day",
  legality(state, charts) {
    if (state.phasing === null) return illegal("OUT_OF_TURN/attacking", "7.5");
    const choice = attackChoice(state, charts, state.phasing);
    return "schema" in choice ? { legal: true, input: choice } : { legal: false, reason: choice };
  },
  resolve(ctx, input) {
    const { located, news } = declareBattle(ctx, phasingOf(ctx.state), input);
    return { block: input.block, located, ...battleOutcomeOf(ctx.state, news) };
  },
});
