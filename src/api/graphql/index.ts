import type { AnyRuleset } from "../../core/contract/ruleset";
import type { LambdaHandler } from "../edge/edge";
import { graphqlSchema } from "./schema";
import { servingHandler } from "./serving";
import { slicesOf } from "./slices";

/** The Lambda handler of `/graphql` for rulesets whose schema nobody printed: it is declared here and now. */
export function graphqlHandler(rulesets: readonly AnyRuleset[]): LambdaHandler {
  const ids = rulesets.map(({ id }) => id);
  const slices = slicesOf(graphqlSchema(rulesets), ids);
  return servingHandler(rulesets, {
    common: async () => slices.common,
    ruleset: async (id) => slices.rulesets[id]!,
  });
}
