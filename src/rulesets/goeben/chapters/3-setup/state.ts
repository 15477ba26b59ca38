import * as z from "zod";
import { cargoSchema, count, named, shipStatusSchema, spaceSchema } from "../../schemas";

/** 2.1 A German ship's display. */
export const germanSchema = named(
  () =>
    z.strictObject({
      status: shipStatusSchema,
      space: spaceSchema.nullable().describe("Space of the ship; null unless in play and deployed."),
      leadership: count(6, "6.2 Skill of captain and crew."),
      engines: count(20, "6.2 Engines, which set the available speed."),
      hull: count(20, "6.2 Intact Hull boxes. At 0 the ship is sunk."),
      primary: count(20, "6.2 Primary guns."),
      secondary: count(20, "6.2 Secondary guns."),
      tertiary: count(20, "6.2 Tertiary guns."),
      ammunition: count(20, "14.8 Ammunition."),
      torpedoes: count(20, "14.10 Torpedoes aboard."),
      coal: count(20, "12.2 Reserve Coal."),
      boxes: z
        .array(cargoSchema.nullable())
        .max(20)
        .describe(
          "8.2 Content of Hull boxes 1, 2, and so on. A seaplane takes two. Boxes above `hull` are lost and empty.",
        ),
      outfitted: z.boolean().describe("7.0 The ship has outfitted this turn and may not move."),
      repaired: z.boolean().describe("10.1 The ship has tried repairs this turn."),
      loaded: z.boolean().describe("8.5 The ship has taken cargo at a base this turn."),
      moved: z.boolean().describe("12.0 The ship has moved this turn."),
      path: z.array(spaceSchema).max(20).describe("Spaces of this turn's move, starting with the first space."),
      arrived: count(99, "9.1 The turn in which the ship entered its space; 0 if it began the scenario there."),
      mustLeave: z.boolean().describe("9.1 The ship has visited a neutral port or base and must leave."),
      startSpace: spaceSchema.nullable().describe("D-20 Starting space of the ship in this scenario."),
      reconnoitred: z.boolean().describe("21.2 Its seaplane has flown this turn."),
    }),
  "GermanShip",
  "2.1 A German ship's display and position.",
);

/** 2.1 A German ship's display and position. */
export type GermanShip = z.infer<typeof germanSchema>;
