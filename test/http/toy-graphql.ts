import { graphqlSchema } from "../../src/api/graphql/declared/schema";
import { splitSchema } from "../../src/api/graphql/parts";
import { type GraphqlOptions, graphqlHandler } from "../../src/api/graphql/serving";
import { StoreUnavailable } from "../../src/careers/store/store";
import type { AnyRuleset } from "../../src/core/contract/ruleset";

/** Returns a GraphQL handler for toy rulesets whose schema is not published. Default: without a store. */
export function toyGraphqlHandler(toys: readonly AnyRuleset[], more: Partial<GraphqlOptions> = {}) {
  const ids = toys.map(({ id }) => id);
  const parts = graphqlSchema(toys).then((schema) => splitSchema(schema, ids));
  return graphqlHandler({
    rulesets: toys,
    openStore: noStore,
    parts: async (name) => (await parts).get(name)!,
    ...more,
  });
}

/** A store that is unavailable. */
export const noStore = async () => {
  throw new StoreUnavailable("There is no store here.");
};
