import type { AnyRuleset } from "../core/operation/contract";
import { operationsOf } from "./operations";
import { VERSION } from "./version";

/** A ruleset as it introduces itself: enough for a program to find every operation. */
export function describeRuleset(ruleset: AnyRuleset) {
  const { id, title, editions } = ruleset;
  const operations = operationsOf(ruleset).map(({ name, title, doc, rules }) => ({
    name,
    title,
    doc,
    rules,
    method: "POST",
    path: `/v1/${id}/${name}`,
    example: `/v1/${id}/operations/${name}/example`,
  }));
  return { id, title, editions, operations };
}

/** The charts of a ruleset, each with its provenance, in the order of the pack. */
export function listCharts(ruleset: AnyRuleset) {
  return Object.values(ruleset.pack.charts);
}

/** The numbered rulings of a ruleset on what its rules leave open. */
export function listInterpretations(ruleset: AnyRuleset) {
  return Object.entries(ruleset.interpretations).map(([id, { section, question, ruling }]) => ({
    id,
    section,
    question,
    ruling,
  }));
}

/** That the service is up, its version, and the rulesets it knows. */
export function health(rulesets: readonly AnyRuleset[]) {
  return { status: "ok", version: VERSION, rulesets: rulesets.map(({ id }) => id) };
}
