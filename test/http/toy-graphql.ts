import { graphqlSchema } from "../../src/api/graphql/declared/schema";
import { partsOf } from "../../src/api/graphql/parts";
import { type Given, graphqlHandler } from "../../src/api/graphql/serving";
import { StoreAway } from "../../src/careers/store/store";
import type { AnyRuleset } from "../../src/core/contract/ruleset";

/** The handler of the GraphQL wire for toys whose schema nobody has printed, without a store unless one is given. */
export function toyGraphqlHandler(toys: readonly AnyRuleset[], more: Partial<Given> = {}) {
  const ids = toys.map(({ id }) => id);
  const parts = graphqlSchema(toys).then((schema) => partsOf(schema, ids));
  return graphqlHandler({
    rulesets: toys,
    openStore: noStore,
    parts: async (name) => (await parts).get(name)!,
    ...more,
  });
}

/** A store that is away. */
export const noStore = async () => {
  throw new StoreAway("There is no store here.");
};
