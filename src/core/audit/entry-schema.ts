import * as z from "zod";
import { ROLL_KINDS, WEIGHTS } from "../contract/audit";
import { idsByRole, index, publishSchema, text, whole } from "../contract/schema";

const sentence = z
  .exactOptional(z.string())
  .describe("This line as a sentence for people to read; left out where no language was asked for.");

/** The place of a rule. */
export const citationSchema = publishSchema(
  "Citation",
  "Where a rule stands: ruleset, edition and section as printed.",
  z.strictObject({
    ruleset: text("Id of the ruleset."),
    edition: text("Edition of the rules."),
    section: text("Section number as printed, such as 9.6.7, or number of a ruling, such as D-22."),
  }),
);

/** A modifier as applied to one roll. */
export const appliedModifierSchema = publishSchema(
  "AppliedModifier",
  "A modifier as applied to one roll.",
  z.strictObject({
    code: text("Its stable code."),
    value: whole("What it adds to the total."),
    citation: citationSchema.describe("The rule that grants it."),
  }),
);

const readingSchema = publishSchema(
  "Reading",
  "What the totals of a roll from `min` to `max` mean, both inclusive.",
  z.strictObject({
    min: whole("The lowest.").nullable().describe("The lowest; null for no lowest."),
    max: whole("The highest.").nullable().describe("The highest; null for no highest."),
    result: text("What they mean."),
  }),
);

/** A change of a roll's result after it was read. */
export const adjustmentSchema = publishSchema(
  "Adjustment",
  "A change that a rule makes to what a roll came to once its row is read; those of a roll follow one another.",
  z.strictObject({
    code: text("Its stable code."),
    value: z
      .int32()
      .nullable()
      .describe(
        "What it adds to the number of the result, never to less than 0; of a result without a number, to the total, which is then read anew; null where the result turns into another.",
      ),
    result: text("What the result is from then on."),
    about: idsByRole("Whom alone it concerns, as ids by role; left out where it concerns everybody."),
    citation: citationSchema.describe("The rule that makes it."),
  }),
);

const weight = z
  .enum(WEIGHTS)
  .meta({ id: "AuditWeight", description: "What a line of the audit trail is for its reader." });

/** The fields of every audit entry, with the given schema for `kind`. */
const entryFields = <K extends z.ZodType>(kind: K) => ({
  kind,
  code: text("Stable code of what happened."),
  weight: weight.describe("Whether it tells the story, gives a detail, or names the ruling that decided."),
  citation: citationSchema.describe("The rule it follows."),
});

const diceFields = {
  dice: text("The dice as printed, such as 2d6; of a throw how many of which die, such as 9x1d6."),
  faces: z.array(z.int32()).describe("The faces, in order."),
};

/** A roll or a draw. */
const rollEntrySchema = publishSchema(
  "RollEntry",
  "A roll of dice or a draw from a pool: the faces, the chart read, every modifier and the result.",
  z.strictObject({
    ...entryFields(z.enum(ROLL_KINDS).describe("A roll of dice, or a draw from a pool or a deck.")),
    label: text("What the dice were rolled for; stable for ever."),
    about: idsByRole("Whom or what it was rolled for, as ids by role; left out where the label says enough."),
    ...diceFields,
    chart: z.string().nullable().describe("Id of the chart read; null when none was."),
    column: z.string().nullable().describe("Column of the chart; null when it has none."),
    row: index("Row of the chart.").nullable().describe("Row of the chart, from 0; null without a chart."),
    modifiers: z.array(appliedModifierSchema).describe("Every modifier applied."),
    total: whole("The natural total."),
    modified: whole("The total with its modifiers."),
    result: text("What the total means."),
    reads: z
      .exactOptional(z.array(readingSchema))
      .describe(
        "What modified totals mean where no chart's rows say it; left out with a chart, where each total means its own number, and of draws.",
      ),
    adjustments: z
      .exactOptional(z.array(adjustmentSchema))
      .describe("What the rules then made of the result, in order; left out where it stands."),
    sentence,
  }),
);

const throwEntrySchema = publishSchema(
  "ThrowEntry",
  "A handful of dice each read by itself on a chart, and how many of them counted.",
  z.strictObject({
    ...entryFields(z.literal("throw").describe("A handful of dice, each read by itself.")),
    label: text("What the dice were thrown for; stable for ever."),
    about: idsByRole("Who threw them, with what and at whom, as ids by role; left out where the label says enough."),
    ...diceFields,
    chart: text("Id of the chart read."),
    column: z.string().nullable().describe("Column of the chart; null when it has none."),
    rows: z.array(index("A row.")).describe("Row of the chart for every face, from 0."),
    terms: z.array(appliedModifierSchema).describe("What the number of dice is made of."),
    counting: z.array(z.string()).describe("The results that count."),
    counted: index("How many dice fell on a result that counts."),
    sentence,
  }),
);

const effectEntrySchema = publishSchema(
  "EffectEntry",
  "A change of the snapshot; applied in order, these changes give the new snapshot.",
  z.strictObject({
    ...entryFields(z.literal("effect").describe("A change of the snapshot.")),
    about: idsByRole(
      "As `of` the id of what changed, as `in` of the record around it where that is another, as `item` of a record that was added; left out where none has an id.",
    ),
    pointer: text("JSON pointer into the snapshot."),
    before: z.unknown().describe("What stood there before."),
    after: z.unknown().describe("What stands there now."),
    sentence,
  }),
);

const rulingEntrySchema = publishSchema(
  "RulingEntry",
  "A numbered ruling on an ambiguous rule that decided how this was resolved.",
  z.strictObject({
    ...entryFields(z.literal("ruling").describe("A numbered ruling that decided an open question.")),
    ruling: text("Number of the ruling among the ruleset's rulings."),
    sentence,
  }),
);

/** One line of the audit trail, discriminated by `kind`. */
export const auditEntrySchema = publishSchema(
  "AuditEntry",
  "One line of the audit trail; from these lines alone the result can be recomputed.",
  z.discriminatedUnion("kind", [rollEntrySchema, throwEntrySchema, effectEntrySchema, rulingEntrySchema]),
);
