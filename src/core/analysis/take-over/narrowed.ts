import type { JsonSchema } from "../../contract/choice";

/** What is laid over the schema at a path, in which `*` stands for each item or name. */
type Narrower = readonly [path: string, over: JsonSchema];

/** A schema with what the game at hand narrows laid over its parts; a copy where anything is. */
export function narrowed(schema: JsonSchema, narrowers: readonly Narrower[]): JsonSchema {
  if (narrowers.length === 0) return schema;
  const within = (token: string): Narrower[] =>
    narrowers.flatMap(([path, over]) => {
      const [first, ...rest] = path.split("/").slice(1);
      return first === token || first === "*" ? [[rest.map((each) => `/${each}`).join(""), over] as const] : [];
    });
  const { properties, items } = schema;
  const inside = {
    ...schema,
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as Readonly<Record<string, JsonSchema>>).map(([name, each]) => [
          name,
          narrowed(each, within(name)),
        ]),
      ),
    }),
    ...(items !== undefined && { items: narrowed(items as JsonSchema, within("*")) }),
  };
  return narrowers.filter(([path]) => path === "").reduce((now, [, over]) => laidOver(now, over), inside);
}

/** A schema with another laid over it. Listed ids stand in place of any; a null that may be told stays, unless a type keeps it out. */
function laidOver(schema: JsonSchema, over: JsonSchema): JsonSchema {
  if (over.enum === undefined) return { ...schema, ...over };
  const { pattern: _, anyOf = [], ...rest } = schema;
  const isNullable = (anyOf as readonly JsonSchema[]).some(({ type }) => type === "null") && over.type === undefined;
  return { ...rest, ...over, enum: [...(over.enum as readonly unknown[]), ...(isNullable ? [null] : [])] };
}
