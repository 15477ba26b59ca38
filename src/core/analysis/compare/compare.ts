import * as z from "zod";
import type { Answer, Refusal } from "../../contract/answer";
import type { AuditEntry } from "../../contract/audit";
import type { Phrases } from "../../contract/phrases";
import type { Malformed } from "../../contract/request";
import { DICE_LIMIT, type Fault, type InvalidRequest, type Request, type Result } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import { resolveRequest } from "../../engine/adjudicate";
import { readyCall } from "../../engine/legality";
import { mergePatch } from "../../json/merge";
import { tokensOf } from "../../json/pointer";
import { isRejected, malformed } from "../../request/result";
import { editionFaults } from "../../request/snapshot";
import { languageFault, supportedLanguage } from "../../text/localize";
import { faultAt } from "../../text/message";
import { type ChangeLines, defineAnalysis, languageField, type RequestFields } from "../call";
import { HEADINGS } from "../headings";
import { BOUND_LIMIT, type OddsRequest, oddsOf, type TimeUsed, TRIAL_LIMIT } from "../odds/compute";
import { placesField, questionsField } from "../odds/fields";
import { comparisonOf, rollsMadeBy, type SideAnswer } from "./comparison";
import { type Comparison, comparisonSchema } from "./schema";

const record = (description: string) => z.record(z.string(), z.unknown()).optional().describe(description);

/** The differences that the other side can have. */
export const againstSchema = z
  .strictObject({
    edition: z.string().max(100).optional().describe("Another edition of the rules."),
    options: z
      .unknown()
      .optional()
      .describe("Optional rules. An object changes the listed options of the snapshot; a list replaces its list."),
    rulings: record("Rulings that the game lets you choose. They change the listed rulings of the snapshot."),
    snapshot: record("Other changes to the snapshot, as a JSON merge patch."),
    charts: record("Replaces the request's `charts`. An empty object selects the ruleset's own charts."),
    dice: z
      .array(z.int32().min(0))
      .max(DICE_LIMIT)
      .optional()
      .describe(
        "With `dice`: the dice for rolls that only the other side makes, in order. The other side must use all of them.",
      ),
  })
  .meta({ id: "CompareAgainst", description: "The changes on the other side. For a new game, they change its input." });

/** The differences of the other side. */
type Against = z.infer<typeof againstSchema>;

const compareFields = z.strictObject({
  operation: z.string().max(100).describe("Name of the operation."),
  against: againstSchema.describe("The changes on the other side. For a new game, they change its input."),
  project: placesField
    .min(1)
    .optional()
    .describe(
      "JSON pointers into /outcome or /snapshot. If sent, the response also contains the odds of both sides, grouped as in `odds`.",
    ),
  questions: questionsField("If sent, the response also contains the odds of both sides. Default: none."),
  bound: z
    .int32()
    .min(1)
    .max(BOUND_LIMIT / 2)
    .optional()
    .describe("Maximum branches for the odds of each side. Default: 20,000."),
  trials: z
    .int32()
    .min(0)
    .max(TRIAL_LIMIT / 2)
    .optional()
    .describe("Number of trials for each side if branches remain. Default: 10,000. 0: no sample."),
  language: languageField,
});

/** A request for a comparison, as parsed. */
type CompareFields = z.infer<typeof compareFields>;

/** Resolves one request under two editions, options, rulings or charts. */
export const compare = defineAnalysis({
  name: "compare",
  ...HEADINGS.compare,
  shared: ["snapshot", "input", "charts", "seed", "dice", "rerolls"],
  own: compareFields,
  answer: comparisonSchema,
  meaning: "One request resolved under two sets of rules.",
  isLocalized: true,
  refuses: false,
  exampleOperation: ({ analysis }) => analysis?.compare?.operation,
  example: (ruleset, { operations }): RequestFields => {
    const { operation, against } = ruleset.analysis?.compare ?? {
      operation: ruleset.operations[0]!.name,
      against: {},
    };
    return { operation, ...operations[operation]!, against };
  },
  withLines,
  call: (ruleset, fields, request, timeUsed) => compareSides(ruleset, fields, request, timeUsed),
});

function withLines(answer: Comparison, change: ChangeLines): object {
  const { one, other, differs } = answer;
  const line = (entry: AuditEntry | null) => entry && change([entry])[0];
  return {
    ...answer,
    one: { ...one, audit: change(one.audit) },
    other: { ...other, audit: change(other.audit) },
    differs: differs && { ...differs, one: line(differs.one), other: line(differs.other) },
  };
}

/** The rules of the other side: the same ones, or those of an older package. */
export interface OtherRules {
  readonly resolve: (request: Request, phrases: Phrases) => Result<Answer>;
  readonly odds: (request: OddsRequest, timeUsed: TimeUsed) => ReturnType<typeof oddsOf>;
}

function rulesOf(ruleset: AnyRuleset): OtherRules {
  return {
    resolve: (request, phrases) => resolveRequest(ruleset, request, { phrases }),
    odds: (request, timeUsed) => oddsOf(ruleset, request, timeUsed),
  };
}

/** Compares a parsed request with the same one under other rules, or with other terms under the same rules. */
export async function compareSides(
  ruleset: AnyRuleset,
  { operation, against, language = ruleset.languages[0], ...terms }: CompareFields,
  fields: RequestFields,
  timeUsed: TimeUsed,
  others: OtherRules = rulesOf(ruleset),
): Promise<Comparison | Refusal | Malformed | InvalidRequest> {
  const spoken = supportedLanguage(ruleset, language);
  const { snapshot, input, charts, seed, dice, rerolls } = fields;
  const request = { operation, snapshot, input, charts, seed, dice, rerolls, decisions: "NONE" } as Request;
  const faults = [
    ...(spoken === undefined ? [languageFault(ruleset)] : []),
    ...againstFaults(ruleset, request, against),
  ];
  const phrases = await ruleset.phrasesOf(spoken ?? ruleset.languages[0]);
  const one = resolveRequest(ruleset, request, { phrases }, faults);
  if (one.kind === "MALFORMED") return one;
  const { edition } = against;
  const unknown = edition === undefined ? [] : editionFaults(ruleset, edition, "/against/edition");
  if (unknown.length > 0) return malformed(unknown);
  const otherRequest = requestAgainst(ruleset, request, against);
  const otherWithDice = dice === undefined ? otherRequest : { ...otherRequest, ...otherSideDice(one, against) };
  const other = others.resolve(otherWithDice, phrases);
  if (other.kind === "MALFORMED") return pointIntoAgainst(other, against);
  const before = [request, otherRequest].map((each) => initialSnapshotOf(ruleset, each)) as [unknown, unknown];
  const odds = oddsOfBothSides(terms, timeUsed, [
    (half) => oddsOf(ruleset, { ...request, ...terms, seed: undefined, templates: phrases }, half),
    (half) => others.odds({ ...otherRequest, ...terms, seed: undefined, templates: phrases }, half),
  ]);
  if (odds !== null && isRejected(odds)) return odds;
  return { ...comparisonOf(ruleset, one, other, { before, phrases }), language, odds };
}

/** Applies `against` to the request: to the input of a new game, else to the snapshot. */
function requestAgainst(ruleset: AnyRuleset, request: Request, against: Against): Request {
  const { charts = request.charts, snapshot: patch = {} } = against;
  const isStart = request.operation === ruleset.start.name;
  const overrides = rulesFieldsOf(against);
  if (isStart)
    return { ...request, charts, input: mergePatch(request.input ?? {}, startOverrides(ruleset, overrides)) };
  return { ...request, charts, snapshot: mergePatch(mergePatch(request.snapshot, patch), overrides) };
}

/** Returns the overrides for the input of a new game. If there is only one edition, the input has no `edition`. */
function startOverrides({ editions }: AnyRuleset, { edition, ...overrides }: RequestFields): RequestFields {
  return edition === undefined || editions.length === 1 ? overrides : { ...overrides, edition };
}

/** Returns the members of the snapshot that `against` names directly, outside of its `snapshot` patch. */
function rulesFieldsOf({ edition, options, rulings }: Against): RequestFields {
  return Object.fromEntries(Object.entries({ edition, options, rulings }).filter(([, value]) => value !== undefined));
}

/** Returns the dice of the other side if the first side was rolled on a tape. */
function otherSideDice(one: SideAnswer, { dice = [] }: Against): Pick<Request, "dice" | "rolls"> {
  return { rolls: rollsMadeBy(one), dice };
}

function againstFaults(ruleset: AnyRuleset, { operation, dice }: Request, against: Against): Fault[] {
  const unwanted =
    operation === ruleset.start.name && against.snapshot !== undefined
      ? [faultAt("SNAPSHOT_UNWANTED", "/against/snapshot")]
      : [];
  const seeded =
    dice === undefined && against.dice !== undefined ? [faultAt("SEED_OR_DICE/both-sides", "/against/dice")] : [];
  return [...unwanted, ...seeded];
}

/** Rewrites the pointers of the other side's faults to point into `against`. */
function pointIntoAgainst<A extends Malformed | InvalidRequest>(answer: A, against: Against): A {
  const overrides = rulesFieldsOf(against);
  const faults = answer.faults.map((fault) => {
    const [, member = ""] = tokensOf(fault.pointer);
    const isNamed = Object.hasOwn(overrides, member) && !fault.pointer.startsWith("/charts/");
    const place = isNamed ? fault.pointer.slice(fault.pointer.indexOf("/", 1)) : fault.pointer;
    return { ...fault, pointer: `/against${place}` };
  });
  return { ...answer, faults };
}

/**
 * Returns the snapshot before the request; for a new game only the members of `against`. Undefined if a rule refuses
 * it.
 */
function initialSnapshotOf(ruleset: AnyRuleset, request: Request): unknown {
  const ready = readyCall(ruleset, request);
  if (isRejected(ready)) return undefined;
  const draft = ready.draft();
  return request.operation === ruleset.start.name ? rulesFieldsOf(draft as Against) : draft;
}

/** The odds fields, the same for both sides. */
type SideOddsFields = Pick<CompareFields, "project" | "questions" | "bound" | "trials">;

/** Computes the odds of both sides, each in half of the time; null if none are requested. */
function oddsOfBothSides(
  { project, questions }: SideOddsFields,
  timeUsed: TimeUsed,
  sides: readonly ((half: TimeUsed) => ReturnType<typeof oddsOf>)[],
) {
  if (project === undefined && questions === undefined) return null;
  const [one, other] = sides.map((side, index) => side(() => Math.max(0, timeUsed() * 2 - index)));
  for (const [odds, opposite] of [
    [one!, other!],
    [other!, one!],
  ] as const) {
    if (odds.kind === "MALFORMED" && (opposite.kind !== "ODDS" || !isMissingPlace(odds.faults))) return odds;
  }
  return { one: oddsOrNull(one!), other: oddsOrNull(other!) };
}

/** True if the only faults are places that this side does not have. */
function isMissingPlace(faults: readonly Fault[]): boolean {
  return faults.every(({ code }) => code === "PROJECTION_UNKNOWN");
}

function oddsOrNull(odds: ReturnType<typeof oddsOf>): NonNullable<Comparison["odds"]>["one"] {
  return odds.kind === "ODDS" ? (odds as NonNullable<Comparison["odds"]>["one"]) : null;
}
