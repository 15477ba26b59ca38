import type { JsonFields } from "../service/service";

/** An operation with its request, to try and copy. */
export interface OperationCall {
  readonly ruleset: string;
  readonly operation: string;
  /** The request body: snapshot, input, dice or seed, and any charts. */
  readonly request: JsonFields;
}

/** Returns a call as a curl command. */
export function asCurl({ ruleset, operation, request }: OperationCall): string {
  const body = JSON.stringify(request).replaceAll("'", "'\\''");
  return `curl -s ${location.origin}/v1/${ruleset}/${operation} -H 'content-type: application/json' -d '${body}'`;
}

/** Returns a call as a GraphQL request body: document and variables. */
export function asGraphql({ ruleset, operation, request }: OperationCall): string {
  const { input, ...others } = request;
  const hasInput = Object.keys((input ?? {}) as JsonFields).length > 0;
  const types: Readonly<Record<string, string>> = {
    snapshot: "Snapshot!",
    input: `${capitalize(ruleset)}${capitalize(operation)}Input!`,
    seed: "String",
    dice: "[Int!]",
    charts: "JSON",
  };
  const variables = hasInput ? request : others;
  const names = Object.keys(variables);
  const parameters = names.map((name) => `$${name}: ${types[name]}`).join(", ");
  const args = names.map((name) => `${name}: $${name}`).join(", ");
  const query = `query (${parameters}) { ${ruleset} { ${operation}(${args}) {
  ... on Resolution { operation snapshot outcomeJson digest dice audit { sentence } }
  ... on NeedsRoll { next { dice purpose } }
  ... on Refusal { code message citation { section } }
} } }`;
  return JSON.stringify({ query, variables }, null, 1);
}

/** Returns a call as TypeScript that uses the package's client. */
export function asTypescript({ ruleset, operation, request }: OperationCall): string {
  return `import { umpireClient } from "naval-umpire/client";

const umpire = umpireClient(${JSON.stringify(location.origin)});
const answer = await umpire.${ruleset}.${operation}(${JSON.stringify(request)});
console.log(answer.kind);
`;
}

function capitalize(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}
