import { existsSync, readFileSync } from "node:fs";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import { rowFor } from "./charts";

export { chart, facts } from "./charts";

/** Anything that JSON holds. */
export type Json = { readonly [key: string]: unknown };

/** A change of a snapshot, made on a copy of it. */
export type Change = (state: Snapshot) => void;

/** One roll or draw as a vector expects it. */
export interface Roll {
  readonly label: string;
  readonly faces: readonly number[];
  readonly chart: string | null;
  readonly column?: string | null;
  readonly row?: number | null;
  readonly modified?: number;
  readonly result?: string;
  readonly modifiers?: Readonly<Record<string, number>>;
}

/** A vector as the files hold it. */
export type Vector = Json & { readonly id: string };

/** A roll on a chart: row and result follow from the pack. */
export function roll(
  label: string,
  id: string,
  faces: readonly number[],
  column: string | null = null,
  modifiers: Readonly<Record<string, number>> = {},
): Roll {
  const modified = sum(faces) + sum(Object.values(modifiers));
  const { index, row } = rowFor(id, column, modified);
  const told = row.result;
  return { label, faces, chart: id, column, row: index, modified, ...(told ? { result: told } : {}), modifiers };
}

/** Dice that no chart reads. */
export function plain(
  label: string,
  faces: readonly number[],
  result: string,
  modifiers: Readonly<Record<string, number>> = {},
): Roll {
  const modified = sum(faces) + sum(Object.values(modifiers));
  return { label, faces, chart: null, column: null, row: null, modified, result, modifiers };
}

/** A draw of the item that stands at a place, from 1. */
export function draw(label: string, face: number, result: string): Roll {
  return { label, faces: [face], chart: null, column: null, row: null, result };
}

/** A case, before the dice and the shape of a vector. */
export interface Case {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly operation: string;
  /** Name of the snapshot it starts from; null sends none. */
  readonly base: string | null;
  /** What differs from that snapshot. */
  readonly change?: Change | undefined;
  readonly input?: Json;
  readonly charts?: Json;
}

/** A vector that resolves: its tape is the faces of its rolls, and `after` changes the snapshot into the one expected. */
export function resolves(
  plan: Case & {
    readonly rolls?: readonly Roll[];
    readonly outcome?: Json;
    readonly after?: Change;
    /** Members of the new snapshot that are expected, told or not by `after`. */
    readonly snapshot?: Json;
    readonly rulings?: readonly string[];
  },
): Vector {
  const { rolls = [], outcome, after, snapshot, rulings } = plan;
  const dice = rolls.flatMap(({ faces }) => faces);
  const changed = after === undefined ? undefined : changedBy(plan, after);
  const told = changed === undefined && snapshot === undefined ? undefined : merged(changed, snapshot);
  const expect = { kind: "RESOLUTION", outcome, snapshot: told, rolls, rulings };
  return { ...head(plan), dice, charts: plan.charts, expect };
}

/** A vector that a rule refuses before any die is rolled. */
export function refused(
  plan: Case & { readonly code: string; readonly section: string; readonly pointer?: string },
): Vector {
  const { code, section, pointer = "" } = plan;
  return { ...head(plan), dice: [], charts: plan.charts, expect: { kind: "REFUSAL", code, section, pointer } };
}

/** A vector whose tape ends before `next`. */
export function needs(
  plan: Case & { readonly rolls?: readonly Roll[]; readonly held?: readonly number[]; readonly next: Json },
): Vector {
  const { rolls = [], held = [], next } = plan;
  const dice = [...rolls.flatMap(({ faces }) => faces), ...held];
  return { ...head(plan), dice, charts: plan.charts, expect: { kind: "NEEDS_ROLL", rolls, next } };
}

function head(plan: Case): Json & { readonly id: string } {
  const { id, title, citation, operation, base, change, input = {} } = plan;
  const patch = base === null || change === undefined ? undefined : patchOf(snapshotOf(base), stateOf(plan));
  return { id, title, citation, operation, base, patch, input };
}

/** The snapshot a case starts from, with its change. */
export function stateOf({ base, change }: Pick<Case, "base" | "change">): Snapshot {
  if (base === null) throw new Error("There is no snapshot to change.");
  const state = snapshotOf(base);
  change?.(state);
  return state;
}

function changedBy(plan: Case, after: Change): Json {
  const before = stateOf(plan);
  const then = stateOf(plan);
  after(then);
  return changesOf(before as unknown as Json, then as unknown as Json);
}

const FOLDER = new URL("../../../test/vectors/pq17/snapshots/", import.meta.url);
const made = new Map<string, Snapshot>();

/** Makes a base known before it is written. */
export function defineBase(name: string, state: Snapshot): void {
  made.set(name, state);
}

/** A fresh copy of a base. */
export function snapshotOf(name: string): Snapshot {
  const known = made.get(name);
  if (known !== undefined) return structuredClone(known);
  const file = new URL(`${name}.json`, FOLDER);
  if (!existsSync(file)) throw new Error(`There is no base ${name}.`);
  const read = JSON.parse(readFileSync(file, "utf8")) as Snapshot;
  made.set(name, read);
  return structuredClone(read);
}

/** The JSON merge patch (RFC 7396) that makes one snapshot into another; it cannot write a null where none was. */
function patchOf(from: unknown, to: unknown): Json {
  const patch = changesOf(from as Json, to as Json);
  const nulls = nullsIn(patch);
  if (nulls !== undefined) throw new Error(`A merge patch cannot set ${nulls} to null: choose another base.`);
  return patch;
}

function nullsIn(patch: Json, path = ""): string | undefined {
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) return `${path}/${key}`;
    const inside = isObject(value) ? nullsIn(value, `${path}/${key}`) : undefined;
    if (inside !== undefined) return inside;
  }
  return undefined;
}

/** The members of an object that differ from another's, lists as wholes. */
function changesOf(from: Json, to: Json): Json {
  const changed = Object.entries(to).filter(([key, value]) => JSON.stringify(from[key]) !== JSON.stringify(value));
  return Object.fromEntries(
    changed.map(([key, value]) => {
      const before = from[key];
      return [key, isObject(value) && isObject(before) ? changesOf(before, value) : value];
    }),
  );
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** RFC 7396 over plain objects. */
export function merged(...parts: readonly (Json | undefined)[]): Json {
  const all: Record<string, unknown> = {};
  for (const part of parts) {
    for (const [key, value] of Object.entries(part ?? {})) {
      const before = all[key];
      all[key] = isObject(before) && isObject(value) ? merged(before, value) : value;
    }
  }
  return all;
}

/** Several changes, one after the other. */
export function all(...changes: readonly (Change | undefined)[]): Change {
  return (state) => {
    for (const change of changes) change?.(state);
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
