import type { Fields } from "../service/service";

/** A call of an operation, as it is tried and copied. */
export interface Call {
  readonly ruleset: string;
  readonly operation: string;
  /** The body of the request: snapshot, input, dice or seed, and charts where there are any. */
  readonly request: Fields;
}

/** A call as a line for a shell. */
export function asCurl({ ruleset, operation, request }: Call): string {
  const body = JSON.stringify(request).replaceAll("'", "'\\''");
  return `curl -s ${location.origin}/v1/${ruleset}/${operation} -H 'content-type: application/json' -d '${body}'`;
}

/** A call as the body of a request to GraphQL: a document, and its variables. */
export function asGraphql({ ruleset, operation, request }: Call): string {
  const { input, ...others } = request;
  const hasInput = Object.keys((input ?? {}) as Fields).length > 0;
  const types: Readonly<Record<string, string>> = {
    snapshot: "Snapshot!",
    input: `${capital(ruleset)}${capital(operation)}Input!`,
    seed: "String",
    dice: "[Int!]",
    charts: "JSON",
  };
  const variables = hasInput ? request : others;
  const names = Object.keys(variables);
  const declared = names.map((name) => `$${name}: ${types[name]}`).join(", ");
  const given = names.map((name) => `${name}: $${name}`).join(", ");
  const query = `query (${declared}) { ${ruleset} { ${operation}(${given}) {
  ... on Resolution { operation snapshot outcomeJson digest dice audit { sentence } }
  ... on NeedsRoll { next { dice purpose } }
  ... on Refusal { code message citation { section } }
} } }`;
  return JSON.stringify({ query, variables }, null, 1);
}

/** A call in TypeScript, by the client of the package. */
export function asTypescript({ ruleset, operation, request }: Call): string {
  return `import { umpireClient } from "naval-umpire/client";

const umpire = umpireClient(${JSON.stringify(location.origin)});
const answer = await umpire.${ruleset}.${operation}(${JSON.stringify(request)});
console.log(answer.kind);
`;
}

function capital(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
