import type { GraphQLSchema } from "graphql";
import { buildSchemaSync, type ClassType, Mutation, type NonEmptyArray, Query, Resolver } from "type-graphql";
import type { AnyRuleset } from "../../../core/contract/ruleset";
import { healthSchema, rulesetInfoSchema } from "../../answers/catalogue";
import { careerFields } from "./careers";
import { addFields, type Fields } from "./decorate";
import { namespaceType } from "./namespace";
import { answerTypes, ENTRIES, LANGUAGE, MAPPED } from "./shared";

const RulesetInfo = answerTypes.answerType(rulesetInfoSchema);
const Health = answerTypes.answerType(healthSchema);

/** What there is without any ruleset. */
const CATALOGUE = rootFields({
  rulesets: {
    type: [RulesetInfo],
    nullable: true,
    description: "Every ruleset with its operations. Null only beside an error.",
    args: LANGUAGE,
  },
  health: { type: Health, description: "That the service is up." },
});

/**
 * The GraphQL schema over these rulesets and stored games, made from their declarations and English words. It says what may be asked;
 * `servedSchema` answers by what is printed of it, since making it takes longer than a function may take to start.
 */
export async function graphqlSchema(rulesets: readonly AnyRuleset[]): Promise<GraphQLSchema> {
  const english = await Promise.all(rulesets.map(({ languages, phrasesOf }) => phrasesOf(languages[0]!)));
  // Fields stand in the order in which they are declared.
  const namespaces = rulesets.map((ruleset, index) => {
    const type = namespaceType(ruleset, english[index]!);
    return rootFields({ [ruleset.id]: { type, description: `${ruleset.title}.` } });
  });
  const careers = rootFields(careerFields(false), careerFields(true));
  const resolvers: NonEmptyArray<ClassType> = [CATALOGUE, ...namespaces, careers];
  const schema = buildSchemaSync({
    resolvers,
    orphanedTypes: [...ENTRIES],
    scalarsMap: MAPPED,
    validate: false,
    skipCheck: true,
  });
  // The decorators describe no root.
  schema.getQueryType()!.description =
    "Everything that can be asked: one field per ruleset, stored games, and what there is.";
  schema.getMutationType()!.description = "What can be done with stored games.";
  return schema;
}

/** A class of these fields of the query and of the mutation. */
function rootFields(query: Fields, mutation: Fields = {}): ClassType {
  @Resolver()
  class Root {}
  addFields(Root, query, Query);
  addFields(Root, mutation, Mutation);
  return Root;
}
