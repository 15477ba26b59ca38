import * as z from "zod";
import { auditEntrySchema } from "../core/audit/entry-schema";
import type { Answer, Decision } from "../core/contract/answer";
import { AUDIT_LEVELS, type AuditEntry } from "../core/contract/audit";
import { gameViewSchema, sideSchema } from "../core/contract/game-names";
import { mapPiecesSchema } from "../core/contract/map";
import { DECISION_SCOPES } from "../core/contract/request";
import { codes } from "../core/contract/schema";
import type { SnapshotBase } from "../core/contract/snapshot";
import { needsRollSchema, refusalSchema, resolutionSchema, snapshotSchema } from "../core/engine/answer-schema";
import { decisionSchema } from "../core/engine/decision-schema";
import { typedTextSchema } from "../core/text/typed-text";
import { visibleStepSchema } from "../proof/record";
import { awaitedField } from "./awaited";
import { endingSchema } from "./ending";
import { seatSchema } from "./seats";
import { takebackSchema } from "./takeback";
import { ROLES } from "./tokens";

/** A career's id in an input. */
export const careerId = z.string().min(1).max(64).describe("Id of the career.");

/** The key that identifies a repeated request. */
export const idempotencyKey = z
  .string()
  .regex(/^[!-~]{1,128}$/, "form/printable-ascii")
  .optional()
  .describe(
    "A text that identifies the request. If you repeat the request with the same key, the service returns the first response and changes nothing. In REST, " +
      "send it as the header Idempotency-Key. If the request creates tokens, use a random key of at least 32 characters, such as a UUID.",
  );

/** The source of a career's dice, in an input. */
export const diceFields = {
  seed: typedTextSchema(128).optional().describe("Seed of the dice. Send this, `dice` or `server`."),
  dice: z
    .array(z.int32().min(0))
    .max(10_000)
    .optional()
    .describe(
      "Results of your own dice, in order. Send the 0 of a ten-sided die as 10, or as 0 if its chart counts from 0. Send this, `seed` or `server`.",
    ),
  server: z
    .boolean()
    .optional()
    .describe(
      "True: rolls with the promised seed, whose hash is the career's `commitment`. Send this, `seed` or `dice`.",
    ),
};

/** The caller's contribution to the seed of the server's dice, in an input. */
export const entropyField = z
  .string()
  .regex(/^[!-~]{1,128}$/, "form/printable-ascii")
  .optional()
  .describe(
    "With `server`: your own random text of 1 to 128 printable ASCII characters without spaces. The service combines it with the promised seed, so the server cannot choose the dice. If you repeat a request, send the same text.",
  );

/** The amount of audit in a response, in an input. */
export const auditField = z
  .enum(AUDIT_LEVELS)
  .meta({ id: "AuditLevel", description: "Extent of the audit trail in a response." })
  .optional()
  .describe("Extent of the audit trail: FULL, SUMMARY (rolls and rulings) or NONE. Default: FULL.");

/** The scope of the decisions in a response, in an input. */
export const decisionsField = z
  .enum(DECISION_SCOPES)
  .meta({ id: "DecisionScope", description: "The operations that a list of decisions contains." })
  .optional()
  .describe("The operations that `decisions` contains: OPEN, PHASE, ALL, NONE or NAMES. Default: PHASE.");

/** The language of a response, in an input. */
export const careerLanguageField = z
  .string()
  .max(35)
  .optional()
  .describe("Language of titles and sentences. Default: the language of Accept-Language.");

/** The charts of a career, in an input. */
export const chartsField = z
  .record(z.string(), z.unknown())
  .nullable()
  .optional()
  .describe("Changes to the ruleset's charts for the whole career: an object from chart id to a JSON merge patch.");

/** The role of a token. */
export const roleSchema = codes("CareerRole", "The permissions of a token.", ROLES);

const role = roleSchema.describe(
  "Role: OWNER has full access, HOST founded a game without a referee, REFEREE sees everything and plays, SIDE sees one side's view, SPECTATOR only watches.",
);

const side = sideSchema.nullable().describe("The side of a SIDE token. Null for every other role.");

/** A newly issued token, shown only once. */
export const issuedSchema = z
  .strictObject({
    id: z.string().describe("Id of the token. Send it to rotate or revoke the token."),
    role,
    side,
    token: z.string().describe("The bearer token. Only this response contains it; the service stores its hash."),
  })
  .meta({ id: "CareerToken", description: "A new token of a career. No later response contains it." });

/** A link to a seat, shown only once. */
const issuedClaimSchema = z
  .strictObject({
    side: sideSchema.describe("The side of the seat."),
    claim: z.string().describe("The secret of the link. Give it to one player. It works once."),
  })
  .meta({ id: "CareerClaim", description: "The secret of a link to a seat. No later response contains it." });

/** A token as the owner sees it later. */
export const slotSchema = z
  .strictObject({ id: z.string().describe("Id of the token."), role, side })
  .meta({ id: "CareerTokenInfo", description: "A token of a career, without its secret." });

const origin = z
  .strictObject({
    career: z.string().describe("Id of the career it was forked from."),
    version: z.int32().describe("Version of that career at the fork."),
    digest: z.string().nullable().describe("Digest of that step. Null in a view."),
  })
  .meta({ id: "CareerOrigin", description: "The origin of a forked career." });

/** The whole state of a stored game. */
const snapshot: z.ZodType<SnapshotBase> = snapshotSchema;

const decisions: z.ZodType<readonly Decision[]> = z.array(decisionSchema);

/** Lines of an audit trail that a token may read. */
export const auditLines: z.ZodType<readonly AuditEntry[]> = z.array(auditEntrySchema);

/** The pieces on the map of a career, in an output. */
export const boardField = mapPiecesSchema
  .nullable()
  .describe("The pieces that the token may see, to draw on the empty map. Null if the game has no map.");

/** Whether a response contains the pieces on the map, in an input. */
export const isBoardWanted = z.boolean().optional().describe("True: the response contains `board`. Default: false.");

const boardInAnswer = z
  .exactOptional(boardField)
  .describe("With `board`, the pieces that the token may see, to draw on the empty map. Otherwise omitted.");

/** A step with the part of its audit trail that a token may read. */
const auditedStepSchema = z
  .strictObject({
    step: visibleStepSchema.describe("The step."),
    audit: auditLines
      .nullable()
      .describe("The audit lines that the token may read. Null if `answer` contains the complete audit trail."),
  })
  .meta({ id: "CareerRunStep", description: "A step with its audit trail." });

/** A career as its bearer sees it. */
export const careerSchema = z
  .strictObject({
    career: z.string().describe("Id of the career."),
    ruleset: z.string().describe("Id of the ruleset."),
    name: z.string().nullable().describe("Name of the career. Null without a name."),
    version: z.int32().describe("Number of the step shown. It is the newest step if the request does not name one."),
    newest: z.int32().describe("Number of the newest step. Send it as `expectedVersion`."),
    digest: z
      .string()
      .nullable()
      .describe("Digest of the step, which covers all earlier steps. In a view, null for a step without a salt."),
    commitment: z.string().describe("Hash of the seed that the server uses for its next dice."),
    awaited: awaitedField,
    over: z.boolean().describe("Whether the game is over by its rules."),
    ended: endingSchema
      .nullable()
      .describe("How players ended the game: by resignation, or after the deadline for a move. Otherwise null."),
    seats: z.array(seatSchema).describe("The seats of a game that was founded with seats. Otherwise empty."),
    referee: z
      .boolean()
      .describe("Whether an owner or a referee may see everything. If false, no one does before the end of the game."),
    takeback: takebackSchema.nullable().describe("The open proposal to take moves back. Null without one."),
    deadlineHours: z
      .int32()
      .nullable()
      .describe("Hours that a side has for a move. Null for a game that was not founded with seats."),
    role,
    side,
    tokenId: z
      .string()
      .nullable()
      .describe("Id of the token of the request, as in `tokens`. Null if the token is not an owner's."),
    complete: z
      .boolean()
      .describe("Whether `snapshot` contains the complete state. If false, `view` contains the visible part."),
    snapshot: snapshot.nullable().describe("The complete state. Null if the token may see only a view."),
    view: gameViewSchema
      .nullable()
      .describe("The state as the token may see it, if the game hides something. Otherwise null."),
    decisions: decisions
      .nullable()
      .describe("The requested operations, open or closed. In a view, null for a token that does not play."),
    steps: z
      .exactOptional(z.array(auditedStepSchema))
      .describe(
        "With `since`, the later steps in order. If the last one is older than `version`, send its version as `since` to get the next ones. Otherwise omitted.",
      ),
    board: boardInAnswer,
    sideDice: z.boolean().describe("Whether SIDE tokens may roll their own dice."),
    origin: origin.nullable().describe("The career and step that it was forked from. Null without a fork."),
    createdAt: z.string().describe("Time of creation."),
    expiresAt: z.string().describe("Time of deletion. Each new step extends it."),
    tokens: z.array(slotSchema).describe("Tokens of the career, without their secrets. Only the owner sees them."),
  })
  .meta({ id: "Career", description: "A stored game as the token may see it." });

/** A step with the part of its audit trail that a token may read. */
export type AuditedStep = z.infer<typeof auditedStepSchema>;

/** A career as its bearer sees it. */
export type VisibleCareer = z.infer<typeof careerSchema>;

/** An answer of the rules. A malformed request is a problem instead. */
export type RulesAnswer = Exclude<Answer, { kind: "MALFORMED" }>;

/** The kinds of answer that careers return. */
const ANSWER_KINDS = {
  RESOLUTION: "The operation was resolved.",
  REFUSAL: "A rule forbids the operation.",
  NEEDS_ROLL: "`dice` is too short. More dice are needed.",
};

const answerKind = codes("CareerAnswerKind", "Kind of answer of the rules.", ANSWER_KINDS).describe(
  "A resolution, a refusal, or a request for dice. Only a resolution changes the career.",
);

const anyAnswer: z.ZodType<RulesAnswer> = z.discriminatedUnion("kind", [
  resolutionSchema,
  refusalSchema,
  needsRollSchema,
]);

const answer = anyAnswer
  .nullable()
  .describe(
    "The complete answer of the operation. Null if the token may see only a view, or if older rules produced the answer.",
  );

/** The response of an operation that creates a career: the career, or the reason why there is none. */
export const createdSchema = z
  .strictObject({
    kind: answerKind,
    career: careerSchema.nullable().describe("The new career. Null if none was created."),
    tokens: z.array(issuedSchema).describe("Tokens of the new career. Only this response contains them."),
    claims: z
      .array(issuedClaimSchema)
      .describe("The links to seats for other players. Only this response contains them. Empty without `seats`."),
    answer,
    importing: z
      .strictObject({
        career: z.string().describe("Id of the career. Send it with the next page."),
        version: z.int32().describe("The last stored version. The next page starts after it."),
      })
      .meta({ id: "CareerImporting", description: "A career whose import is incomplete." })
      .nullable()
      .describe("Progress of an import in pages, before its last page. Otherwise null."),
  })
  .meta({ id: "CareerCreated", description: "A new career with its tokens." });

/** The response of a played step: the step, or the reason why there is none. */
export const playedSchema = z
  .strictObject({
    kind: answerKind,
    career: z.string().describe("Id of the career."),
    version: z.int32().describe("Current version of the career."),
    awaited: awaitedField,
    step: visibleStepSchema.nullable().describe("The new step. In a run, the first new step. Null if none was added."),
    steps: z
      .exactOptional(z.array(auditedStepSchema))
      .describe("With `runOn`, every new step in order. Otherwise omitted."),
    answer,
    view: gameViewSchema
      .nullable()
      .describe("The state as the token may see it now. It replaces an answer that would show more."),
    decisions: decisions
      .nullable()
      .describe("In a view, the requested operations of the token's side. Null without a view."),
    audit: auditLines.nullable().describe("In a view, the audit lines that the token may read. Null without a view."),
    board: boardInAnswer,
  })
  .meta({ id: "CareerPlayed", description: "Result of playing a step." });
