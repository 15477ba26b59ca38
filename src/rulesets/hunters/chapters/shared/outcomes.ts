import * as z from "zod";
import { every } from "../../../../core/choice/values";
import type { Choice } from "../../../../core/contract/choice";
import { DAMAGE_RESULTS } from "../../charts/results";
import { named, torpedoSchema } from "../../schemas";
import { TUBES, type Tube } from "../../vocabulary";

/** The schema of the empty input of an operation without a choice. */
export const noInput = z.strictObject({});

/** The choice of an operation without one: the empty input. */
export const noChoice: Choice<z.infer<typeof noInput>> = every<Record<string, never>>({});

/** 9.6.9 Results of E4 in the order rolled. */
export const damageSchema = z
  .array(z.enum(DAMAGE_RESULTS).meta({ id: "HuntersDamage", description: "9.6.9 A result of E4." }))
  .describe("9.6.9 Results of E4 in the order rolled.");

/** 4.5 An input that names the torpedo put into each empty tube. */
export const reloadingSchema = z
  .strictObject(
    Object.fromEntries(
      TUBES.map((tube) => [tube, torpedoSchema.optional().describe(`Torpedo put into tube ${tube}.`)]),
    ) as Record<Tube, z.ZodOptional<typeof torpedoSchema>>,
  )
  .meta({
    id: "HuntersReloading",
    description: "4.5 The torpedo for each empty tube. Omitted tubes stay empty.",
  });

/** 4.5 Torpedoes of each type in one reload box, as an input. */
export const reloadsSchema = named(
  () =>
    z.strictObject({
      G7a: z.int32().min(0).max(22).describe("G7a torpedoes."),
      G7e: z.int32().min(0).max(22).describe("G7e torpedoes."),
    }),
  "ReloadsInput",
  "4.5 Torpedoes of each type in one reload box.",
);
