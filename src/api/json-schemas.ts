import * as z from "zod";
import type { JsonSchema } from "../core/contract/choice";
import { propertiesOf, refName } from "../core/json/schema";

/** A JSON Schema in parts: the schema of the value itself, and the named schemas it refers to. */
export interface SchemaDocument {
  /** The id of the value's own schema, if it has one. */
  readonly id: string | undefined;
  readonly root: JsonSchema;
  readonly defs: Readonly<Record<string, JsonSchema>>;
}

/** Returns the published JSON Schema of a zod schema's input or output. */
export function publishedSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  return z.toJSONSchema(schema, { io, target: "draft-2020-12" }) as JsonSchema;
}

const documents = { input: new WeakMap<z.ZodType, SchemaDocument>(), output: new WeakMap<z.ZodType, SchemaDocument>() };

/** Returns the JSON Schema of a zod schema's input or output in parts. Memoized. */
export function schemaDocument(schema: z.ZodType, io: "input" | "output"): SchemaDocument {
  let document = documents[io].get(schema);
  if (document === undefined) {
    document = splitDocument(schema, io);
    documents[io].set(schema, document);
  }
  return document;
}

function splitDocument(schema: z.ZodType, io: "input" | "output"): SchemaDocument {
  const { $schema: _, $defs, ...rest } = publishedSchema(schema, io);
  const defs = ($defs ?? {}) as Record<string, JsonSchema>;
  const id = refName(rest);
  if (id === undefined) return { id, root: rest, defs };
  return { id, root: defs[id]!, defs };
}

/** True for the schema of an object without members, such as the input of an operation that needs none. */
export function isEmptyObject(schema: JsonSchema): boolean {
  return schema.type === "object" && Object.keys(propertiesOf(schema)).length === 0;
}

/**
 * Returns a schema without its `null` alternative, and whether it had one. A union of several kinds stays one, without
 * a type.
 */
export function withoutNull(schema: JsonSchema): { schema: JsonSchema; nullable: boolean } {
  const { anyOf, type, ...rest } = schema;
  if (Array.isArray(type)) {
    const types = (type as readonly string[]).filter((each) => each !== "null");
    const single = types.length > 1 ? rest : { ...rest, type: onlyAlternative(types, schema) };
    return { schema: single, nullable: types.length < type.length };
  }
  if (anyOf === undefined) return { schema, nullable: false };
  const alternatives = anyOf as readonly JsonSchema[];
  const nonNull = alternatives.filter((each) => each.type !== "null");
  const nullable = nonNull.length < alternatives.length;
  if (nonNull.length > 1) return { schema: { ...rest, anyOf: nonNull }, nullable };
  return { schema: { ...onlyAlternative(nonNull, schema), ...rest }, nullable };
}

function onlyAlternative<T>(alternatives: readonly T[], schema: JsonSchema): T {
  if (alternatives.length !== 1)
    throw new Error(`A schema of the API cannot contain unions: ${JSON.stringify(schema)}`);
  return alternatives[0]!;
}
