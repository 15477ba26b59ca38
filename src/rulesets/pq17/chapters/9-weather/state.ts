import * as z from "zod";
import { named, pieceSchema, regionSchema, sideSchema, turnSchema, weatherSchema } from "../../schemas";

/** 9.1 The weather. */
export const weatherStateSchema = named(
  () =>
    z.strictObject({
      prevailing: weatherSchema.nullable().describe("9.1 The prevailing condition. Null before the first roll."),
      dispersalDrm: z.int32().min(-60).max(60).describe("9.3.2 The dispersal modifier of this Gale. 0 without a Gale."),
      local: z
        .array(
          named(
            z.strictObject({
              region: regionSchema,
              turn: turnSchema.describe("The last turn in which it is in force."),
              after: sideSchema.describe("It ends after this side's player phase."),
            }),
            "LocalWeather",
            "9.5 Local Weather.",
          ),
        )
        .max(20),
    }),
  "WeatherState",
  "9.1 The weather.",
);

/** 9.2.5 A card drawn for a convoy in a Gale. */
export const convoyCardSchema = named(
  () =>
    z.strictObject({
      force: pieceSchema,
      dispersed: z.boolean().describe("Drawn for the dispersed part."),
      card: z.int32().min(1).max(40).describe("1.7 The number of the card."),
      moves: z.boolean().describe("9.2.5 The convoy may move."),
      disperses: z.boolean().describe("9.3.2 Dispersal is still to be rolled."),
    }),
  "ConvoyCard",
  "9.2.5 A card drawn for a convoy in a Gale.",
);
