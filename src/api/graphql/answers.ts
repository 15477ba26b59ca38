import type { AnalysisName } from "../../core/analysis/headings";
import { isAnalysisName } from "../../core/analysis/headings";
import type { AnyReport } from "../../core/contract/operation";
import type { Phrases } from "../../core/contract/phrases";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { findReport } from "../../core/contract/ruleset";
import { adjudicateFields, listDecisionsFromFields } from "../../core/engine/adjudicate";
import type { MapAnswer } from "../../core/engine/map";
import { addBoard, drawMapFields, piecesOf } from "../../core/engine/map";
import { evaluateReport } from "../../core/engine/report";
import { pickLanguage } from "../../core/text/accept-language";
import { addSentences, languageFault, localize, requestedPhrases, supportedLanguage } from "../../core/text/localize";
import { formatFault } from "../../core/text/message";
import { KERNEL_TEMPLATES } from "../../core/text/phrase-book";
import { wordList } from "../../core/text/word-list";
import { listCharts, listRulings } from "../catalogue";
import type { RequestContext } from "./errors";
import { malformedError } from "./errors";
import { lazyLocalizer, localizedMalformedError } from "./telling";

type FieldArguments = Readonly<Record<string, unknown>>;

/** Resolves a field of a ruleset from its arguments. */
type FieldResolver = (ruleset: AnyRuleset, args: FieldArguments, context: RequestContext) => unknown;

/** The resolvers of the fields that all rulesets share. The declared schema has a type for each. */
const READS = {
  decisions: listDecisions,
  map: async (ruleset, args, context) => (await drawRequestedMap(ruleset, args, context))?.svg,
  geometry: async (ruleset, args, context) => (await drawRequestedMap(ruleset, args, context))?.geometry,
  pieces: async (ruleset, args, context) => {
    const drawn = await drawRequestedMap(ruleset, args, context);
    return drawn && piecesOf(ruleset, ruleset.map!, drawn, args.charts, mapLanguage(ruleset, args, context));
  },
  charts: async (ruleset, args, context) =>
    listCharts(ruleset, await phrasesFor(ruleset, args, context)).map((chart) => ({ ...chart, chart })),
  rulings: async (ruleset, args, context) => listRulings(await phrasesFor(ruleset, args, context)),
  words: async (ruleset, args, context) => wordList(ruleset, await phrasesFor(ruleset, args, context)),
} as const satisfies Readonly<Record<string, FieldResolver>>;

/** The name of a field that all rulesets share. */
export type ReadName = keyof typeof READS;

function isReadName(name: string): name is ReadName {
  return Object.hasOwn(READS, name);
}

/** The field that resolves any operation. Its arguments are those of the operation, and its name. */
export const PLAY = "play";

/** Resolves a field of a ruleset. Throws a GraphQLError with faults for a malformed request. */
export function answerField(ruleset: AnyRuleset, name: string, args: FieldArguments, context: RequestContext): unknown {
  if (name === PLAY) return play(ruleset, args, context);
  if (isReadName(name)) return READS[name](ruleset, args, context);
  if (isAnalysisName(name)) return runAnalysis(ruleset, name, args, context);
  const report = findReport(ruleset, name);
  return report === undefined
    ? resolveOperation(ruleset, name, args, context)
    : computeReport(ruleset, report, args, context);
}

/** Resolves the operation that the arguments name. A document for every operation sends null for what one does not need. */
async function play(ruleset: AnyRuleset, { operation, ...args }: FieldArguments, context: RequestContext) {
  const sent = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== null));
  return resolveOperation(ruleset, String(operation), sent, context);
}

async function resolveOperation(
  ruleset: AnyRuleset,
  name: string,
  args: FieldArguments,
  context: RequestContext,
): Promise<unknown> {
  const language = supportedLanguage(ruleset, args.language);
  const phrases = await requestedPhrases(ruleset, language, context.acceptLanguage);
  const resolved = adjudicateFields(ruleset, name, args, { phrases });
  const answer = await addBoard(ruleset, resolved, args, mapLanguage(ruleset, args, context));
  if (answer.kind === "MALFORMED") throw malformedError(answer.faults);
  return localize(ruleset, answer, await lazyLocalizer(ruleset, language, context));
}

/** Loads the code of analyses with the first call. */
async function runAnalysis(ruleset: AnyRuleset, name: AnalysisName, args: FieldArguments, context: RequestContext) {
  const { answerAnalysis } = await import("./analyses");
  return answerAnalysis(ruleset, name, args, context);
}

async function listDecisions(ruleset: AnyRuleset, args: FieldArguments, context: RequestContext): Promise<unknown> {
  const language = supportedLanguage(ruleset, args.language);
  const phrases = await requestedPhrases(ruleset, language, context.acceptLanguage);
  const answer = addSentences(ruleset, listDecisionsFromFields(ruleset, args, { phrases }), phrases);
  if (answer.kind === "MALFORMED") throw malformedError(answer.faults);
  return answer.decisions;
}

/** Returns the phrases in the language of the field's argument, or else in the one that the caller's headers prefer. */
async function phrasesFor(ruleset: AnyRuleset, args: FieldArguments, context: RequestContext): Promise<Phrases> {
  return ruleset.phrasesOf(languageFor(ruleset, args, context));
}

/** Returns the language for `phrasesFor`, out of these languages. */
export function languageFor(
  { languages }: { readonly languages: readonly string[] },
  { language }: FieldArguments,
  { acceptLanguage }: RequestContext,
): string {
  const spoken = supportedLanguage({ languages }, language ?? pickLanguage(acceptLanguage, languages));
  if (spoken === undefined) throw malformedError([formatFault(languageFault({ languages }), KERNEL_TEMPLATES)]);
  return spoken;
}

/** Draws the map of a ruleset. Undefined if it has none. */
async function drawRequestedMap(
  ruleset: AnyRuleset,
  args: FieldArguments,
  context: RequestContext,
): Promise<MapAnswer | undefined> {
  const { map } = ruleset;
  if (map === undefined) return undefined;
  const answer = await drawMapFields(ruleset, map, args, mapLanguage(ruleset, args, context));
  if (answer.kind === "MALFORMED") throw await localizedMalformedError(ruleset, answer, args, context);
  return answer;
}

function mapLanguage(ruleset: AnyRuleset, { language }: FieldArguments, { acceptLanguage }: RequestContext): string {
  return supportedLanguage(ruleset, language) ?? pickLanguage(acceptLanguage, ruleset.languages);
}

async function computeReport(
  ruleset: AnyRuleset,
  report: AnyReport,
  args: FieldArguments,
  context: RequestContext,
): Promise<unknown> {
  const spoken = await requestedPhrases(ruleset, args.language, context.acceptLanguage);
  const result = await evaluateReport(ruleset, report, args, spoken);
  if (result.kind === "MALFORMED") throw malformedError(result.faults);
  return result.output;
}
