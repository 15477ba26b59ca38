import type { JsonSchema } from "../../core/contract/choice";

/** A JSON response. */
export function jsonResponse(schema: JsonSchema, description: string): JsonSchema {
  return { description, content: { "application/json": { schema } } };
}

/**
 * A JSON request body; `example` is the path of one that runs as it stands. It stands in a member of our own, since tools take
 * `externalValue` for a file beside the document.
 */
export function jsonBody(schema: JsonSchema, description: string, example?: string): JsonSchema {
  const content = { "application/json": { schema, ...(example === undefined ? {} : { "x-example": example }) } };
  const where = example === undefined ? "" : ` GET ${example} has one that runs as it stands.`;
  return { description: `${description}${where}`, required: true, content };
}

/** The path at which a runnable body is served, for what is called by that name below a ruleset. */
export function examplePath(ruleset: string, name: string): string {
  return `/v1/${ruleset}/operations/${name}/example`;
}
