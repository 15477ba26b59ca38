import { BUDGET_MS, type CareerContext, LIFETIME } from "../../careers/context";
import type { OpenStore } from "../../careers/store/store";
import type { LambdaHandler } from "../edge/edge";
import { readEvent } from "../edge/message";
import { Registry, type Served } from "../registry";
import { CAREERS_GRAPHQL } from "./paths";
import { careersRestHandler } from "./rest";

/** The Lambda handler of stored games on both wires; the GraphQL one is loaded when it is first asked. */
export function careersHandler(
  rulesets: readonly Served[],
  openStore: OpenStore,
  more: Partial<CareerContext> = {},
): LambdaHandler {
  const context: CareerContext = {
    rulesets: new Registry(rulesets),
    openStore,
    budgetMs: BUDGET_MS,
    lifetime: LIFETIME,
    ...more,
  };
  const rest = careersRestHandler(context);
  let graphql: Promise<LambdaHandler> | undefined;
  return async (event) => {
    if (readEvent(event).path !== CAREERS_GRAPHQL) return rest(event);
    graphql ??= loadGraphql(context);
    return (await graphql)(event);
  };
}

async function loadGraphql(context: CareerContext): Promise<LambdaHandler> {
  const [{ careersGraphqlHandler }, { default: printed }] = await Promise.all([
    import("./graphql"),
    import("../../../schema/careers/graphql.json"),
  ]);
  return careersGraphqlHandler(context, printed as never);
}
