import { type Assets, noAssets } from "../../src/api/assets";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { graphqlSchema } from "../../src/api/graphql/schema";
import { servingHandler } from "../../src/api/graphql/serving";
import { type CommonSlice, type Slice, slicesOf } from "../../src/api/graphql/slices";
import { sliceText } from "../../src/api/openapi/published";
import type { AnyRuleset } from "../../src/core/contract/ruleset";

/** The deployed handler of `/graphql` for toys whose schema nobody has printed: it is printed here, in the same form. */
export function toyGraphqlHandler(toys: readonly AnyRuleset[], assets: Assets = noAssets): LambdaHandler {
  const ids = toys.map(({ id }) => id);
  const { common, rulesets } = slicesOf(graphqlSchema(toys), ids);
  const printed = (isDescribed: boolean) => {
    const read = (slice: Slice): unknown => JSON.parse(sliceText(slice, isDescribed));
    return {
      common: async () => read(common) as CommonSlice,
      ruleset: async (id: string) => read(rulesets[id]!) as Slice,
    };
  };
  return servingHandler(toys, { ...printed(false), described: printed(true) }, assets);
}
