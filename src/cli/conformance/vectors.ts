import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { cloneJson } from "../../core/json/clone";
import { mergePatch } from "../../core/json/merge";
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

/** The expected answer to a vector. */
export interface Expectation {
  readonly kind: "RESOLUTION" | "REFUSAL" | "NEEDS_ROLL" | "MALFORMED";
  readonly code?: string;
  readonly pointer?: string;
  readonly section?: string;
  readonly outcome?: unknown;
  readonly snapshot?: unknown;
  readonly rolls?: readonly ExpectedRoll[];
  /** Rulings that the audit trail cites, in any order. It may cite others. */
  readonly rulings?: readonly string[];
  readonly next?: unknown;
  /** The sections that the audit trail cites. */
  readonly cited?: Cited;
  /** Digest of the whole new snapshot. */
  readonly digest?: string;
  /** The JSON Patch from the old snapshot, or from `{}`, to the new one. */
  readonly changes?: readonly PatchOperation[];
}

/** The sections that an audit trail cites: in order for each effect code, sorted for each ruling. */
export interface Cited {
  readonly effects?: Readonly<Record<string, readonly string[]>>;
  readonly rulings?: Readonly<Record<string, readonly string[]>>;
}

/** An expected roll. */
export interface ExpectedRoll {
  readonly label: string;
  /** The section that the roll cites. */
  readonly section?: string;
  readonly modifiers?: Readonly<Record<string, number>>;
  /** The terms of a handful's number of dice. */
  readonly terms?: Readonly<Record<string, number>>;
  /** The rules' adjustments of the result, in order. An empty list expects none. */
  readonly adjustments?: readonly unknown[];
  /** The sections that modifiers or terms cite, by code. */
  readonly rules?: Readonly<Record<string, string>>;
  readonly [member: string]: unknown;
}

/** A file of vectors, with its path below the vector folder. */
export interface VectorFile {
  readonly path: string;
  readonly content: { readonly revision?: number; readonly vectors: readonly Vector[] };
}

/** The request of a vector, for every transport. */
export interface VectorRequest {
  readonly snapshot?: unknown;
  readonly input: unknown;
  readonly dice?: readonly number[];
  readonly seed?: string;
  readonly charts?: unknown;
  readonly rerolls?: readonly number[];
}

const SNAPSHOTS = "snapshots";

/** The vector files of a ruleset in a folder. */
export function vectorFiles(ruleset: string, root: string): VectorFile[] {
  const folder = join(root, ruleset);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { encoding: "utf8", recursive: true })
    .filter((path) => path.endsWith(".json") && !path.startsWith(SNAPSHOTS))
    .map((path) => join(folder, path))
    .sort()
    .map((path) => ({ path: relative(root, path), content: readJsonFile(path) as VectorFile["content"] }));
}

/** Creates the request of a vector: its base snapshot with the patch, and its other fields. */
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

/** The parsed files, by path. */
const cache = new Map<string, unknown>();

/** Returns a copy of the JSON in a file. The parsed file is cached. */
export function readJsonFile(path: string): unknown {
  if (!cache.has(path)) cache.set(path, JSON.parse(readFileSync(path, "utf8")));
  return cloneJson(cache.get(path));
}
