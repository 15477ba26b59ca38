import type { JsonSchema } from "../../core/contract/choice";
import type { Examples } from "../../core/contract/operation";
import type { AnyRuleset } from "../../core/contract/ruleset";
import type { ApiRequest } from "../edge/message";
import { Registry } from "../registry";
import { restRoutes } from "../rest/index";
import { routerOf } from "../rest/router";

/** Largest example in a document, in characters of JSON. PQ-17 has snapshots of 30 kB and nearly a hundred operations. */
const LARGEST = 16_000;

/** Responses about stored games would need a store. Their requests have examples. */
const STORED = "openapi/careers.json";

/** The conformance vectors are files of a deployment. */
const FILES = /\/vectors(?:\/|$)/;

/** Paths whose answers are generated from these documents. */
const GENERATED = /^\/(?:openapi|problems)/;

/** An operation of a document, as far as examples need it. */
interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly example?: unknown }[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

type Paths = Readonly<Record<string, Record<string, Operation>>>;

type Content = Record<string, { example?: unknown; "x-example"?: string } | undefined>;

/**
 * Adds a request and its response as examples to the operations of documents. The service itself gives the response.
 * Examples that are too large are left out; the path of the request then stays in `x-example`.
 */
export async function addExamples(
  documents: ReadonlyMap<string, JsonSchema>,
  rulesets: readonly AnyRuleset[],
  examples: ReadonlyMap<string, Examples>,
): Promise<void> {
  const answer = routerOf(restRoutes(new Registry(rulesets), { examples: async (id) => examples.get(id)! }));
  for (const [name, { paths }] of documents) {
    if (name === STORED) {
      addStoredRequests(paths as Paths, rulesets[0]!, examples.get(rulesets[0]!.id)!);
      continue;
    }
    for (const [path, item] of Object.entries(paths as Paths)) {
      if (GENERATED.test(path) || FILES.test(path)) continue;
      for (const [method, operation] of Object.entries(item)) {
        const filled = filledPath(path, operation);
        const request = jsonContent(operation.requestBody?.content);
        const source = request?.["x-example"];
        if (filled === undefined || (method === "post" && source === undefined)) continue;
        const body = source === undefined ? undefined : await answerTo(answer, "get", source);
        setExample(request, body);
        const response = jsonContent(operation.responses["200"]?.content);
        if (response === undefined) continue;
        const whole = await answerTo(answer, method, filled, body);
        setExample(response, isSmall(whole) ? whole : await needsRollOf(answer, filled, body));
      }
    }
  }
}

/** Adds requests to the operations on stored games, with the first game and its first operation. */
function addStoredRequests(paths: Paths, ruleset: AnyRuleset, { operations }: Examples): void {
  const inputOf = (name: string) => (operations[name] as { readonly input?: unknown } | undefined)?.input ?? {};
  const { id, start } = ruleset;
  const operation = ruleset.operations[0]!.name;
  const bodies: Readonly<Record<string, unknown>> = {
    careers_createCareer: { ruleset: id, input: inputOf(start.name), server: true },
    careers_playStep: { expectedVersion: 0, operation, input: inputOf(operation), server: true },
    careers_forkCareer: { version: 0 },
    careers_issueToken: { role: "SPECTATOR" },
  };
  for (const item of Object.values(paths))
    for (const { operationId, requestBody } of Object.values(item))
      setExample(jsonContent(requestBody?.content), bodies[operationId]);
}

type Answer = ReturnType<typeof routerOf>;

/** Returns the body of an answer. Undefined unless it is successful. */
async function answerTo(answer: Answer, method: string, path: string, body?: unknown): Promise<unknown> {
  const { status, body: text } = await answer({
    ...REQUEST,
    method: method.toUpperCase(),
    path,
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  return status === 200 ? JSON.parse(String(text)) : undefined;
}

/** Returns the answer to an operation without dice. It has no snapshot, so it is small. */
async function needsRollOf(answer: Answer, path: string, body: unknown): Promise<unknown> {
  if (typeof body !== "object" || body === null || !("seed" in body)) return undefined;
  const { seed: _, ...request } = body;
  const answered = (await answerTo(answer, "post", path, { ...request, dice: [] }).catch(() => undefined)) as
    | { readonly kind?: string }
    | undefined;
  return answered?.kind === "NEEDS_ROLL" ? answered : undefined;
}

const REQUEST: ApiRequest = {
  id: "example",
  platformId: "example",
  method: "GET",
  address: "",
  path: "/",
  search: "",
  headers: { "content-type": "application/json", "accept-language": "en" },
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

function jsonContent(content: Content | undefined): Content[string] {
  return content?.["application/json"];
}

function setExample(content: Content[string], example: unknown): void {
  if (content !== undefined && isSmall(example)) content.example = example;
}

function isSmall(example: unknown): boolean {
  return example !== undefined && JSON.stringify(example).length <= LARGEST;
}
