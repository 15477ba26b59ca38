import { type AnalysisName, isAnalysisName } from "../../core/analysis/headings";
import type { AnyReport } from "../../core/contract/operation";
import type { Phrases } from "../../core/contract/phrases";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { adjudicateFields, decideFields } from "../../core/engine/adjudicate";
import { drawMapFields, type MapAnswer } from "../../core/engine/map";
import { evaluateReport } from "../../core/engine/report";
import { pickLanguage } from "../../core/text/accept-language";
import { addSentences, languageFault, localize, requestedPhrases, supportedLanguage } from "../../core/text/localize";
import { formatFault } from "../../core/text/message";
import { KERNEL_TEMPLATES } from "../../core/text/phrase-book";
import { wordList } from "../../core/text/word-list";
import { listCharts, listRulings } from "../catalogue";
import { findReport } from "../operations";
import { malformedError, type RequestContext } from "./errors";
import { malformedIn, tellWhenAsked } from "./telling";

type Given = Readonly<Record<string, unknown>>;

/** Answers a field below a ruleset's field of the query from what it was given. */
type Answering = (ruleset: AnyRuleset, given: Given, context: RequestContext) => unknown;

/** What there is to read of every ruleset, by its field. The declared schema has a type for each. */
const READS = {
  decisions: listDecisions,
  map: async (ruleset, given, context) => (await drawnMap(ruleset, given, context))?.svg,
  geometry: async (ruleset, given, context) => (await drawnMap(ruleset, given, context))?.geometry,
  charts: async (ruleset, given, context) =>
    listCharts(ruleset, await phrasesFor(ruleset, given, context)).map((chart) => ({ ...chart, chart })),
  rulings: async (ruleset, given, context) => listRulings(await phrasesFor(ruleset, given, context)),
  words: async (ruleset, given, context) => wordList(ruleset, await phrasesFor(ruleset, given, context)),
} as const satisfies Readonly<Record<string, Answering>>;

/** The name of a field that reads something of a ruleset. */
export type ReadName = keyof typeof READS;

function isReadName(name: string): name is ReadName {
  return Object.hasOwn(READS, name);
}

/** Answers a field below a ruleset's field of the query; throws a GraphQLError with faults for what cannot be read. */
export function answerField(ruleset: AnyRuleset, name: string, given: Given, context: RequestContext): unknown {
  if (isReadName(name)) return READS[name](ruleset, given, context);
  if (isAnalysisName(name)) return analysed(ruleset, name, given, context);
  const report = findReport(ruleset, name);
  return report === undefined
    ? resolveOperation(ruleset, name, given, context)
    : computeReport(ruleset, report, given, context);
}

async function resolveOperation(
  ruleset: AnyRuleset,
  name: string,
  given: Given,
  context: RequestContext,
): Promise<unknown> {
  const language = supportedLanguage(ruleset, given.language);
  const phrases = await requestedPhrases(ruleset, language, context.acceptLanguage);
  const answer = adjudicateFields(ruleset, name, given, { phrases });
  if (answer.kind === "MALFORMED") throw malformedError(answer.faults);
  const told = localize(ruleset, answer, await tellWhenAsked(ruleset, language, context));
  return told.kind === "RESOLUTION" ? { ...told, state: told.snapshot, outcomeJson: told.outcome } : told;
}

/** The code of analyses is loaded with the first call of one. */
async function analysed(ruleset: AnyRuleset, name: AnalysisName, given: Given, context: RequestContext) {
  const { answerAnalysis } = await import("./analyses");
  return answerAnalysis(ruleset, name, given, context);
}

async function listDecisions(ruleset: AnyRuleset, given: Given, context: RequestContext): Promise<unknown> {
  const language = supportedLanguage(ruleset, given.language);
  const phrases = await requestedPhrases(ruleset, language, context.acceptLanguage);
  const answer = addSentences(ruleset, decideFields(ruleset, given, { phrases }), phrases);
  if (answer.kind === "MALFORMED") throw malformedError(answer.faults);
  return answer.decisions;
}

/** The words in which something is read: of the language that its argument names, or else that the caller's headers like best. */
async function phrasesFor(ruleset: AnyRuleset, given: Given, context: RequestContext): Promise<Phrases> {
  return ruleset.phrasesOf(languageFor(ruleset, given, context));
}

/** The language of `phrasesFor`, of these languages. */
export function languageFor(
  { languages }: Pick<AnyRuleset, "languages">,
  { language }: Given,
  { acceptLanguage }: RequestContext,
): string {
  const spoken = supportedLanguage({ languages }, language ?? pickLanguage(acceptLanguage, languages));
  if (spoken === undefined) throw malformedError([formatFault(languageFault({ languages }), KERNEL_TEMPLATES)]);
  return spoken;
}

/** The map of a ruleset; undefined if it has none. */
async function drawnMap(ruleset: AnyRuleset, given: Given, context: RequestContext): Promise<MapAnswer | undefined> {
  const { map } = ruleset;
  if (map === undefined) return undefined;
  const spoken = supportedLanguage(ruleset, given.language);
  const language = spoken ?? pickLanguage(context.acceptLanguage, ruleset.languages);
  const answer = await drawMapFields(ruleset, map, given, language);
  if (answer.kind === "MALFORMED") throw await malformedIn(ruleset, answer, given, context);
  return answer;
}

async function computeReport(
  ruleset: AnyRuleset,
  report: AnyReport,
  given: Given,
  context: RequestContext,
): Promise<unknown> {
  const spoken = await requestedPhrases(ruleset, given.language, context.acceptLanguage);
  const found = await evaluateReport(ruleset, report, given, spoken);
  if (found.kind === "MALFORMED") throw malformedError(found.faults);
  return found.output;
}
