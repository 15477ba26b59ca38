import * as z from "zod";
import { cargoSchema, count, named, shipStatusSchema, spaceSchema } from "../../schemas";

/** 2.1 A German ship's display. */
export const germanSchema = named(
  () =>
    z.strictObject({
      status: shipStatusSchema,
      space: spaceSchema.nullable().describe("Where it is; null unless in play and deployed."),
      leadership: count(6, "6.2 Skill of captain and crew."),
      engines: count(20, "6.2 Engines: the attainable speed."),
      hull: count(20, "6.2 Intact Hull boxes; 0 is sunk."),
      primary: count(20, "6.2 Primary guns."),
      secondary: count(20, "6.2 Secondary guns."),
      tertiary: count(20, "6.2 Tertiary guns."),
      ammunition: count(20, "14.8 Ammunition."),
      torpedoes: count(20, "14.10 Torpedoes in the tubes."),
      coal: count(20, "12.2 Reserve coal."),
      boxes: z
        .array(cargoSchema.nullable())
        .max(20)
        .describe(
          "8.2 What stands in Hull boxes 1, 2, ...; a seaplane stands in two. Boxes above `hull` are lost and empty.",
        ),
      outfitted: z.boolean().describe("7.0 It outfitted this turn and may not move."),
      repaired: z.boolean().describe("10.1 It tried repairs this turn."),
      loaded: z.boolean().describe("8.5 It took cargo at a base this turn."),
      moved: z.boolean().describe("12.0 It has made its move this turn."),
      path: z.array(spaceSchema).max(20).describe("Spaces of this turn's move, from where it began."),
      arrived: count(99, "9.1 The turn in which it entered its space; 0 when it began the scenario there."),
      mustLeave: z.boolean().describe("9.1 It has visited a neutral site and must leave."),
      startSpace: spaceSchema.nullable().describe("D-20 Where it began the scenario."),
      reconnoitred: z.boolean().describe("21.2 Its seaplane flew this turn."),
    }),
  "GermanShip",
  "2.1 A German ship's display and position.",
);

/** 2.1 A German ship's display and position. */
export type GermanShip = z.infer<typeof germanSchema>;
