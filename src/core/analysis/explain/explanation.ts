import * as z from "zod";

const withMeta = <T extends z.ZodType>(schema: T, id: string, description: string) => schema.meta({ id, description });

const ruleSchema = withMeta(
  z.strictObject({
    section: z.string().describe("Section of the rules, as printed."),
    edition: z.string().describe("Edition of the rules."),
    operations: z.array(z.string()).describe("Operations that carry this section out."),
  }),
  "ExplainedRule",
  "The rule that a line follows.",
);

const chartSchema = withMeta(
  z.strictObject({
    id: z.string().describe("Its id."),
    name: z.string().describe("Its printed name."),
    column: z.string().nullable().describe("The column read; null when it has none."),
    rules: z.array(z.string()).describe("Sections of the rules that use it."),
    source: z.string().describe("seed, public or reconstructed."),
    confidence: z.string().describe("high, medium or low."),
  }),
  "ExplainedChart",
  "The chart that was read.",
);

const modifierSchema = withMeta(
  z.strictObject({
    code: z.string().describe("Its stable code."),
    value: z.int32().describe("What it added."),
    section: z.string().describe("The rule that grants it."),
    words: z.string().describe("Its name in the language of the explanation."),
    when: z.string().nullable().describe("When it applies, as the chart says; null where no chart lists it."),
  }),
  "ExplainedModifier",
  "A modifier, and why it applied.",
);

const adjustmentSchema = withMeta(
  z.strictObject({
    code: z.string().describe("Its stable code."),
    value: z.int32().nullable().describe("What it added; null where the result turned into another."),
    section: z.string().describe("The rule that makes it."),
    words: z.string().describe("Its name in the language of the explanation."),
    result: z.string().describe("What the result was from then on."),
    becomes: z.string().describe("That result in the language of the explanation."),
  }),
  "ExplainedAdjustment",
  "A change that a rule made to the result once its row was read.",
);

const totalSchema = withMeta(
  z.strictObject({
    total: z.int32().describe("A natural total."),
    modified: z.int32().describe("The total with the modifiers of this roll."),
    ways: z.int32().describe("In how many ways of `of` it can fall."),
    of: z.number().describe("All the ways the dice can fall."),
    result: z.string().nullable().describe("The result it would have had; null where only the operation names it."),
    words: z.string().nullable().describe("That result in the language of the explanation."),
    row: z.int32().nullable().describe("Row of the chart, from 0; null without one."),
    fell: z.boolean().describe("True for what the dice showed."),
  }),
  "ExplainedTotal",
  "What one total of the dice would have meant.",
);

const rulingSchema = withMeta(
  z.strictObject({
    id: z.string().describe("Its number."),
    section: z.string().describe("Section of the rules in question."),
    question: z.string().describe("What the rules leave open."),
    ruling: z.string().describe("How it is ruled here."),
  }),
  "ExplainedRuling",
  "A ruling that decided this line, or that concerns its section.",
);

/** The explanation of an audit line. */
export const explanationSchema = withMeta(
  z.strictObject({
    kind: z.literal("EXPLANATION").describe("Always EXPLANATION."),
    ruleset: z.string().describe("Id of the ruleset."),
    language: z.string().describe("Language of all that is told; codes are the same in every language."),
    sentence: z.string().describe("The line as a sentence."),
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
  "Explanation",
  "Why a line of an audit trail says what it says: the rule, the chart, the modifiers, the rulings, and what other totals would have meant.",
);

/** The explanation of an audit line. */
export type Explanation = z.infer<typeof explanationSchema>;
