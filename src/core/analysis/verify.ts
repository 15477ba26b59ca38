import * as z from "zod";
import type { Answer } from "../contract/answer";
import { operationNameSchema } from "../contract/game-names";
import { rulesDifferenceSchema } from "../contract/revision";
import type { AnyRuleset } from "../contract/ruleset";
import { firstDifference, type ValueDifference } from "../json/difference";
import { isObject, without } from "../json/objects";
import { memberOf } from "../json/pointer";
import { inlineDefinitions, mapSubschemas } from "../json/schema";
import { malformed } from "../request/result";
import { rulesSince } from "../request/revision";
import { faultAt, formatAnswer } from "../text/message";
import { defineAnalysis, languageField, type RequestFields } from "./call";
import { HEADINGS } from "./headings";
import { operationOf, type ReplayOverrides, replayRequest } from "./replay";

/** The members of an answer that a replay can check, in order, with the code of a difference. */
const CHECKED = {
  kind: "KIND_DIFFERS",
  ruleset: "RULESET_DIFFERS",
  operation: "OPERATION_DIFFERS",
  faults: "FAULTS_DIFFER",
  code: "CODE_DIFFERS",
  pointer: "POINTER_DIFFERS",
  citation: "CITATION_DIFFERS",
  next: "NEXT_DIFFERS",
  dice: "DICE_DIFFER",
  audit: "AUDIT_DIFFERS",
  outcome: "OUTCOME_DIFFERS",
  snapshot: "SNAPSHOT_DIFFERS",
  digest: "DIGEST_DIFFERS",
  decisions: "DECISIONS_DIFFER",
  algorithm: "ALGORITHM_DIFFERS",
  views: "VIEWS_DIFFER",
  steps: "STEPS_DIFFER",
} as const;

type CheckedMember = keyof typeof CHECKED;

const MEMBERS = Object.keys(CHECKED) as readonly CheckedMember[];

/** Members that a transport adds outside of snapshots: texts for people and type names. */
const TRANSPORT_MEMBERS = new Set(["sentence", "words", "__typename"]);

const record = (description: string) => z.record(z.string(), z.unknown()).describe(description);

const verifyFields = z.strictObject({
  request: record(
    "The request as sent. Add the operation's name as `operation` if the answer does not contain it. Without seed and dice, the dice of the answer and of its steps apply.",
  ),
  answer: record(
    "The answer to verify: a resolution, a refusal or NEEDS_ROLL. Missing members are not checked. Without a `revision`, the current revision of the rules applies.",
  ),
  language: languageField,
});

const differenceSchema = z
  .strictObject({
    code: z
      .string()
      .describe(
        "Kind of difference, such as DICE_DIFFER or SNAPSHOT_DIFFERS. RULES_DIFFER: the answer comes from another revision of the rules.",
      ),
    pointer: z.string().describe("JSON pointer into the answer."),
    expected: z.unknown().nullable().describe("The expected value. Null if no value is expected."),
    found: z.unknown().nullable().describe("The value in the answer. Null without a value."),
    reason: z
      .string()
      .nullable()
      .describe("Explanation, if the replay was refused or malformed, or if one null is a missing member."),
  })
  .meta({ id: "Difference", description: "The first difference between an answer and its replay." });

const answer = z
  .strictObject({
    kind: z.literal("VERIFICATION").describe("Always VERIFICATION."),
    ruleset: z.string().describe("Id of the ruleset."),
    operation: operationNameSchema.describe("Name of the operation replayed."),
    right: z
      .boolean()
      .nullable()
      .describe(
        "True if the answer matches the replay. Null if it differs and comes from another revision of the rules, which may explain the difference.",
      ),
    checked: z.array(z.string()).describe("Members of the answer that were checked."),
    difference: differenceSchema.nullable().describe("The first difference. Null if there is none."),
    rules: rulesDifferenceSchema
      .nullable()
      .describe("Changes of the rules since the answer, if they may explain the difference. Otherwise null."),
  })
  .meta({ id: "Verification", description: "Result of verifying an answer." });

/** Verifies an exported resolution. */
export const verify = defineAnalysis({
  name: "verify",
  ...HEADINGS.verify,
  shared: [],
  own: verifyFields,
  answer,
  meaning: "Result of verifying a resolution.",
  refuses: false,
  bodyLimit: 1024 * 1024,
  example(ruleset, { operations }): RequestFields {
    const { name } = ruleset.operations[0]!;
    const request = { operation: name, ...operations[name] };
    return {
      request,
      answer: essentialMembers(formatAnswer(replayRequest(ruleset, { operation: name, request }), ruleset.templates)),
    };
  },
  call: (ruleset, fields) => {
    const operation = operationOf(fields.request, fields.answer);
    return typeof operation === "string" ? verifyAnswer(ruleset, operation, fields) : malformed([operation]);
  },
});

function verifyAnswer(
  ruleset: AnyRuleset,
  operation: string,
  { request, answer: rawAnswer }: z.infer<typeof verifyFields>,
) {
  const claimed = withoutTransportMembers(unwrapProblem(rawAnswer) as RequestFields);
  const hasDice = isPresent(request.seed) || isPresent(request.dice);
  const recordedDice = hasDice ? undefined : tapesOf(claimed);
  const checked = MEMBERS.filter(
    (name) => isPresent(claimed[name]) && (name !== "algorithm" || recordedDice === undefined),
  );
  if (checked.length === 0) {
    return malformed([faultAt("ANSWER_MALFORMED", "/answer")]);
  }
  const differenceWith = (overrides: ReplayOverrides) => {
    const replay = formatAnswer(replayRequest(ruleset, { operation, request }, overrides), ruleset.templates);
    const [expected, actual] = [withoutWords({ ...replay }), claimed].map((each) =>
      recordedDice === undefined ? each : withoutStepAlgorithms(each),
    );
    return differenceIn(checked, expected!, actual!, reasonOf(replay));
  };
  const typed = differenceWith({ ...recordedDice });
  // An older version of the service did not normalize seeds and names.
  const difference = typed !== null && differenceWith({ ...recordedDice, storedPart: "ALL" }) === null ? null : typed;
  const { revision } = rawAnswer;
  const rules = (difference && Number.isInteger(revision) && rulesSince(ruleset, revision as number)) || null;
  return {
    kind: "VERIFICATION" as const,
    ruleset: ruleset.id,
    operation,
    right: rules === null ? difference === null : null,
    checked,
    difference: difference && rules ? { ...difference, code: "RULES_DIFFER" } : difference,
    rules,
  };
}

/** Returns the dice of an answer and of the steps of its run; undefined if it has none. */
function tapesOf({ dice, steps }: RequestFields): ReplayOverrides | undefined {
  if (!Array.isArray(dice)) return undefined;
  const later = Array.isArray(steps) ? steps.slice(1).map((step) => memberOf(step, "dice")) : [];
  return { dice, runDice: later.map((tape) => (Array.isArray(tape) ? tape : [])) };
}

/** Removes `algorithm` from the steps: on a replayed tape it cannot be known how their dice were made. */
function withoutStepAlgorithms({ steps, ...rest }: RequestFields): RequestFields {
  return Array.isArray(steps) ? { ...rest, steps: without(steps, new Set(["algorithm"])) } : { steps, ...rest };
}

/**
 * Removes transport members, and the words of decisions. The snapshot is left unchanged, since transports do not alter
 * it.
 */
function withoutTransportMembers({ snapshot, ...rest }: RequestFields): RequestFields {
  const bare = withoutWords(without(rest, TRANSPORT_MEMBERS) as RequestFields);
  return snapshot === undefined ? bare : { ...bare, snapshot };
}

/** Localized members of a needed roll. */
const ROLL_WORDS = new Set(["purpose", "chartName", "columnName"]);

/** Removes revision and localized texts from an answer, a view or a step of a run. */
function withoutWords({ revision: _, ...of }: RequestFields): RequestFields {
  const { decisions, views, steps, next } = of;
  const inside = (list: readonly unknown[]) => list.map((each) => (isObject(each) ? withoutWords(each) : each));
  return {
    ...of,
    ...(Array.isArray(decisions) && {
      decisions: decisions.map((each) => (isObject(each) ? withoutDecisionWords(each) : each)),
    }),
    ...(isObject(next) && { next: without(next, ROLL_WORDS) }),
    ...(Array.isArray(views) && { views: inside(views) }),
    ...(Array.isArray(steps) && { steps: inside(steps) }),
  };
}

function withoutDecisionWords({
  title: _,
  description: __,
  input,
  limits,
  closed,
  refusal,
  ...rest
}: RequestFields): RequestFields {
  const withoutNames = (value: unknown, ...names: string[]) => without(value, new Set(names));
  return {
    ...rest,
    input: isObject(input) ? normalizeSchema(inlineDefinitions(input)) : input,
    limits: withoutNames(limits, "message"),
    closed: withoutNames(closed, "title", "message"),
    refusal: withoutNames(refusal, "message"),
  };
}

/** Normalizes a schema: titles removed, and values listed in `enum`, whether they were `oneOf`, `const` or `enum`. */
function normalizeSchema({
  title: _,
  description: __,
  oneOf,
  const: only,
  enum: enumValues,
  ...rest
}: RequestFields): RequestFields {
  const alone = Array.isArray(enumValues) ? enumValues : only === undefined ? [] : [only];
  const values = Array.isArray(oneOf) ? oneOf.map((each) => memberOf(each, "const")) : alone;
  return mapSubschemas({ ...rest, ...(values.length > 0 && { enum: values }) }, normalizeSchema);
}

function differenceIn(
  checked: readonly CheckedMember[],
  expected: RequestFields,
  actual: RequestFields,
  reason: string | null,
) {
  for (const name of checked) {
    const differs = firstDifference(expected[name], actual[name], `/${name}`, { exact: name === "snapshot" });
    if (differs !== undefined)
      return { code: CHECKED[name] as string, ...differs, reason: reason ?? reasonForNulls(differs) };
  }
  return null;
}

/** Explains a difference where both sides would be shown as null. */
function reasonForNulls({ expected, found: actual }: ValueDifference): string | null {
  return expected === null && actual === null ? "One value is null and the other is missing." : null;
}

function reasonOf(replay: Answer): string | null {
  if (replay.kind === "REFUSAL") return replay.message;
  return replay.kind === "MALFORMED" ? replay.faults[0]!.message : null;
}

/** Removes code and pointer from a malformed REST problem: they repeat its first fault, which is checked anyway. */
function unwrapProblem(problem: RequestFields): RequestFields {
  if (problem.kind !== "MALFORMED") return problem;
  const { code: _code, pointer: _pointer, ...rest } = problem;
  return rest;
}

/** Returns a short answer for an example: the members that prove the rest. */
function essentialMembers(replay: Answer): RequestFields {
  const { kind, operation, outcome, dice, digest } = {
    operation: null,
    outcome: null,
    dice: null,
    digest: null,
    ...replay,
  };
  return { kind, operation, outcome, dice, digest };
}

function isPresent(value: unknown): boolean {
  return value !== undefined && value !== null;
}
