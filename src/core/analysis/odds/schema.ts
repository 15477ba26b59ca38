import * as z from "zod";
import { codes } from "../../contract/schema";
import type { Exact, Odds, OddsGroup, Probability, Sample, SampledShare } from "./answer";

const withMeta = <T extends z.ZodType>(schema: T, id: string, description: string) => schema.meta({ id, description });

const count = (description: string) => z.int32().min(0).describe(description);

const decimal = (description: string) => z.string().describe(description);

/** A probability as a fraction and as a decimal. */
export const probabilitySchema = withMeta(
  z.strictObject({
    numerator: z.string().describe("Numerator of the fraction in lowest terms."),
    denominator: z.string().describe("Its denominator."),
    decimal: decimal("The same as a decimal; what is less than 1 and more than 0 is never written as 1 or 0."),
  }) satisfies z.ZodType<Probability>,
  "Probability",
  "A probability, exact.",
);

const exactSchema = withMeta(
  z.strictObject({
    complete: z.boolean().describe("Every branch was followed, and every probability is exact."),
    stopped: codes("OddsStop", "What kept branches from being followed.", {
      BOUND: "As many branches were followed as the bound allows.",
      TIME: "The time or the memory that a request may take was used up.",
      DEPTH: "Branches went on for more rolls than are followed.",
    })
      .nullable()
      .describe("What kept branches from being followed; null when none was left."),
    bound: count("The most branches that might be followed."),
    branches: count("Branches followed."),
    covered: probabilitySchema.describe("What the branches followed add up to; 1 when complete."),
    held: z.array(z.string()).describe("Labels whose dice cannot move what is told apart, and so branched nothing."),
  }) satisfies z.ZodType<Exact>,
  "OddsExact",
  "How far the branches were followed.",
);

/** The terms of a sample. */
export const sampleSchema = withMeta(
  z.strictObject({
    sampled: z.literal(true).describe("Always true: this part is an estimate."),
    trials: count("Trials made."),
    seed: z.string().describe("Trial n, from 0, was resolved with this seed, a stroke and n."),
    confidence: z.literal(95).describe("Per cent of the intervals."),
  }) satisfies z.ZodType<Sample>,
  "OddsSample",
  "How a sample was drawn; it says nothing exact.",
);

/** The share of a group in the sample. */
export const shareSchema = withMeta(
  z.strictObject({
    count: count("How often it fell."),
    decimal: decimal("Its share of the trials; where branches are open never written as 1 or 0."),
    low: decimal("Lower end of the 95% interval, drawn in to what branches leave open; never above decimal."),
    high: decimal("Upper end of the 95% interval, drawn in to what branches leave open; never below decimal."),
  }) satisfies z.ZodType<SampledShare>,
  "OddsShare",
  "How often a group fell in the sample.",
);

const groupSchema = withMeta(
  z.strictObject({
    values: z.record(z.string(), z.unknown()).describe("What stands at each place told apart, by its pointer."),
    probability: probabilitySchema.describe("Exact when complete, else the least it can be."),
    most: probabilitySchema.describe("The most it can be, every branch not followed included."),
    sampled: shareSchema.nullable().describe("Its share of the sample; null without one."),
  }) satisfies z.ZodType<OddsGroup>,
  "OddsGroup",
  "One value of what is told apart.",
);

/** Groups above the limit. */
export const unlistedSchema = withMeta(
  z.strictObject({
    groups: count("How many groups are not listed."),
    probability: probabilitySchema.describe("The probability of them all."),
  }),
  "OddsUnlisted",
  "Groups beyond those listed.",
);

/** The odds of an operation, as published on REST and GraphQL. */
export const oddsSchema = withMeta(
  z.strictObject({
    kind: z.literal("ODDS").describe("Always ODDS."),
    ruleset: z.string().describe("Id of the ruleset."),
    operation: z.string().describe("Name of the operation."),
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
  "Odds",
  "The exact distribution of what an operation comes to, and a sampled one beside it when branches were left.",
);
