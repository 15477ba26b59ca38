import * as z from "zod";
import { ROLL_KINDS, WEIGHTS } from "../contract/audit";
import { idsByRole, natural, publishSchema, text, whole } from "../contract/schema";

const sentence = z
  .exactOptional(z.string())
  .describe("The line as a sentence. Omitted if the request has no language.");

/** The place of a rule. */
export const citationSchema = publishSchema(
  "Citation",
  "A rule: ruleset, edition and section as printed.",
  z.strictObject({
    ruleset: text("Id of the ruleset."),
    edition: text("Edition of the rules."),
    section: text("Section number as printed, such as 9.6.7, or number of a ruling, such as D-22."),
  }),
);

/** A modifier as applied to one roll. */
export const appliedModifierSchema = publishSchema(
  "AppliedModifier",
  "A modifier that applied to one roll.",
  z.strictObject({
    code: text("Stable code of the modifier."),
    value: whole("Amount added to the total."),
    citation: citationSchema.describe("The rule that gives the modifier."),
  }),
);

const readingSchema = publishSchema(
  "Reading",
  "Result of the totals from `min` to `max`, inclusive.",
  z.strictObject({
    min: whole("Lowest total.").nullable().describe("Lowest total. Null without a lower limit."),
    max: whole("Highest total.").nullable().describe("Highest total. Null without an upper limit."),
    result: text("Result of these totals."),
  }),
);

/** A change of a roll's result after it was read. */
export const adjustmentSchema = publishSchema(
  "Adjustment",
  "A change that a rule makes to the result of a roll after its chart row is read. Several changes apply in order.",
  z.strictObject({
    code: text("Stable code of the change."),
    value: z
      .int32()
      .nullable()
      .describe(
        "Amount added to a numeric result, never below 0. Without a numeric result, the amount is added to the total, which is then read again. Null if the result becomes a different one.",
      ),
    result: text("Result after the change."),
    about: idsByRole("Ids of the only units that the change concerns, by role. Omitted if it concerns all."),
    citation: citationSchema.describe("The rule that makes the change."),
  }),
);

const weight = z.enum(WEIGHTS).meta({ id: "AuditWeight", description: "Importance of an audit line to its reader." });

/** The fields of every audit entry, with the given schema for `kind`. */
const entryFields = <K extends z.ZodType>(kind: K) => ({
  kind,
  code: text("Stable code of the event."),
  weight: weight.describe("Importance of the line: story, detail, or the ruling that decided."),
  citation: citationSchema.describe("The rule that the line applies."),
});

const diceFields = {
  dice: text("Dice notation, such as 2d6. In a throw, the number of dice and their kind, such as 9x1d6."),
  faces: z.array(z.int32()).describe("The dice rolled, in order."),
};

/** A roll or a draw. */
const rollEntrySchema = publishSchema(
  "RollEntry",
  "A roll of dice or a draw from a pool: the dice, the chart, every modifier and the result.",
  z.strictObject({
    ...entryFields(z.enum(ROLL_KINDS).describe("A roll of dice, or a draw from a pool or a deck.")),
    label: text("Label of the roll: its purpose. Labels never change."),
    about: idsByRole("Ids of those that the roll concerns, by role. Omitted if the label is enough."),
    ...diceFields,
    chart: z.string().nullable().describe("Id of the chart used. Null without a chart."),
    column: z.string().nullable().describe("Column of the chart. Null without columns."),
    row: natural("Row of the chart.").nullable().describe("Row of the chart, from 0. Null without a chart."),
    modifiers: z.array(appliedModifierSchema).describe("Every modifier that applied."),
    total: whole("Natural total."),
    modified: whole("Total with modifiers."),
    result: text("Result of the total."),
    reads: z
      .exactOptional(z.array(readingSchema))
      .describe(
        "Results of modified totals, if no chart row states them. Omitted with a chart, if each total is its own result, and for draws.",
      ),
    adjustments: z
      .exactOptional(z.array(adjustmentSchema))
      .describe("Changes that rules made to the result, in order. Omitted if the result did not change."),
    sentence,
  }),
);

const throwEntrySchema = publishSchema(
  "ThrowEntry",
  "A throw of several dice, each read separately on a chart, and the number that counted.",
  z.strictObject({
    ...entryFields(z.literal("throw").describe("A throw of several dice, each read separately.")),
    label: text("Label of the throw: its purpose. Labels never change."),
    about: idsByRole("Ids of the thrower, its weapon and its target, by role. Omitted if the label is enough."),
    ...diceFields,
    chart: text("Id of the chart used."),
    column: z.string().nullable().describe("Column of the chart. Null without columns."),
    rows: z.array(natural("Row of the chart.")).describe("Row of the chart for each die, from 0."),
    terms: z.array(appliedModifierSchema).describe("Terms that add up to the number of dice."),
    counting: z.array(z.string()).describe("Results that count."),
    counted: natural("Number of dice with a result that counts."),
    sentence,
  }),
);

const effectEntrySchema = publishSchema(
  "EffectEntry",
  "A change of the snapshot. Applied in order, all changes produce the new snapshot.",
  z.strictObject({
    ...entryFields(z.literal("effect").describe("A change of the snapshot.")),
    about: idsByRole(
      "Ids of the changed record (`of`), of a different record around it (`in`), and of an added record (`item`). Omitted if none has an id.",
    ),
    pointer: text("JSON pointer into the snapshot."),
    before: z.unknown().describe("Value before the change."),
    after: z.unknown().describe("Value after the change."),
    sentence,
  }),
);

const rulingEntrySchema = publishSchema(
  "RulingEntry",
  "A numbered ruling on an ambiguous rule, which decided this resolution.",
  z.strictObject({
    ...entryFields(z.literal("ruling").describe("A numbered ruling that decided an open question.")),
    ruling: text("Number of the ruling, as in the ruleset's list of rulings."),
    sentence,
  }),
);

/** One line of the audit trail, discriminated by `kind`. */
export const auditEntrySchema = publishSchema(
  "AuditEntry",
  "A line of the audit trail. The lines are enough to recompute the result.",
  z.discriminatedUnion("kind", [rollEntrySchema, throwEntrySchema, effectEntrySchema, rulingEntrySchema]),
);
