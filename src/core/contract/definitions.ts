import type { JsonSchema } from "./choice";

/** The fewest characters of a schema that is worth a definition of its own. */
const LEAST = 200;

/** What a reference to a definition begins with. */
const PREFIX = "#/$defs/";

/** So many schemas within one another, and so many in all, are followed: more than any decision has, and no more than a caller may ask for. */
const MOST = { depth: 40, schemas: 100_000 } as const;

/** A schema of a decision in which nothing long stands twice: what would, stands once in `$defs` and is referred to by `$ref`. */
export function shared(schema: JsonSchema): JsonSchema {
  const saidBy = sayingsWithin(schema);
  const isLong = ({ length, times }: Saying): boolean => length >= LEAST && times > 1;
  if (![...saidBy.values()].some(isLong)) return schema;
  const names = new Map<Saying, string>();
  const $defs: Record<string, JsonSchema> = {};
  const once = (each: JsonSchema): JsonSchema => {
    const said = saidBy.get(each)!;
    if (said.length < LEAST) return each;
    if (!isLong(said)) return within(each, once);
    let name = names.get(said);
    if (name === undefined) {
      name = `d${names.size + 1}`;
      names.set(said, name);
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
    const name = refName(each);
    const found = name !== undefined && Object.hasOwn(defs, name) ? defs[name] : each;
    if (left < 0 || depth > MOST.depth || typeof found !== "object" || found === null) return each;
    return found === each ? within(each, (next) => whole(next, depth + 1)) : whole(found, depth + 1);
  };
  return whole(root, 0);
}

/** The name of the definition that a schema refers to, if it refers to one. */
export function refName({ $ref }: JsonSchema): string | undefined {
  return typeof $ref === "string" && $ref.startsWith(PREFIX) ? $ref.slice(PREFIX.length) : undefined;
}

/** A schema with the definition that it refers to in its place, where it does; what it says itself comes before. */
export function resolved(schema: JsonSchema, { $defs = {} }: JsonSchema): JsonSchema {
  const name = refName(schema);
  if (name === undefined) return schema;
  const { $ref: _, ...own } = schema;
  return { ...($defs as Readonly<Record<string, JsonSchema>>)[name], ...own };
}

/** What schemas say that say the same: how long that is as JSON, and how often it stands within something that is not said twice. */
interface Saying {
  readonly id: number;
  readonly length: number;
  times: number;
}

/** What each schema within a schema says; what stands in many places is read once. */
function sayingsWithin(schema: JsonSchema): ReadonlyMap<JsonSchema, Saying> {
  const known = new Map<string, Saying>();
  const saidBy = new Map<JsonSchema, Saying>();
  const sayingOf = (each: JsonSchema): Saying => {
    const met = saidBy.get(each);
    if (met !== undefined) return met;
    const inside: Saying[] = [];
    // With a number in place of each schema inside, what is left says the same where the whole does.
    const text = JSON.stringify(
      within(each, (inner) => {
        inside.push(sayingOf(inner));
        return inside.at(-1)!.id;
      }),
    );
    let said = known.get(text);
    if (said === undefined) {
      const longer = inside.reduce((sum, { id, length }) => sum + length - String(id).length, 0);
      said = { id: known.size, length: text.length + longer, times: 0 };
      known.set(text, said);
      for (const each of inside) each.times += 1;
    }
    saidBy.set(each, said);
    return said;
  };
  sayingOf(schema);
  return saidBy;
}

/** A copy of a schema with something made of each schema right within it. */
function within(schema: JsonSchema, make: (schema: JsonSchema) => unknown): JsonSchema {
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

function made(schema: unknown, make: (schema: JsonSchema) => unknown): unknown {
  return typeof schema === "object" && schema !== null ? make(schema as JsonSchema) : schema;
}
