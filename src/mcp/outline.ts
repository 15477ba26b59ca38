import type { JsonSchema } from "../core/contract/choice";
import { propertiesOf, resolveRef } from "../core/json/schema";

/**
 * Reduces the schema of an answer to an outline, since every word costs the assistant tokens: the members of each kind
 * of answer with types and descriptions, without nested members.
 */
export function outline(schema: JsonSchema): JsonSchema {
  const whole = resolveRef(schema, schema);
  const kinds = kindsOf(whole, schema).map((kind) => objectOutline(kind, schema));
  return kinds.length === 1 ? kinds[0]! : { type: "object", anyOf: kinds };
}

/** The schemas of all kinds of an answer, including nested choices. */
function kindsOf(schema: JsonSchema, root: JsonSchema): readonly JsonSchema[] {
  return choicesOf(schema)?.flatMap((choice) => kindsOf(resolveRef(choice, root), root)) ?? [schema];
}

function objectOutline(schema: JsonSchema, root: JsonSchema): JsonSchema {
  const { description, required = [] } = schema;
  const members = Object.entries(propertiesOf(schema)).map(([name, member]) => [name, memberOutline(member, root)]);
  return {
    type: "object",
    ...(description !== undefined && { description }),
    properties: Object.fromEntries(members),
    required,
  };
}

function memberOutline(member: JsonSchema, root: JsonSchema): JsonSchema {
  const { description, type, const: only, enum: enumValues } = resolveRef(member, root);
  const types = choicesOf(member)?.map((choice) => resolveRef(choice, root).type);
  const known = types === undefined || types.includes(undefined) ? type : [...new Set(types)];
  const facts = { description, type: known, const: only, enum: enumValues };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
}

function choicesOf({ oneOf, anyOf }: JsonSchema): readonly JsonSchema[] | undefined {
  return (oneOf ?? anyOf) as readonly JsonSchema[] | undefined;
}
