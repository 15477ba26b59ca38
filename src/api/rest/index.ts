import { type Assets, noAssets } from "../assets";
import { type LambdaHandler, lambdaHandler } from "../edge/edge";
import { examplesOf } from "../examples";
import { allowWithSite, type Site, withSite } from "../pages/site";
import { Registry, type RulesetSource } from "../registry";
import { noVectors, type Vectors } from "../vectors";
import { errorProblem } from "./problem";
import type { Route } from "./route";
import { allowOf, routerOf } from "./router";
import { rulesetRoutes } from "./ruleset-routes";
import { serviceRoutes } from "./service-routes";

/** Returns the Lambda handler of all routes except GraphQL and stored games. */
export function restHandler(rulesets: readonly RulesetSource[], sources: Sources = {}): LambdaHandler {
  const routes = restRoutes(new Registry(rulesets), sources);
  const { site = async () => undefined } = sources;
  const allow = allowWithSite(allowOf(routes));
  return lambdaHandler({ answer: withSite(site, routerOf(routes)), error: errorProblem, less: LESS, allow });
}

/** The sources of examples, assets and pages. Default: the published examples, and no files. */
interface Sources {
  readonly examples?: typeof examplesOf;
  readonly assets?: Assets;
  /** The conformance vectors. Default: none. */
  readonly vectors?: Vectors;
  readonly site?: Site;
}

const LESS = "less/rest";

/** Returns all routes except those of stored games, in the order of matching. */
export function restRoutes(
  registry: Registry,
  { examples = examplesOf, assets = noAssets, vectors = noVectors }: Sources = {},
): readonly Route[] {
  return [...serviceRoutes(registry, assets), ...rulesetRoutes(registry, examples, vectors)];
}
