import type { ApolloServer } from "@apollo/server";
import { pascalCase } from "../names";
import type { Registry } from "../registry";
import type { RequestContext } from "./errors";
import { servedSchema } from "./served-schema";
import { apolloServer } from "./server";
import type { CommonSlice, Slice } from "./slices";

/** Where the parts of the schema come from, each read when first asked for. */
interface Slices {
  readonly common: () => Promise<CommonSlice>;
  readonly ruleset: (id: string) => Promise<Slice>;
}

/** Where the parts of the schema come from. */
export interface SliceSource extends Slices {
  /** The same parts with their descriptions, for documents that ask for the schema, where the others have none. */
  readonly described: Slices;
}

/** A GraphQL server of this service. */
export type Server = ApolloServer<RequestContext>;

const TYPE_FIELD = /__type\b/;

/** True for a document that may ask for the schema itself. */
function asksForSchema(document: string): boolean {
  return document.includes("__schema") || TYPE_FIELD.test(document);
}

/**
 * A function that gives the server for a document: the one whose schema has the rulesets that the document names, since
 * every type and field of a ruleset bears or stands below its name; all of them for one that asks for the schema.
 */
export function serversOf(registry: Registry, source: SliceSource): (document: string) => Server | Promise<Server> {
  const servers = new Map<string, Server>();
  const make = async (key: string, ids: readonly string[], from: Slices): Promise<Server> => {
    const slices = await Promise.all(ids.map(async (id) => [id, await from.ruleset(id)] as const));
    const schema = servedSchema(registry, await from.common(), Object.fromEntries(slices));
    const server = servers.get(key) ?? apolloServer(schema);
    servers.set(key, server);
    return server;
  };
  return (document) => {
    const whole = asksForSchema(document);
    const ids = registry.ids.filter((id) => whole || document.includes(id) || document.includes(pascalCase(id)));
    const key = whole ? "__schema" : ids.join(" ");
    return servers.get(key) ?? make(key, ids, whole ? source.described : source);
  };
}
