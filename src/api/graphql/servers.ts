import type { ApolloServer } from "@apollo/server";
import type { GraphQLSchema } from "graphql";
import type { CareerContext } from "../../careers/context";
import { mentionsCareers } from "../careers/paths";
import { pascalCase } from "../names";
import type { Registry } from "../registry";
import type { RequestContext } from "./errors";
import { CAREERS, COMMON, type CommonPart, type PartSource } from "./parts";
import { servedSchema } from "./served-schema";
import { apolloServer } from "./server";

/** A GraphQL server of this service. */
export type Server = ApolloServer<RequestContext>;

/** Matches a document that may query the schema itself. */
const ASKS_FOR_SCHEMA = /__schema|__type\b/;

/** Matches a document that may select a field of a stored game whose type belongs to its game. */
const HAS_GAME_TYPES = /\b(?:answer|view)\b/;

/** The GraphQL servers of a process, one for each combination of schema parts. */
export class Servers {
  private readonly known = new Map<string, Server>();

  constructor(
    private readonly registry: Registry,
    private readonly careers: CareerContext,
    private readonly partOf: PartSource,
  ) {}

  /**
   * Returns the server for a document. Its schema has the parts that the document names: every type and field of a
   * ruleset has the ruleset's name or is below a field that has. A document that queries the schema gets all parts.
   */
  for(document: string): Server | Promise<Server> {
    const described = ASKS_FOR_SCHEMA.test(document);
    const names = described ? this.names() : this.namesIn(document);
    const key = `${names.join(" ")} ${described}`;
    return this.known.get(key) ?? this.make(key, names, described);
  }

  /** The whole schema. */
  schema(): Promise<GraphQLSchema> {
    return this.schemaOf(this.names(), true);
  }

  private names(): readonly string[] {
    return [...this.registry.ids, CAREERS];
  }

  private namesIn(document: string): readonly string[] {
    const { ids } = this.registry;
    const hasCareers = mentionsCareers(document);
    if (hasCareers && HAS_GAME_TYPES.test(document)) return this.names();
    const rulesets = ids.filter((id) => document.includes(id) || document.includes(pascalCase(id)));
    return hasCareers ? [...rulesets, CAREERS] : rulesets;
  }

  private async make(key: string, names: readonly string[], described: boolean): Promise<Server> {
    const schema = await this.schemaOf(names, described);
    const server = this.known.get(key) ?? apolloServer(schema);
    this.known.set(key, server);
    return server;
  }

  private async schemaOf(names: readonly string[], described: boolean): Promise<GraphQLSchema> {
    const [common, ...parts] = await Promise.all([COMMON, ...names].map((name) => this.partOf(name, described)));
    return servedSchema(this.registry, this.careers, common as CommonPart, parts);
  }
}
