import type { AnyReport } from "../core/contract/operation";
import type { Phrases } from "../core/contract/phrases";
import type { AnyRuleset } from "../core/contract/ruleset";
import { revisionOf } from "../core/request/revision";
import { localizeChart, operationWords, rulesetTitle } from "../core/text/describe";
import { supportedLanguage } from "../core/text/localize";
import { VERSION } from "../version";
import { operationsOf, type WireOperation } from "./operations";

/** A ruleset as it introduces itself in the words of a language: enough for a program to find every operation. */
export function describeRuleset(ruleset: AnyRuleset, phrases: Phrases) {
  const { id, editions, revisions, views, analysis, languages } = ruleset;
  const listed = ({ name, rules }: WireOperation | AnyReport) => {
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
    operations: operationsOf(ruleset).map(listed),
    reports: ruleset.reports.map(listed),
    languages,
    policies: described(analysis?.policies, phrases.policies),
    measures: described(analysis?.measures, phrases.measures),
  };
}

/** The languages that any of these rulesets speaks. */
export function languagesOf(rulesets: readonly AnyRuleset[]): readonly string[] {
  return [...new Set(rulesets.flatMap(({ languages }) => languages))];
}

/** These rulesets as they introduce themselves in a language; one that does not speak it does so in its first. */
export function listRulesets(rulesets: readonly AnyRuleset[], language: string) {
  return Promise.all(
    rulesets.map(async (ruleset) => {
      const { languages, phrasesOf } = ruleset;
      return describeRuleset(ruleset, await phrasesOf(supportedLanguage(ruleset, language) ?? languages[0]!));
    }),
  );
}

/** What there is by name, each with what it is: as the catalogue says, or as it was declared. */
function described(
  named: Readonly<Record<string, { readonly doc: string }>> = {},
  worded: Readonly<Record<string, string>>,
) {
  return Object.entries(named).map(([name, { doc }]) => ({ name, description: worded[name] ?? doc }));
}

/** The charts of a ruleset in the words of a language, each with its provenance, in the order of the pack. */
export function listCharts({ pack }: AnyRuleset, phrases: Phrases) {
  return Object.values(pack.charts).map((chart) => localizeChart(chart, phrases));
}

/** The whole chart pack in the words of a language. */
export function chartPack(ruleset: AnyRuleset, phrases: Phrases) {
  const charts = Object.fromEntries(listCharts(ruleset, phrases).map((chart) => [chart.id, chart]));
  return { ...ruleset.pack, title: rulesetTitle(ruleset, phrases), charts };
}

/** The numbered rulings on what the rules leave open, in the words of a language. */
export function listRulings({ rulings }: Phrases) {
  return Object.entries(rulings).map(([id, { section, question, ruling }]) => ({ id, section, question, ruling }));
}

/** That the service is up, its version, and the rulesets it knows. */
export function health(ids: readonly string[]) {
  return { status: "ok", version: VERSION, rulesets: ids };
}
