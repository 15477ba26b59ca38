import type { AnyReport } from "../core/contract/operation";
import type { AnyRuleset } from "../core/contract/ruleset";
import { revisionOf } from "../core/request/revision";
import { operationsOf, type WireOperation } from "./operations";
import { VERSION } from "./version";

/** A ruleset as it introduces itself: enough for a program to find every operation. */
export function describeRuleset(ruleset: AnyRuleset) {
  const { id, title, editions, revisions } = ruleset;
  const projections = ruleset.analysis?.projections ?? {};
  const listed = (each: WireOperation | AnyReport) => ({
    name: each.name,
    title: each.title,
    doc: each.doc,
    rules: each.rules,
    method: "POST",
    path: `/v1/${id}/${each.name}`,
    example: `/v1/${id}/operations/${each.name}/example`,
    odds: Object.entries(projections[each.name] ?? {}).map(([pointer, title]) => ({ pointer, title })),
  });
  return {
    id,
    title,
    editions,
    revision: revisionOf(ruleset),
    revisions,
    operations: operationsOf(ruleset).map(listed),
    reports: ruleset.reports.map(listed),
    languages: ruleset.languages,
    policies: docsByName(ruleset.analysis?.policies),
    measures: docsByName(ruleset.analysis?.measures),
  };
}

/** What there is by name, each with what it is. */
function docsByName(named: Readonly<Record<string, { readonly doc: string }>> = {}) {
  return Object.entries(named).map(([name, { doc }]) => ({ name, doc }));
}

/** The charts of a ruleset, each with its provenance, in the order of the pack. */
export function listCharts(ruleset: AnyRuleset) {
  return Object.values(ruleset.pack.charts);
}

/** The numbered rulings of a ruleset on what its rules leave open. */
export async function listInterpretations({ languages, phrasesOf }: AnyRuleset) {
  const { rulings } = await phrasesOf(languages[0]!);
  return Object.entries(rulings).map(([id, { section, question, ruling }]) => ({ id, section, question, ruling }));
}

/** That the service is up, its version, and the rulesets it knows. */
export function health(ids: readonly string[]) {
  return { status: "ok", version: VERSION, rulesets: ids };
}
