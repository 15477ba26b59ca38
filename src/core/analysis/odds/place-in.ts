import type { z } from "zod";
import { isIndex } from "../../json/pointer";

/**
 * Whether values of a schema have a place. OPEN: depends on the value, as for a list item or a member with any name.
 * NONE: no value can have it.
 */
type Presence = "KNOWN" | "OPEN" | "NONE";

/** The members of Zod definitions that this module follows, for all kinds of schemas. */
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

/** Returns whether values of a schema have the place at these pointer tokens. `*` matches each item of a list. */
export function presenceIn(schema: z.ZodType, [token, ...rest]: readonly string[]): Presence {
  if (token === undefined) return "KNOWN";
  const definition = schema.def as unknown as Definition;
  const inner = definition.innerType ?? definition.out ?? definition.getter?.();
  if (inner !== undefined) return presenceIn(inner, [token, ...rest]);
  const among = (schemas: readonly z.ZodType[]) => likeliest(schemas.map((each) => presenceIn(each, [token, ...rest])));
  if (definition.options !== undefined) return among(definition.options);
  if (definition.left !== undefined) return among([definition.left, definition.right!]);
  if (definition.shape !== undefined) {
    if (Object.hasOwn(definition.shape, token)) return presenceIn(definition.shape[token]!, rest);
    return isClosed(definition.catchall) ? "NONE" : "OPEN";
  }
  if (definition.element !== undefined) return itemPresence(token, presenceIn(definition.element, rest));
  if (definition.items !== undefined)
    return itemPresence(token, likeliest(definition.items.map((each) => presenceIn(each, rest))));
  if (definition.valueType !== undefined) {
    const isKey = definition.keyType?.safeParse(token).success !== false;
    return isKey && presenceIn(definition.valueType, rest) !== "NONE" ? "OPEN" : "NONE";
  }
  return LEAVES.has(definition.type) ? "NONE" : "OPEN";
}

/** True for objects without members outside of their shape. */
function isClosed(catchall: z.ZodType | undefined): boolean {
  return catchall === undefined || (catchall.def as unknown as Definition).type === "never";
}

function itemPresence(token: string, within: Presence): Presence {
  if (token === "*") return within;
  return isIndex(token) && within !== "NONE" ? "OPEN" : "NONE";
}

function likeliest(presences: readonly Presence[]): Presence {
  return (["KNOWN", "OPEN"] as const).find((each) => presences.includes(each)) ?? "NONE";
}
