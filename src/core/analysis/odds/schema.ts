import * as z from "zod";
import { codes, natural, publishSchema, text } from "../../contract/schema";
import type { Exact, Odds, OddsGroup, Probability, Sample, SampledShare } from "./answer";

/** A probability as a fraction and as a decimal. */
export const probabilitySchema = publishSchema(
  "Probability",
  "An exact probability.",
  z.strictObject({
    numerator: text("Numerator of the fraction in lowest terms."),
    denominator: text("Denominator of the fraction in lowest terms."),
    decimal: text("The probability as a decimal. A value strictly between 0 and 1 is never rounded to 0 or 1."),
  }) satisfies z.ZodType<Probability>,
);

const exactSchema = publishSchema(
  "OddsExact",
  "Extent of the exact computation.",
  z.strictObject({
    complete: z.boolean().describe("True if the service followed every branch, so every probability is exact."),
    stopped: codes("OddsStop", "Reason why the service did not follow every branch.", {
      BOUND: "The number of branches reached `bound`.",
      TIME: "The time or memory limit of the request was reached.",
      DEPTH: "Some branches need more rolls than the limit.",
    })
      .nullable()
      .describe("Reason why the service did not follow every branch. Null if it did."),
    bound: natural("Maximum branches."),
    branches: natural("Number of branches followed."),
    covered: probabilitySchema.describe("Total probability of the branches followed. 1 if complete."),
    held: z.array(z.string()).describe("Labels of rolls that cannot affect the groups, and so create no branches."),
  }) satisfies z.ZodType<Exact>,
);

/** The terms of a sample. */
export const sampleSchema = publishSchema(
  "OddsSample",
  "The sample, which estimates the rest.",
  z.strictObject({
    sampled: z.literal(true).describe("Always true: this part is an estimate."),
    trials: natural("Number of trials."),
    seed: text("Seed of the sample. Trial n, from 0, uses this seed followed by `/n`."),
    confidence: z.literal(95).describe("Confidence level of the intervals, in percent."),
  }) satisfies z.ZodType<Sample>,
);

/** The share of a group in the sample. */
export const shareSchema = publishSchema(
  "OddsShare",
  "Frequency of a group in the sample.",
  z.strictObject({
    count: natural("Number of trials in this group."),
    decimal: text("Share of the trials. If branches remain, it is never rounded to 0 or 1."),
    low: text("Lower end of the 95% interval, limited by the exact bounds. Never above `decimal`."),
    high: text("Upper end of the 95% interval, limited by the exact bounds. Never below `decimal`."),
  }) satisfies z.ZodType<SampledShare>,
);

const groupSchema = publishSchema(
  "OddsGroup",
  "All results with the same values.",
  z.strictObject({
    values: z.record(z.string(), z.unknown()).describe("Value at each JSON pointer in `project`."),
    probability: probabilitySchema.describe("Exact probability if complete, otherwise the minimum."),
    most: probabilitySchema.describe("Maximum probability, which includes every branch not followed."),
    sampled: shareSchema.nullable().describe("Frequency in the sample. Null without a sample."),
  }) satisfies z.ZodType<OddsGroup>,
);

/** Groups above the limit. */
export const unlistedSchema = publishSchema(
  "OddsUnlisted",
  "Groups beyond the limit of the list.",
  z.strictObject({
    groups: natural("Number of groups not listed."),
    probability: probabilitySchema.describe("Total probability of these groups."),
  }),
);

/** The odds of an operation, as published on REST and GraphQL. */
export const oddsSchema = publishSchema(
  "Odds",
  "Exact distribution of an operation's results, with a sample if branches remain.",
  z.strictObject({
    kind: z.literal("ODDS").describe("Always ODDS."),
    ruleset: text("Id of the ruleset."),
    operation: text("Name of the operation."),
    project: z.array(z.string()).describe("The JSON pointers that define the groups."),
    exact: exactSchema.describe("Extent of the exact computation."),
    sample: sampleSchema
      .nullable()
      .describe("The sample. Null if the exact part is complete, `trials` is 0, or time or memory ran out."),
    groups: z
      .array(groupSchema)
      .describe("The groups, likeliest first: at most 1,000, with at most a million characters of values."),
    unlisted: unlistedSchema.nullable().describe("Groups beyond the limit of the list. Null if all are listed."),
  }) satisfies z.ZodType<Odds>,
);
