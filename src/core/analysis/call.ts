import * as z from "zod";
import { tokensOf } from "../audit/pointer";
import type { Malformed, Refusal } from "../contract/answer";
import type { AuditEntry } from "../contract/audit";
import type { Examples } from "../contract/operation";
import type { Sayings } from "../contract/phrases";
import type { Fault, Request, Result, Unread } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { callFaults } from "../engine/legality";
import { overrideCharts } from "../request/charts";
import { faultsOf, gathered } from "../request/fault";
import { fieldCode, requestFaults } from "../request/fields";
import { faultsFound, isMalformed, malformed, onCharts, readSnapshot } from "../request/read";
import { namedLanguage } from "../text/accept-language";
import { languageFault, spokenLanguage } from "../text/localize";
import { type Said, sayAnswer } from "../text/message";
import type { AnalysisName, Heading } from "./headings";
import type { Spent } from "./odds/compute";

/** Fields of a request that operations have too, and that mean the same here. */
export type SharedField = "snapshot" | "input" | "charts" | "seed" | "dice" | "rerolls";

/** A request for an analysis as it came, by field. */
export type Given = Readonly<Record<string, unknown>>;

/**
 * An analysis of a game's operations (odds, a simulation, a proof), the same for every ruleset; declared once for every wire.
 * It is answered with `R`: at once, or later where the words of a language have to be loaded.
 */
export interface AnalysisCall<O, A extends { readonly kind: string }, R = Answered<A> | Promise<Answered<A>>>
  extends Heading {
  /** No operation or report of a ruleset has it. */
  readonly name: AnalysisName;
  readonly shared: readonly SharedField[];
  /** The fields that it alone has. */
  readonly own: z.ZodType<O>;
  readonly answer: z.ZodType<A>;
  /** What the `kind` of its answer means. */
  readonly meaning: string;
  /** The answer with each of its audit lines changed by `change`. Only an answer that contains audit lines has it. */
  readonly withLines?: (answer: A, change: ChangeLines) => object;
  /** True where its own field `language` names the language of the answer; the headers of a request may name it too. */
  readonly speaks?: true;
  /** True where a rule may say no in place of the answer. */
  readonly refuses: boolean;
  /** The own fields that each ruleset has a form of its own for: their schemas, which have ids, by name. */
  readonly form?: (ruleset: AnyRuleset) => Readonly<Record<string, z.ZodType>>;
  /** The most bytes of a body on REST, where it is more than usual. */
  readonly bodyLimit?: number;
  /** The operation that OpenAPI shows as the example of its path. */
  readonly exampleOperation?: (ruleset: AnyRuleset) => string | undefined;
  /** A runnable request about this ruleset, of the examples of its operations. */
  readonly example: (ruleset: AnyRuleset, examples: Examples) => Given;
  /** `sayings` are the sentences of its refusals. Default: English. */
  readonly call: (ruleset: AnyRuleset, own: O, given: Given, spent: Spent, sayings?: Sayings) => R;
}

/** Changes lines of an audit trail, one by one. */
export type ChangeLines = (lines: readonly AuditEntry[]) => readonly object[];

/** The language of an answer's sentences, in the own fields of every analysis. */
export const languageField = z
  .string()
  .max(40)
  .optional()
  .describe(
    "Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English.",
  );

/** An analysis whose types the list has forgotten. */
// biome-ignore lint/suspicious/noExplicitAny: the list holds analyses of every shape
export type AnyAnalysisCall = AnalysisCall<any, any>;

/** The answer of an analysis, or why there is none. */
type Answered<A> = A | Refusal | Malformed | Unread;

/** Every answer of an analysis. */
export type AnalysisAnswer = Said<Answered<{ readonly kind: string }>>;

/** Declares an analysis with its types inferred. */
export function defineAnalysis<O, A extends { readonly kind: string }>(
  call: AnalysisCall<O, A, Answered<A>>,
): AnalysisCall<O, A, Answered<A>>;
export function defineAnalysis<O, A extends { readonly kind: string }>(
  call: AnalysisCall<O, A, Promise<Answered<A>>>,
): AnalysisCall<O, A, Promise<Answered<A>>>;
export function defineAnalysis(call: AnyAnalysisCall): AnyAnalysisCall {
  return call;
}

/**
 * Reads the request for an analysis, in which null leaves a field out, and answers it. The time is gone when `spent` says 1.
 * Faults that a wire found are answered together with those that are found here.
 */
export function analyse<R extends object>(
  ruleset: AnyRuleset,
  // biome-ignore lint/suspicious/noExplicitAny: see AnyAnalysisCall
  call: AnalysisCall<any, any, R>,
  request: Given,
  spent: Spent = () => 0,
  found: readonly Fault[] = [],
  sayings: Sayings = ruleset.sayings,
): SaidLater<R> | Malformed {
  const answer = analyseUnsaid(ruleset, call, request, spent, found, sayings);
  const said = answer instanceof Promise ? answer.then((each) => sayAnswer(each, sayings)) : sayAnswer(answer, sayings);
  return said as SaidLater<R>;
}

/** An answer whose faults have sentences, at once or later. */
type SaidLater<R> = R extends Promise<infer A> ? Promise<Said<A>> : Said<R>;

function analyseUnsaid<R extends object>(
  ruleset: AnyRuleset,
  // biome-ignore lint/suspicious/noExplicitAny: see AnyAnalysisCall
  call: AnalysisCall<any, any, R>,
  request: Given,
  spent: Spent,
  found: readonly Fault[],
  sayings: Sayings,
): R | Unread {
  const { language = null, ...others } = request;
  const spoken = spokenLanguage(ruleset, language);
  const isUnknown = language !== null && spoken === undefined;
  // An analysis that speaks reports an unknown language with its other faults.
  const unspoken = isUnknown && call.speaks !== true ? [languageFault(ruleset)] : [];
  const asked = isUnknown && call.speaks !== true ? others : { ...others, language: spoken ?? language };
  const read = readAsked(call, asked);
  const faults = gathered(found, unspoken);
  if (!isMalformed(read) && faults.length === 0) return call.call(ruleset, read.own, read.given, spent, sayings);
  return malformed(gathered(faults, faultsFound(read), sharedFaults(ruleset, call, asked)));
}

/** Faults of the fields that operations have too, in a request whose own fields cannot be read. */
function sharedFaults(
  ruleset: AnyRuleset,
  { shared }: Pick<AnyAnalysisCall, "shared">,
  request: Given,
): readonly Fault[] {
  const { operation, snapshot, input, charts = null } = request;
  if (shared.includes("snapshot") && typeof operation === "string") {
    const { seed, dice, rerolls } = givenIn(request) as Partial<Request>;
    const rolled = shared.includes("dice") ? requestFaults(ruleset, { operation, seed, dice, rerolls }) : [];
    return [...rolled, ...callFaults(ruleset, { operation, snapshot, input, charts })];
  }
  if (shared.includes("snapshot") && snapshot !== undefined && snapshot !== null) {
    return faultsFound(onCharts(charts, () => readSnapshot(ruleset, snapshot, charts)));
  }
  const laid = charts === null ? undefined : overrideCharts(ruleset.pack, ruleset.packSchema, charts);
  return laid?.ok === false && shared.includes("charts") ? laid.faults : [];
}

/** The request for an analysis that `speaks`, in the language that the headers of a request name where it names none itself. */
export function inLanguageOf({ languages }: AnyRuleset, request: Given, acceptLanguage: string | undefined): Given {
  const language = request.language ?? namedLanguage(acceptLanguage, languages);
  return language === undefined ? request : { ...request, language };
}

/** Reads a request for an analysis: the fields that this one alone has, and the others as they came. */
export function readAsked<O>(
  call: Pick<AnalysisCall<O, never>, "own" | "shared">,
  request: Given,
): Result<{ readonly own: O; readonly given: Given }> {
  const given = givenIn(request);
  const own = Object.fromEntries(Object.entries(given).filter(([name]) => !isShared(call, name)));
  const parsed = call.own.safeParse(own);
  return parsed.success ? { own: parsed.data, given } : malformed(faultsOf(parsed.error, "", ownCode));
}

function givenIn(request: Given): Given {
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== null));
}

/** The code of a fault in a field that only an analysis has; undefined for any other. */
export function analysisCode(field: string): string | undefined {
  return CODES.get(field);
}

const CODES: ReadonlyMap<string, string> = new Map([
  ["operation", "OPERATION_UNKNOWN"],
  ["project", "PROJECTION_MALFORMED"],
  ["bound", "BOUND_MALFORMED"],
  ["trials", "TRIALS_MALFORMED"],
  ["policy", "POLICY_UNKNOWN"],
  ["measures", "MEASURE_UNKNOWN"],
  ["until", "UNTIL_MALFORMED"],
  ["choices", "CHOICES_MALFORMED"],
  ["runs", "RUNS_MALFORMED"],
  ["first", "FIRST_MALFORMED"],
  ["moves", "MOVES_MALFORMED"],
  ["request", "REQUEST_MALFORMED"],
  ["answer", "ANSWER_MALFORMED"],
  ["entry", "ENTRY_MALFORMED"],
  ["audit", "AUDIT_MALFORMED"],
  ["index", "INDEX_MALFORMED"],
  ["edition", "EDITION_UNKNOWN"],
  ["against", "AGAINST_MALFORMED"],
  ["known", "KNOWN_MALFORMED"],
]);

function ownCode(pointer: string): string {
  const [field = ""] = tokensOf(pointer);
  return analysisCode(field) ?? fieldCode(field) ?? "INPUT_MALFORMED";
}

function isShared(call: Pick<AnyAnalysisCall, "shared">, name: string): boolean {
  return call.shared.some((field) => field === name);
}
