import * as z from "zod";
import { mapGeometrySchema } from "../../core/contract/map";
import { named, text } from "../../core/contract/schema";

/** A map to be clicked on. */
export const mapSchema = named(
  "GameMap",
  "A map to be clicked on: the numbers that its SVG is drawn from.",
  z.strictObject({
    kind: z.literal("MAP").describe("Always MAP."),
    ruleset: text("Id of the ruleset."),
    ...mapGeometrySchema.shape,
  }),
);
