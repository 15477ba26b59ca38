import * as z from "zod";
import { adjustmentSchema, appliedModifierSchema, auditEntrySchema, citationSchema } from "../audit/entry-schema";
import { index, publishSchema, text, whole } from "../contract/schema";
import { decisionSchema } from "./decision-schema";

const originFields = {
  ruleset: text("Id of the ruleset."),
  operation: text("Name of the operation."),
};

const revision = z.int32().describe("The revision of the rules that resolved it.");

/** The complete state of a game, for any ruleset. */
export const snapshotSchema = publishSchema(
  "Snapshot",
  "The whole state of a game; what else it has is its ruleset's.",
  z.looseObject({
    ruleset: text("Id of the ruleset."),
    edition: text("Edition of the rules."),
    step: index("Number of operations resolved so far."),
  }),
);

/** The part of a resolution that one side, or an onlooker, may see. */
const sideViewSchema = publishSchema(
  "SideView",
  "What one side, or an onlooker, may know of a resolution.",
  z.strictObject({
    side: text("The side, or `onlooker`."),
    view: z.unknown().describe("The new state as this side sees it."),
    audit: z.array(auditEntrySchema).describe("The lines of the audit trail it may read."),
    decisions: z.array(decisionSchema).describe("The operations that are its own now, open or closed."),
  }),
);

/** One operation of a run. */
const runStepSchema = publishSchema(
  "RunStep",
  "One operation of a run with what it came to, as it would have been answered had it been called alone.",
  z.strictObject({
    operation: originFields.operation,
    revision,
    input: z.unknown().describe("Its input."),
    outcome: z.unknown().describe("What happened."),
    audit: z.array(auditEntrySchema).describe("Every die, chart, modifier, change and ruling, in order."),
    dice: z.array(z.int32()).describe("Every face in the order rolled; sent back as `dice` it replays this step."),
    digest: text("sha256: and the hash of the canonical JSON of the snapshot it led to."),
    algorithm: text("How the dice were made: the generator's name, or the tape's."),
    views: z
      .exactOptional(z.array(sideViewSchema))
      .describe("What each side asked for may know of it; left out when none was."),
  }),
);

/** A resolution, for any ruleset. The declaration of each operation narrows snapshot and outcome. */
export const resolutionSchema = publishSchema(
  "Resolution",
  "The operation was carried out: the new state, what happened and why.",
  z.strictObject({
    kind: z.literal("RESOLUTION").describe("Always RESOLUTION."),
    ...originFields,
    revision,
    snapshot: snapshotSchema.describe("The new state; hand it back with the next operation."),
    outcome: z.unknown().describe("What happened."),
    audit: z.array(auditEntrySchema).describe("Every die, chart, modifier, change and ruling, in order."),
    decisions: z
      .array(decisionSchema)
      .describe("What may be called next and, as far as asked for, what closes the others."),
    dice: z
      .array(z.int32())
      .describe("Every face in the order rolled; sent back as `dice` it replays this resolution."),
    views: z
      .exactOptional(z.array(sideViewSchema))
      .describe("What each side asked for may know of it; left out when none was."),
    steps: z
      .exactOptional(z.array(runStepSchema))
      .describe(
        "Of a request with `runOn`, every step in order, the operation asked for first; left out otherwise. Snapshot, decisions and digest are then those after the last step, the view and decisions of `views` too; all else is that of the operation asked for.",
      ),
    digest: text("sha256: and the hash of the new snapshot's canonical JSON."),
    algorithm: text("How the dice were made: the generator's name, or the tape's."),
  }),
);

/** A refusal by a rule. REST returns it as a problem with the message as `detail`. */
export const refusalSchema = publishSchema(
  "Refusal",
  "A rule says no: nothing was rolled and nothing changed.",
  z.strictObject({
    kind: z.literal("REFUSAL").describe("Always REFUSAL."),
    ...originFields,
    code: text("Stable code of the reason."),
    message: text("The reason in a sentence, and what to do."),
    citation: citationSchema.describe("The rule that says no."),
    pointer: text("JSON pointer to the argument at fault; empty for the whole."),
  }),
);

const totalMeaningSchema = publishSchema(
  "TotalMeaning",
  "What one natural total of the dice asked for would mean.",
  z.strictObject({
    total: whole("The natural total."),
    modified: whole("The total with its modifiers."),
    result: text("The result it would give."),
    adjustments: z
      .exactOptional(z.array(adjustmentSchema))
      .describe("What the rules would then make of the result, in order; left out where it would stand."),
    words: z
      .exactOptional(z.string())
      .describe("That result in words for people to read; left out where no language was asked for."),
  }),
);

const neededModifierSchema = publishSchema(
  "NeededModifier",
  "A modifier that will apply to the dice asked for.",
  appliedModifierSchema.extend({
    words: z
      .exactOptional(z.string())
      .describe("Its name for people to read; left out where no language was asked for."),
  }),
);

const nextRollSchema = publishSchema(
  "NextRoll",
  "The dice needed next: which, what for, and what each total would mean.",
  z.strictObject({
    label: text("What the dice are for; stable for ever."),
    purpose: z
      .exactOptional(z.string())
      .describe("What the dice are for in words, after its rule; left out where no language was asked for."),
    dice: text("The dice as printed, such as 2d6."),
    count: index("How many dice."),
    sides: index("Sides of each die."),
    low: index("Lowest face as it is sent: 1, or 0 on dice that count from 0."),
    high: index("Highest face as it is sent; where it is 10, that is what the 0 of a ten-sided die is sent as."),
    held: z.array(z.int32()).describe("Faces for this roll that the tape held already."),
    citation: citationSchema.describe("The rule that asks for the roll."),
    chart: z.string().nullable().describe("Id of the chart to be read; null for none."),
    chartName: z
      .string()
      .nullable()
      .describe("What that chart is called, in the language asked for where there is one; null for none."),
    column: z.string().nullable().describe("Column of the chart; null for none."),
    columnName: z
      .exactOptional(z.string().nullable())
      .describe("That column in words; null for none, left out where no language was asked for."),
    modifiers: z.array(neededModifierSchema).describe("Modifiers that will apply."),
    totals: z.array(totalMeaningSchema).describe("What each total would mean."),
  }),
);

/** The answer when the dice of a tape run out. */
export const needsRollSchema = publishSchema(
  "NeedsRoll",
  "The tape ran out: append these dice to `dice` and ask again.",
  z.strictObject({
    kind: z.literal("NEEDS_ROLL").describe("Always NEEDS_ROLL."),
    ...originFields,
    next: nextRollSchema.describe("The dice needed next."),
    audit: z.array(auditEntrySchema).describe("The audit trail so far."),
    dice: z.array(z.int32()).describe("The faces used so far."),
  }),
);

/** One fault of a request. */
export const faultSchema = publishSchema(
  "Fault",
  "What is wrong with a request.",
  z.strictObject({
    code: text("Stable code of the fault."),
    pointer: text("JSON pointer (RFC 6901) into the request."),
    message: text("What is wrong, and what to do."),
  }),
);

/** A malformed request. REST returns it as a problem. */
export const malformedSchema = publishSchema(
  "Malformed",
  "The request cannot be read; nothing was rolled and nothing changed.",
  z.strictObject({
    kind: z.literal("MALFORMED").describe("Always MALFORMED."),
    faults: z.array(faultSchema).describe("Everything that is wrong with the request."),
  }),
);

/** A report, for any ruleset. The declaration of each report narrows the output. */
export const reportSchema = publishSchema(
  "Report",
  "A report: an answer about snapshots that plays nothing.",
  z.strictObject({
    kind: z.literal("REPORT").describe("Always REPORT."),
    ruleset: text("Id of the ruleset."),
    report: text("Name of the report."),
    output: z.unknown().describe("What it says."),
  }),
);
