import type { GraphQLSchema } from "graphql";
import { buildSchemaSync, type ClassType, Mutation, type NonEmptyArray, Query, Resolver } from "type-graphql";
import type { AnyRuleset } from "../../../core/contract/ruleset";
import { healthSchema, rulesetInfoSchema } from "../../answers/catalogue";
import { listedCodes, requestCodes } from "../../problems/codes";
import { careerFields } from "./careers";
import { addFields, type TypeFields } from "./decorate";
import type { TypeMaker } from "./from-json-schema";
import { namespaceType, sharedFields } from "./namespace";
import { LANGUAGE, MAPPED, sharedTypes } from "./shared";

/** Returns the fields that belong to no ruleset. */
function catalogueFields(maker: TypeMaker): TypeFields {
  return {
    rulesets: {
      type: [maker.answerType(rulesetInfoSchema)],
      nullable: true,
      description: "Every ruleset with its operations. Null only if `errors` has an entry for it.",
      args: LANGUAGE,
    },
    health: { type: maker.answerType(healthSchema), description: "Health of the service." },
  };
}

/**
 * Returns the GraphQL schema of these rulesets and stored games, made from their declarations and English phrases. It
 * is printed at build time: making it takes longer than a function may take to start. `servedSchema` serves the printed
 * parts.
 */
export async function graphqlSchema(rulesets: readonly AnyRuleset[]): Promise<GraphQLSchema> {
  const english = await Promise.all(rulesets.map(({ languages, phrasesOf }) => phrasesOf(languages[0])));
  const shared = sharedTypes(rulesets, english);
  const { maker, entries } = shared;
  const fields = sharedFields(shared);
  const catalogue = rootFields(catalogueFields(maker));
  // Keeps fields in the order in which they are declared.
  const namespaces = rulesets.map((ruleset, index) => {
    const type = namespaceType(ruleset, english[index]!, shared, fields);
    return rootFields({ [ruleset.id]: { type, description: `${ruleset.title}.` } });
  });
  const careers = rootFields(careerFields(false, maker), careerFields(true, maker));
  const resolvers: NonEmptyArray<ClassType> = [catalogue, ...namespaces, careers];
  const schema = buildSchemaSync({
    resolvers,
    orphanedTypes: [...entries],
    scalarsMap: MAPPED,
    validate: false,
    skipCheck: true,
  });
  // The decorators cannot describe the roots.
  schema.getQueryType()!.description = `Queries: one field per ruleset, stored games, and lists of what the service offers.

Each of \`errors\` has a code in \`extensions.code\`, and the path of the page that explains it in \`extensions.type\`. \
Codes: ${listedCodes(requestCodes())}. The types of the rulesets list their own codes.`;
  schema.getMutationType()!.description = "Changes to stored games.";
  return schema;
}

/** Returns a class with these fields of the query and of the mutation. */
function rootFields(query: TypeFields, mutation: TypeFields = {}): ClassType {
  @Resolver()
  class Root {}
  addFields(Root, query, Query);
  addFields(Root, mutation, Mutation);
  return Root;
}
