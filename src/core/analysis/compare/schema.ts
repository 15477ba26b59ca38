import * as z from "zod";
import { auditEntrySchema, citationSchema } from "../../audit/entry-schema";
import { codes, index, publishSchema, text, whole } from "../../contract/schema";
import { oddsSchema } from "../odds/schema";

const faces = z.array(z.int32());

const aloneSchema = publishSchema(
  "ComparedRoll",
  "A roll, or the dice of one, that the other side does not make.",
  z.strictObject({
    label: text("What it is for."),
    purpose: text("The same in words."),
    faces: faces.describe("The faces that only this side shows."),
  }),
);

const refusedSchema = publishSchema(
  "ComparedRefusal",
  "The rule that says no on one side.",
  z.strictObject({
    code: text("Its stable code."),
    message: text("What it says, in the language of the answer."),
    citation: citationSchema.describe("Where it stands."),
    pointer: text("JSON pointer to what of the request it refuses; empty for all of it."),
  }),
);

const neededSchema = publishSchema(
  "ComparedNeed",
  "The roll for which the dice of one side ran out.",
  z.strictObject({
    label: text("What it is for."),
    purpose: text("The same in words."),
    dice: text("The dice as printed, such as 2d6."),
    held: faces.describe("The faces there were for it."),
    missing: whole("How many more it takes: send them as `against.dice`."),
    chart: z.string().nullable().describe("Id of the chart read; null when none is."),
    citation: citationSchema.describe("The rule that asks for it."),
  }),
);

const kindSchema = codes("ComparedKind", "How one side of a comparison ends.", {
  RESOLUTION: "It is carried out.",
  REFUSAL: "A rule says no.",
  NEEDS_ROLL: "Its dice ran out.",
});

const sideSchema = publishSchema(
  "ComparedSide",
  "What one side of a comparison comes to.",
  z.strictObject({
    kind: kindSchema.describe("Carried out, refused by a rule, or waiting for more dice than there were."),
    revision: z.int32().nullable().describe("The revision of the rules that resolved it; null where nothing was."),
    outcome: z.unknown().nullable().describe("What happened; null where nothing was carried out."),
    digest: z.string().nullable().describe("Digest of the new snapshot; null where there is none."),
    dice: faces.describe("Every face in the order rolled: as `dice` they replay this side alone."),
    audit: z
      .array(auditEntrySchema)
      .describe("Every die, chart, modifier, change and ruling, in order, with sentences."),
    refusal: refusedSchema.nullable().describe("The rule that says no; null where none does."),
    needs: neededSchema.nullable().describe("The roll that has not dice enough; null where all have."),
    alone: z.array(aloneSchema).describe("Rolls, or dice of them, that the other side does not make."),
  }),
);

const entryDifferenceSchema = publishSchema(
  "ComparedEntry",
  "The first line of the audit trail that differs, the edition that it cites apart.",
  z.strictObject({
    index: index("Which line, from 0."),
    pointer: text("JSON pointer into the line to what differs in it first; empty where one side has no such line."),
    one: auditEntrySchema.nullable().describe("The line of the one side; null where its trail has ended."),
    other: auditEntrySchema.nullable().describe("The line of the other; null where its trail has ended."),
  }),
);

const changeSchema = publishSchema(
  "ComparedChange",
  "A place of the snapshot at which the two sides end apart.",
  z.strictObject({
    pointer: text("JSON pointer into the snapshot."),
    one: z.unknown().nullable().describe("What stands there on the one side; null where nothing does."),
    other: z.unknown().nullable().describe("What stands there on the other."),
  }),
);

const oddsPairSchema = publishSchema(
  "ComparedOdds",
  "The odds of both sides, as `odds` tells them of each.",
  z.strictObject({
    one: oddsSchema.nullable().describe("Those of the one; null where a rule refuses it or it has no such place."),
    other: oddsSchema.nullable().describe("Those of the other, likewise."),
  }),
);

/** One request under two sets of rules, as published on REST and GraphQL. */
export const comparisonSchema = publishSchema(
  "Comparison",
  "What one request comes to under two sets of rules, with the same dice.",
  z.strictObject({
    kind: z.literal("COMPARISON").describe("Always COMPARISON."),
    ruleset: text("Id of the ruleset."),
    operation: text("Name of the operation."),
    language: text("Language of the sentences."),
    same: z
      .boolean()
      .describe(
        "True when both end alike: in outcome and snapshot, in the rule that refuses, or in the roll asked for.",
      ),
    one: sideSchema.describe("The request as it was sent."),
    other: sideSchema.describe("The same request with what stands in `against`."),
    differs: entryDifferenceSchema
      .nullable()
      .describe(
        "Where the audit trails part, even if both end alike; null when they never do, or a rule refuses a side.",
      ),
    changes: z
      .array(changeSchema)
      .nullable()
      .describe(
        "Where the new snapshots differ other than by what `against` laid in, at most 1,000 places; null where one side has none.",
      ),
    unlisted: index("How many such places are not listed."),
    odds: oddsPairSchema.nullable().describe("The odds side by side; null where no `project` was asked for."),
  }),
);

/** One request under two sets of rules. */
export type Comparison = z.infer<typeof comparisonSchema>;

/** The result of one side of a comparison. */
export type ComparedSide = Comparison["one"];
