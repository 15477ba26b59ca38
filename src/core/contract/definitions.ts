import type { JsonSchema } from "./choice";

/** The fewest characters of a schema that is worth a definition of its own. */
const LEAST = 200;

/** What a reference to a definition begins with. */
const PREFIX = "#/$defs/";

/** So many schemas within one another, and so many in all, are followed: more than any decision has, and no more than a caller may ask for. */
const MOST = { depth: 40, schemas: 100_000 } as const;

/** A schema of a decision in which nothing long stands twice: what would, stands once in `$defs` and is referred to by `$ref`. */
export function shared(schema: JsonSchema): JsonSchema {
  const { texts, repeated } = longSchemas(schema);
  if (repeated.size === 0) return schema;
  const names = new Map<string, string>();
  const $defs: Record<string, JsonSchema> = {};
  const once = (each: JsonSchema): JsonSchema => {
    const text = texts.get(each);
    if (text === undefined) return each;
    if (!repeated.has(text)) return within(each, once);
    let name = names.get(text);
    if (name === undefined) {
      name = `d${names.size + 1}`;
      names.set(text, name);
      $defs[name] = {};
      $defs[name] = within(each, once);
    }
    return { $ref: `${PREFIX}${name}` };
  };
  return { ...within(schema, once), $defs };
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

/** The long schemas within a schema, each with what it says, and what is said more than once. */
interface LongSchemas {
  readonly texts: ReadonlyMap<JsonSchema, string>;
  readonly repeated: ReadonlySet<string>;
}

/** Looks through a schema for long ones; into one that says what another said before it does not look again. */
function longSchemas(schema: JsonSchema): LongSchemas {
  const texts = new Map<JsonSchema, string>();
  const met = new Set<string>();
  const repeated = new Set<string>();
  const look = (each: JsonSchema): void => {
    const text = JSON.stringify(each);
    if (text.length < LEAST) return;
    texts.set(each, text);
    if (met.has(text)) repeated.add(text);
    else {
      met.add(text);
      visit(each, look);
    }
  };
  visit(schema, look);
  return { texts, repeated };
}

/** Shows each schema right within a schema. */
function visit({ properties, items, anyOf }: JsonSchema, show: (schema: JsonSchema) => void): void {
  const isRecord = typeof properties === "object" && properties !== null;
  const each = [...(isRecord ? Object.values(properties) : []), items, ...(Array.isArray(anyOf) ? anyOf : [])];
  for (const one of each) if (typeof one === "object" && one !== null) show(one as JsonSchema);
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
