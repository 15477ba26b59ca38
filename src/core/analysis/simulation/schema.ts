import * as z from "zod";
import { codes, index, publishSchema, text } from "../../contract/schema";
import { endSchema, untilIndexSchema } from "../procedure/answer";
import type { Bar, EndShare, Measured, Numbers, Simulation } from "./summary";

const numbersSchema = publishSchema(
  "SimulationNumbers",
  "What numbers came to.",
  z.strictObject({
    mean: z.number().describe("The mean."),
    deviation: z.number().describe("Standard deviation of the sample; 0 for a single run."),
    min: z.number().describe("The least."),
    max: z.number().describe("The greatest."),
    quantiles: z
      .array(
        publishSchema(
          "SimulationQuantile",
          "A quantile.",
          z.strictObject({
            share: z.number().describe("A share of the runs."),
            value: z.number().describe("The least value that so large a share of the runs does not exceed."),
          }),
        ),
      )
      .describe("The quantiles of 5, 25, 50, 75 and 95 per cent."),
  }) satisfies z.ZodType<Numbers>,
);

const barSchema = publishSchema(
  "SimulationBar",
  "One bar of a histogram.",
  z.strictObject({
    value: z.unknown().nullable().describe("The value; null for a bar of several numbers."),
    from: z.number().nullable().describe("The least number of the bar; null for what is no number."),
    to: z.number().nullable().describe("The greatest whole number of the bar; null for what is no number."),
    count: index("How many runs fell here."),
    share: z.number().describe("Their share of the runs."),
    low: z.number().describe("Lower end of its 95% interval."),
    high: z.number().describe("Upper end of its 95% interval."),
    run: index("The first run that fell here; with `first` it can be made again alone."),
  }) satisfies z.ZodType<Bar>,
);

const measuredSchema = publishSchema(
  "SimulationMeasure",
  "What one measure came to.",
  z.strictObject({
    measure: text("Name of the measure, or the JSON pointer measured."),
    description: z.string().nullable().describe("What it measures; null for a pointer."),
    numbers: numbersSchema.nullable().describe("What the numbers came to; null unless every value is one."),
    groups: z
      .array(barSchema)
      .describe(
        "Numbers in ascending order, everything else by how often it fell, at most 1,000 and a million characters of values.",
      ),
    unlisted: index("Values beyond those listed."),
  }) satisfies z.ZodType<Measured>,
);

const endShareSchema = publishSchema(
  "SimulationEnd",
  "How often runs ended in one way.",
  z.strictObject({
    end: endSchema.describe("Why play ended."),
    until: untilIndexSchema,
    count: index("How many runs ended so."),
    share: z.number().describe("Their share of the runs."),
    low: z.number().describe("Lower end of its 95% interval."),
    high: z.number().describe("Upper end of its 95% interval."),
    run: index("The first run that ended so."),
  }) satisfies z.ZodType<EndShare>,
);

/** The statistics of many runs, as published on REST and GraphQL. */
export const simulationSchema = publishSchema(
  "Simulation",
  "What many runs came to: histograms and quantiles, every run to be made again from its seed.",
  z.strictObject({
    kind: z.literal("SIMULATION").describe("Always SIMULATION."),
    ruleset: text("Id of the ruleset."),
    opening: z.string().nullable().describe("The operation resolved first; null when play went on from the snapshot."),
    policy: z.string().nullable().describe("The policy that played on; null when nothing more was played."),
    seed: text("Run n was resolved with this seed, a stroke and n."),
    first: index("Number of the first run."),
    asked: index("Runs asked for."),
    runs: index("Runs made; fewer than asked for only when the time or the memory was used up."),
    stopped: codes("SimulationStop", "What kept runs from being made.", {
      TIME: "The time or the memory that a request may take was used up.",
      CANCELLED: "Whoever asked for them called them off.",
    })
      .nullable()
      .describe("What kept runs from being made; null when all were."),
    over: index("Runs whose game was over at the end."),
    ends: z.array(endShareSchema).describe("How the runs ended, the most frequent first."),
    moves: numbersSchema.nullable().describe("Operations of a run; null without runs."),
    measures: z.array(measuredSchema).describe("What the measures came to, in the order asked."),
  }) satisfies z.ZodType<Simulation>,
);
