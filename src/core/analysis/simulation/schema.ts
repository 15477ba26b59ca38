import * as z from "zod";
import { codes, natural, publishSchema, text } from "../../contract/schema";
import { endSchema, untilIndexSchema } from "../procedure/answer";
import type { Bar, EndShare, Measured, Numbers, Simulation } from "./summary";

const numbersSchema = publishSchema(
  "SimulationNumbers",
  "Statistics of a numeric measure.",
  z.strictObject({
    mean: z.number().describe("Mean of the runs."),
    deviation: z.number().describe("Standard deviation of the sample. 0 for a single run."),
    min: z.number().describe("Minimum of the runs."),
    max: z.number().describe("Maximum of the runs."),
    quantiles: z
      .array(
        publishSchema(
          "SimulationQuantile",
          "A quantile.",
          z.strictObject({
            share: z.number().describe("Share of the runs."),
            value: z.number().describe("The lowest value that this share of the runs does not exceed."),
          }),
        ),
      )
      .describe("Quantiles for 5, 25, 50, 75 and 95 percent of the runs."),
  }) satisfies z.ZodType<Numbers>,
);

const barSchema = publishSchema(
  "SimulationBar",
  "One bar of a histogram.",
  z.strictObject({
    value: z.unknown().nullable().describe("The value. Null for a bar of several numbers."),
    from: z.number().nullable().describe("Lowest number of the bar. Null for a value that is not a number."),
    to: z.number().nullable().describe("Highest whole number of the bar. Null for a value that is not a number."),
    count: natural("Number of runs in the bar."),
    share: z.number().describe("Share of the runs."),
    low: z.number().describe("Lower end of the 95% interval of the share."),
    high: z.number().describe("Upper end of the 95% interval of the share."),
    run: natural("Number of the first run in the bar. Send it as `first` to repeat only this run."),
  }) satisfies z.ZodType<Bar>,
);

const measuredSchema = publishSchema(
  "SimulationMeasure",
  "Results of one measure.",
  z.strictObject({
    measure: text("Name of the measure, or its JSON pointer."),
    description: z.string().nullable().describe("What the measure reports. Null for a JSON pointer."),
    numbers: numbersSchema.nullable().describe("Statistics of the numbers. Null if any value is not a number."),
    groups: z
      .array(barSchema)
      .describe(
        "Numbers in ascending order, other values by frequency: at most 1,000 bars, with at most a million characters.",
      ),
    unlisted: natural("Values beyond the limit of the list."),
  }) satisfies z.ZodType<Measured>,
);

const endShareSchema = publishSchema(
  "SimulationEnd",
  "Frequency of one kind of end.",
  z.strictObject({
    end: endSchema.describe("Reason why play ended."),
    until: untilIndexSchema,
    count: natural("Number of runs with this end."),
    share: z.number().describe("Share of the runs."),
    low: z.number().describe("Lower end of the 95% interval of the share."),
    high: z.number().describe("Upper end of the 95% interval of the share."),
    run: natural("Number of the first run with this end."),
  }) satisfies z.ZodType<EndShare>,
);

/** The statistics of many runs, as published on REST and GraphQL. */
export const simulationSchema = publishSchema(
  "Simulation",
  "Results of many runs as histograms and quantiles. Each run can be repeated from its seed.",
  z.strictObject({
    kind: z.literal("SIMULATION").describe("Always SIMULATION."),
    ruleset: text("Id of the ruleset."),
    opening: z.string().nullable().describe("The operation resolved first. Null if play starts from the snapshot."),
    policy: z.string().nullable().describe("The policy that continues play. Null if nothing more is played."),
    seed: text("Seed of the simulation. Run n uses this seed followed by `/n`."),
    first: natural("Number of the first run."),
    asked: natural("Number of runs requested."),
    runs: natural("Number of runs completed. Lower than `runs` only if time or memory ran out."),
    stopped: codes("SimulationStop", "Reason for missing runs.", {
      TIME: "The time or memory limit of the request was reached.",
      CANCELLED: "The caller canceled the simulation.",
    })
      .nullable()
      .describe("Reason for missing runs. Null if all were completed."),
    over: natural("Number of runs that ended with the game over."),
    ends: z.array(endShareSchema).describe("The ends of the runs, most frequent first."),
    moves: numbersSchema.nullable().describe("Statistics of the number of operations per run. Null without runs."),
    measures: z.array(measuredSchema).describe("Results of the measures, in the order requested."),
  }) satisfies z.ZodType<Simulation>,
);
