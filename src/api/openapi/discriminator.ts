import type { JsonSchema } from "../../core/contract/choice";
import { propertiesOf } from "../json-schemas";

type Schemas = Readonly<Record<string, JsonSchema>>;

/**
 * A part of a document in which every choice among components that a text tells apart says which member has it: a `discriminator`,
 * by which generators make unions that their languages can narrow.
 */
export function discriminated<T>(value: T, schemas: Schemas): T {
  if (Array.isArray(value)) return value.map((each) => discriminated(each, schemas)) as T;
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, discriminated(each, schemas)] as const);
  const discriminator = discriminatorOf(value as JsonSchema, schemas);
  return Object.fromEntries([
    ...entries,
    ...(discriminator === undefined ? [] : [["discriminator", discriminator]]),
  ]) as T;
}

function discriminatorOf({ oneOf }: JsonSchema, schemas: Schemas): JsonSchema | undefined {
  if (!Array.isArray(oneOf)) return undefined;
  const choices = (oneOf as readonly JsonSchema[]).map(({ $ref }) => ({ $ref, schema: schemas[nameIn($ref)] }));
  const [first] = choices;
  for (const propertyName of Object.keys(propertiesOf(first?.schema ?? {}))) {
    const named = choices.flatMap(({ $ref, schema = {} }) =>
      requires(schema, propertyName)
        ? textsOf(propertiesOf(schema)[propertyName]).map((text) => [text, $ref] as const)
        : [],
    );
    const mapping = Object.fromEntries(named);
    const told = new Set(named.map(([, $ref]) => $ref));
    if (told.size === choices.length && Object.keys(mapping).length === named.length) return { propertyName, mapping };
  }
  return undefined;
}

function requires({ required }: JsonSchema, name: string): boolean {
  return Array.isArray(required) && required.includes(name);
}

/** The texts that a member may be, where they are listed. */
function textsOf(schema: JsonSchema = {}): readonly string[] {
  const listed = Array.isArray(schema.enum) ? schema.enum : [schema.const];
  return listed.every((value) => typeof value === "string") ? listed : [];
}

function nameIn($ref: unknown): string {
  return typeof $ref === "string" ? $ref.slice($ref.lastIndexOf("/") + 1) : "";
}
