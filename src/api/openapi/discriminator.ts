import type { JsonSchema } from "../../core/contract/choice";
import { mapObjects } from "../../core/json/objects";
import { propertiesOf } from "../../core/json/schema";

type Schemas = Readonly<Record<string, JsonSchema>>;

/**
 * Adds a `discriminator` to every choice among components that one of their text members identifies. Code generators
 * then produce unions that their languages can narrow.
 */
export function addDiscriminators<T>(value: T, schemas: Schemas): T {
  return mapObjects(value, (each) => {
    const discriminator = discriminatorOf(each, schemas);
    return discriminator === undefined ? each : { ...each, discriminator };
  });
}

function discriminatorOf({ oneOf }: JsonSchema, schemas: Schemas): JsonSchema | undefined {
  if (!Array.isArray(oneOf)) return undefined;
  const choices = (oneOf as readonly JsonSchema[]).map(({ $ref }) => ({ $ref, schema: schemas[nameIn($ref)] }));
  const [first] = choices;
  for (const propertyName of Object.keys(propertiesOf(first?.schema ?? {}))) {
    const pairs = choices.flatMap(({ $ref, schema = {} }) =>
      requires(schema, propertyName)
        ? textsOf(propertiesOf(schema)[propertyName]).map((text) => [text, $ref] as const)
        : [],
    );
    const mapping = Object.fromEntries(pairs);
    const coveredRefs = new Set(pairs.map(([, $ref]) => $ref));
    if (coveredRefs.size === choices.length && Object.keys(mapping).length === pairs.length)
      return { propertyName, mapping };
  }
  return undefined;
}

function requires({ required }: JsonSchema, name: string): boolean {
  return Array.isArray(required) && required.includes(name);
}

/** Returns the texts that a member may be, if they are listed. */
function textsOf(schema: JsonSchema = {}): readonly string[] {
  const values = Array.isArray(schema.enum) ? schema.enum : [schema.const];
  return values.every((value) => typeof value === "string") ? values : [];
}

function nameIn($ref: unknown): string {
  return typeof $ref === "string" ? $ref.slice($ref.lastIndexOf("/") + 1) : "";
}
