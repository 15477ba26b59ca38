import type { JsonSchema } from "../../core/contract/choice";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { ANSWERS } from "../answers/index";
import { pascalCase } from "../names";
import type { Contract, Route } from "../rest/route";
import type { Components } from "./components";
import { describeJsonResponse, examplePath, jsonBody } from "./content";
import { type OwnItem, pathParameter, queryParameter } from "./item";
import { requestBodySchema } from "./request";
import { addAnswer } from "./shared";

type Plain = Extract<Contract, { readonly kind: "PLAIN" }>;

/** Returns the request and the responses of a plain route. */
export function plainItem(
  { name, title, method, path }: Route,
  contract: Plain,
  ruleset: AnyRuleset | undefined,
  snapshot: JsonSchema | undefined,
  components: Components,
): OwnItem {
  const parametersOf = (docs: Plain["parameters"] = {}, make: typeof pathParameter) =>
    Object.entries(docs).map(([key, { doc, values, example }]) => {
      const known = typeof values === "function" ? ruleset && values(ruleset) : values;
      const schema = { type: "string", ...(known === undefined ? {} : { enum: known }) };
      return make(key, doc, schema, example ?? known?.[0]);
    });
  const parameters = [
    ...parametersOf(contract.parameters, pathParameter),
    ...parametersOf(contract.query, queryParameter),
  ];
  return {
    parameters,
    ...(ruleset !== undefined && method === "POST"
      ? { requestBody: bodyOf(name, title, contract, ruleset, snapshot, components) }
      : {}),
    successes: { 200: responseOf(contract, title, components) },
    problems: [
      ...(method === "POST" || contract.query !== undefined ? (["malformed"] as const) : []),
      ...(path.replace(":ruleset", "").includes(":") ? (["not-found"] as const) : []),
    ],
  };
}

function bodyOf(
  name: string,
  title: string,
  { fields, shown = false }: Plain,
  ruleset: AnyRuleset,
  snapshot: JsonSchema | undefined,
  components: Components,
): JsonSchema {
  const ownSchemas = snapshot === undefined ? {} : { snapshot };
  const schema = requestBodySchema(title, fields?.(ruleset) ?? [], [], ownSchemas);
  const request = components.add(`${pascalCase(ruleset.id)}${pascalCase(name)}Request`, schema);
  return jsonBody(request, "The request body.", shown ? examplePath(ruleset.id, name) : undefined);
}

function responseOf({ answer }: Plain, title: string, components: Components): JsonSchema {
  const description = `${title}.`;
  if (answer === "file") return { description };
  if (answer === "text/html") return { description, content: { [answer]: { schema: { type: "string" } } } };
  if (answer === "image/svg+xml") {
    return { description, content: { [answer]: { schema: { type: "string", description: "An SVG document." } } } };
  }
  if (answer === "text/event-stream") {
    const schema = { type: "string", description: "Server-sent events, of the HTML standard." };
    return { description, content: { [answer]: { schema } } };
  }
  return describeJsonResponse(addAnswer(components, ANSWERS[answer]), description);
}
