import "reflect-metadata/lite";
import { type GraphQLSchema, isInterfaceType, isUnionType } from "graphql";
import { buildSchemaSync, type NonEmptyArray, Query, Resolver } from "type-graphql";
import type { AnyRuleset } from "../../core/operation/contract";
import { describeRuleset, health } from "../catalogue";
import { namespaceOf } from "./namespace";
import { AUDIT_ENTRY_TYPES, auditEntryTypeName } from "./types/audit";
import { HealthType, RulesetInfoType } from "./types/catalogue";
import { answerTypeName } from "./types/resolution";

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
  const schema = buildSchemaSync({ resolvers, orphanedTypes: AUDIT_ENTRY_TYPES, validate: false, skipCheck: true });
  answerTypesAtOnce(schema);
  schema.getQueryType()!.description = "Everything that can be asked: one field per ruleset, and what there is.";
  return schema;
}

/** type-graphql names the type of each value through a promise; these names are known at once, and there are hundreds. */
function answerTypesAtOnce(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isUnionType(type)) type.resolveType = (answer) => answerTypeName(type.name, answer);
    else if (isInterfaceType(type)) type.resolveType = auditEntryTypeName;
  }
}
