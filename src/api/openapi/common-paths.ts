import type { GraphQLSchema } from "graphql";
import type { JsonSchema } from "../../core/contract/choice";
import { PROBLEM_TYPES } from "../rest/problem";
import type { Components } from "./components";
import { jsonResponse } from "./content";
import { problemResponses } from "./problems";
import { answerSchema } from "./shared";

/** The paths that belong to no ruleset. */
export function commonPaths(components: Components, schema: GraphQLSchema): Readonly<Record<string, JsonSchema>> {
  const ruleset = components.add("RulesetInfo", answerSchema(schema, components, "RulesetInfo"));
  const list = {
    type: "object",
    description: "The rulesets served here.",
    properties: { rulesets: { type: "array", items: ruleset, description: "Every ruleset with its operations." } },
    required: ["rulesets"],
    additionalProperties: false,
  };
  const health = components.add("Health", answerSchema(schema, components, "Health"));
  const page = { description: "The page.", content: { "text/html": { schema: { type: "string" } } } };
  const problemType = {
    name: "type",
    in: "path",
    required: true,
    description: "The last part of a problem's type.",
    schema: { type: "string", enum: Object.keys(PROBLEM_TYPES) },
    example: "refusal",
  };
  const asset = {
    name: "name",
    in: "path",
    required: true,
    description: "Name of a file the pages load.",
    schema: { type: "string" },
    example: "graphiql.js",
  };
  return {
    "/": get("index", "Where everything is", jsonResponse({ type: "object" }, "Paths by name.")),
    "/healthz": get("health", "Whether the service is up", jsonResponse(health, "It is up.")),
    "/openapi.json": get("openapi", "This document", jsonResponse({ type: "object" }, "OpenAPI 3.1.")),
    "/docs": get("docs", "This document as a page to try requests on", page),
    "/assets/{name}": get("asset", "A file of the pages", { description: "The file." }, [asset]),
    "/problems/{type}": get("problem", "What a kind of problem means", jsonResponse({ type: "object" }, "The kind."), [
      problemType,
    ]),
    "/v1/rulesets": get("rulesets", "Every ruleset with its operations", jsonResponse(list, "The rulesets.")),
  };
}

function get(id: string, summary: string, response: JsonSchema, parameters?: readonly JsonSchema[]): JsonSchema {
  const responses = { 200: response, ...(parameters ? problemResponses("not-found") : {}) };
  const shared = { operationId: id, tags: ["service"], summary, description: `${summary}.` };
  return { get: { ...shared, ...(parameters ? { parameters } : {}), responses } };
}
