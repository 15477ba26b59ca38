import "reflect-metadata/lite";
import type { GraphQLSchema } from "graphql";
import { buildSchemaSync, type NonEmptyArray, Query, Resolver } from "type-graphql";
import type { AnyRuleset } from "../../core/operation/contract";
import { describeRuleset, health } from "../catalogue";
import { namespaceOf } from "./namespace";
import { HealthType, RulesetInfoType } from "./types/catalogue";

/** The GraphQL schema over these rulesets, made from their declarations. */
export function graphqlSchema(rulesets: readonly AnyRuleset[]): GraphQLSchema {
  @Resolver()
  class Root {
    @Query(() => [RulesetInfoType], { name: "rulesets", description: "Every ruleset with its operations." })
    rulesets() {
      return rulesets.map(describeRuleset);
    }

    @Query(() => HealthType, { name: "health", description: "That the service is up." })
    health() {
      return health(rulesets);
    }
  }
  const resolvers = [Root, ...rulesets.flatMap(namespaceOf)] as NonEmptyArray<new () => object>;
  const schema = buildSchemaSync({ resolvers, validate: false, skipCheck: true });
  schema.getQueryType()!.description = "Everything that can be asked: one field per ruleset, and what there is.";
  return schema;
}
