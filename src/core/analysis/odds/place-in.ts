import type { z } from "zod";

/**
 * Whether values of a schema have a place. OPEN: it depends on the value, as with an item of a list or a member by any name. NONE: no value
 * can have it.
 */
type Presence = "KNOWN" | "OPEN" | "NONE";

/** The definition of a schema, with the members of all kinds that this module follows. */
interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly catchall?: z.ZodType;
  readonly element?: z.ZodType;
  readonly items?: readonly z.ZodType[];
  readonly rest?: z.ZodType | null;
  readonly keyType?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly left?: z.ZodType;
  readonly right?: z.ZodType;
  readonly innerType?: z.ZodType;
  readonly getter?: () => z.ZodType;
  readonly out?: z.ZodType;
}

/** Kinds of schemas whose values have no members. */
const LEAVES = new Set([
  ...["string", "number", "int", "boolean", "bigint", "enum", "literal", "null", "undefined", "never", "void"],
]);

/** Whether values of a schema have the place that these tokens of a JSON pointer lead to; a `*` stands for each item of a list. */
export function presenceIn(schema: z.ZodType, [token, ...rest]: readonly string[]): Presence {
  if (token === undefined) return "KNOWN";
  const own = schema.def as unknown as Definition;
  const inner = own.innerType ?? own.out ?? own.getter?.();
  if (inner !== undefined) return presenceIn(inner, [token, ...rest]);
  const among = (schemas: readonly z.ZodType[]) => likeliest(schemas.map((each) => presenceIn(each, [token, ...rest])));
  if (own.options !== undefined) return among(own.options);
  if (own.left !== undefined) return among([own.left, own.right!]);
  if (own.shape !== undefined) {
    if (Object.hasOwn(own.shape, token)) return presenceIn(own.shape[token]!, rest);
    return isClosed(own.catchall) ? "NONE" : "OPEN";
  }
  if (own.element !== undefined) return itemPresence(token, presenceIn(own.element, rest));
  if (own.items !== undefined) return itemPresence(token, likeliest(own.items.map((each) => presenceIn(each, rest))));
  if (own.valueType !== undefined) {
    const isKey = own.keyType?.safeParse(token).success !== false;
    return isKey && presenceIn(own.valueType, rest) !== "NONE" ? "OPEN" : "NONE";
  }
  return LEAVES.has(own.type) ? "NONE" : "OPEN";
}

/** True for objects that have no members but those of their shape. */
function isClosed(catchall: z.ZodType | undefined): boolean {
  return catchall === undefined || (catchall.def as unknown as Definition).type === "never";
}

function itemPresence(token: string, within: Presence): Presence {
  if (token === "*") return within;
  return /^(?:0|[1-9]\d*)$/.test(token) && within !== "NONE" ? "OPEN" : "NONE";
}

function likeliest(found: readonly Presence[]): Presence {
  return (["KNOWN", "OPEN"] as const).find((each) => found.includes(each)) ?? "NONE";
}
