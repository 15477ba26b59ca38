import * as z from "zod";
import { RULING_TEXTS } from "../../contract/ruling-schema";
import { publishSchema, text, whole } from "../../contract/schema";

const ruleSchema = publishSchema(
  "ExplainedRule",
  "The rule that the line applies.",
  z.strictObject({
    section: text("Section of the rules, as printed."),
    edition: text("Edition of the rules."),
    operations: z.array(z.string()).describe("Operations that apply this section."),
  }),
);

const chartSchema = publishSchema(
  "ExplainedChart",
  "The chart that the roll used.",
  z.strictObject({
    id: text("Id of the chart."),
    name: text("Name as printed on the chart."),
    column: z.string().nullable().describe("The column used. Null without columns."),
    rules: z.array(z.string()).describe("Sections of the rules that use the chart."),
    source: text("Source of its numbers: seed, public or reconstructed."),
    confidence: text("How reliable its numbers are: high, medium or low."),
  }),
);

const modifierSchema = publishSchema(
  "ExplainedModifier",
  "A modifier, and the reason for it.",
  z.strictObject({
    code: text("Stable code of the modifier."),
    value: whole("Amount added to the total."),
    section: text("The rule that gives the modifier."),
    words: text("Name of the modifier, in the language of the explanation."),
    when: z
      .string()
      .nullable()
      .describe("Condition of the modifier, as the chart states it. Null if no chart lists it."),
  }),
);

const adjustmentSchema = publishSchema(
  "ExplainedAdjustment",
  "A change that a rule made to the result after the chart row was read.",
  z.strictObject({
    code: text("Stable code of the change."),
    value: z.int32().nullable().describe("Amount added. Null if the result became a different one."),
    section: text("The rule that makes the change."),
    words: text("Name of the change, in the language of the explanation."),
    result: text("Result after the change."),
    becomes: text("Result after the change, in the language of the explanation."),
  }),
);

const totalSchema = publishSchema(
  "ExplainedTotal",
  "Meaning of one total of the dice.",
  z.strictObject({
    total: whole("Natural total."),
    modified: whole("Total with the modifiers of this roll."),
    ways: whole("Number of ways to roll this total, out of `of`."),
    of: z.number().describe("Number of ways that the dice can fall."),
    result: z.string().nullable().describe("Result for this total. Null if only the operation can determine it."),
    words: z.string().nullable().describe("Result for this total, in the language of the explanation."),
    row: z.int32().nullable().describe("Row of the chart, from 0. Null without a row."),
    fell: z.boolean().describe("True for the total that was rolled."),
  }),
);

const rulingSchema = publishSchema(
  "ExplainedRuling",
  "A ruling that decided this line, or a ruling on its section.",
  z.strictObject({
    id: text("Number of the ruling."),
    ...RULING_TEXTS,
  }),
);

/** The explanation of an audit line. */
export const explanationSchema = publishSchema(
  "Explanation",
  "Explanation of an audit line: the rule, chart, modifiers and rulings, and the meaning of other totals.",
  z.strictObject({
    kind: z.literal("EXPLANATION").describe("Always EXPLANATION."),
    ruleset: text("Id of the ruleset."),
    language: text("Language of the texts. Codes are the same in every language."),
    sentence: text("The line as a sentence."),
    purpose: z.string().nullable().describe("The purpose of the dice, with its rule. Null for a line without dice."),
    rule: ruleSchema.describe("The rule that the line applies."),
    chart: chartSchema.nullable().describe("The chart used. Null without a chart."),
    modifiers: z.array(modifierSchema).describe("Modifiers of a roll, or terms of a number of dice."),
    adjustments: z
      .array(adjustmentSchema)
      .describe(
        "The changes that rules made to the result after its row was read, in order. Empty if the result did not change.",
      ),
    totals: z
      .array(totalSchema)
      .describe(
        "Meaning of every total. Empty for a line without dice, or if the dice have over 2,000 totals or 2,147,483,647 ways.",
      ),
    automatic: z.boolean().describe("True if the natural total decided, regardless of modifiers."),
    complete: z
      .boolean()
      .describe(
        "True if the operation computed the totals. False if they come only from the chart, without special results of natural totals. Also false if there are too many totals to list.",
      ),
    rulings: z.array(rulingSchema).describe("The ruling that decided the line, or the rulings on its section."),
  }),
);

/** The explanation of an audit line. */
export type Explanation = z.infer<typeof explanationSchema>;
