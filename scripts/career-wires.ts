/** What a wire answers, as far as playing needs it. */
export interface WireAnswer {
  readonly kind: string;
  readonly code?: string;
  readonly snapshot?: unknown;
  readonly decisions?: unknown;
}

/** Calls one operation over one wire. */
export type Wire = (operation: string, request: Record<string, unknown>) => Promise<WireAnswer>;

/** The Hunters over one wire: its operations, and the printed log sheet of a career. */
export interface Service {
  readonly play: Wire;
  readonly logSheet: (snapshot: unknown, language: string) => Promise<string>;
}

/** The Hunters over REST. */
export function restService(url: string): Service {
  return {
    play: async (operation, request) => {
      const { status, body } = await postJson(`${url}/v1/hunters/${operation}`, { ...request, audit: "NONE" });
      return status === 200 ? body : { ...body, kind: status === 422 ? "REFUSAL" : `HTTP_${status}` };
    },
    logSheet: async (snapshot, language) => {
      const { body } = await postJson(`${url}/v1/hunters/logSheet`, { snapshot, language });
      return textOf(body.output, body);
    },
  };
}

function textOf(output: { readonly text?: string } | null | undefined, body: unknown): string {
  if (typeof output?.text !== "string") throw new Error(`No log sheet: ${JSON.stringify(body)}`);
  return output.text;
}

/** The Hunters over GraphQL; the names of the input types are read from the service itself. */
export async function graphqlService(url: string): Promise<Service> {
  const query = `{ __type(name: "HuntersQueries") { fields { name args { name type { ...t ofType { ...t } } } } } } fragment t on __Type { name kind }`;
  const { body } = await postJson(`${url}/graphql`, { query });
  const inputs = new Map<string, string>();
  for (const field of body.data.__type.fields) {
    const input = field.args.find((arg: { name: string }) => arg.name === "input");
    if (input !== undefined) inputs.set(field.name, input.type.name ?? `${input.type.ofType.name}!`);
  }
  const play: Wire = async (operation, request) => {
    const { status, body: answer } = await postJson(
      `${url}/graphql`,
      document(operation, inputs.get(operation), request),
    );
    const result = answer.data?.hunters?.[operation];
    if (result === undefined || result === null) return { ...answer, kind: `HTTP_${status}` };
    return {
      ...result,
      kind:
        result.__typename === "Refusal"
          ? "REFUSAL"
          : result.__typename.endsWith("Resolution")
            ? "RESOLUTION"
            : "NEEDS_ROLL",
    };
  };
  const logSheet: Service["logSheet"] = async (snapshot, language) => {
    const asked = `query Sheet($snapshot: Snapshot!, $language: String) { hunters { logSheet(snapshot: $snapshot, language: $language) { text } } }`;
    const { body: answer } = await postJson(`${url}/graphql`, { query: asked, variables: { snapshot, language } });
    return textOf(answer.data?.hunters?.logSheet, answer);
  };
  return { play, logSheet };
}

function document(operation: string, inputType: string | undefined, request: Record<string, unknown>) {
  const bare = operation.replace(/^(resolve|compute)(?=[A-Z])/, "");
  const resolution = `Hunters${bare.charAt(0).toUpperCase()}${bare.slice(1)}Resolution`;
  const types: Record<string, string | undefined> = { snapshot: "Snapshot!", input: inputType, seed: "String" };
  const used = Object.keys(request).filter((name) => types[name] !== undefined && request[name] !== undefined);
  const heading = used.map((name) => `$${name}: ${types[name]}`).join(", ");
  const passing = used.map((name) => `${name}: $${name}`).join(", ");
  const fields = "snapshot decisions { operation legal input limits { code } }";
  const query = `query Play(${heading}) { hunters { ${operation}(${passing}, audit: NONE) { __typename ... on ${resolution} { ${fields} } ... on Refusal { code message } } } }`;
  return { query, variables: Object.fromEntries(used.map((name) => [name, request[name]])) };
}

// biome-ignore lint/suspicious/noExplicitAny: an answer of the service is read as it comes
async function postJson(url: string, body: unknown): Promise<{ status: number; body: any }> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}
