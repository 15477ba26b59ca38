import * as z from "zod";
import { named, regionSchema, sideSchema, turnSchema, weatherSchema } from "../../schemas";

/** 9.1 The weather. */
export const weatherStateSchema = named(
  z.strictObject({
    prevailing: weatherSchema.nullable().describe("9.1 The prevailing condition; null before the first roll."),
    dispersalDrm: z
      .int32()
      .min(-60)
      .max(60)
      .describe("9.3.2 The modifier of dispersal that this Gale brings; 0 without one."),
    local: z
      .array(
        named(
          z.strictObject({
            region: regionSchema,
            turn: turnSchema.describe("The last turn in which it holds."),
            after: sideSchema.describe("The side after whose player phase it ends."),
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
