import { isAnalysisName } from "../core/analysis/headings";
import type { Examples } from "../core/contract/operation";
import type { AnyRuleset } from "../core/contract/ruleset";
import { parametersIn } from "./path-parameters";

/**
 * Returns the runnable requests of a ruleset, which are generated from its vectors and checked for drift. Loaded on
 * first use.
 */
export async function examplesOf(ruleset: string): Promise<Examples> {
  return ((await import(`../../schema/examples/${ruleset}.json`)) as { default: Examples }).default;
}

/** Returns a runnable body for a name below a ruleset: an operation, a report, `decisions` or an analysis. */
export async function exampleBody(ruleset: AnyRuleset, name: string, examples: Examples): Promise<unknown> {
  if (name === "decisions") return { snapshot: snapshotIn(ruleset, examples) };
  if (!isAnalysisName(name)) return examples.operations[name] ?? examples.reports[name];
  const { analysisCallOf } = await import("../core/analysis/index");
  const { path, example } = analysisCallOf(name);
  const inPath = parametersIn(path);
  const members = Object.entries(example(ruleset, examples));
  return Object.fromEntries(members.filter(([field, value]) => value !== undefined && !inPath.includes(field)));
}

function snapshotIn({ operations }: AnyRuleset, examples: Examples): unknown {
  return examples.operations[operations[0]!.name]?.snapshot;
}
