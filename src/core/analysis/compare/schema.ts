import * as z from "zod";
import { auditEntrySchema, citationSchema } from "../../audit/entry-schema";
import { operationNameSchema } from "../../contract/game-names";
import { codes, natural, publishSchema, text, whole } from "../../contract/schema";
import { oddsSchema } from "../odds/schema";

const faces = z.array(z.int32());

const aloneSchema = publishSchema(
  "ComparedRoll",
  "A roll, or part of its dice, that only this side makes.",
  z.strictObject({
    label: text("Label of the roll."),
    purpose: text("The label in words."),
    faces: faces.describe("The dice that only this side rolls."),
  }),
);

const refusedSchema = publishSchema(
  "ComparedRefusal",
  "The rule that forbids the operation on one side.",
  z.strictObject({
    code: text("Stable code of the reason."),
    message: text("The reason, in the language of the response."),
    citation: citationSchema.describe("The rule that forbids it."),
    pointer: text("JSON pointer to the rejected part of the request. Empty for the whole request."),
  }),
);

const neededSchema = publishSchema(
  "ComparedNeed",
  "The roll for which one side has too few dice.",
  z.strictObject({
    label: text("Label of the roll."),
    purpose: text("The label in words."),
    dice: text("Dice notation, such as 2d6."),
    held: faces.describe("The dice that the request contains for this roll."),
    missing: whole("Number of dice that are missing. Send them as `against.dice`."),
    chart: z.string().nullable().describe("Id of the chart for this roll. Null without a chart."),
    citation: citationSchema.describe("The rule that requires the roll."),
  }),
);

const kindSchema = codes("ComparedKind", "How one side of a comparison ends.", {
  RESOLUTION: "The operation was resolved.",
  REFUSAL: "A rule forbids the operation.",
  NEEDS_ROLL: "The side has too few dice.",
});

const sideSchema = publishSchema(
  "ComparedSide",
  "Result of one side of a comparison.",
  z.strictObject({
    kind: kindSchema.describe("A resolution, a refusal, or a request for more dice."),
    revision: z.int32().nullable().describe("The revision of the rules that resolved it. Null without a resolution."),
    outcome: z.unknown().nullable().describe("Outcome of the operation. Null without a resolution."),
    digest: z.string().nullable().describe("Digest of the new snapshot. Null without one."),
    dice: faces.describe("All dice in the order rolled. Send them as `dice` to replay this side."),
    audit: z.array(auditEntrySchema).describe("Every roll, modifier, change and ruling, in order, with sentences."),
    refusal: refusedSchema.nullable().describe("The rule that forbids the operation. Null without a refusal."),
    needs: neededSchema.nullable().describe("The roll that needs more dice. Null if every roll has enough."),
    alone: z.array(aloneSchema).describe("Rolls, or parts of them, that only this side makes."),
  }),
);

const entryDifferenceSchema = publishSchema(
  "ComparedEntry",
  "The first audit line that differs. Different editions in citations do not count.",
  z.strictObject({
    index: natural("Number of the line, from 0."),
    pointer: text("JSON pointer to the first difference within the line. Empty if one side has no such line."),
    one: auditEntrySchema.nullable().describe("The line of the first side. Null if its audit trail is shorter."),
    other: auditEntrySchema.nullable().describe("The line of the other side. Null if its audit trail is shorter."),
  }),
);

const changeSchema = publishSchema(
  "ComparedChange",
  "A place in the snapshot that differs between the two sides.",
  z.strictObject({
    pointer: text("JSON pointer into the snapshot."),
    one: z.unknown().nullable().describe("The value on the first side. Null if it has none."),
    other: z.unknown().nullable().describe("The value on the other side. Null if it has none."),
  }),
);

const oddsPairSchema = publishSchema(
  "ComparedOdds",
  "The odds of both sides, as `odds` returns them.",
  z.strictObject({
    one: oddsSchema
      .nullable()
      .describe("Odds of the first side. Null if a rule forbids the operation or the side has no such place."),
    other: oddsSchema
      .nullable()
      .describe("Odds of the other side. Null if a rule forbids the operation or the side has no such place."),
  }),
);

/** One request under two sets of rules, as published on REST and GraphQL. */
export const comparisonSchema = publishSchema(
  "Comparison",
  "One request resolved under two sets of rules with the same dice.",
  z.strictObject({
    kind: z.literal("COMPARISON").describe("Always COMPARISON."),
    ruleset: text("Id of the ruleset."),
    operation: operationNameSchema.describe("Name of the operation."),
    language: text("Language of the sentences."),
    same: z
      .boolean()
      .describe(
        "True if both sides end in the same way: same outcome and snapshot, same refusal, or same missing roll.",
      ),
    one: sideSchema.describe("Result of the request as sent."),
    other: sideSchema.describe("Result of the request with the changes in `against`."),
    differs: entryDifferenceSchema
      .nullable()
      .describe(
        "The first difference of the audit trails, even if the results are the same. Null if there is none or a rule forbids a side.",
      ),
    changes: z
      .array(changeSchema)
      .nullable()
      .describe(
        "Differences between the new snapshots, except the changes of `against`. At most 1,000. Null if a side has no new snapshot.",
      ),
    unlisted: natural("Number of differences that `changes` omits."),
    odds: oddsPairSchema.nullable().describe("The odds of both sides. Null without `project` and `questions`."),
  }),
);

/** One request under two sets of rules. */
export type Comparison = z.infer<typeof comparisonSchema>;

/** The result of one side of a comparison. */
export type ComparedSide = Comparison["one"];
