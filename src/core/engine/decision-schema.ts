import * as z from "zod";
import { citationSchema } from "../audit/entry-schema";
import { DECISION_KINDS } from "../contract/answer";
import { LIMIT_RULES } from "../contract/choice";
import { operationNameSchema } from "../contract/game-names";
import { publishSchema, text } from "../contract/schema";

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()]);

const selection = {
  pointers: z
    .array(z.string())
    .describe("JSON pointers into the input. A `*` matches every item of a list, or every member of an object."),
  values: z
    .exactOptional(z.array(scalar))
    .describe("The values that count. If omitted, every value except null counts. A missing value is null."),
  where: z
    .exactOptional(
      publishSchema(
        "SelectionWhere",
        "A condition on another value of the same item.",
        z.strictObject({
          pointer: text(
            "JSON pointer to the other value. Each `*` matches the same item as in the selection's own pointer.",
          ),
          values: z.array(scalar).describe("The values that meet the condition."),
        }),
      ),
    )
    .describe("Condition on another value of the same item. Omitted without a condition."),
};

const selectionSchema = publishSchema(
  "Selection",
  "Selects values of the input by pointer, by value, or by another value of the same item.",
  z.strictObject(selection),
);

const combinations = z.array(z.array(scalar));

const limitSchema = publishSchema(
  "DecisionLimit",
  "A limit on several values of an input at once.",
  z.strictObject({
    code: text("Stable code of the limit. A refusal contains the same code."),
    section: text("Section of the rules that sets the limit."),
    message: text("The limit as a sentence."),
    rule: z
      .enum(LIMIT_RULES)
      .meta({ id: "LimitRule", description: "The check that a limit applies." })
      .describe("The check to apply. `other`: only a request can check it."),
    each: z
      .exactOptional(z.string())
      .describe("JSON pointer to the values that the limit checks one by one. Omitted if it checks the whole input."),
    when: z
      .exactOptional(z.array(selectionSchema))
      .describe("The limit applies only if each of these selects a value. Omitted if it always applies."),
    ...selection,
    min: z.exactOptional(z.int32()).describe("Minimum sum or count. Omitted without a minimum."),
    max: z
      .exactOptional(z.int32())
      .describe(
        "Maximum sum or count. For `distinct`, how many times a combination may occur. Omitted without a maximum.",
      ),
    weights: z
      .exactOptional(z.record(z.string(), z.number()))
      .describe("In a sum, the weights of values that are not numbers. Default weight: 0. Omitted if all are numbers."),
    allowed: z
      .exactOptional(combinations)
      .describe("For `pairs`: the allowed combinations of values, in the order of the pointers."),
    forbidden: z
      .exactOptional(combinations)
      .describe("For `pairs`: the forbidden combinations of values, in the order of the pointers."),
  }),
);

const closedValueSchema = publishSchema(
  "ClosedValue",
  "An input value that a rule currently forbids.",
  z.strictObject({
    pointer: text("JSON pointer into the input."),
    value: z.unknown().describe("The forbidden value. Null forbids every value at the pointer."),
    title: z.exactOptional(
      text(
        "Name of the value in the requested language. If every value is forbidden, name of the member. Omitted without a language.",
      ),
    ),
    code: text("Stable code of the reason."),
    section: text("Section of the rules that forbids the value."),
    message: text("The reason as a sentence."),
  }),
);

const closedReasonSchema = publishSchema(
  "ClosedReason",
  "The rule that currently closes an operation.",
  z.strictObject({
    code: text("Stable code of the reason."),
    citation: citationSchema.describe("The rule that closes the operation."),
    message: text("The reason as a sentence."),
  }),
);

const kind = z
  .enum(DECISION_KINDS)
  .describe(
    "MUST: play waits for one of these. MAY: optional. END: ends or declines the current activity. STANDING: a permission, not a move.",
  );

const input = z
  .record(z.string(), z.unknown())
  .describe(
    "JSON Schema of the legal input for this snapshot. With a language, every field has a `title`. Listed values are then `oneOf` items with `const` and `title`, unless they are their own titles, as hexes are. `x-path` describes a list of places on a map: `from`, `steps`, `stops` and `costs`, the price of each number of steps. The schema of a new game also contains `x-rule` and `x-values`. With decisions NAMES the schema is empty. docs/decisions.md explains how to check and display them.",
  );

const ABOUT = "An operation that the player can call next, or the rule that closes it.";

/** A decision where the transport has one type for open and closed ones. */
export const eitherDecisionSchema = publishSchema(
  "Decision",
  ABOUT,
  z.strictObject({
    operation: operationNameSchema.describe("Name of the operation."),
    title: z.exactOptional(text("Title in the requested language. Omitted without a language.")),
    description: z.exactOptional(text("Description in the requested language. Omitted without a language.")),
    legal: z.boolean().describe("True if you can call the operation now."),
    kind: kind.nullable().describe(`${kind.description} Null if closed.`),
    input: input.nullable().describe(`${input.description} Null if closed.`),
    limits: z.array(limitSchema).describe("Limits that a JSON Schema cannot express."),
    closed: z.array(closedValueSchema).describe("Values that a rule currently forbids."),
    refusal: closedReasonSchema.nullable().describe("The rule that closes the operation. Null if legal."),
  }),
);

/** An operation that may be called now. */
export const openDecisionSchema = publishSchema(
  "OpenDecision",
  "An operation that the player can call next.",
  eitherDecisionSchema.extend({
    legal: z.literal(true).describe("Always true: you can call the operation now."),
    kind,
    input,
    refusal: z.null().describe("Always null: no rule closes the operation."),
  }),
);

const closedDecisionSchema = publishSchema(
  "ClosedDecision",
  "An operation that a rule currently closes.",
  eitherDecisionSchema.extend({
    legal: z.literal(false).describe("Always false: you cannot call the operation now."),
    kind: z.null().describe("Always null for a closed operation."),
    input: z.null().describe("Always null for a closed operation."),
    refusal: closedReasonSchema.describe("The rule that closes the operation."),
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
  "The legal operations of a snapshot.",
  z.strictObject({
    kind: z.literal("DECISIONS").describe("Always DECISIONS."),
    ruleset: text("Id of the ruleset."),
    decisions: z
      .array(decisionSchema)
      .describe("The requested operations: a legal one has its input, a closed one has the rule that closes it."),
  }),
);
