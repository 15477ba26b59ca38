import * as z from "zod";
import { tokensOf } from "../../audit/pointer";
import type { Answer, Malformed, Refusal } from "../../contract/answer";
import type { AuditEntry } from "../../contract/audit";
import type { Phrases } from "../../contract/phrases";
import { DICE_LIMIT, type Fault, type Request, type Result, type Unread } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import { resolveRequest } from "../../engine/adjudicate";
import { readyCall } from "../../engine/legality";
import { mergePatch } from "../../request/charts";
import { editionFaults, isNo, malformed } from "../../request/read";
import { languageFault, spokenLanguage } from "../../text/localize";
import { faultAt } from "../../text/message";
import { type ChangeLines, defineAnalysis, type Given, languageField } from "../call";
import { HEADINGS } from "../headings";
import { BOUND_LIMIT, type OddsRequest, oddsOf, type Spent, TRIAL_LIMIT } from "../odds/compute";
import { placesField } from "../odds/fields";
import { type Compared, comparisonOf, madeBy } from "./comparison";
import { type Comparison, comparisonSchema } from "./schema";

const record = (description: string) => z.record(z.string(), z.unknown()).optional().describe(description);

/** What may be otherwise on the other side. */
export const againstSchema = z
  .strictObject({
    edition: z.string().max(100).optional().describe("Another edition of the rules."),
    options: z
      .unknown()
      .optional()
      .describe("Optional rules: those of an object laid over the snapshot's, a list in place of it."),
    rulings: record("Rulings that can be switched, laid over the snapshot's."),
    snapshot: record("Anything else of the snapshot, as a JSON merge patch."),
    charts: record("Charts in place of the request's `charts`; an empty object for the ruleset's own."),
    dice: z
      .array(z.int32().min(0))
      .max(DICE_LIMIT)
      .optional()
      .describe("With `dice`: faces, in order, of what only the other side rolls. All must be used."),
  })
  .meta({ id: "CompareAgainst", description: "What is otherwise on the other side; of a new game in its input." });

/** What is otherwise on the other side of a comparison. */
type Against = z.infer<typeof againstSchema>;

const own = z.strictObject({
  operation: z.string().max(100).describe("Name of the operation."),
  against: againstSchema.describe("What is otherwise on the other side; of a new game in its input."),
  project: placesField
    .min(1)
    .optional()
    .describe(
      "Asks for the odds of both sides too, told apart as `odds` does: JSON pointers into /outcome or /snapshot.",
    ),
  bound: z
    .int32()
    .min(1)
    .max(BOUND_LIMIT / 2)
    .optional()
    .describe("The most branches that the odds of each side follow; 20,000 unless told."),
  trials: z
    .int32()
    .min(0)
    .max(TRIAL_LIMIT / 2)
    .optional()
    .describe("How often each side is sampled when branches are left; 10,000 unless told, 0 for no sample."),
  language: languageField,
});

/** A comparison as it was asked for. */
type Asked = z.infer<typeof own>;

/** One request under two editions, options, rulings or charts. */
export const compare = defineAnalysis({
  name: "compare",
  ...HEADINGS.compare,
  shared: ["snapshot", "input", "charts", "seed", "dice", "rerolls"],
  own,
  answer: comparisonSchema,
  meaning: "What one request comes to under two sets of rules.",
  speaks: true,
  refuses: false,
  exampleOperation: ({ analysis }) => analysis?.compare?.operation,
  example: (ruleset, { operations }): Given => {
    const { operation, against } = ruleset.analysis?.compare ?? {
      operation: ruleset.operations[0]!.name,
      against: {},
    };
    return { operation, ...operations[operation]!, against };
  },
  withLines,
  call: (ruleset, asked, given, spent) => compared(ruleset, asked, given, spent),
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

/** What plays the other side of a comparison: the same rules, or those of an older package. */
export interface OtherRules {
  readonly resolve: (request: Request, phrases: Phrases) => Result<Answer>;
  readonly odds: (request: OddsRequest, spent: Spent) => ReturnType<typeof oddsOf>;
}

function rulesOf(ruleset: AnyRuleset): OtherRules {
  return {
    resolve: (request, phrases) => resolveRequest(ruleset, request, { phrases }),
    odds: (request, spent) => oddsOf(ruleset, request, spent),
  };
}

/** Compares a request that has been read with the same one as other rules, or the same on other terms, play it. */
export async function compared(
  ruleset: AnyRuleset,
  { operation, against, language = ruleset.languages[0]!, ...terms }: Asked,
  given: Given,
  spent: Spent,
  others: OtherRules = rulesOf(ruleset),
): Promise<Comparison | Refusal | Malformed | Unread> {
  const spoken = spokenLanguage(ruleset, language);
  const { snapshot, input, charts, seed, dice, rerolls } = given;
  const request = { operation, snapshot, input, charts, seed, dice, rerolls, decisions: "NONE" } as Request;
  const found = [
    ...(spoken === undefined ? [languageFault(ruleset)] : []),
    ...againstFaults(ruleset, request, against),
  ];
  const phrases = await ruleset.phrasesOf(spoken ?? ruleset.languages[0]!);
  const one = resolveRequest(ruleset, request, { phrases }, found);
  if (one.kind === "MALFORMED") return one;
  const { edition } = against;
  const unknown = edition === undefined ? [] : editionFaults(ruleset, edition, "/against/edition");
  if (unknown.length > 0) return malformed(unknown);
  const otherRequest = requestAgainst(ruleset, request, against);
  const rolled = dice === undefined ? otherRequest : { ...otherRequest, ...fallen(one, against) };
  const other = others.resolve(rolled, phrases);
  if (other.kind === "MALFORMED") return faultsAgainst(other, against);
  const before = [request, otherRequest].map((each) => beginningOf(ruleset, each)) as [unknown, unknown];
  const odds = oddsBeside(terms, spent, [
    (half) => oddsOf(ruleset, { ...request, ...terms, seed: undefined }, half),
    (half) => others.odds({ ...otherRequest, ...terms, seed: undefined }, half),
  ]);
  if (odds !== null && isNo(odds)) return odds;
  return { ...comparisonOf(ruleset, one, other, { before, phrases }), language, odds };
}

/** The same request with what is otherwise laid in: in the input of a new game, else in the snapshot. */
function requestAgainst(ruleset: AnyRuleset, request: Request, against: Against): Request {
  const { charts = request.charts, snapshot: patch = {} } = against;
  const isStart = request.operation === ruleset.start.name;
  const laid = namedIn(against);
  if (isStart) return { ...request, charts, input: mergePatch(request.input ?? {}, startedWith(ruleset, laid)) };
  return { ...request, charts, snapshot: mergePatch(mergePatch(request.snapshot, patch), laid) };
}

/** What is laid over the input of a new game, which is told no edition where there is but one. */
function startedWith({ editions }: AnyRuleset, { edition, ...laid }: Given): Given {
  return edition === undefined || editions.length === 1 ? laid : { ...laid, edition };
}

/** The members of a snapshot that are named beside the patch. */
function namedIn({ edition, options, rulings }: Against): Given {
  return Object.fromEntries(Object.entries({ edition, options, rulings }).filter(([, value]) => value !== undefined));
}

/** The dice of a side that was rolled on a tape as they fall on the other. */
function fallen(one: Compared, { dice = [] }: Against): Pick<Request, "dice" | "rolls"> {
  return { rolls: madeBy(one), dice };
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

/** Faults of the other side's request, pointed to in what made it other. */
function faultsAgainst<A extends Malformed | Unread>(answer: A, against: Against): A {
  const named = namedIn(against);
  const faults = answer.faults.map((fault) => {
    const [, member = ""] = tokensOf(fault.pointer);
    const isNamed = Object.hasOwn(named, member) && !fault.pointer.startsWith("/charts/");
    const place = isNamed ? fault.pointer.slice(fault.pointer.indexOf("/", 1)) : fault.pointer;
    return { ...fault, pointer: `/against${place}` };
  });
  return { ...answer, faults };
}

/** The snapshot that a request begins with, of a new game what is laid in alone; none where a rule refuses it. */
function beginningOf(ruleset: AnyRuleset, request: Request): unknown {
  const ready = readyCall(ruleset, request);
  if (isNo(ready)) return undefined;
  const draft = ready.draft();
  return request.operation === ruleset.start.name ? namedIn(draft as Against) : draft;
}

/** What odds are asked for of both sides. */
type Terms = Pick<Asked, "project" | "bound" | "trials">;

/** The odds of both sides, each in half of the time; null where none are asked for. */
function oddsBeside({ project }: Terms, spent: Spent, sides: readonly ((half: Spent) => ReturnType<typeof oddsOf>)[]) {
  if (project === undefined) return null;
  const [one, other] = sides.map((side, index) => side(() => Math.max(0, spent() * 2 - index)));
  for (const [odds, opposite] of [
    [one!, other!],
    [other!, one!],
  ] as const) {
    if (odds.kind === "MALFORMED" && (opposite.kind !== "ODDS" || !isMissingPlace(odds.faults))) return odds;
  }
  return { one: toldOdds(one!), other: toldOdds(other!) };
}

/** True where all that is wrong is that nothing on that side has a place. */
function isMissingPlace(faults: readonly Fault[]): boolean {
  return faults.every(({ code }) => code === "PROJECTION_UNKNOWN");
}

function toldOdds(odds: ReturnType<typeof oddsOf>): NonNullable<Comparison["odds"]>["one"] {
  return odds.kind === "ODDS" ? (odds as NonNullable<Comparison["odds"]>["one"]) : null;
}
