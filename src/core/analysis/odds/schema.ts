import * as z from "zod";
import { codes, index, publishSchema, text } from "../../contract/schema";
import type { Exact, Odds, OddsGroup, Probability, Sample, SampledShare } from "./answer";

/** A probability as a fraction and as a decimal. */
export const probabilitySchema = publishSchema(
  "Probability",
  "A probability, exact.",
  z.strictObject({
    numerator: text("Numerator of the fraction in lowest terms."),
    denominator: text("Its denominator."),
    decimal: text("The same as a decimal; what is less than 1 and more than 0 is never written as 1 or 0."),
  }) satisfies z.ZodType<Probability>,
);

const exactSchema = publishSchema(
  "OddsExact",
  "How far the branches were followed.",
  z.strictObject({
    complete: z.boolean().describe("Every branch was followed, and every probability is exact."),
    stopped: codes("OddsStop", "What kept branches from being followed.", {
      BOUND: "As many branches were followed as the bound allows.",
      TIME: "The time or the memory that a request may take was used up.",
      DEPTH: "Branches went on for more rolls than are followed.",
    })
      .nullable()
      .describe("What kept branches from being followed; null when none was left."),
    bound: index("The most branches that might be followed."),
    branches: index("Branches followed."),
    covered: probabilitySchema.describe("What the branches followed add up to; 1 when complete."),
    held: z.array(z.string()).describe("Labels whose dice cannot move what is told apart, and so branched nothing."),
  }) satisfies z.ZodType<Exact>,
);

/** The terms of a sample. */
export const sampleSchema = publishSchema(
  "OddsSample",
  "How a sample was drawn; it says nothing exact.",
  z.strictObject({
    sampled: z.literal(true).describe("Always true: this part is an estimate."),
    trials: index("Trials made."),
    seed: text("Trial n, from 0, was resolved with this seed, a stroke and n."),
    confidence: z.literal(95).describe("Per cent of the intervals."),
  }) satisfies z.ZodType<Sample>,
);

/** The share of a group in the sample. */
export const shareSchema = publishSchema(
  "OddsShare",
  "How often a group fell in the sample.",
  z.strictObject({
    count: index("How often it fell."),
    decimal: text("Its share of the trials; where branches are open never written as 1 or 0."),
    low: text("Lower end of the 95% interval, drawn in to what branches leave open; never above decimal."),
    high: text("Upper end of the 95% interval, drawn in to what branches leave open; never below decimal."),
  }) satisfies z.ZodType<SampledShare>,
);

const groupSchema = publishSchema(
  "OddsGroup",
  "One value of what is told apart.",
  z.strictObject({
    values: z.record(z.string(), z.unknown()).describe("What stands at each place told apart, by its pointer."),
    probability: probabilitySchema.describe("Exact when complete, else the least it can be."),
    most: probabilitySchema.describe("The most it can be, every branch not followed included."),
    sampled: shareSchema.nullable().describe("Its share of the sample; null without one."),
  }) satisfies z.ZodType<OddsGroup>,
);

/** Groups above the limit. */
export const unlistedSchema = publishSchema(
  "OddsUnlisted",
  "Groups beyond those listed.",
  z.strictObject({
    groups: index("How many groups are not listed."),
    probability: probabilitySchema.describe("The probability of them all."),
  }),
);

/** The odds of an operation, as published on REST and GraphQL. */
export const oddsSchema = publishSchema(
  "Odds",
  "The exact distribution of what an operation comes to, and a sampled one beside it when branches were left.",
  z.strictObject({
    kind: z.literal("ODDS").describe("Always ODDS."),
    ruleset: text("Id of the ruleset."),
    operation: text("Name of the operation."),
    project: z.array(z.string()).describe("The places told apart."),
    exact: exactSchema.describe("How far the branches were followed."),
    sample: sampleSchema
      .nullable()
      .describe(
        "How the rest was sampled; null when every branch was followed, no trials were asked for or there was no time or memory for one.",
      ),
    groups: z
      .array(groupSchema)
      .describe("The likeliest first, at most 1,000, and no more than a million characters of values."),
    unlisted: unlistedSchema.nullable().describe("Groups beyond those listed; null when all are."),
  }) satisfies z.ZodType<Odds>,
);
