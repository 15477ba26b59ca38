import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { VectorDocument } from "../src/api/vectors";
import { requestOf, type Vector } from "../src/cli/conformance/vectors";
import type { Example, Examples } from "../src/core/contract/operation";
import type { AnyRuleset } from "../src/core/contract/ruleset";
import { digestOf } from "../src/core/json/canonical";
import { replaceAt, valuesAt } from "../src/core/json/pointer";
import { unpinnedVectors } from "../test/vectors/build";
import { handWrittenFiles, vectorFile, writersOf } from "../test/vectors/kit/files";

const VECTORS = fileURLToPath(new URL("../test/vectors", import.meta.url));

/** Lists one file of vectors of a game, and the rolls they refer to. Unlike the built files, it needs no build. */
export async function vectorSamples(game: string): Promise<ReadonlyMap<string, VectorDocument>> {
  const file = handWrittenFiles(game)[0] ?? (await vectorFile(game, writersOf(game)[0]!));
  const { path, revision, vectors } = file;
  const url = pathToFileURL(join(VECTORS, "rolls", `${game}.json`));
  const rolls = JSON.parse(await readFile(url, "utf8")) as unknown;
  return new Map([
    [basename(path), { kind: "VECTORS", vectors: vectors.length, revision, digest: digestOf(vectors), url }],
    ["rolls.json", { kind: "ROLLS", vectors: 0, digest: digestOf(rolls), url }],
  ]);
}

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
