import type { JsonSchema } from "../../core/contract/choice";

/** A JSON response. */
export function jsonResponse(schema: JsonSchema, description: string): JsonSchema {
  return { description, content: { "application/json": { schema } } };
}

/** A JSON request body with an example that runs as it stands. */
export function jsonBody(schema: JsonSchema, description: string, example: unknown): JsonSchema {
  return { description, required: true, content: { "application/json": { schema, example } } };
}
