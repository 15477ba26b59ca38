import type { JsonSchema } from "../../core/contract/choice";

/** A JSON response. */
export function describeJsonResponse(schema: JsonSchema, description: string): JsonSchema {
  return { description, content: { "application/json": { schema } } };
}

/**
 * Returns a JSON request body. `example` is the path of a runnable body. It is in a member of our own, because tools
 * take `externalValue` for a file next to the document.
 */
export function jsonBody(schema: JsonSchema, description: string, example?: string): JsonSchema {
  const content = { "application/json": { schema, ...(example === undefined ? {} : { "x-example": example }) } };
  const where = example === undefined ? "" : ` GET ${example} returns an example that you can send unchanged.`;
  return { description: `${description}${where}`, required: true, content };
}

/** Returns the path of a runnable body for a name below a ruleset. */
export function examplePath(ruleset: string, name: string): string {
  return `/v1/${ruleset}/operations/${name}/example`;
}
