import type { AnyAnalysisCall } from "../../core/analysis/call";
import { analysisCalls } from "../../core/analysis/index";
import type { JsonSchema } from "../../core/contract/choice";
import type { Examples } from "../../core/contract/operation";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { propertiesOf, schemaDocument } from "../json-schemas";
import { pascalCase } from "../names";
import type { Components } from "../openapi/components";
import { jsonBody, jsonResponse } from "../openapi/content";
import { problemResponses } from "../openapi/problems";
import { operationsOf } from "../operations";
import { bracedPath, parametersIn } from "../path-parameters";
import { REQUEST_FIELDS } from "../request";

/** The paths of the analyses below one ruleset. */
export function analysisPaths(
  ruleset: AnyRuleset,
  snapshot: JsonSchema,
  components: Components,
  examples: Examples,
): Readonly<Record<string, JsonSchema>> {
  const path = (call: AnyAnalysisCall): string => `/v1/${ruleset.id}/${bracedPath(call.path)}`;
  return Object.fromEntries(
    analysisCalls.map((call) => [path(call), { post: itemOf(ruleset, call, snapshot, components, examples) }]),
  );
}

/** The name of a schema, whether it is added here or has been added before. */
const named = (id: string): string => id.split("/").at(-1)!;

function itemOf(
  ruleset: AnyRuleset,
  call: AnyAnalysisCall,
  snapshot: JsonSchema,
  components: Components,
  examples: Examples,
): JsonSchema {
  const { name, title, doc, refuses } = call;
  const inPath = parametersIn(call.path);
  const example = Object.entries(call.example(ruleset, examples)).filter(([, value]) => value !== undefined);
  const body = Object.fromEntries(example.filter(([field]) => !inPath.includes(field)));
  const parameters = inPath.map((field) => parameterOf(ruleset, call, field, Object.fromEntries(example)[field]));
  const fallback = { name: pascalCase(name), description: `${title}.` };
  const answer = components.addDocument(schemaDocument(call.answer, "output"), named, fallback);
  const request = requestOf(ruleset, call, snapshot, components);
  return {
    operationId: `${ruleset.id}_${name}`,
    tags: [ruleset.id],
    summary: title,
    description: doc,
    ...(parameters.length > 0 ? { parameters } : {}),
    requestBody: jsonBody(request, "The request.", body),
    responses: {
      200: jsonResponse(answer, `${title}.`),
      ...problemResponses("malformed", ...(refuses ? (["refusal"] as const) : [])),
      ...problemResponses(...(inPath.length > 0 ? (["not-found"] as const) : [])),
      ...problemResponses("body-too-large", "content-type"),
    },
  };
}

function parameterOf(ruleset: AnyRuleset, { own }: AnyAnalysisCall, field: string, example: unknown): JsonSchema {
  const { description } = propertiesOf(schemaDocument(own, "input").root)[field]!;
  const schema = { type: "string", enum: operationsOf(ruleset).map(({ name }) => name) };
  return { name: field, in: "path", required: true, description, schema, example };
}

function requestOf(
  ruleset: AnyRuleset,
  call: AnyAnalysisCall,
  snapshot: JsonSchema,
  components: Components,
): JsonSchema {
  const { name, title, shared, own } = call;
  const inPath = parametersIn(call.path);
  const document = schemaDocument(own, "input");
  const members = Object.entries(propertiesOf(document.root)).filter(([field]) => !inPath.includes(field));
  const common = shared.map((field) => {
    const { doc, schema } = REQUEST_FIELDS[field];
    return [field, { ...(field === "snapshot" ? snapshot : schema), description: doc }] as const;
  });
  const needed = ((document.root.required ?? []) as readonly string[]).filter((field) => !inPath.includes(field));
  const root = {
    ...document.root,
    properties: Object.fromEntries([...members, ...common]),
    required: needed,
  };
  const description = `A request: ${title}.`;
  const request = { ...document, id: undefined, root };
  return components.addDocument(request, named, {
    name: `${pascalCase(ruleset.id)}${pascalCase(name)}Request`,
    description,
  });
}
