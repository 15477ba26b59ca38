import { onceFor } from "../../core/charts/once";
import type { AnyReport } from "../../core/contract/operation";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { didYouMean } from "../../core/text/did-you-mean";
import { noRuleset } from "../../rulesets/registry";
import { analysisRoutes } from "../analysis/rest";
import { ASSET_NAMES, type Assets, noAssets } from "../assets";
import { describeRuleset, health, listCharts, listInterpretations } from "../catalogue";
import { ApiError } from "../edge/api-error";
import { type LambdaHandler, lambdaHandler } from "../edge/edge";
import type { ApiAnswer } from "../edge/message";
import { examplesOf } from "../examples";
import { findOperation, findReport, operationsOf, type WireOperation } from "../operations";
import { docsPage } from "../pages/docs";
import { Registry, type Served } from "../registry";
import { documentOf, jsonAnswer } from "./documents";
import { bareMap, mapOfSnapshot } from "./maps";
import { computeReport, listDecisions, resolveOperation } from "./operations";
import { errorProblem, PROBLEM_TYPES } from "./problem";
import { type Handle, type Route, routerOf } from "./router";

/** The Lambda handler of every route but `/graphql`. */
export function restHandler(rulesets: readonly Served[], sources: Sources = {}): LambdaHandler {
  const routes = restRoutes(new Registry(rulesets), sources);
  return lambdaHandler({ answer: routerOf(routes), error: errorProblem, less: LESS });
}

/** Where examples and the pages' files come from: the published examples, and no files, unless told. */
interface Sources {
  readonly examples?: typeof examplesOf;
  readonly assets?: Assets;
}

const LESS = "Ask for less: audit SUMMARY or NONE, fewer views, or fewer places to tell apart and a lower bound.";

/** Every route but those of stored games, in the order in which they are tried. */
export function restRoutes(
  registry: Registry,
  { examples = examplesOf, assets = noAssets }: Sources = {},
): readonly Route[] {
  const find = async (id: string): Promise<AnyRuleset> => {
    const ruleset = await registry.find(id);
    if (ruleset !== undefined) return ruleset;
    throw new ApiError(404, "RULESET_UNKNOWN", noRuleset(id, registry.ids));
  };
  const check: Route["check"] = async ({ ruleset, operation }) => {
    const found = await find(ruleset!);
    if (operation !== undefined) findCallable(found, operation);
  };
  const perRuleset = (make: (ruleset: AnyRuleset) => unknown): Handle => {
    const documents = new Map(registry.ids.map((id) => [id, documentOf(async () => make(await find(id)))]));
    return (request, { ruleset }) => documents.get(ruleset!)!(request);
  };
  const exampleDocuments = onceFor(({ id }: AnyRuleset) =>
    onceFor(({ name }: WireOperation | AnyReport) =>
      documentOf(async () => {
        const { operations, reports } = await examples(id);
        return operations[name] ?? reports[name];
      }),
    ),
  );
  const example: Handle = async (request, { ruleset, operation }) => {
    const found = await find(ruleset!);
    return exampleDocuments(found)(findCallable(found, operation!))(request);
  };
  const chartDocuments = onceFor(
    (ruleset: AnyRuleset) => new Map(listCharts(ruleset).map((chart) => [chart.id, documentOf(() => chart)])),
  );
  const chart: Handle = async (request, { ruleset, id }) => {
    const documents = chartDocuments(await find(ruleset!));
    const found = documents.get(id!);
    if (found !== undefined) return found(request);
    const hint = didYouMean(id!, [...documents.keys()], `GET /v1/${ruleset}/charts has them all.`);
    throw new ApiError(404, "CHART_UNKNOWN", `There is no chart ${id}; ${hint}`);
  };
  const bareMaps = onceFor(bareMap);
  return [
    { path: "/", GET: documentOf(() => INDEX) },
    { path: "/healthz", GET: () => jsonAnswer(health(registry.ids)) },
    { path: "/openapi.json", GET: documentOf(openApi) },
    { path: "/docs", GET: () => docsPage(assets) },
    { path: "/assets/:name", GET: (_request, { name }) => assetAnswer(assets, name!) },
    { path: "/problems/:type", GET: problemType },
    { path: "/v1/rulesets", GET: documentOf(async () => ({ rulesets: (await registry.all()).map(describeRuleset) })) },
    { path: "/v1/:ruleset/charts", check, GET: perRuleset((ruleset) => ruleset.pack) },
    { path: "/v1/:ruleset/charts/:id", check, GET: chart },
    {
      path: "/v1/:ruleset/interpretations",
      check,
      GET: perRuleset(async (ruleset) => ({
        ruleset: ruleset.id,
        interpretations: await listInterpretations(ruleset),
      })),
    },
    { path: "/v1/:ruleset/operations/:operation/example", check, GET: example },
    {
      path: "/v1/:ruleset/map.svg",
      check,
      GET: async (request, { ruleset }) => bareMaps(await find(ruleset!))(request),
      POST: async (request, { ruleset }) => mapOfSnapshot(await find(ruleset!), request),
    },
    {
      path: "/v1/:ruleset/decisions",
      check,
      POST: async (request, { ruleset }) => listDecisions(await find(ruleset!), request),
    },
    ...analysisRoutes(find, check),
    {
      path: "/v1/:ruleset/:operation",
      check,
      POST: async (request, { ruleset, operation }) => {
        const found = await find(ruleset!);
        const report = findReport(found, operation!);
        if (report !== undefined) return computeReport(found, report, request);
        return resolveOperation(found, operation!, request);
      },
    },
  ];
}

/** The operation or report of that name; throws an ApiError when there is none. */
function findCallable(ruleset: AnyRuleset, name: string): WireOperation | AnyReport {
  const found = findReport(ruleset, name) ?? findOperation(ruleset, name);
  if (found !== undefined) return found;
  const names = ["decisions", ...[...operationsOf(ruleset), ...ruleset.reports].map((each) => each.name)];
  const hint = didYouMean(name, names, "GET /v1/rulesets lists them.");
  throw new ApiError(404, "OPERATION_UNKNOWN", `There is no operation ${name}; ${hint}`);
}

const problemDocuments: ReadonlyMap<string, ReturnType<typeof documentOf>> = new Map(
  Object.entries(PROBLEM_TYPES).map(([name, type]) => [
    name,
    documentOf(() => ({ type: `/problems/${name}`, ...type })),
  ]),
);

const problemType: Handle = (request, { type }) => {
  const found = problemDocuments.get(type!);
  if (found !== undefined) return found(request);
  throw new ApiError(404, "ROUTE_UNKNOWN", `There is no problem type ${type}.`);
};

const INDEX = {
  title: "Naval Umpire",
  graphql: "/graphql",
  docs: "/docs",
  openapi: "/openapi.json",
  rulesets: "/v1/rulesets",
  careers: "/v1/careers",
  health: "/healthz",
};

/** The published document, generated from the declarations and checked for drift; read only when asked for. */
async function openApi(): Promise<unknown> {
  return (await import("../../../schema/openapi.json")).default;
}

async function assetAnswer(assets: Assets, name: string): Promise<ApiAnswer> {
  const known = ASSET_NAMES.find((each) => each === name);
  const found = known && (await assets(known));
  if (found === undefined) throw new ApiError(404, "ASSET_UNKNOWN", `There is no file ${name} here.`);
  const headers = { "content-type": found.contentType, "cache-control": "public, max-age=3600" };
  return { status: 200, headers, body: found.bytes };
}
