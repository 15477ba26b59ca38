import { pascalCase } from "../../src/api/names";
import type { JsonSchema } from "../../src/core/contract/choice";
import { docText, membersOf, typeText } from "./type-text";

/** One operation of the OpenAPI document, as far as the client needs it. */
interface OpenApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly required?: boolean }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, JsonSchema>> };
}

interface ClientCall {
  readonly group: string;
  readonly name: string;
  readonly route: string;
  readonly doc: string;
  readonly request: string;
  readonly answer: string;
}

const NOTE = "// Made from the OpenAPI documents in schema/ by scripts/generate-schema.ts; not to be edited.\n";

const REFUSED = "422";

/**
 * The generated files of the typed client by name: the schema types, the calls, the operations, and the routes. Their
 * source is the published OpenAPI documents.
 */
export function clientFiles(published: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const documents = [...published]
    .filter(([path]) => /^openapi(?:\.json$|\/)/.test(path))
    .map(([, text]) => JSON.parse(text) as OpenApiDocument);
  const all = Object.assign(
    {},
    ...documents.map(({ components }) => components.schemas),
  ) as OpenApiDocument["components"]["schemas"];
  const schemas = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)));
  const calls = documents.flatMap(callsOf);
  return new Map([
    ["schemas.ts", NOTE + Object.entries(schemas).map(schemaText).join("")],
    ["calls.ts", callsFile(calls, Object.keys(schemas))],
    ["operations.ts", operationsFile(documents)],
    ["routes.ts", routesFile(calls)],
  ]);
}

function schemaText([name, schema]: readonly [string, JsonSchema]): string {
  return `\n${docText(schema)}export type ${name} = ${typeText(schema)};\n`;
}

function callsOf({ paths, components }: OpenApiDocument): ClientCall[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]): ClientCall[] => {
      const [group, name, ...more] = nameOf(operation);
      if (more.length > 0 || isStream(operation)) return [];
      const request = requestText(operation, components.schemas);
      const answer = answerText(operation);
      return [{ group, name, route: `${method.toUpperCase()} ${path}`, doc: operation.summary, request, answer }];
    }),
  );
}

/** True for an operation whose response never ends. The client has a function of its own for it. */
function isStream({ responses }: OpenApiOperation): boolean {
  return responses["200"]?.content?.["text/event-stream"] !== undefined;
}

/** The group and the name of a call. More parts mean that the entry only documents another operation. */
function nameOf({ operationId, tags }: OpenApiOperation): [group: string, name: string, ...more: string[]] {
  const [first = "", second, ...more] = operationId.split("_");
  return second === undefined ? [tags[0]!, first] : [first, second, ...more];
}

/** The request type of a call: its body, with the path and query parameters. */
function requestText(
  { parameters = [], requestBody }: OpenApiOperation,
  schemas: OpenApiDocument["components"]["schemas"],
): string {
  // Shared parameters, which have a reference, are headers.
  const placed = parameters.filter(({ in: place }) => place === "path" || place === "query") as readonly (JsonSchema & {
    name: string;
  })[];
  const body = requestBody?.content["application/json"]?.schema;
  const names = body === undefined ? [] : membersOf(resolveReference(body, schemas)).map(([name]) => name);
  const twice = placed.find(({ name }) => names.includes(name));
  if (twice !== undefined) throw new Error(`The parameter ${twice.name} stands in the body too.`);
  const fields: JsonSchema = {
    type: "object",
    properties: Object.fromEntries(
      placed.map(({ name, schema, description }) => [name, { ...(schema as JsonSchema), description }]),
    ),
    required: placed.filter(({ required }) => required === true).map(({ name }) => name),
    additionalProperties: false,
  };
  if (body === undefined) return typeText(fields, "    ");
  return placed.length === 0 ? typeText(body, "    ") : `${typeText(fields, "    ")} & ${typeText(body, "    ")}`;
}

function resolveReference(schema: JsonSchema, schemas: OpenApiDocument["components"]["schemas"]): JsonSchema {
  return typeof schema.$ref === "string" ? schemas[schema.$ref.split("/").at(-1)!]! : schema;
}

/** The answer type of a call: its success, or a refusal. */
function answerText({ responses }: OpenApiOperation): string {
  const schema = (responses["200"] ?? responses["201"])?.content?.["application/json"]?.schema;
  const success = schema === undefined ? "string" : typeText(schema, "    ");
  return REFUSED in responses ? `${success} | RefusalProblem` : success;
}

/** The input and outcome types of every operation, by game and name. */
function operationsFile(documents: readonly OpenApiDocument[]): string {
  const games = documents.map(operationsIn).filter((operations) => operations.length > 0);
  const texts = games.map((operations) => {
    const game = pascalCase(operations[0]!.group);
    const lines = operations.map(
      ({ name, doc, input, outcome }) =>
        `${docText({ description: `${doc}.` }, "  ")}  readonly ${name}: { readonly input: ${input}; readonly outcome: ${outcome} };\n`,
    );
    return `\n/** What each operation of this game takes and comes to. */\nexport type ${game}Operations = {\n${lines.join("")}};\n`;
  });
  const used = [...new Set(games.flat().flatMap(({ input, outcome }) => [input, outcome]))].sort();
  const imported = `import type {\n${used.map((name) => `  ${name},\n`).join("")}} from "./schemas";\n`;
  return `${NOTE}${imported}${texts.join("")}`;
}

/** The operations of a document: the calls that accept input and can return a resolution. */
function operationsIn({ paths, components: { schemas } }: OpenApiDocument) {
  const all = Object.values(paths).flatMap((item) => Object.values(item));
  return all.flatMap((operation) => {
    const [group, name, ...more] = nameOf(operation);
    const requestSchema = operation.requestBody?.content["application/json"]?.schema;
    const answerSchemas = operation.responses["200"]?.content?.["application/json"]?.schema.oneOf;
    const resolution = Array.isArray(answerSchemas)
      ? memberNamed("outcome", resolveReference(answerSchemas[0], schemas))
      : undefined;
    const input =
      requestSchema === undefined ? undefined : memberNamed("input", resolveReference(requestSchema, schemas));
    if (more.length > 0 || resolution === undefined || input === undefined) return [];
    return [{ group, name, doc: operation.summary, input: typeText(input), outcome: typeText(resolution) }];
  });
}

function memberNamed(name: string, schema: JsonSchema): JsonSchema | undefined {
  return membersOf(schema).find(([each]) => each === name)?.[1];
}

function callsFile(calls: readonly ClientCall[], names: readonly string[]): string {
  const groups = [...groupCalls(calls)].map(([group, groupMembers]) => {
    const lines = groupMembers.map(
      ({ name, doc, request, answer }) =>
        `${docText({ description: `${doc}.` }, "    ")}    readonly ${name}: Call<${request}, ${answer}>;\n`,
    );
    return `  readonly ${group}: {\n${lines.join("")}  };\n`;
  });
  const text = `/** Every call of the service, by ruleset or part. */\nexport type Calls = {\n${groups.join("")}};\n`;
  const used = names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const imported = `import type { Call } from "../call";\nimport type {\n${used.map((name) => `  ${name},\n`).join("")}} from "./schemas";\n`;
  return `${NOTE}${imported}\n${text}`;
}

function routesFile(calls: readonly ClientCall[]): string {
  const groups = [...groupCalls(calls)].map(
    ([group, groupMembers]) =>
      `  ${group}: {\n${groupMembers.map(({ name, route }) => `    ${name}: ${JSON.stringify(route)},\n`).join("")}  },\n`,
  );
  return `${NOTE}\n/** The method and the path of every call. */\nexport const ROUTES = {\n${groups.join("")}} as const;\n`;
}

function groupCalls(calls: readonly ClientCall[]): ReadonlyMap<string, readonly ClientCall[]> {
  const groups = new Map<string, ClientCall[]>();
  for (const call of calls) groups.set(call.group, [...(groups.get(call.group) ?? []), call]);
  return groups;
}
