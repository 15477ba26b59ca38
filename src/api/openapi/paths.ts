import { analysisCallOf } from "../../core/analysis/index";
import type { JsonSchema } from "../../core/contract/choice";
import type { AnyRuleset } from "../../core/contract/ruleset";
import { analysisItem } from "../analysis/openapi";
import { careerItem } from "../careers/openapi";
import { schemaDocument } from "../json-schemas";
import { fallbackState, schemaTypeName } from "../names";
import { operationsOf } from "../operations";
import { bracedPath } from "../path-parameters";
import type { Route } from "../rest/route";
import type { Components } from "./components";
import { itemOf, type OwnItem } from "./item";
import { operationItem } from "./operation-item";
import { plainItem } from "./plain-item";
import { reportItem } from "./report-item";

/** Returns the paths of routes, limited to those of a ruleset if there is one. */
export function pathsOf(
  routes: readonly Route[],
  components: Components,
  ruleset?: AnyRuleset,
): Readonly<Record<string, JsonSchema>> {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  const add = (route: Route, path: string, ownItem: OwnItem) => {
    const at = bracedPath(path.replace(":ruleset", ruleset?.id ?? ""));
    paths[at] = { ...paths[at], [route.method.toLowerCase()]: itemOf(route, ruleset, ownItem) };
  };
  const snapshot = ruleset === undefined ? undefined : snapshotOf(ruleset, components);
  for (const route of routes) {
    const { contract, path } = route;
    if (contract.kind === "CAREER") add(route, path, careerItem(contract.operation, components));
    else if (contract.kind === "PLAIN") add(route, path, plainItem(route, contract, ruleset, snapshot, components));
    else if (ruleset === undefined || snapshot === undefined) throw new Error(`${path} needs a ruleset.`);
    else if (contract.kind === "ANALYSIS") {
      add(route, path, analysisItem(ruleset, analysisCallOf(contract.name), snapshot, components));
    } else {
      for (const operation of operationsOf(ruleset)) {
        const ownItem = operationItem(ruleset, operation, snapshot, components);
        add(route, path.replace(":operation", operation.name), ownItem);
      }
      for (const report of ruleset.reports) {
        add(route, path.replace(":operation", report.name), reportItem(ruleset, report, components));
      }
    }
  }
  return paths;
}

/** Adds the schema of a ruleset's snapshots and returns a reference to it. */
export function snapshotOf(ruleset: AnyRuleset, components: Components): JsonSchema {
  const nameOf = (id: string) => schemaTypeName(ruleset, id);
  return components.addDocument(schemaDocument(ruleset.snapshot, "output"), nameOf, fallbackState(ruleset));
}
