import { type Assets, noAssets } from "../assets";
import { type LambdaHandler, lambdaHandler } from "../edge/edge";
import { examplesOf } from "../examples";
import { allowWithSite, type Site, withSite } from "../pages/site";
import { Registry, type Served } from "../registry";
import { noVectors, type Vectors } from "../vectors";
import { errorProblem } from "./problem";
import type { Route } from "./route";
import { allowOf, routerOf } from "./router";
import { rulesetRoutes } from "./ruleset-routes";
import { serviceRoutes } from "./service-routes";

/** The Lambda handler of every route but those of GraphQL and of stored games. */
export function restHandler(rulesets: readonly Served[], sources: Sources = {}): LambdaHandler {
  const routes = restRoutes(new Registry(rulesets), sources);
  const { site = async () => undefined } = sources;
  const allow = allowWithSite(allowOf(routes));
  return lambdaHandler({ answer: withSite(site, routerOf(routes)), error: errorProblem, less: LESS, allow });
}

/** Where examples, the pages' files and the pages for people come from: the published examples, and no files, unless told. */
interface Sources {
  readonly examples?: typeof examplesOf;
  readonly assets?: Assets;
  /** The conformance vectors. Default: none. */
  readonly vectors?: Vectors;
  readonly site?: Site;
}

const LESS = "less/rest";

/** Every route but those of stored games, in the order in which they are tried. */
export function restRoutes(
  registry: Registry,
  { examples = examplesOf, assets = noAssets, vectors = noVectors }: Sources = {},
): readonly Route[] {
  return [...serviceRoutes(registry, assets), ...rulesetRoutes(registry, examples, vectors)];
}
