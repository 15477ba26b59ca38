import type { AnyCareerOperation } from "../../careers/declaration";
import type { JsonSchema } from "../../core/contract/choice";
import { propertiesOf, refName } from "../../core/json/schema";
import { schemaDocument } from "../json-schemas";
import { pascalCase } from "../names";
import type { Components } from "../openapi/components";
import { describeJsonResponse } from "../openapi/content";
import { type OwnItem, successOf } from "../openapi/item";
import { placesOf } from "./input";

const unchanged = (id: string): string => id;

/** Returns the request and the responses of an operation on stored games. */
export function careerItem(operation: AnyCareerOperation, components: Components): OwnItem {
  const { name, method, isMutation } = operation;
  const fallback = { name: `${pascalCase(name)}Output`, description: `Response of ${name}.` };
  const output = components.addDocument(schemaDocument(operation.output, "output"), unchanged, fallback);
  const careerNamed = operation.path.includes(":career");
  return {
    parameters: parametersOf(operation, components),
    ...(method === "POST" ? bodyOf(operation, components) : {}),
    successes: successes(operation, output),
    problems: [
      "malformed",
      ...(isMutation ? (["refusal"] as const) : []),
      ...(careerNamed ? (["forbidden", "not-found"] as const) : []),
      ...(isMutation || careerNamed ? (["conflict"] as const) : []),
      ...(method === "DELETE" ? (["precondition-failed"] as const) : []),
      ...(method === "POST" ? (["body-too-large", "content-type"] as const) : (["answer-too-large"] as const)),
      "unavailable",
    ],
  };
}

/** Returns the success responses of an operation. A 201 for a new career has its Location. */
function successes({ title, creates }: AnyCareerOperation, output: JsonSchema): Readonly<Record<string, JsonSchema>> {
  const location = { $ref: "#/components/headers/Location" };
  const created = { ...describeJsonResponse(output, "The new career."), headers: { location } };
  if (creates === "ALWAYS") return { 201: created };
  if (creates === undefined) return successOf(output, `${title}.`);
  return { 200: describeJsonResponse(output, "More dice are needed. No career was created."), 201: created };
}

function parametersOf(operation: AnyCareerOperation, components: Components): readonly JsonSchema[] {
  const { root, defs } = schemaDocument(operation.input, "input");
  const members = propertiesOf(root);
  const places = placesOf(operation);
  const parameter = (name: string, at: string, required: boolean): JsonSchema => {
    const { description, ...own } = members[name]!;
    const id = refName(own);
    const schema = id === undefined ? own : components.addDocument({ id, root: defs[id]!, defs }, unchanged);
    return { name, in: at, required, description, schema };
  };
  const inQuery = operation.method === "POST" ? [] : places.rest;
  const key = {
    ...(places.key ? parameter("idempotencyKey", "header", false) : {}),
    name: "idempotency-key",
  };
  return [
    ...places.path.map((name) => parameter(name, "path", true)),
    ...inQuery.map((name) => parameter(name, "query", false)),
    ...(places.key ? [key] : []),
  ];
}

function bodyOf(operation: AnyCareerOperation, components: Components): Pick<OwnItem, "requestBody"> {
  const { defs, root } = schemaDocument(operation.input, "input");
  const places = placesOf(operation);
  if (places.rest.length === 0) return {};
  const members = propertiesOf(root);
  const properties = Object.fromEntries(places.rest.map((name) => [name, members[name]!]));
  const required = ((root.required ?? []) as readonly string[]).filter((name) => places.rest.includes(name));
  const body = { ...root, properties, required };
  const name = `${pascalCase(operation.name)}Request`;
  const description = `Request: ${operation.title}.`;
  const schema = components.addDocument({ id: undefined, root: body, defs }, unchanged, { name, description });
  return {
    requestBody: {
      description: "The request body.",
      required: required.length > 0,
      content: { "application/json": { schema } },
    },
  };
}
