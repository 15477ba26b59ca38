import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { requestOf as requestIn, type Vector, vectorFiles } from "../../src/cli/conformance/vectors";
import { digestOf } from "../../src/core/audit/canonical";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { withoutPins } from "../conformance/pins";

const VECTORS = fileURLToPath(new URL("../vectors", import.meta.url));

const SNAPSHOTS = fileURLToPath(new URL("./snapshots", import.meta.url));

/**
 * What the vectors of a game ask and expect, frozen: for each revision, by id, short digests of the question and of the answer
 * expected, of those vectors that are new in it or expected otherwise than before.
 */
export type Frozen = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** How the vectors of a game differ from what is frozen. */
export interface Drift {
  /** Ids whose question stands as it was frozen, and whose expectation does not. */
  readonly changed: readonly string[];
  /** Ids that are not frozen yet, or ask something else than was frozen. */
  readonly unfrozen: readonly string[];
  /** Ids that are frozen and gone. */
  readonly gone: readonly string[];
}

/** Short digests of what every vector asks, names and pins, by its id. A vector without a new snapshot pins nothing. */
export type Digests = Readonly<Record<string, string>>;

/** The digests of a game's vectors as they are published. */
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
 * How vectors differ from what is frozen up to a revision. Until something is frozen under a revision, expectations of earlier
 * ones may change: those vectors then stand frozen again under it.
 */
export function driftOf(frozen: Frozen, found: Digests, revision: number): Drift {
  const known = upTo(frozen, revision);
  const differing = Object.keys(found).filter((id) => known.get(id) !== found[id]);
  const question = (digests: string | undefined) => digests?.split(" ")[0];
  const isNew = frozen[revision] === undefined;
  // A vector that was frozen before it had pins asks and names the same.
  const isUnpinned = (id: string): boolean => found[id]!.startsWith(`${known.get(id)} `);
  const changed = differing.filter(
    (id) => !isNew && question(known.get(id)) === question(found[id]) && !isUnpinned(id),
  );
  return {
    changed,
    unfrozen: differing.filter((id) => !changed.includes(id)),
    gone: [...known.keys()].filter((id) => !(id in found)),
  };
}

/** What is frozen with these vectors added to a revision, and those that are gone taken out; throws for a changed expectation. */
export function freeze(frozen: Frozen, found: Digests, revision: number): Frozen {
  const { changed, unfrozen, gone } = driftOf(frozen, found, revision);
  if (changed.length > 0) throw new Error(`${CHANGED}: ${changed.join(", ")}`);
  const kept = Object.entries(frozen).map(([number, digests]) => {
    return [number, Object.fromEntries(Object.entries(digests).filter(([id]) => !gone.includes(id)))] as const;
  });
  const lists: Frozen = Object.fromEntries(kept);
  const added = Object.fromEntries(unfrozen.map((id) => [id, found[id]!]));
  return { ...lists, [revision]: { ...lists[revision], ...added } };
}

/** What is said of expectations that changed. */
export const CHANGED =
  "expected otherwise than was published under this revision of the rules; a mended rule is a new one";

function upTo(frozen: Frozen, revision: number): ReadonlyMap<string, string> {
  const lists = Object.entries(frozen).filter(([number]) => Number(number) <= revision);
  lists.sort(([one], [other]) => Number(one) - Number(other));
  return new Map(lists.flatMap(([, digests]) => Object.entries(digests)));
}

/** What is frozen of a game's vectors. */
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

/** Snapshots of a game as they were published under a revision; none where nobody has kept any. */
export function publishedSnapshots(game: string, revision: number): readonly SnapshotBase[] {
  const name = `${game}-${revision}.json`;
  return readdirSync(SNAPSHOTS).includes(name) ? JSON.parse(readFileSync(join(SNAPSHOTS, name), "utf8")) : [];
}

/** Keeps snapshots of a game as published under a revision. */
export function keepSnapshots(game: string, revision: number, snapshots: readonly SnapshotBase[]): void {
  const lines = snapshots.map((snapshot) => JSON.stringify(snapshot)).join(",\n");
  writeFileSync(join(SNAPSHOTS, `${game}-${revision}.json`), `[\n${lines}\n]\n`);
}
