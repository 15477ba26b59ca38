import type { AnyRuleset } from "../../core/operation/contract";
import { readAsset } from "../assets";
import { describeRuleset, health, listCharts, listInterpretations } from "../catalogue";
import { ApiError } from "../edge/api-error";
import { type LambdaHandler, lambdaHandler } from "../edge/edge";
import type { ApiAnswer, ApiRequest } from "../edge/message";
import { findReport, operationsOf } from "../operations";
import { docsPage } from "../pages/docs";
import { documentOf, jsonAnswer } from "./documents";
import { computeReport, listDecisions, resolveOperation } from "./operations";
import { errorProblem, PROBLEM_TYPES } from "./problem";
import { type Handle, type Route, routerOf } from "./router";

/** The Lambda handler of every route but `/graphql`. */
export function restHandler(rulesets: readonly AnyRuleset[]): LambdaHandler {
  return lambdaHandler({ answer: routerOf(routesOf(rulesets)), error: errorProblem });
}

function routesOf(rulesets: readonly AnyRuleset[]): readonly Route[] {
  const find = (id: string): AnyRuleset => {
    const ruleset = rulesets.find((each) => each.id === id);
    if (ruleset !== undefined) return ruleset;
    const ids = rulesets.map((each) => each.id).join(", ");
    throw new ApiError(404, "RULESET_UNKNOWN", `There is no ruleset ${id}; there are ${ids}.`);
  };
  const findOperation = (ruleset: AnyRuleset, name: string) => {
    const operation = findReport(ruleset, name) ?? operationsOf(ruleset).find((each) => each.name === name);
    if (operation !== undefined) return operation;
    throw new ApiError(404, "OPERATION_UNKNOWN", `There is no operation ${name}; GET /v1/rulesets lists them.`);
  };
  const check: Route["check"] = ({ ruleset, operation }) => {
    const found = find(ruleset!);
    if (operation !== undefined) findOperation(found, operation);
  };
  const perRuleset = (make: (ruleset: AnyRuleset) => unknown): Handle => {
    const documents = new Map(rulesets.map((ruleset) => [ruleset.id, documentOf(() => make(ruleset))]));
    return (request, { ruleset }) => documents.get(ruleset!)!(request);
  };
  const example: Handle = (request, { ruleset, operation }) =>
    documentOf(() => findOperation(find(ruleset!), operation!).example())(request);
  const chart: Handle = (request, { ruleset, id }) => {
    const found = listCharts(find(ruleset!)).find((each) => each.id === id);
    if (found !== undefined) return documentOf(() => found)(request);
    throw new ApiError(404, "CHART_UNKNOWN", `There is no chart ${id}; GET /v1/${ruleset}/charts has them all.`);
  };
  const problemType: Handle = (request, { type }) => {
    const found = Object.entries(PROBLEM_TYPES).find(([name]) => name === type);
    if (found !== undefined) return documentOf(() => ({ type: `/problems/${type}`, ...found[1] }))(request);
    throw new ApiError(404, "ROUTE_UNKNOWN", `There is no problem type ${type}.`);
  };
  return [
    { path: "/", GET: documentOf(() => INDEX) },
    { path: "/healthz", GET: () => jsonAnswer(health(rulesets)) },
    { path: "/openapi.json", GET: documentOf(openApi) },
    { path: "/docs", GET: docsPage },
    { path: "/assets/:name", GET: asset },
    { path: "/problems/:type", GET: problemType },
    { path: "/v1/rulesets", GET: documentOf(() => ({ rulesets: rulesets.map(describeRuleset) })) },
    { path: "/v1/:ruleset/charts", check, GET: perRuleset((ruleset) => ruleset.pack) },
    { path: "/v1/:ruleset/charts/:id", check, GET: chart },
    {
      path: "/v1/:ruleset/interpretations",
      check,
      GET: perRuleset((ruleset) => ({ ruleset: ruleset.id, interpretations: listInterpretations(ruleset) })),
    },
    { path: "/v1/:ruleset/operations/:operation/example", check, GET: example },
    { path: "/v1/:ruleset/decisions", check, POST: (request, { ruleset }) => listDecisions(find(ruleset!), request) },
    {
      path: "/v1/:ruleset/:operation",
      check,
      POST: (request, { ruleset, operation }) => {
        const found = find(ruleset!);
        const report = findReport(found, operation!);
        if (report !== undefined) return computeReport(found, report, request);
        return resolveOperation(found, operation!, request);
      },
    },
  ];
}

const INDEX = {
  title: "Naval Umpire",
  graphql: "/graphql",
  docs: "/docs",
  openapi: "/openapi.json",
  rulesets: "/v1/rulesets",
  health: "/healthz",
};

/** The published document, generated from the declarations and checked for drift; read only when asked for. */
async function openApi(): Promise<unknown> {
  return (await import("../../../schema/openapi.json")).default;
}

async function asset(_request: ApiRequest, { name }: Readonly<Record<string, string>>): Promise<ApiAnswer> {
  const found = await readAsset(name!);
  if (found === undefined) throw new ApiError(404, "ASSET_UNKNOWN", `There is no file ${name} here.`);
  const headers = { "content-type": found.contentType, "cache-control": "public, max-age=3600" };
  return { status: 200, headers, body: found.bytes };
}
