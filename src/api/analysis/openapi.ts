import type { AnyAnalysisCall } from "../../core/analysis/call";
import type { JsonSchema } from "../../core/contract/choice";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { propertiesOf } from "../../core/json/schema";
import { REQUEST_FIELDS } from "../../core/request/request-fields";
import { schemaDocument } from "../json-schemas";
import { pascalCase } from "../names";
import type { Components } from "../openapi/components";
import { examplePath, jsonBody } from "../openapi/content";
import { type OwnItem, pathParameter, successOf } from "../openapi/item";
import { operationsOf } from "../operations";
import { parametersIn } from "../path-parameters";

/** Returns the name of a schema, whether it is new or already added. */
const nameOf = (id: string): string => id.split("/").at(-1)!;

/** Returns the request and the responses of an analysis below a ruleset. */
export function analysisItem(
  ruleset: AnyRuleset,
  call: AnyAnalysisCall,
  snapshot: JsonSchema,
  components: Components,
): OwnItem {
  const { name, title, refuses } = call;
  const inPath = parametersIn(call.path);
  const fallback = { name: pascalCase(name), description: `${title}.` };
  const answer = components.addDocument(schemaDocument(call.answer, "output"), nameOf, fallback);
  const request = requestOf(ruleset, call, snapshot, components);
  return {
    parameters: inPath.map((field) => parameterOf(ruleset, call, field)),
    requestBody: jsonBody(request, "The request body.", examplePath(ruleset.id, name)),
    successes: successOf(answer, `${title}.`),
    problems: [
      "malformed",
      ...(refuses ? (["refusal"] as const) : []),
      ...(inPath.length > 0 ? (["not-found"] as const) : []),
    ],
  };
}

/** Returns a path parameter that names an operation. */
function parameterOf(
  ruleset: AnyRuleset,
  { own: ownSchema, exampleOperation }: AnyAnalysisCall,
  field: string,
): JsonSchema {
  const { description } = propertiesOf(schemaDocument(ownSchema, "input").root)[field]!;
  const schema = { type: "string", enum: operationsOf(ruleset).map(({ name }) => name) };
  return pathParameter(field, String(description), schema, exampleOperation?.(ruleset));
}

function requestOf(
  ruleset: AnyRuleset,
  call: AnyAnalysisCall,
  snapshot: JsonSchema,
  components: Components,
): JsonSchema {
  const { name, title, shared, own: ownSchema, form } = call;
  const inPath = parametersIn(call.path);
  const document = schemaDocument(ownSchema, "input");
  const members = Object.entries(propertiesOf(document.root)).filter(([field]) => !inPath.includes(field));
  const common = shared.map((field) => {
    const { doc, schema } = REQUEST_FIELDS[field];
    return [field, { ...(field === "snapshot" ? snapshot : schema), description: doc }] as const;
  });
  const forms = Object.entries(form?.(ruleset) ?? {}).map(([field, schema]) => {
    const { description } = propertiesOf(document.root)[field]!;
    return [field, { ...components.addDocument(schemaDocument(schema, "input"), nameOf), description }] as const;
  });
  const needed = ((document.root.required ?? []) as readonly string[]).filter((field) => !inPath.includes(field));
  const root = {
    ...document.root,
    properties: Object.fromEntries([...members, ...common, ...forms]),
    required: needed,
  };
  const description = `Request: ${title}.`;
  const request = { ...document, id: undefined, root };
  return components.addDocument(request, nameOf, {
    name: `${pascalCase(ruleset.id)}${pascalCase(name)}Request`,
    description,
  });
}
