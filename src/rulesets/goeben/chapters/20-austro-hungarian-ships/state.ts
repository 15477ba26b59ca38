import * as z from "zod";
import { austroHungarianStatusSchema, count, named, spaceSchema, unitSchema } from "../../schemas";

/** 20.0 An Austro-Hungarian ship. */
export const austroHungarianSchema = named(
  () =>
    z.strictObject({
      id: unitSchema,
      status: austroHungarianStatusSchema,
      space: spaceSchema.nullable().describe("Space of the ship; null unless in play."),
      moved: z.boolean().describe("20.0 The ship has moved this turn."),
      path: z.array(spaceSchema).max(20).describe("Spaces of this turn's move, starting with the first space."),
      arrived: count(99, "9.1 The turn in which the ship entered its space; 0 if it began the scenario there."),
      damage: count(99, "13.1 Damage outside battle in this phase. A damaged ship leaves at the end of the phase."),
    }),
  "AustroHungarianShip",
  "20.0 An Austro-Hungarian ship and its position.",
);

/** 20.0 An Austro-Hungarian ship. */
export type AustroHungarianShip = z.infer<typeof austroHungarianSchema>;
