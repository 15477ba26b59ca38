import type { JsonSchema } from "../../core/contract/choice";
import { REQUEST_FIELDS, type RequestFieldName } from "../../core/request/request-fields";

/**
 * Returns the schema of a request with these fields. `ownSchemas` replaces those that a ruleset or an operation
 * narrows.
 */
export function requestBodySchema(
  title: string,
  fields: readonly RequestFieldName[],
  required: readonly RequestFieldName[],
  ownSchemas: Partial<Record<RequestFieldName, JsonSchema>>,
): JsonSchema {
  const properties = fields.map((field) => {
    const { doc, schema } = REQUEST_FIELDS[field];
    return [field, { ...(ownSchemas[field] ?? schema), description: doc }];
  });
  const rolls = fields.includes("seed");
  return {
    type: "object",
    description: `Request: ${title}.`,
    properties: Object.fromEntries(properties),
    required,
    additionalProperties: false,
    ...(rolls ? { oneOf: [{ required: ["seed"] }, { required: ["dice"] }] } : {}),
  };
}
