import * as z from "zod";
import { idSchema } from "../../charts/shapes";
import { blockSchema, named, sideSchema } from "../../schemas";

/** 6.3.5 Before blocks are moved, the other side may stop shadowing. */
export const shadowGiveUpSchema = named(
  () => z.strictObject({ decision: z.literal("shadow_give_up").describe("B The decision."), side: sideSchema }),
  "ShadowGiveUp",
  "6.3.5 Before blocks are moved, the other side may stop shadowing.",
);

/** 6.3.4 A force that is shadowed has split, and its shadowers choose the part that they follow. */
export const shadowFollowSchema = named(
  () =>
    z.strictObject({
      decision: z.literal("shadow_follow").describe("B The decision."),
      side: sideSchema,
      kept: blockSchema.describe("The block of the force that was split."),
      detached: blockSchema.describe("The block of the part that left it."),
    }),
  "ShadowFollow",
  "6.3.4 A force that is shadowed has split.",
);

/** 6.3 What can shadow. */
export const SHADOWERS = ["force", "aircraft", "radius", "sector"] as const;

/** 6.3 A shadower and its target. */
export const shadowSchema = named(
  () =>
    z.strictObject({
      target: blockSchema,
      by: named(z.enum(SHADOWERS), "Shadower", "6.3 The kind of shadower."),
      id: idSchema.describe("The force, air unit, fixed radius or sector."),
    }),
  "Shadow",
  "6.3 A shadower and its target.",
);

/** 6.3 A shadower and its target. */
export type Shadow = z.infer<typeof shadowSchema>;
