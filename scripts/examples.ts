import { fileURLToPath } from "node:url";
import { requestOf, type Vector } from "../src/cli/conformance/vectors";
import type { Example, Examples } from "../src/core/contract/operation";
import type { AnyRuleset } from "../src/core/contract/ruleset";
import { replaceAt, valuesAt } from "../src/core/json/pointer";
import { unpinnedVectors } from "../test/vectors/build";

const VECTORS = fileURLToPath(new URL("../test/vectors", import.meta.url));

/** The examples of each ruleset by its id, built from the vectors that its operations and reports name. */
export async function examplesFromVectors(rulesets: readonly AnyRuleset[]): Promise<ReadonlyMap<string, Examples>> {
  const examples = await Promise.all(rulesets.map(examplesOfOne));
  return new Map(rulesets.map(({ id }, index) => [id, examples[index]!]));
}

async function examplesOfOne(ruleset: AnyRuleset): Promise<Examples> {
  const vectors = new Map((await unpinnedVectors(ruleset.id)).map((vector): [string, Vector] => [vector.id, vector]));
  const vectorOf = (id: string): Vector => {
    const vector = vectors.get(id);
    if (vector === undefined) throw new Error(`${ruleset.id} has no vector ${id} for an example.`);
    return vector;
  };
  const snapshotOf = (id: string): unknown => requestOf(ruleset.id, vectorOf(id), VECTORS).snapshot;
  const operations = [ruleset.start, ...ruleset.operations].map(({ name, example }): [string, Example] => {
    const vector = vectorOf(example);
    if (vector.operation !== name) throw new Error(`Vector ${example} calls ${vector.operation}, not ${name}.`);
    const { snapshot, input } = requestOf(ruleset.id, vector, VECTORS);
    return [name, { ...(snapshot === undefined ? {} : { snapshot }), input, seed: example }];
  });
  const reports = ruleset.reports.map((report): [string, Readonly<Record<string, unknown>>] => {
    const request = report.snapshots.reduce<unknown>(
      (example, pattern) =>
        valuesAt(example, pattern).reduce<unknown>(
          (each, { pointer, value }) => replaceAt(each, pointer, snapshotOf(value as string)),
          example,
        ),
      report.example,
    );
    return [report.name, request as Readonly<Record<string, unknown>>];
  });
  return { operations: Object.fromEntries(operations), reports: Object.fromEntries(reports) };
}
