import * as z from "zod";
import { citationSchema } from "../audit/entry-schema";
import { DECISION_KINDS } from "../contract/answer";
import { LIMIT_RULES } from "../contract/choice";
import { publishSchema, text } from "../contract/schema";

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const selection = {
  pointers: z
    .array(z.string())
    .describe(
      "JSON pointers into the input, in which `*` stands for every item of a list or every member of an object.",
    ),
  values: z
    .exactOptional(z.array(scalar))
    .describe("The only values that count; left out, any does but null, as which a missing value counts."),
  where: z
    .exactOptional(
      publishSchema(
        "SelectionWhere",
        "What stands beside a value that counts.",
        z.strictObject({
          pointer: text("A pointer whose `*` stand for what those of the value's own pointer do."),
          values: z.array(scalar).describe("One of these stands there."),
        }),
      ),
    )
    .describe("What has to stand beside a value for it to count; left out where nothing has to."),
};

const selectionSchema = publishSchema(
  "Selection",
  "Values of an input: those at some pointers, of these only some values, or only those beside a certain value.",
  z.strictObject(selection),
);

const combinations = z.array(z.array(scalar));

const limitSchema = publishSchema(
  "DecisionLimit",
  "A limit over several values of an input at once.",
  z.strictObject({
    code: text("Its stable code, which a refusal repeats."),
    section: text("Section of the rules that sets it."),
    message: text("The limit in a sentence."),
    rule: z
      .enum(LIMIT_RULES)
      .meta({ id: "LimitRule", description: "How a limit is checked." })
      .describe("How it is checked; `other` only by asking."),
    each: z
      .exactOptional(z.string())
      .describe("The limit judges each value at this pointer by itself; left out where it judges the whole input."),
    when: z
      .exactOptional(z.array(selectionSchema))
      .describe("It holds only where each of these selects a value; left out where it always holds."),
    ...selection,
    min: z.exactOptional(z.int32()).describe("The least sum or count; left out when there is none."),
    max: z
      .exactOptional(z.int32())
      .describe("The greatest sum or count; of `distinct` how often the same may stand; left out when there is none."),
    weights: z
      .exactOptional(z.record(z.string(), z.number()))
      .describe(
        "In a sum what a value that is no number counts, 0 where it is not named; left out where all are numbers.",
      ),
    allowed: z
      .exactOptional(combinations)
      .describe("Of `pairs` the lists of values that may stand together, in the order of the pointers."),
    forbidden: z
      .exactOptional(combinations)
      .describe("Of `pairs` the lists of values that may not stand together, in the order of the pointers."),
  }),
);

const closedValueSchema = publishSchema(
  "ClosedValue",
  "A value of the input that a rule forbids now.",
  z.strictObject({
    pointer: text("JSON pointer into the input."),
    value: z.unknown().describe("The forbidden value; null stands for every value there."),
    title: z.exactOptional(
      text("The value in the language asked for, or its member where every value is closed; left out without one."),
    ),
    code: text("Stable code of the reason."),
    section: text("Section of the rules that forbids it."),
  }),
);

const closedReasonSchema = publishSchema(
  "ClosedReason",
  "The rule that keeps an operation closed now.",
  z.strictObject({
    code: text("Stable code of the reason."),
    citation: citationSchema.describe("The rule that closes it."),
    message: text("The reason in a sentence."),
  }),
);

const kind = z
  .enum(DECISION_KINDS)
  .describe(
    "Play waits for one of those that MUST; MAY can be left; END ends or declines what is going on; STANDING is a permission and no move.",
  );

const input = z
  .record(z.string(), z.unknown())
  .describe(
    "JSON Schema of the legal input, narrowed to this snapshot; with a language, every field has a `title`, and a listed value is one of `oneOf` with `const` and `title` in place of `enum` or `const`, unless all are called what they are, as hexes are. Keywords of its own: `x-path` beside a list of places on a map has `from`, `steps`, `stops` and `costs`, the price of so many steps; that of a new game has `x-rule` and `x-values`. docs/decisions.md tells how to check and to draw them.",
  );

const ABOUT = "An operation the player may call next, or the rule that closes it.";

/** A decision where the transport has one type for open and closed ones. */
export const eitherDecisionSchema = publishSchema(
  "Decision",
  ABOUT,
  z.strictObject({
    operation: text("Name of the operation."),
    title: z.exactOptional(text("What it is called, in the language asked for; left out without one.")),
    description: z.exactOptional(text("What it does, in the language asked for; left out without one.")),
    legal: z.boolean().describe("True when it may be called now."),
    kind: kind.nullable().describe(`${kind.description} Null when closed.`),
    input: input.nullable().describe(`${input.description} Null when closed.`),
    limits: z.array(limitSchema).describe("Limits a schema cannot state."),
    closed: z.array(closedValueSchema).describe("Values that a rule forbids now."),
    refusal: closedReasonSchema.nullable().describe("Why it is closed; null when legal."),
  }),
);

/** An operation that may be called now. */
export const openDecisionSchema = publishSchema(
  "OpenDecision",
  "An operation the player may call next.",
  eitherDecisionSchema.extend({
    legal: z.literal(true).describe("True: it may be called now."),
    kind,
    input,
    refusal: z.null().describe("Null: no rule closes it."),
  }),
);

const closedDecisionSchema = publishSchema(
  "ClosedDecision",
  "An operation that a rule closes now.",
  eitherDecisionSchema.extend({
    legal: z.literal(false).describe("False: it may not be called now."),
    kind: z.null().describe("Null when closed."),
    input: z.null().describe("Null when closed."),
    refusal: closedReasonSchema.describe("Why it is closed."),
  }),
);

/** An operation in a list of decisions, discriminated by `legal`. */
export const decisionSchema = publishSchema(
  "Decision",
  ABOUT,
  z.discriminatedUnion("legal", [openDecisionSchema, closedDecisionSchema]),
);

/** The answer to `decisions`. */
export const decisionsSchema = publishSchema(
  "Decisions",
  "What may be done next on a snapshot.",
  z.strictObject({
    kind: z.literal("DECISIONS").describe("Always DECISIONS."),
    ruleset: text("Id of the ruleset."),
    decisions: z
      .array(decisionSchema)
      .describe("The operations asked for: legal with their input, or closed with the rule that closes them."),
  }),
);
