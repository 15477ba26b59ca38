import {
  type GraphQLSchema,
  type IntrospectionField,
  type IntrospectionObjectType,
  type IntrospectionSchema,
  type IntrospectionType,
  introspectionFromSchema,
} from "graphql";
import { pascalCase } from "../names";

/**
 * The schema in parts: one for each ruleset, one for stored games, and one for what they share. A process serves a document by
 * the parts that it names (`servers.ts`), read from files that `npm run schema` prints. What it gains: with the whole schema a
 * cold process took 1.4 times as long for its first answer about The Hunters, 247 ms of the processor for 174, of which
 * descriptions are 20.
 */

/** A part of the schema as introspection gives it. */
export interface Part {
  readonly types: readonly IntrospectionType[];
  /** Its fields of the query. */
  readonly query: readonly IntrospectionField[];
  /** Its fields of the mutation. */
  readonly mutation: readonly IntrospectionField[];
}

/** The part that all others need, with what introspection says of the schema as a whole. */
export interface CommonPart extends Part {
  readonly schema: Omit<IntrospectionSchema, "types">;
}

/** The names of the parts that are no ruleset's. */
export const COMMON = "common";
export const CAREERS = "careers";

/** Where parts come from, by name: without descriptions to answer by, and with them to tell of the schema itself. */
export type PartSource = (name: string, described: boolean) => Promise<Part>;

/** The parts as `schema/graphql` holds them, generated from the declarations and checked for drift. */
export const printedParts: PartSource = async (name, described) => {
  const file: { default: Part } = described
    ? await import(`../../../schema/graphql/described/${name}.json`)
    : await import(`../../../schema/graphql/${name}.json`);
  return file.default;
};

/** The fields of the query that belong to no ruleset and to no stored game. */
const ROOT_FIELDS = ["rulesets", "health"];

/** Takes a schema over these rulesets apart, by name: every type whose name begins with a part's belongs to it. */
export function partsOf(schema: GraphQLSchema, ids: readonly string[]): ReadonlyMap<string, Part> {
  const { types, ...whole } = introspectionFromSchema(schema).__schema;
  const roots = [whole.queryType.name, whole.mutationType!.name];
  const [query, mutation] = roots.map((root) => types.find(({ name }) => name === root) as IntrospectionObjectType);
  const own = types.filter(({ name }) => !name.startsWith("__") && !roots.includes(name));
  const prefixes = [...ids.map((id) => [id, pascalCase(id)] as const), [CAREERS, "Career"] as const];
  const ownerOf = ({ name }: IntrospectionType) =>
    prefixes.find(([, prefix]) => name.startsWith(prefix))?.[0] ?? COMMON;
  const rootOwnerOf = ({ name }: IntrospectionField) =>
    ids.includes(name) ? name : ROOT_FIELDS.includes(name) ? COMMON : CAREERS;
  const part = (owner: string): Part => ({
    types: own.filter((type) => ownerOf(type) === owner),
    query: query!.fields.filter((field) => rootOwnerOf(field) === owner),
    mutation: owner === CAREERS ? mutation!.fields : [],
  });
  const bare = [query!, mutation!].map((root) => ({ ...root, fields: [] }));
  const common = part(COMMON);
  const shared: CommonPart = { ...common, schema: whole, types: [...bare, ...common.types] };
  return new Map<string, Part>([[COMMON, shared], ...[...ids, CAREERS].map((name) => [name, part(name)] as const)]);
}

/** The introspection of the schema that these parts make up; one without a field of the mutation has none. */
export function joined({ schema, ...common }: CommonPart, parts: readonly Part[]): IntrospectionSchema {
  const all = [common, ...parts];
  const fields = new Map([
    [schema.queryType.name, all.flatMap(({ query }) => query)],
    [schema.mutationType!.name, all.flatMap(({ mutation }) => mutation)],
  ]);
  const types = all
    .flatMap((part) => part.types)
    .map((type) => ({ ...type, ...(fields.has(type.name) ? { fields: fields.get(type.name) } : {}) }))
    .filter((type) => fields.get(type.name)?.length !== 0) as readonly IntrospectionType[];
  const mutationType = fields.get(schema.mutationType!.name)!.length === 0 ? null : schema.mutationType;
  return { ...schema, mutationType, types };
}
