import * as z from "zod";
import { caseOf } from "../../../core/choice/cases";
import { illegal, legal } from "../../../core/choice/legality";
import type { Choice, Reason } from "../../../core/contract/choice";
import { hexSchema } from "../charts/shapes";
import { writePlan } from "../rules/conditions-gather";
import { type PlanInput, planChoice, planned } from "../rules/conditions-plan";
import { withChit } from "../rules/examples-conditions";
import { phasingOf } from "../rules/game";
import { named, pieceSchema, portSchema, turnSchema, unitSchema } from "../schemas";
import { definePq17 } from "./operation";

const ships = z
  .array(
    named(
      z.strictObject({ force: pieceSchema, unit: unitSchema, cs: z.int32().min(1).max(60).describe("Its CS.") }),
      "Gift",
      "12.10 Ships that a force in play gives to a mission.",
    ),
  )
  .min(1)
  .max(30)
  .describe("12.10, 12.14.1 The ships that go, and the forces they come from.");

const input = named(
  z.discriminatedUnion("condition", [
    named(
      z.strictObject({ condition: z.literal("minelaying").describe("12 The condition."), hex: hexSchema }),
      "PlanMines",
      "12.8 Where to lay mines.",
    ),
    named(
      z.strictObject({ condition: z.literal("gearbox").describe("12 The condition."), from: portSchema, ships }),
      "PlanGearbox",
      "12.10 Which ships go to Barentsburg, and where they begin.",
    ),
    named(
      z.strictObject({
        condition: z.literal("archery").describe("12 The condition."),
        ships,
        hex: hexSchema,
        turn: turnSchema,
      }),
      "PlanArchery",
      "12.14.1 Which ships raid which hex of the Norwegian coast, and when.",
    ),
    named(
      z.strictObject({
        condition: z.literal("title").describe("12 The condition."),
        port: portSchema,
        turn: turnSchema,
      }),
      "PlanTitle",
      "12.14.2 In which port Tirpitz is attacked, and when.",
    ),
  ]),
  "PlanConditionInput",
  "4.2, 12 What a special condition needs to be planned.",
);

const outcome = {
  condition: z.enum(["minelaying", "gearbox", "archery", "title"]).describe("12 The condition planned."),
  force: pieceSchema.nullable().describe("The force that its ships form; null for a plan without ships."),
};

/** 4.2, 12 Plans a special condition. */
export const planCondition = definePq17<PlanInput, typeof outcome>({
  name: "planCondition",
  title: "Plan a special condition",
  doc: "Writes down in secret what a special condition needs before the operation: the hex of mines, the ships of GEARBOX and ARCHERY, which gather while their side sets up, and the place and turn of a strike.",
  rules: ["4.2", "12.8", "12.10", "12.14"],
  phases: { of: ["prep_setup_1", "prep_setup_2", "prep_plan"], section: "4.2" },
  input: input as unknown as z.ZodType<PlanInput>,
  outcome,
  example: () => ({
    snapshot: withChit("prep_plan", "axis", "C", "minelaying"),
    input: { condition: "minelaying", hex: "0315" },
    seed: "bear-island",
  }),
  legality(state, charts) {
    const side = state.phasing;
    if (side === null) return illegal("OUT_OF_TURN", "4.2", "No side is planning.");
    const cases: Record<string, Choice<PlanInput>> = {};
    const shut: Record<string, Reason> = {};
    for (const condition of planned(state, side)) {
      const choice = planChoice(state, charts, side, condition);
      if ("schema" in choice) cases[condition] = choice;
      else shut[condition] = choice;
    }
    if (Object.keys(cases).length > 0) return legal(caseOf("condition", cases, shut));
    const [why] = Object.values(shut);
    return why === undefined
      ? illegal("NOTHING_TO_PLAN", "4.2", "No condition of this side is planned.")
      : { legal: false, reason: why };
  },
  resolve(ctx, plan) {
    const force = writePlan(ctx, phasingOf(ctx.state), plan);
    return { condition: plan.condition, force };
  },
});
