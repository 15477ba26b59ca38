import type { JsonSchema } from "../contract/choice";
import { isObject } from "./objects";

/** Minimum length of a schema, in characters of JSON, that gets a definition. */
const MIN_LENGTH = 200;

/** Prefix of a reference to a definition. */
const PREFIX = "#/$defs/";

/**
 * Maximum depth and number of schemas that are inlined. No decision has as many, and a caller cannot force more work.
 */
const LIMITS = { depth: 40, schemas: 100_000 } as const;

/**
 * Returns a schema without long repetitions. Every long schema that occurs more than once moves to `$defs`, and `$ref`
 * refers to it.
 */
export function shareDefinitions(schema: JsonSchema): JsonSchema {
  const uniqueBy = uniqueSchemas(schema);
  const isLong = ({ length, times }: UniqueSchema): boolean => length >= MIN_LENGTH && times > 1;
  if (![...uniqueBy.values()].some(isLong)) return schema;
  const names = new Map<UniqueSchema, string>();
  const $defs: Record<string, JsonSchema> = {};
  const shareOnce = (each: JsonSchema): JsonSchema => {
    const unique = uniqueBy.get(each)!;
    if (unique.length < MIN_LENGTH) return each;
    if (!isLong(unique)) return mapSubschemas(each, shareOnce);
    let name = names.get(unique);
    if (name === undefined) {
      name = `d${names.size + 1}`;
      names.set(unique, name);
      $defs[name] = {};
      $defs[name] = mapSubschemas(each, shareOnce);
    }
    return { $ref: `${PREFIX}${name}` };
  };
  return { ...mapSubschemas(schema, shareOnce), $defs };
}

/** Returns a schema with every definition inlined. References without a definition, or beyond the limits, stay. */
export function inlineDefinitions(schema: JsonSchema): JsonSchema {
  const { $defs, ...root } = schema;
  if ($defs === undefined) return schema;
  const defs = $defs as Readonly<Record<string, JsonSchema>>;
  let budget: number = LIMITS.schemas;
  const inline = (each: JsonSchema, depth: number): JsonSchema => {
    budget -= 1;
    const name = refName(each);
    const target = name !== undefined && Object.hasOwn(defs, name) ? defs[name] : each;
    if (budget < 0 || depth > LIMITS.depth || typeof target !== "object" || target === null) return each;
    return target === each ? mapSubschemas(each, (next) => inline(next, depth + 1)) : inline(target, depth + 1);
  };
  return inline(root, 0);
}

/** Returns the name of the definition that a schema refers to. Undefined if it is not a reference. */
export function refName({ $ref }: JsonSchema): string | undefined {
  return typeof $ref === "string" && $ref.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : undefined;
}

/**
 * Returns a schema with its reference resolved. Keywords next to the reference take precedence over those of the
 * definition.
 */
export function resolveRef(schema: JsonSchema, { $defs = {} }: JsonSchema): JsonSchema {
  const name = refName(schema);
  if (name === undefined) return schema;
  const { $ref: _, ...keywords } = schema;
  return { ...($defs as Readonly<Record<string, JsonSchema>>)[name], ...keywords };
}

/** A class of equal schemas: their length as JSON, and how often they occur within distinct schemas. */
interface UniqueSchema {
  readonly id: number;
  readonly length: number;
  times: number;
}

/** Returns the class of each schema within a schema. Equal schemas share a class and are analyzed once. */
function uniqueSchemas(schema: JsonSchema): ReadonlyMap<JsonSchema, UniqueSchema> {
  const known = new Map<string, UniqueSchema>();
  const uniqueBy = new Map<JsonSchema, UniqueSchema>();
  const uniqueOf = (each: JsonSchema): UniqueSchema => {
    const memoized = uniqueBy.get(each);
    if (memoized !== undefined) return memoized;
    const inside: UniqueSchema[] = [];
    // Each subschema is replaced by the id of its class, so that equal schemas have equal text.
    const text = JSON.stringify(
      mapSubschemas(each, (inner) => {
        inside.push(uniqueOf(inner));
        return inside.at(-1)!.id;
      }),
    );
    let unique = known.get(text);
    if (unique === undefined) {
      const longer = inside.reduce((sum, { id, length }) => sum + length - String(id).length, 0);
      unique = { id: known.size, length: text.length + longer, times: 0 };
      known.set(text, unique);
      for (const each of inside) each.times += 1;
    }
    uniqueBy.set(each, unique);
    return unique;
  };
  uniqueOf(schema);
  return uniqueBy;
}

/** Returns the members of an object's schema. */
export function propertiesOf({ properties = {} }: JsonSchema): Readonly<Record<string, JsonSchema>> {
  return properties as Readonly<Record<string, JsonSchema>>;
}

/**
 * Returns a copy of a schema in which `make` replaces each direct subschema. `token` is the name of a member, `*` for
 * items, and undefined for an alternative.
 */
export function mapSubschemas(schema: JsonSchema, make: (schema: JsonSchema, token?: string) => unknown): JsonSchema {
  const { properties, items, anyOf } = schema;
  const replace = (each: unknown, token?: string): unknown => (isObject(each) ? make(each, token) : each);
  return {
    ...schema,
    ...(isObject(properties) && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, replace(each, name)])),
    }),
    ...(items !== undefined && { items: replace(items, "*") }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map((each) => replace(each)) }),
  };
}
