import { umpireClient, wireTo } from "../../../src/client/index";

/** The members of a response that play needs. */
export interface WireAnswer {
  readonly kind: string;
  readonly code?: string;
  readonly snapshot?: unknown;
  readonly decisions?: unknown;
  /** Views and decisions of each side, if requested. */
  readonly views?: readonly { readonly side: string; readonly decisions: unknown }[];
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

/** Returns a ruleset over GraphQL. One document plays every operation. */
export function graphqlService(url: string, ruleset: string): Service {
  const title = ruleset.charAt(0).toUpperCase() + ruleset.slice(1);
  const wire = wireTo(url);
  // biome-ignore lint/suspicious/noExplicitAny: an answer of the service is read as it comes
  const ask = async (document: Fields): Promise<{ status: number; body: any }> =>
    wire.send("POST", "/graphql", document, { headers: { accept: "application/json" } });
  const play: Wire = async (operation, request) => {
    const query = playDocument(ruleset, title, request.views !== undefined);
    const { status, body } = await ask({ query, variables: { operation, ...request } });
    return body.data?.[ruleset]?.play ?? { ...body, kind: `HTTP_${status}` };
  };
  const print: Print = async (report, { snapshot, language }) => {
    const query = `query Print($snapshot: Snapshot!, $language: String) { ${ruleset} { ${report}(snapshot: $snapshot, language: $language) { text } } }`;
    const { body: answer } = await ask({ query: query, variables: { snapshot, language } });
    return textOf(answer.data?.[ruleset]?.[report], answer);
  };
  return { play, print };
}

/** Returns the document of a whole game: the decisions of a single player, or those in each side's view. */
function playDocument(ruleset: string, title: string, hasViews: boolean): string {
  const decisions = "decisions { operation legal input limits { code } }";
  const [declared, passed, shown] = hasViews
    ? [`, $views: [${title}Viewer!]`, ", views: $views", `views { side ${decisions} }`]
    : ["", "", decisions];
  return `query Play($operation: ${title}Operation!, $snapshot: Snapshot, $input: JSON, $seed: String, $dice: [Int!]${declared}) {
    ${ruleset} {
      play(operation: $operation, snapshot: $snapshot, input: $input, seed: $seed, dice: $dice${passed}, audit: NONE) {
        ... on Resolution { kind snapshot ${shown} }
        ... on Refusal { kind code message }
        ... on NeedsRoll { kind }
      }
    }
  }`;
}
