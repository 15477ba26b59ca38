import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { requestOf as requestIn, type Vector, vectorFiles } from "../../src/cli/conformance/vectors";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { digestOf } from "../../src/core/json/canonical";
import { withoutPins } from "../conformance/pins";

const VECTORS = fileURLToPath(new URL("../vectors", import.meta.url));

const SNAPSHOTS = fileURLToPath(new URL("./snapshots", import.meta.url));

/**
 * The frozen questions and expectations of a game's vectors. For each revision: short digests by id, for vectors that
 * are new or have another expectation than before.
 */
export type Frozen = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The differences between a game's vectors and the frozen ones. */
export interface Drift {
  /** Ids with the frozen question but another expectation. */
  readonly changed: readonly string[];
  /** Ids that are not frozen yet, or that have another question. */
  readonly unfrozen: readonly string[];
  /** Frozen ids without a vector. */
  readonly missing: readonly string[];
}

/**
 * Short digests of every vector by id: its question, its expectation and its pins. A vector without a new snapshot has
 * no pins.
 */
export type Digests = Readonly<Record<string, string>>;

/** The digests of a game's published vectors. */
export function digestsOf(game: string): Digests {
  const vectors = vectorFiles(game, VECTORS).flatMap(({ content }) => content.vectors);
  return Object.fromEntries(vectors.map((vector) => [vector.id, digestsIn(game, vector)]));
}

function digestsIn(game: string, vector: Vector): string {
  const { operation, expect } = vector;
  const { cited, digest } = expect;
  const parts = [{ operation, ...requestIn(game, vector, VECTORS) }, withoutPins(vector).expect];
  return [...parts, ...(digest === undefined ? [] : [{ cited, digest }])].map(short).join(" ");
}

function short(value: unknown): string {
  return digestOf(value).slice("sha256:".length).slice(0, 12);
}

/**
 * Compares vectors with those frozen up to a revision. If nothing is frozen under that revision yet, expectations of
 * earlier ones may change. Those vectors are then frozen again under it.
 */
export function driftOf(frozen: Frozen, current: Digests, revision: number): Drift {
  const known = upTo(frozen, revision);
  const differing = Object.keys(current).filter((id) => known.get(id) !== current[id]);
  const question = (digests: string | undefined) => digests?.split(" ")[0];
  const isNew = frozen[revision] === undefined;
  // For a vector that was frozen without pins, the question and the expectation must be the same.
  const isUnpinned = (id: string): boolean => current[id]!.startsWith(`${known.get(id)} `);
  const changed = differing.filter(
    (id) => !isNew && question(known.get(id)) === question(current[id]) && !isUnpinned(id),
  );
  return {
    changed,
    unfrozen: differing.filter((id) => !changed.includes(id)),
    missing: [...known.keys()].filter((id) => !(id in current)),
  };
}

/** Adds vectors to a frozen revision and removes missing ones. Throws for a changed expectation. */
export function freeze(frozen: Frozen, current: Digests, revision: number): Frozen {
  const { changed, unfrozen, missing } = driftOf(frozen, current, revision);
  if (changed.length > 0) throw new Error(`${CHANGED}: ${changed.join(", ")}`);
  const entries = Object.entries(frozen).map(([number, digests]) => {
    return [number, Object.fromEntries(Object.entries(digests).filter(([id]) => !missing.includes(id)))] as const;
  });
  const lists: Frozen = Object.fromEntries(entries);
  const added = Object.fromEntries(unfrozen.map((id) => [id, current[id]!]));
  return { ...lists, [revision]: { ...lists[revision], ...added } };
}

/** The message about changed expectations. */
export const CHANGED =
  "expected otherwise than was published under this revision of the rules; a mended rule is a new one";

function upTo(frozen: Frozen, revision: number): ReadonlyMap<string, string> {
  const lists = Object.entries(frozen).filter(([number]) => Number(number) <= revision);
  lists.sort(([one], [other]) => Number(one) - Number(other));
  return new Map(lists.flatMap(([, digests]) => Object.entries(digests)));
}

/** The frozen vectors of a game. */
export function frozenOf(game: string): Frozen {
  return JSON.parse(readFileSync(fileOf(game), "utf8"));
}

/** Freezes a game's vectors under a revision. */
export function writeFrozen(game: string, frozen: Frozen): void {
  writeFileSync(fileOf(game), `${JSON.stringify(frozen, null, 1)}\n`);
}

function fileOf(game: string): string {
  return fileURLToPath(new URL(`./digests/${game}.json`, import.meta.url));
}

/** Published snapshots of a game under a revision. Empty if none are stored. */
export function publishedSnapshots(game: string, revision: number): readonly SnapshotBase[] {
  const name = `${game}-${revision}.json`;
  return readdirSync(SNAPSHOTS).includes(name) ? JSON.parse(readFileSync(join(SNAPSHOTS, name), "utf8")) : [];
}

/** Stores published snapshots of a game under a revision. */
export function keepSnapshots(game: string, revision: number, snapshots: readonly SnapshotBase[]): void {
  const lines = snapshots.map((snapshot) => JSON.stringify(snapshot)).join(",\n");
  writeFileSync(join(SNAPSHOTS, `${game}-${revision}.json`), `[\n${lines}\n]\n`);
}
