import { type AnalysisAnswer, analyse, inLanguageOf } from "../../core/analysis/call";
import type { Comparison } from "../../core/analysis/compare/schema";
import { type AnalysisName, isAnalysisName } from "../../core/analysis/headings";
import type { Telling } from "../../core/analysis/tell";
import type { Malformed } from "../../core/contract/answer";
import type { AuditEntry } from "../../core/contract/audit";
import type { AnyReport } from "../../core/contract/operation";
import type { Phrases } from "../../core/contract/phrases";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { adjudicate, decide } from "../../core/engine/adjudicate";
import { drawMap, type MapAnswer } from "../../core/engine/map";
import { compute } from "../../core/engine/report";
import { DECISION_FIELDS, mapFields, operationFields, readRequest } from "../../core/request/fields";
import { isMalformed } from "../../core/request/read";
import { pickLanguage } from "../../core/text/accept-language";
import {
  type Localizer,
  languageFault,
  localize,
  phrasesAsked,
  spokenLanguage,
  tellLines,
  wordAnswer,
} from "../../core/text/localize";
import { wordsOf } from "../../core/text/word-list";
import { inWords } from "../../core/text/worded-fault";
import { spentSince } from "../analysis/time";
import { listCharts, listRulings } from "../catalogue";
import { findReport } from "../operations";
import { malformedError, type RequestContext } from "./errors";
import { tellWhenAsked } from "./telling";

type Given = Readonly<Record<string, unknown>>;

/** Answers a field below a ruleset's field of the query; throws a GraphQLError with faults for what cannot be read. */
export function answerField(ruleset: AnyRuleset, name: string, given: Given, context: RequestContext): unknown {
  switch (name) {
    case "decisions":
      return listDecisions(ruleset, given, context);
    case "map":
      return ruleset.map && drawnMap(ruleset, ruleset.map, given, context).then(({ svg }) => svg);
    case "geometry":
      return ruleset.map && drawnMap(ruleset, ruleset.map, given, context).then(({ geometry }) => geometry);
    case "charts":
      return phrasesFor(ruleset, given, context).then((phrases) =>
        listCharts(ruleset, phrases).map((chart) => ({ ...chart, chart })),
      );
    case "rulings":
      return phrasesFor(ruleset, given, context).then(listRulings);
    case "words":
      return phrasesFor(ruleset, given, context).then((phrases) => wordsOf(ruleset, phrases));
    default: {
      if (isAnalysisName(name)) return analysed(ruleset, name, given, context);
      const report = findReport(ruleset, name);
      return report === undefined
        ? resolveOperation(ruleset, name, given, context)
        : computeReport(ruleset, report, given, context);
    }
  }
}

async function resolveOperation(
  ruleset: AnyRuleset,
  name: string,
  given: Given,
  context: RequestContext,
): Promise<unknown> {
  const read = readRequest(ruleset, name, given, operationFields(ruleset));
  const phrases = await phrasesAsked(ruleset, read.language, context.acceptLanguage);
  const answer = adjudicate(ruleset, read.request, { found: read.faults, phrases });
  if (answer.kind === "MALFORMED") throw malformedError(inWords(answer, phrases).faults);
  const told = localize(ruleset, answer, await tellWhenAsked(ruleset, read.language, context));
  return told.kind === "RESOLUTION" ? { ...told, state: told.snapshot, outcomeJson: told.outcome } : told;
}

/** All analyses of one document share the time and the budget of its request; their code is loaded when first asked for. */
async function analysed(
  ruleset: AnyRuleset,
  name: AnalysisName,
  given: Given,
  context: RequestContext,
): Promise<unknown> {
  const [{ analysisCallOf }, { overBudget }] = await Promise.all([
    import("../../core/analysis/index"),
    import("./budget"),
  ]);
  const beyond = overBudget(context.asked, name, given);
  if (beyond !== undefined) throw malformedError([beyond]);
  const call = analysisCallOf(name);
  const asked = call.speaks ? inLanguageOf(ruleset, given, context.acceptLanguage) : given;
  const phrases = await phrasesAsked(ruleset, given.language, context.acceptLanguage);
  const answer = await analyse(ruleset, call, asked, spentSince(context.began), [], phrases);
  if (isMalformed(answer)) throw await malformedIn(ruleset, answer, given, context);
  if (!isTold(answer)) return answer;
  return toldWhenAsked(answer, await tellWhenAsked(ruleset, answer.language, context));
}

/** An answer with lines of audit trails, which may each be asked for in yet another language. */
type Told = Telling | Comparison;

function isTold(answer: AnalysisAnswer): answer is AnalysisAnswer & Told {
  return answer.kind === "TELLING" || answer.kind === "COMPARISON";
}

function toldWhenAsked(answer: Told, localizer: Localizer<unknown>) {
  const audited = <T extends Pick<Telling, "audit">>(of: T) => ({ ...of, audit: tellLines(of.audit, localizer) });
  if (answer.kind === "TELLING") return audited(answer);
  const line = (entry: AuditEntry | null) => entry && tellLines([entry], localizer)[0];
  const { one, other, differs } = answer;
  const told = differs && { ...differs, one: line(differs.one), other: line(differs.other) };
  return { ...answer, one: audited(one), other: audited(other), differs: told };
}

async function listDecisions(ruleset: AnyRuleset, given: Given, context: RequestContext): Promise<unknown> {
  const read = readRequest(ruleset, "decisions", given, DECISION_FIELDS);
  const phrases = await phrasesAsked(ruleset, read.language, context.acceptLanguage);
  const answer = wordAnswer(ruleset, decide(ruleset, read.request, { found: read.faults, phrases }), phrases);
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
  const spoken = spokenLanguage({ languages }, language ?? pickLanguage(acceptLanguage, languages));
  if (spoken === undefined) throw malformedError([languageFault({ languages })]);
  return spoken;
}

async function drawnMap(
  ruleset: AnyRuleset,
  map: NonNullable<AnyRuleset["map"]>,
  given: Given,
  context: RequestContext,
): Promise<MapAnswer> {
  const read = readRequest(ruleset, "map", given, mapFields(ruleset));
  const language = read.language ?? pickLanguage(context.acceptLanguage, ruleset.languages);
  const answer = await drawMap(ruleset, map, read.request, { found: read.faults, language });
  if (answer.kind === "MALFORMED") throw await malformedIn(ruleset, answer, given, context);
  return answer;
}

async function computeReport(
  ruleset: AnyRuleset,
  report: AnyReport,
  given: Given,
  context: RequestContext,
): Promise<unknown> {
  const spoken = await phrasesAsked(ruleset, given.language, context.acceptLanguage);
  const found = await compute(ruleset, report, given, spoken);
  if (found.kind === "MALFORMED") throw await malformedIn(ruleset, found, given, context);
  return found.output;
}

/** The error of arguments that cannot be read, in the language that they or the headers name. */
async function malformedIn(
  ruleset: AnyRuleset,
  answer: Malformed,
  { language }: Given,
  { acceptLanguage }: RequestContext,
) {
  return malformedError(inWords(answer, await phrasesAsked(ruleset, language, acceptLanguage)).faults);
}
