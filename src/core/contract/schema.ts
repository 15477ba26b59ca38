import * as z from "zod";

/**
 * Registers the name and description under which a schema is published. The schema must not be used elsewhere. Returns
 * it.
 */
export function publishSchema<T extends z.ZodType>(id: string, description: string, schema: T): T {
  z.globalRegistry.add(schema, { id, description });
  return schema;
}

/** Returns a lazy schema that is built once, on first use. */
export function lazySchema<T extends z.ZodType>(make: () => T): z.ZodLazy<T> {
  let schema: T | undefined;
  return z.lazy(() => {
    schema ??= make();
    return schema;
  });
}

/**
 * Returns a function that names the schemas of a game. Published names begin with `prefix`. Pass codes as schemas. Pass
 * schemas with members as functions, unless they are inside such a function. A process uses few of them, and building
 * all of them at once would make the first REST response 20 to 30 % slower.
 */
export function namingFor(prefix: string) {
  function name<T extends z.ZodType>(make: () => T, id: string, description: string): z.ZodLazy<T>;
  function name<T extends z.ZodType>(schema: T, id: string, description: string): T;
  function name(schema: z.ZodType | (() => z.ZodType), id: string, description: string): z.ZodType {
    return typeof schema === "function"
      ? lazySchema(() => publishSchema(prefix + id, description, schema()))
      : publishSchema(prefix + id, description, schema);
  }
  return name;
}

/** Meanings of codes by the name of their schema. */
const meanings = new Map<string, Readonly<Record<string, string>>>();

/** Returns a schema of codes, published under a name with the meaning of each code. */
export function codes<C extends string>(id: string, description: string, each: Readonly<Record<C, string>>) {
  meanings.set(id, each);
  const lines = Object.entries(each).map(([code, meaning]) => `${code}: ${meaning}`);
  return publishSchema(id, [description, ...lines].join(" "), z.enum(Object.keys(each) as [C, ...C[]]));
}

/** Returns the meaning of a code in the schema that `codes` publishes under this name. Undefined for other schemas. */
export function meaningOf(code: string, id: string): string | undefined {
  return meanings.get(id)?.[code];
}

/** The keyword for what replaces a deprecated field. */
export const REPLACEMENT = "x-replacement";

/**
 * Marks a published field as deprecated. `replacement` is a sentence that says what to use instead. OpenAPI, GraphQL
 * and the typed client derive their marks from it. GraphQL allows none on required input. Not for named schemas.
 */
export function deprecated<T extends z.ZodType>(schema: T, replacement: string): T {
  return schema.meta({ ...schema.meta(), deprecated: true, [REPLACEMENT]: replacement });
}

/** A text. */
export const text = (description: string) => z.string().describe(description);

/** A 32-bit integer. */
export const whole = (description: string) => z.int32().describe(description);

/** A 32-bit integer of at least 0. */
export const natural = (description: string) => z.int32().min(0).describe(description);

/** Optional ids by role. */
export const idsByRole = (description: string) =>
  z.exactOptional(z.record(z.string(), z.string())).describe(description);
