import * as z from "zod";
import type { JsonSchema } from "../core/contract/choice";
import { refName } from "../core/contract/definitions";

/** A JSON Schema taken apart: what it says of the value itself, and the named schemas it refers to. */
export interface SchemaDocument {
  /** The id of the value's own schema, when it has one. */
  readonly id: string | undefined;
  readonly root: JsonSchema;
  readonly defs: Readonly<Record<string, JsonSchema>>;
}

/** The JSON Schema of what a zod schema reads (`input`) or gives (`output`), as published. */
export function publishedSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  return z.toJSONSchema(schema, { io, target: "draft-2020-12" }) as JsonSchema;
}

const documents = { input: new WeakMap<z.ZodType, SchemaDocument>(), output: new WeakMap<z.ZodType, SchemaDocument>() };

/** The JSON Schema of what a zod schema reads or gives, taken apart; made once. */
export function schemaDocument(schema: z.ZodType, io: "input" | "output"): SchemaDocument {
  let document = documents[io].get(schema);
  if (document === undefined) {
    document = takeApart(schema, io);
    documents[io].set(schema, document);
  }
  return document;
}

function takeApart(schema: z.ZodType, io: "input" | "output"): SchemaDocument {
  const { $schema: _, $defs, ...rest } = publishedSchema(schema, io);
  const defs = ($defs ?? {}) as Record<string, JsonSchema>;
  const id = refName(rest);
  if (id === undefined) return { id, root: rest, defs };
  return { id, root: defs[id]!, defs };
}

/** True for the schema of an object without members, such as the input of an operation that asks for nothing. */
export function isEmptyObject(schema: JsonSchema): boolean {
  return schema.type === "object" && Object.keys((schema.properties ?? {}) as object).length === 0;
}

/** The members of an object's schema. */
export function propertiesOf(schema: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return (schema.properties ?? {}) as Record<string, JsonSchema>;
}

/** A schema without its `null` alternative, and whether it had one; a union of several kinds stays one, without a type. */
export function withoutNull(schema: JsonSchema): { schema: JsonSchema; nullable: boolean } {
  const { anyOf, type, ...rest } = schema;
  if (Array.isArray(type)) {
    const kept = (type as readonly string[]).filter((each) => each !== "null");
    const own = kept.length > 1 ? rest : { ...rest, type: only(kept, schema) };
    return { schema: own, nullable: kept.length < type.length };
  }
  if (anyOf === undefined) return { schema, nullable: false };
  const alternatives = anyOf as readonly JsonSchema[];
  const kept = alternatives.filter((each) => each.type !== "null");
  const nullable = kept.length < alternatives.length;
  if (kept.length > 1) return { schema: { ...rest, anyOf: kept }, nullable };
  return { schema: { ...only(kept, schema), ...rest }, nullable };
}

function only<T>(kept: readonly T[], schema: JsonSchema): T {
  if (kept.length !== 1) throw new Error(`A schema of the wires has no unions: ${JSON.stringify(schema)}`);
  return kept[0]!;
}
