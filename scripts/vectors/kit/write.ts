import { writeFileSync } from "node:fs";
import { printJson } from "../print";
import type { Vector } from "./cases";

/** What a game's vectors are written from. */
export interface Work<S> {
  readonly game: string;
  /** Makers of the snapshots that vectors start from, by name, in the order they are made in. */
  readonly bases: readonly Readonly<Record<string, () => S>>[];
  /** Makers of the vectors, by the name of their file. */
  readonly files: Readonly<Record<string, () => readonly Vector[]>>;
  /** Told each base before it is written. */
  readonly onBase: (name: string, state: S) => void;
}

/**
 * Writes every base of a game and the files of vectors named on the command line, every file when none is; throws an Error
 * for two bases of one name.
 */
export function writeVectors<S>({ game, bases, files, onBase }: Work<S>): void {
  const names = new Set<string>();
  for (const [name, make] of bases.flatMap((each) => Object.entries(each))) {
    if (names.has(name)) throw new Error(`There are two bases ${name}.`);
    names.add(name);
    const state = make();
    onBase(name, state);
    write(game, `snapshots/${name}.json`, state);
  }
  writeFiles(game, files);
}

/** Writes the files of vectors named on the command line, every file when none is, sorted by id, into a game's folder. */
export function writeFiles(
  game: string,
  files: Readonly<Record<string, () => readonly { readonly id: string }[]>>,
): void {
  const wanted = process.argv.slice(2);
  for (const [name, make] of Object.entries(files)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const vectors = [...make()].sort((a, b) => (a.id < b.id ? -1 : 1));
    write(game, `${name}.json`, { $schema: "../vector.schema.json", vectors });
    console.log(`${name}.json: ${vectors.length} vectors`);
  }
}

function write(game: string, file: string, value: unknown): void {
  writeFileSync(new URL(`../../../test/vectors/${game}/${file}`, import.meta.url), `${printJson(value)}\n`);
}
