import * as z from "zod";
import { publishSchema, text, whole } from "../../contract/schema";

const ruleSchema = publishSchema(
  "ExplainedRule",
  "The rule that a line follows.",
  z.strictObject({
    section: text("Section of the rules, as printed."),
    edition: text("Edition of the rules."),
    operations: z.array(z.string()).describe("Operations that carry this section out."),
  }),
);

const chartSchema = publishSchema(
  "ExplainedChart",
  "The chart that was read.",
  z.strictObject({
    id: text("Its id."),
    name: text("Its printed name."),
    column: z.string().nullable().describe("The column read; null when it has none."),
    rules: z.array(z.string()).describe("Sections of the rules that use it."),
    source: text("seed, public or reconstructed."),
    confidence: text("high, medium or low."),
  }),
);

const modifierSchema = publishSchema(
  "ExplainedModifier",
  "A modifier, and why it applied.",
  z.strictObject({
    code: text("Its stable code."),
    value: whole("What it added."),
    section: text("The rule that grants it."),
    words: text("Its name in the language of the explanation."),
    when: z.string().nullable().describe("When it applies, as the chart says; null where no chart lists it."),
  }),
);

const adjustmentSchema = publishSchema(
  "ExplainedAdjustment",
  "A change that a rule made to the result once its row was read.",
  z.strictObject({
    code: text("Its stable code."),
    value: z.int32().nullable().describe("What it added; null where the result turned into another."),
    section: text("The rule that makes it."),
    words: text("Its name in the language of the explanation."),
    result: text("What the result was from then on."),
    becomes: text("That result in the language of the explanation."),
  }),
);

const totalSchema = publishSchema(
  "ExplainedTotal",
  "What one total of the dice would have meant.",
  z.strictObject({
    total: whole("A natural total."),
    modified: whole("The total with the modifiers of this roll."),
    ways: whole("In how many ways of `of` it can fall."),
    of: z.number().describe("All the ways the dice can fall."),
    result: z.string().nullable().describe("The result it would have had; null where only the operation names it."),
    words: z.string().nullable().describe("That result in the language of the explanation."),
    row: z.int32().nullable().describe("Row of the chart, from 0; null without one."),
    fell: z.boolean().describe("True for what the dice showed."),
  }),
);

const rulingSchema = publishSchema(
  "ExplainedRuling",
  "A ruling that decided this line, or that concerns its section.",
  z.strictObject({
    id: text("Its number."),
    section: text("Section of the rules in question."),
    title: text("What applies, in a few words."),
    question: text("What the rules leave open."),
    ruling: text("How it is ruled here."),
  }),
);

/** The explanation of an audit line. */
export const explanationSchema = publishSchema(
  "Explanation",
  "Why a line of an audit trail says what it says: the rule, the chart, the modifiers, the rulings, and what other totals would have meant.",
  z.strictObject({
    kind: z.literal("EXPLANATION").describe("Always EXPLANATION."),
    ruleset: text("Id of the ruleset."),
    language: text("Language of all that is told; codes are the same in every language."),
    sentence: text("The line as a sentence."),
    purpose: z.string().nullable().describe("What the dice were for, with its rule; null for a line without dice."),
    rule: ruleSchema.describe("The rule that it follows."),
    chart: chartSchema.nullable().describe("The chart read; null for none."),
    modifiers: z.array(modifierSchema).describe("Modifiers of a roll, or terms of a number of dice."),
    adjustments: z
      .array(adjustmentSchema)
      .describe("What the rules made of the result once its row was read, in order; none where it stands."),
    totals: z
      .array(totalSchema)
      .describe(
        "What every total would have meant; none for a line without dice, or whose dice have more than 2,000 totals or 2,147,483,647 ways.",
      ),
    automatic: z.boolean().describe("True when the natural total itself decided, whatever the modifiers."),
    complete: z
      .boolean()
      .describe(
        "True when the totals were worked out by the operation; false when they were read off the chart alone, which does not know results that a rule gives to a natural total, or are too many to be listed.",
      ),
    rulings: z.array(rulingSchema).describe("Rulings: the one applied, or those on this section."),
  }),
);

/** The explanation of an audit line. */
export type Explanation = z.infer<typeof explanationSchema>;
