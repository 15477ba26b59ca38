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
 * The schema in parts: one for each ruleset, one for stored games, and a common one. A process serves a document with
 * the parts that it names (`servers.ts`), read from files that `npm run schema` prints. With the whole schema, a cold
 * process took 1.4 times as long for its first response about The Hunters: 247 ms of processor time and not 174.
 * Descriptions take 20 of these.
 */

/** A part of the schema in introspection format. */
export interface SchemaPart {
  readonly types: readonly IntrospectionType[];
  /** Its fields of the query. */
  readonly query: readonly IntrospectionField[];
  /** Its fields of the mutation. */
  readonly mutation: readonly IntrospectionField[];
}

/** The part that all others need, with the introspection of the schema as a whole. */
export interface CommonPart extends SchemaPart {
  readonly schema: Omit<IntrospectionSchema, "types">;
}

/** The names of the parts that belong to no ruleset. */
export const COMMON = "common";
export const CAREERS = "careers";

/** Returns a part by name: without descriptions for resolving, and with descriptions for introspection. */
export type PartSource = (name: string, described: boolean) => Promise<SchemaPart>;

/** The parts in `schema/graphql`, which are generated from the declarations and checked for drift. */
export const printedParts: PartSource = async (name, described) => {
  const file: { default: SchemaPart } = described
    ? await import(`../../../schema/graphql/described/${name}.json`)
    : await import(`../../../schema/graphql/${name}.json`);
  return file.default;
};

/** The query fields that belong neither to a ruleset nor to stored games. */
export const ROOT_FIELDS = ["rulesets", "health"];

/** Splits a schema of these rulesets into parts by name. A type belongs to the part whose name is its prefix. */
export function splitSchema(schema: GraphQLSchema, ids: readonly string[]): ReadonlyMap<string, SchemaPart> {
  const { types, ...whole } = introspectionFromSchema(schema).__schema;
  const roots = [whole.queryType.name, whole.mutationType!.name];
  const [query, mutation] = roots.map((root) => types.find(({ name }) => name === root) as IntrospectionObjectType);
  const ownTypes = types.filter(({ name }) => !name.startsWith("__") && !roots.includes(name));
  const prefixes = [...ids.map((id) => [id, pascalCase(id)] as const), [CAREERS, "Career"] as const];
  const ownerOf = ({ name }: IntrospectionType) =>
    prefixes.find(([, prefix]) => name.startsWith(prefix))?.[0] ?? COMMON;
  const rootOwnerOf = ({ name }: IntrospectionField) =>
    ids.includes(name) ? name : ROOT_FIELDS.includes(name) ? COMMON : CAREERS;
  const part = (owner: string): SchemaPart => ({
    types: ownTypes.filter((type) => ownerOf(type) === owner),
    query: query!.fields.filter((field) => rootOwnerOf(field) === owner),
    mutation: owner === CAREERS ? mutation!.fields : [],
  });
  const bare = [query!, mutation!].map((root) => ({ ...root, fields: [] }));
  const common = part(COMMON);
  const shared: CommonPart = { ...common, schema: whole, types: [...bare, ...common.types] };
  return new Map<string, SchemaPart>([
    [COMMON, shared],
    ...[...ids, CAREERS].map((name) => [name, part(name)] as const),
  ]);
}

/** Returns a function that removes from a union the types of parts that are absent. */
function withKnownMembers(parts: readonly SchemaPart[]): (type: IntrospectionType) => IntrospectionType {
  const names = new Set(parts.flatMap(({ types }) => types.map(({ name }) => name)));
  return (type) =>
    type.kind === "UNION" ? { ...type, possibleTypes: type.possibleTypes.filter(({ name }) => names.has(name)) } : type;
}

/** Returns the introspection of the schema that these parts form. Without mutation fields it has no mutation. */
export function joinParts({ schema, ...common }: CommonPart, parts: readonly SchemaPart[]): IntrospectionSchema {
  const all = [common, ...parts];
  const fields = new Map([
    [schema.queryType.name, all.flatMap(({ query }) => query)],
    [schema.mutationType!.name, all.flatMap(({ mutation }) => mutation)],
  ]);
  const types = all
    .flatMap((part) => part.types)
    .map(withKnownMembers(all))
    .map((type) => ({ ...type, ...(fields.has(type.name) ? { fields: fields.get(type.name) } : {}) }))
    .filter((type) => fields.get(type.name)?.length !== 0) as readonly IntrospectionType[];
  const mutationType = fields.get(schema.mutationType!.name)!.length === 0 ? null : schema.mutationType;
  return { ...schema, mutationType, types };
}
