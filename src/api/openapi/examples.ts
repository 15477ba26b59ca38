import type { JsonSchema } from "../../core/contract/choice";
import type { Examples } from "../../core/contract/operation";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { propertiesOf } from "../../core/json/schema";
import type { ApiRequest } from "../edge/message";
import { Registry } from "../registry";
import { restRoutes } from "../rest/index";
import { routerOf } from "../rest/router";
import type { Vectors } from "../vectors";

/** The document of stored games. Its examples come from a game that was played. */
const STORED = "openapi/careers.json";

/** Paths whose responses are generated from these documents. */
const GENERATED = /^\/(?:openapi|problems)/;

/** Largest response of a reference, in characters of JSON, that is shown whole. */
const LARGEST_REFERENCE = 8_000;

/** Members of an object that a shortened response keeps. No declared object has as many. */
const KEPT_MEMBERS = 25;

const KEPT_ITEMS = 2;

/** Characters of a drawing that a shortened response keeps. */
const KEPT_TEXT = 400;

/** An example of an operation on stored games: a request body, if it has one, and its response. */
export interface CareerExample {
  readonly request: unknown;
  readonly response: unknown;
}

/** The sources of examples besides those of the rulesets. */
export interface ExampleSources {
  /** Default: the paths of vectors have no examples. */
  readonly vectors?: Vectors;
  /** By the name of the operation. Default: the operations on stored games have no examples. */
  readonly careers?: ReadonlyMap<string, CareerExample>;
}

/** An operation of a document, as far as examples need it. */
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

type Paths = Readonly<Record<string, Record<string, Operation>>>;

type Content = Record<string, MediaType | undefined>;

interface MediaType {
  readonly schema?: JsonSchema;
  example?: unknown;
  examples?: unknown;
  readonly "x-example"?: string;
}

/** Adds a request and its response as examples to the operations of documents. The service itself gives the response. */
export async function addExamples(
  documents: ReadonlyMap<string, JsonSchema>,
  rulesets: readonly AnyRuleset[],
  examples: ReadonlyMap<string, Examples>,
  { vectors, careers = new Map() }: ExampleSources = {},
): Promise<void> {
  const answer = routerOf(
    restRoutes(new Registry(rulesets), {
      examples: async (id) => examples.get(id)!,
      ...(vectors === undefined ? {} : { vectors }),
    }),
  );
  for (const [name, { paths, components }] of documents) {
    const { schemas = {} } = components as { readonly schemas?: Readonly<Record<string, JsonSchema>> };
    const ruleset = rulesets.find(({ id }) => name === `openapi/${id}.json`);
    for (const [path, item] of Object.entries(paths as Paths)) {
      for (const [method, operation] of Object.entries(item)) {
        if (name === STORED) addPlayed(operation, careers);
        else if (!GENERATED.test(path)) {
          const snapshot = ruleset && firstSnapshot(ruleset, examples);
          await addAnswered(answer, path, method, operation, { snapshot, schemas });
        }
      }
    }
  }
}

/** Adds the recorded example of an operation on stored games. */
function addPlayed(operation: Operation, careers: ReadonlyMap<string, CareerExample>): void {
  const played = careers.get(operation.operationId.replace("careers_", ""));
  if (played === undefined) return;
  setExample(contentOf(operation.requestBody?.content), played.request);
  setExample(successOf(operation), played.response);
}

/** The parts of a document that the example of an operation needs. */
interface ExampleParts {
  readonly snapshot: unknown;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** The language of every example body that can name one, so that its response contains sentences. */
const LANGUAGE = "en";

/**
 * Adds the example body of a path, or a body with the snapshot, and the response of the service to exactly this
 * request.
 */
async function addAnswered(
  answer: Answer,
  path: string,
  method: string,
  operation: Operation,
  { snapshot, schemas }: ExampleParts,
): Promise<void> {
  const filled = filledPath(path, operation);
  if (filled === undefined) return;
  const request = contentOf(operation.requestBody?.content);
  const source = request?.["x-example"];
  const own = source === undefined ? { snapshot } : ((await answerTo(answer, "get", source)) as object);
  const schema = schemas[String(request?.schema?.$ref).split("/").at(-1)!];
  const hasLanguage = schema !== undefined && "language" in propertiesOf(schema);
  const body = hasLanguage ? { ...own, language: LANGUAGE } : own;
  setExample(request, body);
  const response = successOf(operation);
  const output = response && (await answerTo(answer, method, filled, request && body));
  if (operation.tags[0] === "reference") setShortExample(response, output);
  else setExample(response, output);
}

function firstSnapshot({ id, operations }: AnyRuleset, examples: ReadonlyMap<string, Examples>): unknown {
  return examples.get(id)?.operations[operations[0]!.name]?.snapshot;
}

type Answer = ReturnType<typeof routerOf>;

/** Returns the body of a response. Undefined unless it is successful. */
async function answerTo(answer: Answer, method: string, path: string, body?: unknown): Promise<unknown> {
  const {
    status,
    body: text,
    headers,
  } = await answer({
    ...REQUEST,
    method: method.toUpperCase(),
    path,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (status !== 200) return undefined;
  return headers?.["content-type"]?.includes("json") === false ? String(text) : JSON.parse(String(text));
}

const REQUEST: ApiRequest = {
  id: "example",
  platformId: "example",
  method: "GET",
  address: "",
  path: "/",
  search: "",
  headers: { "content-type": "application/json" },
  body: undefined,
  base64: false,
};

/** Returns a path with the examples of its parameters. Undefined if one has none. */
function filledPath(path: string, { parameters = [] }: Operation): string | undefined {
  let isWhole = true;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const example = parameters.find((each) => each.in === "path" && each.name === name)?.example;
    if (example === undefined) isWhole = false;
    return String(example);
  });
  return isWhole ? filled : undefined;
}

/** Returns the content of the response of success. */
function successOf({ responses }: Operation): MediaType | undefined {
  return contentOf((responses["201"] ?? responses["200"])?.content);
}

function contentOf(content: Content = {}): MediaType | undefined {
  return Object.values(content)[0];
}

function setExample(content: MediaType | undefined, example: unknown): void {
  if (content !== undefined && example !== undefined) content.example = example;
}

/** Shows a long response of a reference with the first items of its lists only, and says so. */
function setShortExample(content: MediaType | undefined, example: unknown): void {
  if (content === undefined || example === undefined) return;
  if (JSON.stringify(example).length <= LARGEST_REFERENCE) content.example = example;
  else content.examples = { shortened: { summary: SHORTENED, value: shorten(example) } };
}

const SHORTENED = "Shortened: lists have their first items only.";

/** Returns a value with the first items of each list, the first members of each long object, and the start of a long text. */
function shorten(value: unknown): unknown {
  if (typeof value === "string") return value.length > KEPT_TEXT ? `${value.slice(0, KEPT_TEXT)}…` : value;
  if (Array.isArray(value)) return value.slice(0, KEPT_ITEMS).map(shorten);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const first = entries.length > KEPT_MEMBERS ? entries.slice(0, KEPT_ITEMS) : entries;
  return Object.fromEntries(first.map(([name, each]) => [name, shorten(each)]));
}
