import { defaultQuestions, procedureQuestions } from "../core/analysis/odds/questions";
import type { AnyReport } from "../core/contract/operation";
import type { Phrases } from "../core/contract/phrases";
import type { AnyRuleset } from "../core/contract/ruleset";
import { revisionOf } from "../core/request/revision";
import { localizeChart, operationWords, rulesetTitle } from "../core/text/describe";
import { supportedLanguage } from "../core/text/localize";
import { VERSION } from "../version";
import { type ApiOperation, operationsOf } from "./operations";

/** Describes a ruleset in one language, in enough detail for a program to find every operation. */
export function describeRuleset(ruleset: AnyRuleset, phrases: Phrases) {
  const { id, editions, revisions, views, analysis, languages } = ruleset;
  const summaryOf = ({ name, rules }: ApiOperation | AnyReport) => {
    const { title, description } = operationWords(ruleset, name, phrases);
    const titles = phrases.odds[name] ?? {};
    const projections = Object.entries(analysis?.projections?.[name] ?? {});
    return {
      name,
      title,
      description,
      rules,
      method: "POST",
      path: `/v1/${id}/${name}`,
      request: `/openapi/${id}.json#/paths/~1v1~1${id}~1${name}/post/requestBody/content/application~1json/schema`,
      example: `/v1/${id}/operations/${name}/example`,
      odds: projections.map(([pointer, declared]) => ({ pointer, title: titles[pointer] ?? declared })),
      questions: defaultQuestions(ruleset, name).map(({ id }) => id),
    };
  };
  return {
    id,
    title: rulesetTitle(ruleset, phrases),
    openapi: `/openapi/${id}.json`,
    editions,
    revision: revisionOf(ruleset),
    revisions,
    sides: views?.sides ?? [],
    operations: operationsOf(ruleset).map(summaryOf),
    reports: ruleset.reports.map(summaryOf),
    languages,
    policies: describeNames(analysis?.policies, phrases.policies),
    measures: describeNames(analysis?.measures, phrases.measures),
    questions: describeQuestions(ruleset, phrases),
  };
}

/** Lists the questions of a game. `isAboutPlay` is true for those that procedures can answer too. */
function describeQuestions(ruleset: AnyRuleset, phrases: Phrases) {
  const aboutPlay = new Set(procedureQuestions(ruleset).map(({ id }) => id));
  return Object.entries(ruleset.analysis?.questions ?? {}).map(([id, { kind }]) => ({
    id,
    kind,
    title: phrases.questions[id] ?? id,
    isAboutPlay: aboutPlay.has(id),
  }));
}

/** Returns the languages that at least one of these rulesets supports. */
export function languagesOf(rulesets: readonly AnyRuleset[]): readonly string[] {
  return [...new Set(rulesets.flatMap(({ languages }) => languages))];
}

/** Describes these rulesets in one language. A ruleset that does not support it uses its first language. */
export function listRulesets(rulesets: readonly AnyRuleset[], language: string) {
  return Promise.all(
    rulesets.map(async (ruleset) => {
      const { languages, phrasesOf } = ruleset;
      return describeRuleset(ruleset, await phrasesOf(supportedLanguage(ruleset, language) ?? languages[0]));
    }),
  );
}

/** Returns each name with its description, from the language's catalogue or else from the declaration. */
function describeNames(
  declared: Readonly<Record<string, { readonly doc: string }>> = {},
  worded: Readonly<Record<string, string>>,
) {
  return Object.entries(declared).map(([name, { doc }]) => ({ name, description: worded[name] ?? doc }));
}

/** Returns the charts of a ruleset in one language, each with its provenance, in the order of the pack. */
export function listCharts({ pack }: AnyRuleset, phrases: Phrases) {
  return Object.values(pack.charts).map((chart) => localizeChart(chart, phrases));
}

/** Returns the whole chart pack in one language. */
export function chartPack(ruleset: AnyRuleset, phrases: Phrases) {
  const charts = Object.fromEntries(listCharts(ruleset, phrases).map((chart) => [chart.id, chart]));
  return { ...ruleset.pack, title: rulesetTitle(ruleset, phrases), charts };
}

/** Returns the numbered rulings on open questions of the rules, in one language. */
export function listRulings({ rulings }: Phrases) {
  return Object.entries(rulings).map(([id, { section, title, question, ruling }]) => ({
    id,
    section,
    title,
    question,
    ruling,
  }));
}

/** Returns the status of the service, its version, and its rulesets. */
export function health(ids: readonly string[]) {
  return { status: "ok", version: VERSION, rulesets: ids };
}
