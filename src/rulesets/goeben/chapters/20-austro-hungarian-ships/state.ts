import * as z from "zod";
import { austroHungarianStatusSchema, count, named, spaceSchema, unitSchema } from "../../schemas";

/** 20.0 An Austro-Hungarian ship. */
export const austroHungarianSchema = named(
  () =>
    z.strictObject({
      id: unitSchema,
      status: austroHungarianStatusSchema,
      space: spaceSchema.nullable().describe("Where it is; null unless in play."),
      moved: z.boolean().describe("20.0 It has made its move this turn."),
      path: z.array(spaceSchema).max(20).describe("Spaces of this turn's move, from where it began."),
      arrived: count(99, "9.1 The turn in which it entered its space; 0 when it began the scenario there."),
      damage: count(99, "13.1 Damage taken outside battle in this phase; a damaged ship leaves at its end."),
    }),
  "AustroHungarianShip",
  "20.0 An Austro-Hungarian ship and its position.",
);

/** 20.0 An Austro-Hungarian ship. */
export type AustroHungarianShip = z.infer<typeof austroHungarianSchema>;
