import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { cloneJson } from "../../core/audit/canonical";
import { mergePatch } from "../../core/request/charts";
import type { PatchOperation } from "./json-patch";

/** A portable case as `test/vectors/vector.schema.json` describes it. */
export interface Vector {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly operation: string;
  readonly base: string | null;
  readonly patch?: Readonly<Record<string, unknown>>;
  readonly input: unknown;
  readonly dice?: readonly number[];
  readonly seed?: string;
  readonly charts?: unknown;
  readonly rerolls?: readonly number[];
  readonly expect: Expectation;
}

/** What the answer to a vector must hold. */
export interface Expectation {
  readonly kind: "RESOLUTION" | "REFUSAL" | "NEEDS_ROLL" | "MALFORMED";
  readonly code?: string;
  readonly pointer?: string;
  readonly section?: string;
  readonly outcome?: unknown;
  readonly snapshot?: unknown;
  readonly rolls?: readonly ExpectedRoll[];
  /** Rulings that the audit trail cites, in any order and perhaps among others. */
  readonly rulings?: readonly string[];
  readonly next?: unknown;
  /** The sections that the audit trail cites. */
  readonly cited?: Cited;
  /** Digest of the whole new snapshot. */
  readonly digest?: string;
  /** What makes the new snapshot of the one that is sent, or of `{}` if none is. */
  readonly changes?: readonly PatchOperation[];
}

/** The sections that an audit trail cites: of changes by their code, in order; of rulings by their number, sorted. */
export interface Cited {
  readonly effects?: Readonly<Record<string, readonly string[]>>;
  readonly rulings?: Readonly<Record<string, readonly string[]>>;
}

/** A roll as a vector expects it. */
export interface ExpectedRoll {
  readonly label: string;
  /** The section that the roll cites. */
  readonly section?: string;
  readonly modifiers?: Readonly<Record<string, number>>;
  /** Of a handful of dice: what their number is made of. */
  readonly terms?: Readonly<Record<string, number>>;
  /** What rules make of the result, in order; an empty list means that no rule touches it. */
  readonly adjustments?: readonly unknown[];
  /** The sections that modifiers or terms cite, by code. */
  readonly rules?: Readonly<Record<string, string>>;
  readonly [member: string]: unknown;
}

/** A file of vectors, by its path below `test/vectors`. */
export interface VectorFile {
  readonly path: string;
  readonly content: { readonly revision?: number; readonly vectors: readonly Vector[] };
}

/** The request a vector sends, on every wire. */
export interface VectorRequest {
  readonly snapshot?: unknown;
  readonly input: unknown;
  readonly dice?: readonly number[];
  readonly seed?: string;
  readonly charts?: unknown;
  readonly rerolls?: readonly number[];
}

const SNAPSHOTS = "snapshots";

/** Every file of vectors of a ruleset below a folder. */
export function vectorFiles(ruleset: string, root: string): VectorFile[] {
  const folder = join(root, ruleset);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { encoding: "utf8", recursive: true })
    .filter((path) => path.endsWith(".json") && !path.startsWith(SNAPSHOTS))
    .map((path) => join(folder, path))
    .sort()
    .map((path) => ({ path: relative(root, path), content: readJsonFile(path) as VectorFile["content"] }));
}

/** What a vector sends: its base with its patch, and the rest as it stands. */
export function requestOf(ruleset: string, vector: Vector, root: string): VectorRequest {
  const { base, patch, input, dice, seed, charts, rerolls } = vector;
  const snapshot =
    base === null ? patch : mergePatch(readJsonFile(join(root, ruleset, SNAPSHOTS, `${base}.json`)), patch ?? {});
  return {
    ...(snapshot === undefined ? {} : { snapshot }),
    input,
    ...(dice === undefined ? {} : { dice }),
    ...(seed === undefined ? {} : { seed }),
    ...(charts === undefined ? {} : { charts }),
    ...(rerolls === undefined ? {} : { rerolls }),
  };
}

/** What stands in files that were read, by their paths. */
const cache = new Map<string, unknown>();

/** The JSON in a file, as a copy of the caller's own. A second call does not read the file again. */
export function readJsonFile(path: string): unknown {
  if (!cache.has(path)) cache.set(path, JSON.parse(readFileSync(path, "utf8")));
  return cloneJson(cache.get(path));
}
