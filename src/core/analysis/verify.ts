import * as z from "zod";
import { memberOf } from "../audit/pointer";
import type { Answer } from "../contract/answer";
import { inlined } from "../contract/definitions";
import { rulesDifferenceSchema } from "../contract/revision";
import type { AnyRuleset } from "../contract/ruleset";
import { malformed } from "../request/read";
import { rulesSince } from "../request/revision";
import { faultAt, sayAnswer } from "../text/message";
import { defineAnalysis, type Given, languageField } from "./call";
import { HEADINGS } from "./headings";
import { type Instead, operationOf, replayed } from "./replay";
import { firstDifference, isObject, type ValueDifference, without } from "./value-difference";

/** The members of an answer that a replay can check, in the order checked, each with the code of a difference. */
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

type Member = keyof typeof CHECKED;

const MEMBERS = Object.keys(CHECKED) as readonly Member[];

/** Members that a wire adds for people, or names of types, anywhere but in a snapshot. */
const DRESSING = new Set(["sentence", "words", "__typename"]);

const record = (description: string) => z.record(z.string(), z.unknown()).describe(description);

const own = z.strictObject({
  request: record(
    "The request as it was sent, with its operation's name as `operation` where the answer does not say it; without seed and dice the dice of the answer, and of each step of a run, are taken.",
  ),
  answer: record(
    "The answer to be checked: a resolution, a refusal or NEEDS_ROLL. What it leaves out is not checked; without a `revision` it is taken for one of the rules in force.",
  ),
  language: languageField,
});

const differenceSchema = z
  .strictObject({
    code: z
      .string()
      .describe(
        "What differs, such as DICE_DIFFER or SNAPSHOT_DIFFERS; RULES_DIFFER in an answer of another revision.",
      ),
    pointer: z.string().describe("JSON pointer into the answer."),
    expected: z.unknown().nullable().describe("What should stand there; null where nothing should."),
    found: z.unknown().nullable().describe("What stands there; null where nothing does."),
    reason: z
      .string()
      .nullable()
      .describe("Where the replay was refused or could not be read, or where two nulls differ: why."),
  })
  .meta({ id: "Difference", description: "The first difference between an answer and its replay." });

const answer = z
  .strictObject({
    kind: z.literal("VERIFICATION").describe("Always VERIFICATION."),
    ruleset: z.string().describe("Id of the ruleset."),
    operation: z.string().describe("Name of the operation replayed."),
    right: z
      .boolean()
      .nullable()
      .describe(
        "True when the answer is what the rules, the charts and the dice say; null when it differs and is of another revision of the rules, which may have said so.",
      ),
    checked: z.array(z.string()).describe("Members of the answer that were checked."),
    difference: differenceSchema.nullable().describe("The first difference; null when it is right."),
    rules: rulesDifferenceSchema
      .nullable()
      .describe("What changed of the rules since the answer, where that may be why it differs; null otherwise."),
  })
  .meta({ id: "Verification", description: "Whether an answer is right." });

/** Whether an exported resolution is right. */
export const verify = defineAnalysis({
  name: "verify",
  ...HEADINGS.verify,
  shared: [],
  own,
  answer,
  meaning: "Whether a resolution is right.",
  refuses: false,
  bodyLimit: 1024 * 1024,
  example(ruleset, { operations }): Given {
    const { name } = ruleset.operations[0]!;
    const request = { operation: name, ...operations[name] };
    return { request, answer: essence(sayAnswer(replayed(ruleset, { operation: name, request }), ruleset.sayings)) };
  },
  call: (ruleset, fields) => {
    const operation = operationOf(fields.request, fields.answer);
    return typeof operation === "string" ? verified(ruleset, operation, fields) : malformed([operation]);
  },
});

function verified(ruleset: AnyRuleset, operation: string, { request, answer: given }: z.infer<typeof own>) {
  const found = undressed(unwrapped(given) as Given);
  const rolled = isGiven(request.seed) || isGiven(request.dice);
  const taken = rolled ? undefined : tapesOf(found);
  const checked = MEMBERS.filter((name) => isGiven(found[name]) && (name !== "algorithm" || taken === undefined));
  if (checked.length === 0) {
    return malformed([faultAt("ANSWER_MALFORMED", "/answer")]);
  }
  const compared = (instead: Instead) => {
    const replay = sayAnswer(replayed(ruleset, { operation, request }, instead), ruleset.sayings);
    const [expected, told] = [wordless({ ...replay }), found].map((each) =>
      taken === undefined ? each : rolledAnyhow(each),
    );
    return differenceIn(checked, expected!, told!, reasonOf(replay));
  };
  const typed = compared({ ...taken });
  // An older version of the service read seeds and names as they were sent.
  const difference = typed !== null && compared({ ...taken, storedPart: "ALL" }) === null ? null : typed;
  const { revision } = given;
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

/** The tapes that an answer and the steps of its run tell; undefined where it tells none. */
function tapesOf({ dice, steps }: Given): Instead | undefined {
  if (!Array.isArray(dice)) return undefined;
  const later = Array.isArray(steps) ? steps.slice(1).map((step) => memberOf(step, "dice")) : [];
  return { dice, runDice: later.map((tape) => (Array.isArray(tape) ? tape : [])) };
}

/** An answer whose steps do not say by what their dice were rolled: on the tapes it tells that cannot be known. */
function rolledAnyhow({ steps, ...rest }: Given): Given {
  return Array.isArray(steps) ? { ...rest, steps: without(steps, new Set(["algorithm"])) } : { steps, ...rest };
}

/** An answer without what a wire adds, and its decisions without words: nothing of a snapshot, which travels as it is. */
function undressed({ snapshot, ...rest }: Given): Given {
  const bare = wordless(without(rest, DRESSING) as Given);
  return snapshot === undefined ? bare : { ...bare, snapshot };
}

/** The members of dice asked for that a language words. */
const ROLL_WORDS = new Set(["purpose", "chartName", "columnName"]);

/** An answer, a view of it or a step of its run, which says the same in every language, by whichever revision of the rules. */
function wordless({ revision: _, ...of }: Given): Given {
  const { decisions, views, steps, next } = of;
  const inside = (list: readonly unknown[]) => list.map((each) => (isObject(each) ? wordless(each) : each));
  return {
    ...of,
    ...(Array.isArray(decisions) && { decisions: decisions.map((each) => (isObject(each) ? decided(each) : each)) }),
    ...(isObject(next) && { next: without(next, ROLL_WORDS) }),
    ...(Array.isArray(views) && { views: inside(views) }),
    ...(Array.isArray(steps) && { steps: inside(steps) }),
  };
}

function decided({ title: _, description: __, input, limits, closed, refusal, ...rest }: Given): Given {
  const unsaid = (value: unknown, ...names: string[]) => without(value, new Set(names));
  return {
    ...rest,
    input: isObject(input) ? offered(inlined(input)) : input,
    limits: unsaid(limits, "message"),
    closed: Array.isArray(closed) ? closed.map((each) => (isObject(each) ? untitled(each) : each)) : closed,
    refusal: unsaid(refusal, "message"),
  };
}

function untitled({ title: _, ...rest }: Given): Given {
  return rest;
}

/** A schema whose values stand under `enum`, in however many words they were offered. */
function offered({ title: _, description: __, oneOf, const: only, enum: listed, ...rest }: Given): Given {
  const alone = Array.isArray(listed) ? listed : only === undefined ? [] : [only];
  const values = Array.isArray(oneOf) ? oneOf.map((each) => memberOf(each, "const")) : alone;
  const inside = (of: unknown) =>
    isObject(of) ? Object.fromEntries(Object.entries(of).map(([name, each]) => [name, nested(each)])) : of;
  return {
    ...rest,
    ...(values.length > 0 && { enum: values }),
    ...("properties" in rest && { properties: inside(rest.properties) }),
    ...("items" in rest && { items: nested(rest.items) }),
    ...("anyOf" in rest && { anyOf: Array.isArray(rest.anyOf) ? rest.anyOf.map(nested) : rest.anyOf }),
  };
}

function nested(schema: unknown): unknown {
  return isObject(schema) ? offered(schema) : schema;
}

function differenceIn(checked: readonly Member[], expected: Given, found: Given, reason: string | null) {
  for (const name of checked) {
    const differs = firstDifference(expected[name], found[name], `/${name}`, { exact: name === "snapshot" });
    if (differs !== undefined) return { code: CHECKED[name] as string, ...differs, reason: reason ?? nullOf(differs) };
  }
  return null;
}

/** Why there is a difference where both sides would be shown as null. */
function nullOf({ expected, found }: ValueDifference): string | null {
  return expected === null && found === null ? "A member that is null is not the same as one that is left out." : null;
}

function reasonOf(replay: Answer): string | null {
  if (replay.kind === "REFUSAL") return replay.message;
  return replay.kind === "MALFORMED" ? replay.faults[0]!.message : null;
}

/** Of a problem of the REST wire that is malformed, code and pointer are those of its first fault and are not checked twice. */
function unwrapped(given: Given): Given {
  if (given.kind !== "MALFORMED") return given;
  const { code: _code, pointer: _pointer, ...rest } = given;
  return rest;
}

/** A short answer for an example: what proves the rest. */
function essence(replay: Answer): Given {
  const { kind, operation, outcome, dice, digest } = {
    operation: null,
    outcome: null,
    dice: null,
    digest: null,
    ...replay,
  };
  return { kind, operation, outcome, dice, digest };
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}
