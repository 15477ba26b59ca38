import type { JsonSchema } from "../../core/contract/choice";
import { REQUEST_FIELDS, type RequestFieldName } from "../../core/request/request-fields";

/** The schema of a request with these fields; `own` are the schemas that a ruleset or an operation narrows. */
export function requestSchema(
  title: string,
  fields: readonly RequestFieldName[],
  required: readonly RequestFieldName[],
  own: Partial<Record<RequestFieldName, JsonSchema>>,
): JsonSchema {
  const properties = fields.map((field) => {
    const { doc, schema } = REQUEST_FIELDS[field];
    return [field, { ...(own[field] ?? schema), description: doc }];
  });
  const rolls = fields.includes("seed");
  return {
    type: "object",
    description: `A request: ${title}.`,
    properties: Object.fromEntries(properties),
    required,
    additionalProperties: false,
    ...(rolls ? { oneOf: [{ required: ["seed"] }, { required: ["dice"] }] } : {}),
  };
}
