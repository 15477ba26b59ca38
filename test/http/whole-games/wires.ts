import { umpireClient, wireTo } from "../../../src/client/index";

/** The members of a response that play needs. */
export interface WireAnswer {
  readonly kind: string;
  readonly code?: string;
  readonly snapshot?: unknown;
  readonly decisions?: unknown;
  /** Views and decisions of each side, if requested. */
  readonly views?: readonly { readonly side: string; readonly view: unknown; readonly decisions: unknown }[];
}

/** Calls one operation over REST or GraphQL. */
export type Wire = (operation: string, request: Record<string, unknown>) => Promise<WireAnswer>;

/** Requests the printable text of a report. */
export type Print = (report: string, request: Record<string, unknown>) => Promise<string>;

/** One ruleset over REST or GraphQL: its operations, and its printable reports. */
export interface Service {
  readonly play: Wire;
  readonly print: Print;
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns a ruleset over REST through the typed client. */
export function restService(url: string, ruleset: string): Service {
  const groups: Readonly<Record<string, unknown>> = umpireClient(url);
  // Operation names come from decisions, so they cannot be typed.
  const calls = groups[ruleset] as Readonly<Record<string, (request: Fields) => Promise<unknown>>>;
  return {
    play: async (operation, request) => (await calls[operation]!({ ...request, audit: "NONE" })) as WireAnswer,
    print: async (report, request) => {
      const answer = (await calls[report]!(request)) as { readonly output?: Printed };
      return textOf(answer.output, answer);
    },
  };
}

type Printed = { readonly text?: string } | null;

function textOf(output: Printed | undefined, body: unknown): string {
  if (typeof output?.text !== "string") throw new Error(`Nothing to print: ${JSON.stringify(body)}`);
  return output.text;
}

/** Returns a ruleset over GraphQL. Reads the names of the input types by introspection. */
export async function graphqlService(url: string, ruleset: string): Promise<Service> {
  const title = ruleset.charAt(0).toUpperCase() + ruleset.slice(1);
  const query = `{ __type(name: "${title}Queries") { fields { name args { name type { ...t ofType { ...t } } } type { ...t ofType { ...t ofType { ...t } } } } } } fragment t on __Type { name kind possibleTypes { name } }`;
  const wire = wireTo(url);
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the service is read as it comes
  const ask = async (document: Fields): Promise<{ status: number; body: any }> =>
    wire.send("POST", "/graphql", document, { headers: { accept: "application/json" } });
  const { body } = await ask({ query });
  const fields = new Map<string, Field>();
  for (const field of body.data.__type.fields) {
    const input = field.args.find((arg: { name: string }) => arg.name === "input");
    const result = field.type.ofType ?? field.type;
    const possible: { name: string }[] = result.possibleTypes ?? [];
    fields.set(field.name, {
      input: input === undefined ? undefined : (input.type.name ?? `${input.type.ofType.name}!`),
      resolution: possible.map(({ name }) => name).find((name) => name.endsWith("Resolution")),
    });
  }
  const play: Wire = async (operation, request) => {
    const { status, body: answer } = await ask(document(ruleset, operation, fields.get(operation), request));
    const result = answer.data?.[ruleset]?.[operation];
    if (result === undefined || result === null) return { ...answer, kind: `HTTP_${status}` };
    const { __typename: type } = result;
    return {
      ...result,
      kind: type === "Refusal" ? "REFUSAL" : type.endsWith("Resolution") ? "RESOLUTION" : "NEEDS_ROLL",
    };
  };
  const print: Print = async (report, { snapshot, language }) => {
    const query = `query Print($snapshot: Snapshot!, $language: String) { ${ruleset} { ${report}(snapshot: $snapshot, language: $language) { text } } }`;
    const { body: answer } = await ask({ query: query, variables: { snapshot, language } });
    return textOf(answer.data?.[ruleset]?.[report], answer);
  };
  return { play, print };
}

/** The types that a document needs for a field: its input and its resolution. */
interface Field {
  readonly input: string | undefined;
  readonly resolution: string | undefined;
}

function document(ruleset: string, operation: string, field: Field | undefined, request: Record<string, unknown>) {
  const types: Record<string, string | undefined> = {
    snapshot: "Snapshot!",
    input: field?.input,
    seed: "String",
    dice: "[Int!]",
    views: "[String!]",
  };
  const used = Object.keys(request).filter((name) => types[name] !== undefined && request[name] !== undefined);
  const heading = used.map((name) => `$${name}: ${types[name]}`).join(", ");
  const passing = used.map((name) => `${name}: $${name}`).join(", ");
  const decisions = "decisions { operation legal input limits { code } }";
  const members = `snapshot ${request.views === undefined ? decisions : `views { side view ${decisions} }`}`;
  const query = `query Play(${heading}) { ${ruleset} { ${operation}(${passing}, audit: NONE) { __typename ... on ${field?.resolution} { ${members} } ... on Refusal { code message } } } }`;
  return { query, variables: Object.fromEntries(used.map((name) => [name, request[name]])) };
}
