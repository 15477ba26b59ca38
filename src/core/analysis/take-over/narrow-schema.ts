import type { JsonSchema } from "../../contract/choice";
import { pointerTo, tokensOf } from "../../json/pointer";
import { mapSubschemas } from "../../json/schema";

/** An overlay for the schema at a path; `*` in the path stands for each item or name. */
type Narrower = readonly [path: string, over: JsonSchema];

/** Overlays parts of a schema with what the game at hand allows. Returns a copy if there is anything to overlay. */
export function narrowSchema(schema: JsonSchema, narrowers: readonly Narrower[]): JsonSchema {
  if (narrowers.length === 0) return schema;
  const within = (token: string): Narrower[] =>
    narrowers.flatMap(([path, over]) => {
      const [first, ...rest] = tokensOf(path);
      return first === token || first === "*" ? [[pointerTo("", rest), over] as const] : [];
    });
  const inside = mapSubschemas(schema, (each, token) =>
    token === undefined ? each : narrowSchema(each, within(token)),
  );
  return narrowers.filter(([path]) => path === "").reduce((now, [, over]) => overlaySchema(now, over), inside);
}

/** Overlays a schema. Listed values replace a pattern. Null remains allowed unless the overlay has a type. */
function overlaySchema(schema: JsonSchema, over: JsonSchema): JsonSchema {
  if (over.enum === undefined) return { ...schema, ...over };
  const { pattern: _, anyOf = [], ...rest } = schema;
  const isNullable = (anyOf as readonly JsonSchema[]).some(({ type }) => type === "null") && over.type === undefined;
  return { ...rest, ...over, enum: [...(over.enum as readonly unknown[]), ...(isNullable ? [null] : [])] };
}
