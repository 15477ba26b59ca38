import { runInNewContext } from "node:vm";
import { describe, expect, test } from "vitest";
import front from "../../infra/front.json" with { type: "json" };
import { lambdaHandler } from "../../src/api/edge/edge";
import { errorProblem } from "../../src/api/rest/problem";
import { ANALYSIS_NAMES, HEADINGS, SLOW_ANALYSES } from "../../src/core/analysis/headings";
import { rulesets } from "../../src/rulesets/index";
import { eventOf } from "../http/client";

const { ViewerAddress, Limits, Distribution } = front.Resources;

const config = Distribution.Properties.DistributionConfig;

const [api, { "Fn::If": [, events] = [] } = {}] = config.Origins as unknown as [
  { OriginCustomHeaders: readonly { HeaderName: string }[] },
  { "Fn::If"?: [string, { Id: string; OriginCustomHeaders: unknown }] },
];

/** The headers that the distribution sends to the service for a viewer's headers. */
function sentBy(address: string, headers: Readonly<Record<string, string>>): Record<string, string> {
  const request = { headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { value }])) };
  const event = { request, viewer: { ip: address } };
  const answer = runInNewContext(`${ViewerAddress.Properties.FunctionCode} handler(event)`, {
    event,
  }) as typeof request;
  const added = api.OriginCustomHeaders.map(({ HeaderName }) => [HeaderName, "sesame"] as const);
  const received = Object.entries(answer.headers).map(([name, { value }]) => [name, value] as const);
  return Object.fromEntries([...received, ...added]);
}

describe("the distribution", () => {
  test("opens the functions, and counts requests by viewer address, regardless of the headers that a viewer sends", async () => {
    const wire = { answer: () => ({ status: 200 }), error: errorProblem, less: "" };
    const handler = lambdaHandler(wire, { FRONT_SECRET: "sesame", CALLER_RATE: "1/1" });
    const ask = async (address: string, headers = {}) =>
      (await handler(eventOf({ path: "/healthz", headers: sentBy(address, headers) }))).statusCode;
    expect(await ask("192.0.2.1")).toBe(200);
    expect(await ask("192.0.2.1", { "x-viewer-address": "192.0.2.9", "x-front-secret": "mine" })).toBe(429);
    expect(await ask("192.0.2.2")).toBe(200);
    expect((await handler(eventOf({ path: "/healthz" }))).statusCode).toBe(403);
  });

  test("limits each address across all instances, and its REST analyses more strictly", () => {
    const rules = Limits.Properties.Rules;
    expect(config.WebACLId).toEqual({ "Fn::GetAtt": ["Limits", "Arn"] });
    for (const { Action, Statement } of rules) {
      expect(Action.Block.CustomResponse).toMatchObject({
        ResponseCode: 429,
        ResponseHeaders: [{ Name: "retry-after" }],
      });
      expect(Statement.RateBasedStatement).toMatchObject({ AggregateKeyType: "IP", EvaluationWindowSec: 300 });
    }
    const [requests, analyses, streams] = rules.map(({ Statement }) => Statement.RateBasedStatement);
    expect([requests!.Limit, analyses!.Limit, streams!.Limit]).toEqual([
      { Ref: "RequestsPerFiveMinutes" },
      { Ref: "AnalysesPerFiveMinutes" },
      { Ref: "StreamsPerFiveMinutes" },
    ]);
    const isStream = new RegExp(streams!.ScopeDownStatement!.RegexMatchStatement.RegexString);
    expect(["/v1/careers/a/events", "/v1/careers/a/version"].map((path) => isStream.test(path))).toEqual([true, false]);
    const isLimited = new RegExp(analyses!.ScopeDownStatement!.RegexMatchStatement.RegexString);
    const limited = ANALYSIS_NAMES.filter((name) =>
      [...rulesets].every(({ id }) => isLimited.test(`/v1/${id}/${HEADINGS[name].path.replace(":operation", "new")}`)),
    );
    expect(limited).toEqual(ANALYSIS_NAMES.filter((name) => SLOW_ANALYSES.has(name)));
    for (const path of ["/v1/hunters/new", "/v1/pq17/oddsmaker", "/graphql"]) expect(isLimited.test(path)).toBe(false);
  });

  test("sends event streams to the function that streams, with the same secret and the same rules", () => {
    const [condition, [behavior]] = config.CacheBehaviors["Fn::If"] as [string, [Record<string, unknown>]];
    expect([condition, behavior.PathPattern]).toEqual(["HasEvents", "/v1/careers/*/events"]);
    expect(behavior).toMatchObject({ ...config.DefaultCacheBehavior, TargetOriginId: events!.Id });
    expect(events!.OriginCustomHeaders).toEqual(api.OriginCustomHeaders);
  });

  test("caches nothing, and forwards every method and every header except the host", () => {
    expect(config.DefaultCacheBehavior).toMatchObject({
      ViewerProtocolPolicy: "redirect-to-https",
      AllowedMethods: expect.arrayContaining(["GET", "POST", "DELETE", "OPTIONS"]),
      // The managed policies CachingDisabled and AllViewerExceptHostHeader.
      CachePolicyId: "4135ea2d-6df8-44a3-9df3-4b5a84be39ad",
      OriginRequestPolicyId: "b689b0a8-53d0-40ab-baf2-68738e2966ac",
    });
    expect(front.Parameters.FrontSecret.NoEcho).toBe(true);
  });
});
