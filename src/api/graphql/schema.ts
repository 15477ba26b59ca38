import "reflect-metadata/lite";
import type { GraphQLSchema } from "graphql";
import { buildSchemaSync, type NonEmptyArray, Query, Resolver } from "type-graphql";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { AnalysisTypes } from "./analysis";
import { namespaceOf } from "./namespace";
import { AUDIT_ENTRY_TYPES } from "./types/audit";
import { HealthType, RulesetInfoType } from "./types/catalogue";

/** What there is without any ruleset. */
@Resolver()
class Root {
  @Query(() => [RulesetInfoType], { name: "rulesets", description: "Every ruleset with its operations." })
  rulesets(): void {}

  @Query(() => HealthType, { name: "health", description: "That the service is up." })
  health(): void {}
}

/**
 * The GraphQL schema over these rulesets, made from their declarations. It says what may be asked; `servedSchema` answers
 * by what is printed of it, since making it takes longer than a function may take to start.
 */
export function graphqlSchema(rulesets: readonly AnyRuleset[]): GraphQLSchema {
  const analyses = new AnalysisTypes();
  const resolvers = [Root, ...rulesets.flatMap((ruleset) => namespaceOf(ruleset, analyses))] as NonEmptyArray<
    new () => object
  >;
  const schema = buildSchemaSync({ resolvers, orphanedTypes: AUDIT_ENTRY_TYPES, validate: false, skipCheck: true });
  schema.getQueryType()!.description = "Everything that can be asked: one field per ruleset, and what there is.";
  return schema;
}
