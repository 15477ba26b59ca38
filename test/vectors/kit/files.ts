// The writers of vectors are in the same folder as their output. In the folder of a game:
// - <name>.ts exports `vectors`, which makes the vectors of <name>.json. Its longer parts are in <name>/.
// - snapshots/<name>.ts exports `snapshots`: functions that make the start snapshots of vectors, by file name.
// - kit/ contains code that several writers share.
//
// by-hand/<game>/<name>.json contains vectors that people write case by case.
//
// The start and the expected result of a vector come from the rulebook and the charts. A writer imports the chart packs
// (pack.json), vocabularies, the questions of rulings, and types. It never calls the code under test: neither a chapter
// of a ruleset nor the engine. Otherwise one fault there could change base and expectation together. The drift test
// enforces this.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Vector } from "../../conformance/vectors";
import { printJson } from "./print";

/** The folder of all vectors. */
export const FOLDER = fileURLToPath(new URL("..", import.meta.url));

/** The games that have vectors. */
export const GAMES = ["goeben", "hunters", "pq17"] as const;

/** A file with its expected content below the folder of vectors. */
export interface VectorFile {
  readonly path: string;
  readonly text: string;
}

/** A file of vectors before it is printed. */
export interface VectorsWritten {
  readonly path: string;
  readonly revision: number;
  readonly vectors: readonly Vector[];
  readonly oneLineEach: boolean;
}

interface VectorWriter {
  readonly vectors: () => readonly Vector[];
  /** One vector a line, for a file that lists the rows of a chart. */
  readonly oneLineEach?: boolean;
  /** In the order in which they are made, for a file that follows a list; others are sorted by id. */
  readonly asListed?: boolean;
}

/** The names of what writes a game's files of vectors. */
export function writersOf(game: string): string[] {
  return modulesIn(game);
}

/** A game's snapshots, as their makers make them; throws an Error for two of one name. */
export async function snapshotFiles(game: string): Promise<VectorFile[]> {
  const filesByPath = new Map<string, VectorFile>();
  for (const name of modulesIn(`${game}/snapshots`)) {
    const { snapshots } = (await load(`${game}/snapshots/${name}`)) as {
      readonly snapshots: Readonly<Record<string, () => unknown>>;
    };
    for (const [each, make] of Object.entries(snapshots)) {
      const path = `${game}/snapshots/${each}.json`;
      if (filesByPath.has(path)) throw new Error(`There are two snapshots ${each}.`);
      filesByPath.set(path, { path, text: `${printJson(make())}\n` });
    }
  }
  return [...filesByPath.values()];
}

/** The vectors file of one writer, over the snapshots on disk. */
export async function vectorFile(game: string, name: string): Promise<VectorsWritten> {
  const { vectors, oneLineEach = false, asListed = false } = (await load(`${game}/${name}`)) as VectorWriter;
  const sorted = asListed ? vectors() : [...vectors()].sort((a, b) => (a.id < b.id ? -1 : 1));
  return { path: `${game}/${name}.json`, revision: revisionOf(game), vectors: sorted, oneLineEach };
}

/** The files of a game's vectors that people write by hand, with the number of the revision in force. */
export function handWrittenFiles(game: string): VectorsWritten[] {
  const folder = `${FOLDER}/by-hand/${game}`;
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => {
    const { vectors } = JSON.parse(readFileSync(`${folder}/${name}`, "utf8")) as VectorsWritten;
    return { path: `${game}/${name}`, revision: revisionOf(game), vectors, oneLineEach: false };
  });
}

/** A file of vectors as it is published. */
export function printed({ path, revision, vectors, oneLineEach }: VectorsWritten): VectorFile {
  const $schema = "../vector.schema.json";
  if (!oneLineEach) return { path, text: `${printJson({ $schema, revision, vectors })}\n` };
  const lines = vectors.map((vector) => JSON.stringify(vector)).join(",\n");
  return { path, text: `{"$schema":${JSON.stringify($schema)},"revision":${revision},"vectors":[\n${lines}\n]}\n` };
}

/** The revision of a game's rules that its vectors are of: the newest. */
export function revisionOf(game: string): number {
  const path = new URL(`../../../src/rulesets/${game}/revisions.json`, import.meta.url);
  const revisions = JSON.parse(readFileSync(path, "utf8")) as readonly { readonly revision: number }[];
  return revisions.at(-1)!.revision;
}

function modulesIn(folder: string): string[] {
  const names = readdirSync(`${FOLDER}/${folder}`);
  return names.filter((name) => name.endsWith(".ts")).map((name) => name.slice(0, -3));
}

function load(path: string): Promise<unknown> {
  return import(new URL(`../${path}.ts`, import.meta.url).href);
}
