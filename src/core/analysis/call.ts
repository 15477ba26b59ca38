import * as z from "zod";
import type { Refusal } from "../contract/answer";
import type { AuditEntry } from "../contract/audit";
import type { Examples } from "../contract/operation";
import type { MessageTemplates } from "../contract/phrases";
import type { Fault, InvalidRequest, Malformed, Request, Result } from "../contract/request";
import type { AnyRuleset } from "../contract/ruleset";
import { callFaults } from "../engine/legality";
import { callWithCharts, overrideCharts } from "../request/charts";
import { issueFaults, mergeFaults } from "../request/fault";
import { faultCodesWith } from "../request/fault-codes";
import { requestFaults } from "../request/fields";
import { isMalformed, malformed, malformedFaults } from "../request/result";
import { parseSnapshot } from "../request/snapshot";
import { namedLanguage } from "../text/accept-language";
import { languageFault, supportedLanguage } from "../text/localize";
import { formatAnswer, type Localized } from "../text/message";
import type { AnalysisName, Heading } from "./headings";
import type { TimeUsed } from "./odds/compute";

/** Request fields with the same meaning as in operations. */
export type SharedField = "snapshot" | "input" | "charts" | "seed" | "dice" | "rerolls";

/** The raw fields of a request for an analysis. */
export type RequestFields = Readonly<Record<string, unknown>>;

/**
 * An analysis of a game's operations (odds, a simulation, a proof), the same for every ruleset. Declared once for all
 * transports.
 *
 * Returns `R`, or a promise of it if the messages of a language must be loaded.
 */
export interface AnalysisCall<
  O,
  A extends { readonly kind: string },
  R = AnalysisResult<A> | Promise<AnalysisResult<A>>,
> extends Heading {
  /** Unique: no operation or report of a ruleset has this name. */
  readonly name: AnalysisName;
  readonly shared: readonly SharedField[];
  /** Schema of the fields that only this analysis has. */
  readonly own: z.ZodType<O>;
  readonly answer: z.ZodType<A>;
  /** Meaning of the answer's `kind`. */
  readonly meaning: string;
  /** Returns the answer with `change` applied to its audit lines. Present only if the answer contains audit lines. */
  readonly withLines?: (answer: A, change: ChangeLines) => object;
  /** True if the analysis has its own `language` field for the answer. Request headers may set the language too. */
  readonly isLocalized?: true;
  /** True if a rule can refuse instead. */
  readonly refuses: boolean;
  /** Returns the schemas, by name, of fields whose form depends on the ruleset. The schemas have ids. */
  readonly form?: (ruleset: AnyRuleset) => Readonly<Record<string, z.ZodType>>;
  /** Maximum bytes of a REST body, if more than the default. */
  readonly bodyLimit?: number;
  /** Returns the operation used in the OpenAPI example of the path. */
  readonly exampleOperation?: (ruleset: AnyRuleset) => string | undefined;
  /** Returns a runnable request for this ruleset, based on the examples of its operations. */
  readonly example: (ruleset: AnyRuleset, examples: Examples) => RequestFields;
  /** `templates` are the refusal messages. Default: English. */
  readonly call: (
    ruleset: AnyRuleset,
    fields: O,
    request: RequestFields,
    timeUsed: TimeUsed,
    templates?: MessageTemplates,
  ) => R;
}

/** Transforms audit lines, one by one. */
export type ChangeLines = (lines: readonly AuditEntry[]) => readonly object[];

/** The language of an answer's messages, a field of every analysis. */
export const languageField = z
  .string()
  .max(40)
  .optional()
  .describe(
    "Language of the sentences, such as `fr` or `fr-CA`. Default: the language of Accept-Language, else English.",
  );

/** An analysis of any type, for the list of all analyses. */
// biome-ignore lint/suspicious/noExplicitAny: the list holds analyses of every shape
export type AnyAnalysisCall = AnalysisCall<any, any>;

/** The answer of an analysis, a refusal or faults. */
type AnalysisResult<A> = A | Refusal | Malformed | InvalidRequest;

/** Any localized answer of an analysis. */
export type AnalysisAnswer = Localized<AnalysisResult<{ readonly kind: string }>>;

/** Declares an analysis with its types inferred. */
export function defineAnalysis<O, A extends { readonly kind: string }>(
  call: AnalysisCall<O, A, AnalysisResult<A>>,
): AnalysisCall<O, A, AnalysisResult<A>>;
export function defineAnalysis<O, A extends { readonly kind: string }>(
  call: AnalysisCall<O, A, Promise<AnalysisResult<A>>>,
): AnalysisCall<O, A, Promise<AnalysisResult<A>>>;
export function defineAnalysis(call: AnyAnalysisCall): AnyAnalysisCall {
  return call;
}

/** Parses the request and runs the analysis. A null field counts as missing. Stops when `timeUsed` reaches 1. */
export function analyse<R extends object>(
  ruleset: AnyRuleset,
  // biome-ignore lint/suspicious/noExplicitAny: see AnyAnalysisCall
  call: AnalysisCall<any, any, R>,
  request: RequestFields,
  timeUsed: TimeUsed = () => 0,
  templates: MessageTemplates = ruleset.templates,
): LocalizedResponse<R> | Malformed {
  const parsed = parseRequest(ruleset, call, request);
  const answer = isMalformed(parsed)
    ? malformed(mergeFaults(parsed.faults, sharedFaults(ruleset, call, request)))
    : call.call(ruleset, parsed.fields, parsed.request, timeUsed, templates);
  const localized =
    answer instanceof Promise ? answer.then((each) => formatAnswer(each, templates)) : formatAnswer(answer, templates);
  return localized as LocalizedResponse<R>;
}

/** An answer with localized faults, or a promise of it. */
type LocalizedResponse<R> = R extends Promise<infer A> ? Promise<Localized<A>> : Localized<R>;

/** Returns the faults that show before the analysis runs, for a request that the transport rejects for other faults. */
export function analysisFaults(ruleset: AnyRuleset, call: AnyAnalysisCall, request: RequestFields): readonly Fault[] {
  const parsed = parseRequest(ruleset, call, request);
  return mergeFaults(malformedFaults(parsed), sharedFaults(ruleset, call, request));
}

/** Parses the analysis's own fields and its language. */
function parseRequest<O>(
  ruleset: AnyRuleset,
  call: Pick<AnalysisCall<O, never>, "own" | "shared" | "codes" | "isLocalized">,
  request: RequestFields,
): Result<{ readonly fields: O; readonly request: RequestFields }> {
  const { language = null, ...others } = request;
  const spoken = supportedLanguage(ruleset, language);
  const isUnknown = language !== null && spoken === undefined;
  // A localized analysis reports an unknown language with its other faults.
  if (!isUnknown || call.isLocalized === true)
    return parseAnalysisRequest(call, { ...others, language: spoken ?? language });
  return malformed(mergeFaults([languageFault(ruleset)], malformedFaults(parseAnalysisRequest(call, others))));
}

/** Returns the faults of the shared fields, for a request whose own fields are malformed. */
function sharedFaults(
  ruleset: AnyRuleset,
  { shared }: Pick<AnyAnalysisCall, "shared">,
  request: RequestFields,
): readonly Fault[] {
  const { operation, snapshot, input, charts = null } = request;
  if (shared.includes("snapshot") && typeof operation === "string") {
    const { seed, dice, rerolls } = withoutNulls(request) as Partial<Request>;
    const diceFaults = shared.includes("dice") ? requestFaults(ruleset, { operation, seed, dice, rerolls }) : [];
    return [...diceFaults, ...callFaults(ruleset, { operation, snapshot, input, charts })];
  }
  if (shared.includes("snapshot") && snapshot !== undefined && snapshot !== null) {
    return malformedFaults(callWithCharts(charts, () => parseSnapshot(ruleset, snapshot, charts)));
  }
  if (charts === null || !shared.includes("charts")) return [];
  return malformedFaults(overrideCharts(ruleset.pack, ruleset.packSchema, charts));
}

/** Sets the `language` of a localized analysis from the Accept-Language header, unless the request has one. */
export function withHeaderLanguage(
  { languages }: AnyRuleset,
  request: RequestFields,
  acceptLanguage: string | undefined,
): RequestFields {
  const language = request.language ?? namedLanguage(acceptLanguage, languages);
  return language === undefined ? request : { ...request, language };
}

/** Parses the analysis's own fields, and returns the others unchanged. */
export function parseAnalysisRequest<O>(
  call: Pick<AnalysisCall<O, never>, "own" | "shared" | "codes">,
  request: RequestFields,
): Result<{ readonly fields: O; readonly request: RequestFields }> {
  const fields = withoutNulls(request);
  const ownFields = Object.fromEntries(Object.entries(fields).filter(([name]) => !isShared(call, name)));
  const parsed = call.own.safeParse(ownFields);
  return parsed.success
    ? { fields: parsed.data, request: fields }
    : malformed(issueFaults(parsed.error, "", faultCodesWith(call.codes ?? {})));
}

function withoutNulls(request: RequestFields): RequestFields {
  return Object.fromEntries(Object.entries(request).filter(([, value]) => value !== null));
}

function isShared(call: Pick<AnyAnalysisCall, "shared">, name: string): boolean {
  return call.shared.some((field) => field === name);
}
