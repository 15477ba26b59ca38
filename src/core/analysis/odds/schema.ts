import * as z from "zod";
import type { QuestionKind } from "../../contract/analysis";
import { operationNameSchema } from "../../contract/game-names";
import { codes, natural, publishSchema, text } from "../../contract/schema";
import type {
  Exact,
  Odds,
  OddsGroup,
  Probability,
  QuestionAnswer,
  Sample,
  SampledFigure,
  SampledShare,
} from "./answer";

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

const figureSchema = publishSchema(
  "Figure",
  "A chance or an expectation.",
  z.strictObject({
    numerator: text("Numerator of the fraction in lowest terms."),
    denominator: text("Denominator of the fraction in lowest terms."),
    decimal: text("The fraction as a decimal. A chance strictly between 0 and 1 is never rounded to 0 or 1."),
  }) satisfies z.ZodType<Probability>,
);

const sampledFigureSchema = publishSchema(
  "SampledFigure",
  "A chance or an expectation as the sample estimates it.",
  z.strictObject({
    decimal: text("The estimate."),
    low: text("Lower end of the 95% interval."),
    high: text("Upper end of the 95% interval."),
  }) satisfies z.ZodType<SampledFigure>,
);

/** What a question asks for. */
export const questionKindSchema = codes<QuestionKind>("QuestionKind", "What a question asks for.", {
  CHANCE: "How likely something is.",
  EXPECTATION: "How much of something there is on average.",
}).describe("CHANCE: the answer is a probability. EXPECTATION: the answer is an average.");

const questionAnswerSchema = publishSchema(
  "QuestionAnswer",
  "The answer to a question that players ask of odds.",
  z.strictObject({
    id: text("Id of the question."),
    kind: questionKindSchema,
    subject: z
      .string()
      .nullable()
      .describe("What the answer is about, such as the id of a ship. Null if it is about the whole result."),
    value: figureSchema
      .nullable()
      .describe("The exact answer. If branches remain, a chance is the minimum and an expectation is null."),
    most: probabilitySchema
      .nullable()
      .describe("Maximum of a chance, which includes every branch not followed. Null for an expectation."),
    sampled: sampledFigureSchema.nullable().describe("Estimate of the sample. Null without a sample."),
    sentence: text("The answer as a sentence."),
  }) satisfies z.ZodType<QuestionAnswer>,
);

/** The list of the answers to questions, as published on REST and GraphQL. */
export const questionAnswersField = z
  .array(questionAnswerSchema)
  .describe("The answers to the questions. A question about several subjects has an answer for each, highest first.");

/** The odds of an operation, as published on REST and GraphQL. */
export const oddsSchema = publishSchema(
  "Odds",
  "Exact distribution of an operation's results, with a sample if branches remain.",
  z.strictObject({
    kind: z.literal("ODDS").describe("Always ODDS."),
    ruleset: text("Id of the ruleset."),
    operation: operationNameSchema.describe("Name of the operation."),
    project: z.array(z.string()).describe("The JSON pointers that define the groups."),
    exact: exactSchema.describe("Extent of the exact computation."),
    sample: sampleSchema
      .nullable()
      .describe("The sample. Null if the exact part is complete, `trials` is 0, or time or memory ran out."),
    groups: z
      .array(groupSchema)
      .describe("The groups, likeliest first: at most 1,000, with at most a million characters of values."),
    unlisted: unlistedSchema.nullable().describe("Groups beyond the limit of the list. Null if all are listed."),
    questions: questionAnswersField,
  }) satisfies z.ZodType<Odds>,
);
