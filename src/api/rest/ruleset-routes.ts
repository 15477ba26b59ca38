import { ANALYSIS_NAMES } from "../../core/analysis/headings";
import { memoize } from "../../core/charts/memoize";
import type { AnyReport } from "../../core/contract/operation";
import type { Phrases } from "../../core/contract/phrases";
import { type AnyRuleset, findReport } from "../../core/contract/ruleset";
import { decisionFields } from "../../core/request/fields";
import { localizeChart } from "../../core/text/describe";
import { nearestNameHint } from "../../core/text/did-you-mean";
import { supportedLanguage } from "../../core/text/localize";
import { wordList } from "../../core/text/word-list";
import { analysisRoutes } from "../analysis/rest";
import { chartPack, describeRuleset, listRulings } from "../catalogue";
import { ApiError } from "../edge/api-error";
import { exampleBody, type examplesOf } from "../examples";
import { type ApiOperation, findApiOperation, operationsOf } from "../operations";
import type { Registry } from "../registry";
import type { Vectors } from "../vectors";
import { documentsIn, jsonDocumentOf } from "./documents";
import { mapRoutes } from "./maps";
import { answerDecisions, computeReport, resolveOperation } from "./operations";
import { type Handle, LANGUAGE_QUERY, type Route } from "./route";
import { vectorRoutes } from "./vectors";

/** The routes below every ruleset. */
export function rulesetRoutes(registry: Registry, examples: typeof examplesOf, vectors: Vectors): readonly Route[] {
  const find = async (id: string): Promise<AnyRuleset> => {
    const ruleset = await registry.find(id);
    if (ruleset !== undefined) return ruleset;
    const values = { id, ids: registry.ids };
    throw new ApiError("RULESET_UNKNOWN", { values });
  };
  const check: Route["check"] = async ({ ruleset, operation }) => {
    const game = await find(ruleset!);
    if (operation !== undefined) findCallable(game, operation);
  };
  const perRuleset = (make: (ruleset: AnyRuleset, phrases: Phrases) => unknown): Handle => {
    const documents = memoize((ruleset: AnyRuleset) =>
      inLanguageOfRequest(ruleset, (phrases) => make(ruleset, phrases)),
    );
    return async (request, { ruleset, language }) => documents(await find(ruleset!))(request, language);
  };
  const exampleDocuments = memoize(
    (ruleset: AnyRuleset) =>
      new Map(
        callablesOf(ruleset).map((name) => [
          name,
          jsonDocumentOf(async () => exampleBody(ruleset, name, await examples(ruleset.id))),
        ]),
      ),
  );
  const chartDocuments = memoize(
    (ruleset: AnyRuleset) =>
      new Map(
        Object.values(ruleset.pack.charts).map((chart) => [
          chart.id,
          inLanguageOfRequest(ruleset, (phrases) => localizeChart(chart, phrases)),
        ]),
      ),
  );
  const wordDocuments = memoize(
    (ruleset: AnyRuleset) =>
      new Map(
        ruleset.languages.map((language) => [
          language,
          jsonDocumentOf(async () => wordList(ruleset, await ruleset.phrasesOf(language))),
        ]),
      ),
  );
  return [
    {
      method: "GET",
      path: "/v1/:ruleset",
      name: "ruleset",
      tag: "reference",
      title: "Ruleset",
      doc: "Returns title, editions, languages, operations and reports of the ruleset, with the rules and address of each.",
      contract: { kind: "PLAIN", query: LANGUAGE_QUERY, answer: "RulesetInfo" },
      check,
      handle: perRuleset(describeRuleset),
    },
    {
      method: "GET",
      path: "/v1/:ruleset/charts",
      name: "charts",
      tag: "reference",
      title: "All charts with their provenance",
      doc: "Returns the chart pack: every printed number by chart, with its source.",
      contract: { kind: "PLAIN", query: LANGUAGE_QUERY, answer: "ChartPack" },
      check,
      handle: perRuleset(chartPack),
    },
    {
      method: "GET",
      path: "/v1/:ruleset/charts/:id",
      name: "chart",
      tag: "reference",
      title: "Chart with its provenance",
      doc: "Returns one chart of the pack. Requests override charts in the same form.",
      contract: {
        kind: "PLAIN",
        parameters: { id: { doc: "Id of the chart.", values: ({ pack }) => Object.keys(pack.charts) } },
        query: LANGUAGE_QUERY,
        answer: "Chart",
      },
      check,
      async handle(request, { ruleset, id, language }) {
        const documents = chartDocuments(await find(ruleset!));
        const document = documents.get(id!);
        if (document !== undefined) return document(request, language);
        const all = { id: "hint/path", values: { path: `/v1/${ruleset}/charts` } };
        const values = { id, hint: nearestNameHint(id!, [...documents.keys()], all) };
        throw new ApiError("CHART_UNKNOWN/hint", { values });
      },
    },
    {
      method: "GET",
      path: "/v1/:ruleset/rulings",
      name: "rulings",
      tag: "reference",
      title: "Rulings on open questions of the rules",
      doc: "Returns the numbered rulings that audit trails cite, each with the question that it decides.",
      contract: { kind: "PLAIN", query: LANGUAGE_QUERY, answer: "Rulings" },
      check,
      handle: perRuleset(({ id }, phrases) => ({ ruleset: id, rulings: listRulings(phrases) })),
    },
    {
      method: "GET",
      path: "/v1/:ruleset/words/:language",
      name: "words",
      tag: "reference",
      title: "Words in one language",
      doc: "Returns the names of operations, members, codes, rolls, charts, modifiers, refusals and rulings in a language.",
      contract: {
        kind: "PLAIN",
        parameters: { language: { doc: "Language tag, such as `fr`.", values: ({ languages }) => languages } },
        answer: "Words",
      },
      check,
      async handle(_request, { ruleset, language }) {
        const game = await find(ruleset!);
        const document = wordDocuments(game).get(supportedLanguage(game, language) ?? "");
        if (document !== undefined) return document();
        const values = { languages: game.languages };
        throw new ApiError("LANGUAGE_UNKNOWN", { values });
      },
    },
    {
      method: "GET",
      path: "/v1/:ruleset/operations/:operation/example",
      name: "example",
      tag: "reference",
      title: "Example request",
      doc: "Returns a body that you can POST unchanged to an operation, a report, `decisions` or an analysis.",
      contract: {
        kind: "PLAIN",
        parameters: {
          operation: { doc: "Name of an operation, a report or an analysis, as in its path.", values: callablesOf },
        },
        answer: "ExampleRequest",
      },
      check: async ({ ruleset }) => void (await find(ruleset!)),
      async handle(_request, { ruleset, operation }) {
        const game = await find(ruleset!);
        const document = exampleDocuments(game).get(operation!);
        return document === undefined ? unknownCallable(game, operation!) : document();
      },
    },
    ...mapRoutes(find, check),
    ...vectorRoutes(vectors, find, check),
    {
      method: "POST",
      path: "/v1/:ruleset/decisions",
      name: "decisions",
      tag: "play",
      title: "Legal operations",
      doc: "Lists each operation that you can call on a snapshot, and the rule that closes each closed one. Without a snapshot, it lists the ways to start a game.",
      contract: { kind: "PLAIN", fields: decisionFields, shown: true, answer: "Decisions" },
      check,
      handle: async (request, { ruleset }) => answerDecisions(await find(ruleset!), request),
    },
    ...analysisRoutes(find, check),
    {
      method: "POST",
      path: "/v1/:ruleset/:operation",
      name: "operation",
      tag: "play",
      title: "Operation or report",
      doc: "Resolves an operation, or computes a report.",
      contract: { kind: "OPERATIONS" },
      check,
      async handle(request, { ruleset, operation }) {
        const game = await find(ruleset!);
        const report = findReport(game, operation!);
        if (report !== undefined) return computeReport(game, report, request);
        return resolveOperation(game, operation!, request);
      },
    },
  ];
}

/** Returns a handler for a ruleset's data in one language, as a document for each language. */
function inLanguageOfRequest({ languages, phrasesOf }: AnyRuleset, make: (phrases: Phrases) => unknown) {
  return documentsIn(languages, async (language) => JSON.stringify(make(await phrasesOf(language))));
}

/** Returns the names of everything with a runnable request: decisions, the analyses, operations and reports. */
function callablesOf(ruleset: AnyRuleset): readonly string[] {
  const analyses = ruleset.analysis === undefined ? [] : ANALYSIS_NAMES;
  return ["decisions", ...analyses, ...[...operationsOf(ruleset), ...ruleset.reports].map(({ name }) => name)];
}

/** Returns the operation or report with this name. Throws an ApiError for an unknown name. */
function findCallable(ruleset: AnyRuleset, name: string): ApiOperation | AnyReport {
  return findReport(ruleset, name) ?? findApiOperation(ruleset, name) ?? unknownCallable(ruleset, name);
}

function unknownCallable(ruleset: AnyRuleset, name: string): never {
  const hint = nearestNameHint(name, callablesOf(ruleset), { id: "hint/rulesets" });
  throw new ApiError("OPERATION_UNKNOWN", { values: { name, hint } });
}
