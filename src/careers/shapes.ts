import * as z from "zod";
import { auditEntrySchema } from "../core/audit/entry-schema";
import type { Answer, Decision } from "../core/contract/answer";
import { AUDIT_LEVELS, type AuditEntry } from "../core/contract/audit";
import { DECISION_SCOPES } from "../core/contract/request";
import { codes } from "../core/contract/schema";
import type { SnapshotBase } from "../core/contract/snapshot";
import { needsRollSchema, refusalSchema, resolutionSchema, snapshotSchema } from "../core/engine/answer-schema";
import { decisionSchema } from "../core/engine/decision-schema";
import { typedTextSchema } from "../core/text/typed-text";
import { visibleStepSchema } from "../proof/record";
import { ROLES } from "./tokens";

/** A career's id in an input. */
export const careerId = z.string().min(1).max(64).describe("Id of the career.");

/** The key that identifies a repeated request. */
export const idempotencyKey = z
  .string()
  .regex(/^[!-~]{1,128}$/, "form/printable-ascii")
  .optional()
  .describe(
    "A text of the caller's own: the same request sent again with it does nothing twice and gets the same answer. On REST " +
      "it is the header Idempotency-Key. A request that makes tokens needs a random one of 32 characters or more, such as a UUID.",
  );

/** The source of a career's dice, in an input. */
export const diceFields = {
  seed: typedTextSchema(128).optional().describe("Seeds the dice. Send this, `dice` or `server`."),
  dice: z
    .array(z.int32().min(0))
    .max(10_000)
    .optional()
    .describe(
      "The faces of physical dice, in order; the 0 of a ten-sided die as 10, but as 0 where its chart counts from 0. Send this, `seed` or `server`.",
    ),
  server: z
    .boolean()
    .optional()
    .describe(
      "True rolls with the seed whose hash the career's `commitment` has promised. Send this, `seed` or `dice`.",
    ),
};

/** The caller's contribution to the seed of the server's dice, in an input. */
export const entropyField = z
  .string()
  .regex(/^[!-~]{1,128}$/, "form/printable-ascii")
  .optional()
  .describe(
    "Beside `server`: a random text of the caller's own, 1 to 128 printable characters of ASCII without spaces. The seed is made of it and of the promised one, so that the server can have chosen neither. A request that is sent again sends the same.",
  );

/** The amount of audit in a response, in an input. */
export const auditField = z
  .enum(AUDIT_LEVELS)
  .meta({ id: "AuditLevel", description: "How much audit an answer carries." })
  .optional()
  .describe("How much audit trail the answer carries: FULL (default), SUMMARY (rolls and rulings) or NONE.");

/** The scope of the decisions in a response, in an input. */
export const decisionsField = z
  .enum(DECISION_SCOPES)
  .meta({ id: "DecisionScope", description: "Which operations a list of decisions holds." })
  .optional()
  .describe("Which operations the answer lists: OPEN, PHASE (default), ALL or NONE.");

/** The language of a response, in an input. */
export const careerLanguageField = z
  .string()
  .max(35)
  .optional()
  .describe("The language of what people read; without it the header Accept-Language chooses.");

/** The charts of a career, in an input. */
export const chartsField = z
  .record(z.string(), z.unknown())
  .nullable()
  .optional()
  .describe("Charts laid over the ruleset's own for the whole career: an object from chart id to a JSON merge patch.");

/** The role of a token. */
export const roleSchema = codes("CareerRole", "What a token lets its bearer do.", ROLES);

const role = roleSchema.describe(
  "Its role: OWNER does all, REFEREE sees all and plays, SIDE sees one side's view, SPECTATOR looks on.",
);

const side = z.string().nullable().describe("The side a SIDE token sees; null for every other role.");

/** A newly issued token, shown only once. */
export const issuedSchema = z
  .strictObject({
    id: z.string().describe("Its id, by which it is rotated and revoked."),
    role,
    side,
    token: z.string().describe("The bearer token; it is told only here, and only its hash is kept."),
  })
  .meta({ id: "CareerToken", description: "A token of a career, as it is told once." });

/** A token as the owner sees it later. */
export const slotSchema = z
  .strictObject({ id: z.string().describe("Its id."), role, side })
  .meta({ id: "CareerTokenInfo", description: "A token of a career, without the token." });

const origin = z
  .strictObject({
    career: z.string().describe("Id of the career it was forked from."),
    version: z.int32().describe("The version there."),
    digest: z.string().nullable().describe("Digest of that step; null beside a view."),
  })
  .meta({ id: "CareerOrigin", description: "Where a forked career comes from." });

/** The whole state of a stored game. */
const snapshot: z.ZodType<SnapshotBase> = snapshotSchema;

/** A side's view of a game that hides something. */
const view: z.ZodType<object> = z.record(z.string(), z.unknown());

const decisions: z.ZodType<readonly Decision[]> = z.array(decisionSchema);

/** Lines of an audit trail that a token may read. */
export const auditLines: z.ZodType<readonly AuditEntry[]> = z.array(auditEntrySchema);

/** A career as its bearer sees it. */
export const careerSchema = z
  .strictObject({
    career: z.string().describe("Its id."),
    ruleset: z.string().describe("Id of its ruleset."),
    name: z.string().nullable().describe("Its name, when it was given one."),
    version: z.int32().describe("Number of the step shown; the newest one unless another was asked for."),
    newest: z.int32().describe("Number of the newest step: what a writer sends as expectedVersion."),
    digest: z
      .string()
      .nullable()
      .describe("Digest of the step, which covers every step before it; null beside a view for a step without a salt."),
    commitment: z.string().describe("Hash of the seed the server will use next, when asked to roll."),
    over: z.boolean().describe("Whether the game is over."),
    role,
    side,
    tokenId: z
      .string()
      .nullable()
      .describe("Id, among `tokens`, of the token it was asked with; null for whoever is no owner."),
    complete: z.boolean().describe("Whether the whole state is shown, or only a view of it."),
    snapshot: snapshot.nullable().describe("The whole state; null when only a view of it is shown."),
    view: view.nullable().describe("What this token may see, in a game that hides something; null otherwise."),
    decisions: decisions
      .nullable()
      .describe(
        "The operations asked for by `decisions` and whether each may be called; null beside a view of who does not play.",
      ),
    origin: origin.nullable().describe("Where it was forked from."),
    createdAt: z.string().describe("When it was made."),
    expiresAt: z.string().describe("When it is dropped unless it is played on."),
    tokens: z.array(slotSchema).describe("Its tokens, without the tokens; shown to its owner alone."),
  })
  .meta({ id: "Career", description: "A stored game as the bearer of a token sees it." });

/** A career as its bearer sees it. */
export type VisibleCareer = z.infer<typeof careerSchema>;

/** An answer of the rules. A malformed request is a problem instead. */
export type RulesAnswer = Exclude<Answer, { kind: "MALFORMED" }>;

/** The kinds of answer that careers return. */
const ANSWER_KINDS = {
  RESOLUTION: "It was carried out.",
  REFUSAL: "A rule says no.",
  NEEDS_ROLL: "The tape ran out; dice are needed.",
};

const answerKind = codes("CareerAnswerKind", "What the rules said.", ANSWER_KINDS).describe(
  "Whether it was carried out, refused by a rule, or waits for dice. Only the first changes anything.",
);

const anyAnswer: z.ZodType<RulesAnswer> = z.discriminatedUnion("kind", [
  resolutionSchema,
  refusalSchema,
  needsRollSchema,
]);

const answer = anyAnswer
  .nullable()
  .describe(
    "The whole answer, as the operation itself gives it; null where this token may only see a view, and where it was given under older rules.",
  );

/** The response of an operation that creates a career: the career, or the reason why there is none. */
export const createdSchema = z
  .strictObject({
    kind: answerKind,
    career: careerSchema.nullable().describe("The new career; null when none was made."),
    tokens: z.array(issuedSchema).describe("Its tokens, told only here."),
    answer,
    importing: z
      .strictObject({
        career: z.string().describe("Its id, to be sent with the next page."),
        version: z.int32().describe("The last version stored: what the next page comes after."),
      })
      .meta({ id: "CareerImporting", description: "A career of which pages are still to come." })
      .nullable()
      .describe("Of a career that is imported in pages, before the last one: how far it has come; null otherwise."),
  })
  .meta({ id: "CareerCreated", description: "A new career with its tokens." });

/** The response of a played step: the step, or the reason why there is none. */
export const playedSchema = z
  .strictObject({
    kind: answerKind,
    career: z.string().describe("Id of the career."),
    version: z.int32().describe("Its version now."),
    step: visibleStepSchema
      .nullable()
      .describe("The step that was added, the first of them in a run; null when none was."),
    steps: z
      .exactOptional(
        z.array(
          z
            .strictObject({
              step: visibleStepSchema.describe("The step."),
              audit: auditLines
                .nullable()
                .describe("The lines of its audit trail this token may read; null where the answer tells all."),
            })
            .meta({ id: "CareerRunStep", description: "One of the steps that a run has added." }),
        ),
      )
      .describe("Of a request with `runOn`, every step that was added, in order; left out otherwise."),
    answer,
    view: view.nullable().describe("What this token may see now, in place of an answer that would show more."),
    decisions: decisions
      .nullable()
      .describe("Beside a view, those of the operations asked for that are this side's; null without a view."),
    audit: auditLines
      .nullable()
      .describe("The lines of the audit trail this token may read, beside its view; null without one."),
  })
  .meta({ id: "CareerPlayed", description: "What came of playing a step." });
