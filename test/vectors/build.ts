import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type PinnedVector, pinsOf } from "../conformance/pins";
import type { Vector } from "../conformance/vectors";
import {
  FOLDER,
  GAMES,
  handWrittenFiles,
  printed,
  snapshotFiles,
  type VectorFile,
  type VectorsWritten,
  vectorFile,
  writersOf,
} from "./kit/files";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** Files that are made of the vectors of other files, and so written after them. */
const LAST = ["citations", "reroll-kinds"];

/** A vector that has no pins, because the kernel's answer lacks what it names. */
export interface Unpinned {
  readonly path: string;
  readonly id: string;
  readonly shortcomings: readonly string[];
}

/**
 * Builds the vectors of the games whose sources have changed since the last build, and returns the vectors without
 * pins. A change of the kernel alone builds nothing: the vectors keep their earlier kernel pins, and so show the
 * differences.
 */
export async function buildChangedVectors(): Promise<readonly Unpinned[]> {
  const unpinned: Unpinned[] = [];
  for (const game of GAMES) if (!isBuilt(game)) unpinned.push(...(await buildVectors(game)));
  return unpinned;
}

/** True if the vectors of a game are built from its current sources. */
export function isBuilt(game: string): boolean {
  return existsSync(stampOf(game)) && readFileSync(stampOf(game), "utf8") === sourcesDigest(game);
}

/** Builds the vectors of a game with the current kernel: all of its files, or those of some writers. */
export async function buildVectors(
  game: string,
  games?: readonly string[],
  report: (path: string) => void = () => {},
): Promise<readonly Unpinned[]> {
  const sources = sourcesDigest(game);
  rmSync(stampOf(game), { force: true });
  // Vectors read their snapshots from disk.
  for (const file of await snapshotFiles(game)) write(file);
  const pin = await pinsOf(game);
  const unpinned: Unpinned[] = [];
  const add = (file: VectorsWritten): void => {
    unpinned.push(...writePinned(file, pin));
    report(file.path);
  };
  if (games === undefined) for (const file of handWrittenFiles(game)) add(file);
  const names = writersOf(game).filter((name) => games?.includes(name) !== false);
  for (const name of names.filter((each) => !LAST.includes(each))) add(await vectorFile(game, name));
  for (const name of names.filter((each) => LAST.includes(each))) add(await vectorFile(game, name));
  if (games === undefined) {
    removeStale(game, names);
    writeFileSync(stampOf(game), sources);
  }
  return unpinned;
}

/**
 * Returns the vectors of a game from its writers, before the kernel pins them. Vectors derived from other files'
 * vectors are excluded. Also writes the snapshots that the vectors start from.
 */
export async function unpinnedVectors(game: string): Promise<readonly Vector[]> {
  for (const file of await snapshotFiles(game)) write(file);
  const names = writersOf(game).filter((name) => !LAST.includes(name));
  const vectorFiles = await Promise.all(names.map((name) => vectorFile(game, name)));
  return [...handWrittenFiles(game), ...vectorFiles].flatMap(({ vectors }) => vectors);
}

/** Removes what earlier builds wrote for writers that are gone. */
function removeStale(game: string, names: readonly string[]): void {
  const byHand = handWrittenFiles(game).map(({ path }) => path);
  const current = new Set([...names.map((name) => `${game}/${name}.json`), ...byHand]);
  for (const name of readdirSync(join(FOLDER, game))) {
    if (name.endsWith(".json") && !current.has(`${game}/${name}`)) rmSync(join(FOLDER, game, name));
  }
}

function writePinned(
  file: VectorsWritten,
  pin: (vector: VectorsWritten["vectors"][number]) => PinnedVector,
): Unpinned[] {
  const pinned = file.vectors.map(pin);
  write(printed({ ...file, vectors: pinned.map(({ vector }) => vector) }));
  const without = pinned.filter(({ shortcomings }) => shortcomings.length > 0);
  return without.map(({ vector: { id }, shortcomings }) => ({ path: file.path, id, shortcomings }));
}

function write({ path, text }: VectorFile): void {
  writeFileSync(join(FOLDER, path), text);
}

function stampOf(game: string): string {
  return join(FOLDER, game, "built-from.txt");
}

/** Games whose snapshots are written by hand, and so are sources. */
const SNAPSHOTS_BY_HAND: readonly string[] = ["hunters"];

/** Digest of all that the vectors of a game are made of: writers, hand-written files, charts, words, revisions and frozen digests. */
function sourcesDigest(game: string): string {
  const rules = `src/rulesets/${game}`;
  const paths = [
    ...filesIn(`test/vectors/${game}`, ".ts"),
    ...filesIn(`test/vectors/${game}/snapshots/set-ups`, ".json"),
    ...filesIn("test/vectors/kit", ".ts"),
    ...filesIn(`test/vectors/by-hand/${game}`, ".json"),
    ...(SNAPSHOTS_BY_HAND.includes(game) ? filesIn(`test/vectors/${game}/snapshots`, ".json") : []),
    ...["rolls", "outcomes"].map((kind) => `test/vectors/${kind}/${game}.json`),
    ...["pins", "patch-between", "vectors"].map((name) => `test/conformance/${name}.ts`),
    "test/vectors/build.ts",
    `test/revisions/digests/${game}.json`,
    ...["revisions.json", "charts/pack.json", "text/en.json", "vocabulary.ts"].map((name) => `${rules}/${name}`),
    ...filesIn(`${rules}/vocabulary`, ".ts"),
  ];
  const hash = createHash("sha256");
  for (const path of paths.filter((each) => existsSync(join(ROOT, each)))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(ROOT, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

function filesIn(folder: string, ending: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  const names = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => `${folder}/${name}`);
}
