import * as z from "zod";
import { count, named, pieceSchema, sideSchema } from "../../schemas";
import { TARGET_CATEGORIES } from "../../vocabulary";
import { surfaceBattleSchema } from "../7-5-surface-combat/state";

/** 7.4.3 A category of target that submarines name. */
export const targetCategorySchema = named(
  z.enum(TARGET_CATEGORIES),
  "TargetCategory",
  "7.4.3, D-18 A category of target that submarines name.",
);

/** 7.4.3 A Wolf Pack that has found its target, or has been found, names what its submarines attack. */
export const subTargetsSchema = named(
  () =>
    z.strictObject({
      decision: z.literal("sub_targets").describe("B The decision."),
      side: sideSchema.describe("The owner of the Wolf Pack."),
      pack: pieceSchema.describe("The Wolf Pack."),
      target: pieceSchema.describe("The enemy force."),
      before: count(60, "7.4 Submarine CS that attack before the ASW attack."),
      after: count(60, "7.4 Maximum submarine CS that attack after it."),
      odd: z.boolean().describe("D-17 The natural roll was odd: the torpedoes are spent if every submarine attacks."),
      offensive: z.boolean().describe("7.4.2 The enemy force attacked the Wolf Pack."),
      surface: surfaceBattleSchema
        .nullable()
        .describe("7.4.6 The surface battle that waits for it. Null if there is none."),
    }),
  "SubTargets",
  "7.4.3 A Wolf Pack names its submarines' targets.",
);

/** 7.4.3 A Wolf Pack names its submarines' targets. */
export type SubTargets = z.infer<typeof subTargetsSchema>;
