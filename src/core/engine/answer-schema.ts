import * as z from "zod";
import { adjustmentSchema, appliedModifierSchema, auditEntrySchema, citationSchema } from "../audit/entry-schema";
import { gameViewSchema, operationNameSchema, viewerSchema } from "../contract/game-names";
import { mapPiecesSchema } from "../contract/map";
import { natural, publishSchema, text, whole } from "../contract/schema";
import { decisionSchema } from "./decision-schema";

const originFields = {
  ruleset: text("Id of the ruleset."),
  operation: operationNameSchema.describe("Name of the operation."),
};

const revision = z.int32().describe("The revision of the rules that resolved the operation.");

/** The complete state of a game, for any ruleset. */
export const snapshotSchema = publishSchema(
  "Snapshot",
  "The complete state of a game. Each ruleset adds its own members.",
  z.looseObject({
    ruleset: text("Id of the ruleset."),
    edition: text("Edition of the rules."),
    step: natural("Number of operations resolved so far."),
  }),
);

/** The part of a resolution that one side, or an onlooker, may see. */
const sideViewSchema = publishSchema(
  "SideView",
  "The resolution as one side, or an onlooker, may know it.",
  z.strictObject({
    side: viewerSchema.describe("The side, or `onlooker`."),
    view: gameViewSchema.describe("The new state as this side sees it."),
    audit: z.array(auditEntrySchema).describe("The audit lines that this side may read."),
    decisions: z.array(decisionSchema).describe("The operations of this side, open or closed."),
  }),
);

/** One operation of a run. */
const runStepSchema = publishSchema(
  "RunStep",
  "One operation of a run, with the result that it would have on its own.",
  z.strictObject({
    operation: originFields.operation,
    revision,
    input: z.unknown().describe("Input of the operation."),
    outcome: z.unknown().describe("Outcome of the operation."),
    audit: z.array(auditEntrySchema).describe("Every roll, modifier, change and ruling, in order."),
    dice: z.array(z.int32()).describe("All dice in the order rolled. Send them as `dice` to replay this step."),
    digest: text("`sha256:` and the hash of the canonical JSON of the step's snapshot."),
    algorithm: text("Name of the dice algorithm. `tape/1`: the request contained the dice."),
    views: z
      .exactOptional(z.array(sideViewSchema))
      .describe("The resolution as each requested side may know it. Omitted if the request has no `views`."),
  }),
);

/** A resolution, for any ruleset. The declaration of each operation narrows snapshot and outcome. */
export const resolutionSchema = publishSchema(
  "Resolution",
  "The operation was resolved: the new state, the outcome and the audit trail.",
  z.strictObject({
    kind: z.literal("RESOLUTION").describe("Always RESOLUTION."),
    ...originFields,
    revision,
    snapshot: snapshotSchema.describe("The new state. Send it with the next operation."),
    outcome: z.unknown().describe("Outcome of the operation."),
    audit: z.array(auditEntrySchema).describe("Every roll, modifier, change and ruling, in order."),
    decisions: z
      .array(decisionSchema)
      .describe("The operations that you can call next and, if requested, the rules that close the others."),
    dice: z.array(z.int32()).describe("All dice in the order rolled. Send them as `dice` to replay this resolution."),
    views: z
      .exactOptional(z.array(sideViewSchema))
      .describe("The resolution as each requested side may know it. Omitted if the request has no `views`."),
    steps: z
      .exactOptional(z.array(runStepSchema))
      .describe(
        "With `runOn`, every step in order, the requested operation first. Otherwise omitted. `snapshot`, `decisions`, `digest` and the views show the state after the last step. All other members belong to the requested operation.",
      ),
    digest: text("`sha256:` and the hash of the new snapshot's canonical JSON."),
    algorithm: text("Name of the dice algorithm. `tape/1`: the request contained the dice."),
    board: z
      .exactOptional(mapPiecesSchema)
      .describe("With `board`, the pieces on the map, to draw on the empty map. Otherwise omitted."),
  }),
);

/** A refusal by a rule. REST returns it as a problem. */
export const refusalSchema = publishSchema(
  "Refusal",
  "A rule forbids the operation. No dice were rolled, and nothing changed.",
  z.strictObject({
    kind: z.literal("REFUSAL").describe("Always REFUSAL."),
    ...originFields,
    code: text("Stable code of the reason."),
    message: text("The reason, and how to correct the request."),
    citation: citationSchema.describe("The rule that forbids the operation."),
    pointer: text("JSON pointer to the rejected argument. Empty for the whole request."),
  }),
);

const totalMeaningSchema = publishSchema(
  "TotalMeaning",
  "Meaning of one natural total of the requested dice.",
  z.strictObject({
    total: whole("Natural total."),
    modified: whole("Total with modifiers."),
    result: text("Result of this total."),
    adjustments: z
      .exactOptional(z.array(adjustmentSchema))
      .describe("Changes that rules would make to the result, in order. Omitted if there are none."),
    words: z.exactOptional(z.string()).describe("The result in words. Omitted if the request has no language."),
  }),
);

const neededModifierSchema = publishSchema(
  "NeededModifier",
  "A modifier that will apply to the requested dice.",
  appliedModifierSchema.extend({
    words: z
      .exactOptional(z.string())
      .describe("Name of the modifier in words. Omitted if the request has no language."),
  }),
);

const nextRollSchema = publishSchema(
  "NextRoll",
  "The next dice to roll, their purpose, and the meaning of each total.",
  z.strictObject({
    label: text("Label of the roll: its purpose. Labels never change."),
    purpose: z
      .exactOptional(z.string())
      .describe("The purpose of the dice in words, with its rule. Omitted if the request has no language."),
    dice: text("Dice notation, such as 2d6."),
    count: natural("Number of dice."),
    sides: natural("Sides of each die."),
    low: natural("Lowest value to send: 1, or 0 for dice that count from 0."),
    high: natural("Highest value to send. If it is 10, send the 0 of a ten-sided die as 10."),
    held: z.array(z.int32()).describe("Dice for this roll that the request already contains."),
    citation: citationSchema.describe("The rule that requires the roll."),
    chart: z.string().nullable().describe("Id of the chart for the roll. Null without a chart."),
    chartName: z
      .string()
      .nullable()
      .describe("Name of the chart, in the requested language if any. Null without a chart."),
    column: z.string().nullable().describe("Column of the chart. Null without a column."),
    columnName: z
      .exactOptional(z.string().nullable())
      .describe("Name of the column in words. Null without a column. Omitted if the request has no language."),
    modifiers: z.array(neededModifierSchema).describe("Modifiers that will apply."),
    totals: z.array(totalMeaningSchema).describe("Meaning of each total."),
  }),
);

const followingRollSchema = publishSchema(
  "FollowingRoll",
  "A roll that follows whatever the dice before it show.",
  z.strictObject({
    label: nextRollSchema.shape.label,
    purpose: nextRollSchema.shape.purpose,
    dice: nextRollSchema.shape.dice,
    count: nextRollSchema.shape.count,
    sides: nextRollSchema.shape.sides,
    low: nextRollSchema.shape.low,
    high: nextRollSchema.shape.high,
    citation: nextRollSchema.shape.citation,
  }),
);

/** The answer when the dice of a tape run out. */
export const needsRollSchema = publishSchema(
  "NeedsRoll",
  "More dice are needed. Append them to `dice` and send the request again.",
  z.strictObject({
    kind: z.literal("NEEDS_ROLL").describe("Always NEEDS_ROLL."),
    ...originFields,
    next: nextRollSchema.describe("The next dice to roll."),
    following: z
      .array(followingRollSchema)
      .describe(
        "The rolls after `next` that are certain, whatever the dice show, in order. You can roll them together with `next` and send all dice at once. More rolls can follow. Empty if the request has `rerolls`.",
      ),
    audit: z.array(auditEntrySchema).describe("The audit trail so far."),
    dice: z.array(z.int32()).describe("The dice used so far."),
  }),
);

/** One fault of a request. */
export const faultSchema = publishSchema(
  "Fault",
  "An error in a request.",
  z.strictObject({
    code: text("Stable code of the fault."),
    pointer: text("JSON pointer (RFC 6901) into the request."),
    message: text("The error, and how to correct it."),
  }),
);

/** A malformed request. REST returns it as a problem. */
export const malformedSchema = publishSchema(
  "Malformed",
  "The request is malformed. No dice were rolled, and nothing changed.",
  z.strictObject({
    kind: z.literal("MALFORMED").describe("Always MALFORMED."),
    faults: z.array(faultSchema).describe("Every fault of the request."),
  }),
);

/** A report, for any ruleset. The declaration of each report narrows the output. */
export const reportSchema = publishSchema(
  "Report",
  "Result of a report, which answers a question about snapshots without changing the game.",
  z.strictObject({
    kind: z.literal("REPORT").describe("Always REPORT."),
    ruleset: text("Id of the ruleset."),
    report: text("Name of the report."),
    output: z.unknown().describe("Result of the report."),
  }),
);
