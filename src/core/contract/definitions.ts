import type { JsonSchema } from "./choice";

/** The fewest characters of a schema that is worth a definition of its own. */
const LEAST = 200;

/** What a reference to a definition begins with. */
const PREFIX = "#/$defs/";

/** So many schemas within one another, and so many in all, are followed: more than any decision has, and no more than a caller may ask for. */
const MOST = { depth: 40, schemas: 100_000 } as const;

/** A schema of a decision in which nothing long stands twice: what would, stands once in `$defs` and is referred to by `$ref`. */
export function shared(schema: JsonSchema): JsonSchema {
  const counts = new Map<string, number>();
  count(schema, counts);
  const names = new Map<string, string>();
  const $defs: Record<string, JsonSchema> = {};
  const once = (each: JsonSchema): JsonSchema => {
    const text = JSON.stringify(each);
    if ((counts.get(text) ?? 0) < 2) return within(each, once);
    let name = names.get(text);
    if (name === undefined) {
      name = `d${names.size + 1}`;
      names.set(text, name);
      $defs[name] = {};
      $defs[name] = within(each, once);
    }
    return { $ref: `${PREFIX}${name}` };
  };
  const short = within(schema, once);
  return names.size === 0 ? schema : { ...short, $defs };
}

/** A schema with every definition put where it is referred to; a reference that leads nowhere, or too far, is left as it stands. */
export function inlined(schema: JsonSchema): JsonSchema {
  const { $defs, ...root } = schema;
  if ($defs === undefined) return schema;
  const defs = $defs as Readonly<Record<string, JsonSchema>>;
  let left: number = MOST.schemas;
  const whole = (each: JsonSchema, depth: number): JsonSchema => {
    left -= 1;
    const { $ref } = each;
    const name = typeof $ref === "string" && $ref.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : undefined;
    const found = name !== undefined && Object.hasOwn(defs, name) ? defs[name] : each;
    if (left < 0 || depth > MOST.depth || typeof found !== "object" || found === null) return each;
    return found === each ? within(each, (next) => whole(next, depth + 1)) : whole(found, depth + 1);
  };
  return whole(root, 0);
}

/** Counts the long schemas within a schema by what they say; one that was met before is not entered again. */
function count(schema: JsonSchema, counts: Map<string, number>): void {
  within(schema, (each) => {
    const text = JSON.stringify(each);
    if (text.length < LEAST) return each;
    const known = counts.get(text) ?? 0;
    counts.set(text, known + 1);
    if (known === 0) count(each, counts);
    return each;
  });
}

/** A copy of a schema with something made of each schema right within it. */
function within(schema: JsonSchema, make: (schema: JsonSchema) => JsonSchema): JsonSchema {
  const { properties, items, anyOf } = schema;
  const isRecord = typeof properties === "object" && properties !== null;
  return {
    ...schema,
    ...(isRecord && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, made(each, make)])),
    }),
    ...(items !== undefined && { items: made(items, make) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map((each) => made(each, make)) }),
  };
}

function made(schema: unknown, make: (schema: JsonSchema) => JsonSchema): unknown {
  return typeof schema === "object" && schema !== null ? make(schema as JsonSchema) : schema;
}
