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
 * The schema in slices, one for each ruleset and one for what they share. A request is served by those that its document
 * names (`servers.ts` looks for the names in its text), of files that `npm run schema` prints (`printed.ts`,
 * `../openapi/published.ts`). What it gains: with the slices of all three games a cold process took 1.47 times as long for
 * its first answer about The Hunters, 619 ms of the processor for 421, medians of nine turns on a busy machine.
 */

/** A part of the schema as introspection gives it: what one ruleset adds, or what there is without any. */
export interface Slice {
  readonly types: readonly IntrospectionType[];
  /** Its fields of the query. */
  readonly query: readonly IntrospectionField[];
}

/** The part that belongs to no ruleset, with what introspection says of the schema as a whole. */
export interface CommonSlice extends Slice {
  readonly schema: Omit<IntrospectionSchema, "types">;
}

/** A schema in parts, so that a request is served by those it needs. */
export interface Slices {
  readonly common: CommonSlice;
  /** By the ruleset's id. */
  readonly rulesets: Readonly<Record<string, Slice>>;
}

/** Takes a schema apart by rulesets: every type whose name begins with a ruleset's belongs to it. */
export function slicesOf(schema: GraphQLSchema, ids: readonly string[]): Slices {
  const { types, ...whole } = introspectionFromSchema(schema).__schema;
  const own = types.filter(({ name }) => !name.startsWith("__") && name !== whole.queryType.name);
  const query = types.find(({ name }) => name === whole.queryType.name) as IntrospectionObjectType;
  const ownerOf = ({ name }: IntrospectionType) => ids.find((id) => name.startsWith(pascalCase(id)));
  const slice = (owner: string | undefined): Slice => ({
    types: own.filter((type) => ownerOf(type) === owner),
    query: query.fields.filter(({ name }) => (ids.includes(name) ? name === owner : owner === undefined)),
  });
  const bare = { ...query, fields: [] };
  const common = slice(undefined);
  return {
    common: { schema: whole, query: common.query, types: [bare, ...common.types] },
    rulesets: Object.fromEntries(ids.map((id) => [id, slice(id)])),
  };
}

/** The introspection of the schema that these parts make up. */
export function joined({ schema, ...common }: CommonSlice, slices: readonly Slice[]): IntrospectionSchema {
  const all = [common, ...slices];
  const query = all.flatMap((slice) => slice.query);
  const types = all.flatMap((slice) => slice.types);
  const withFields = types.map((type) => (type.name === schema.queryType.name ? { ...type, fields: query } : type));
  return { ...schema, types: withFields as readonly IntrospectionType[] };
}
