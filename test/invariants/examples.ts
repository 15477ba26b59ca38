import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { type Violation, violations } from "../../src/core/request/impossible";
import { requestOf, vectorFiles } from "../conformance/vectors";

const faultSchema = z.string().regex(/^[A-Z_]+ (\/[^/]+)+$/);

/**
 * A counterexample: a published snapshot, changes to it and to the charts by JSON pointer, and the resulting fault.
 * `fault` is a list if an invariant is never broken alone. A value `{times, of}` is a list of `times` equal items.
 */
const exampleSchema = z.strictObject({
  base: z.string(),
  change: z.record(z.string(), z.unknown()),
  charts: z.record(z.string(), z.unknown()).optional(),
  fault: z.union([faultSchema, z.array(faultSchema).min(2)]),
});

/** A counterexample to one invariant of a game. */
export type Example = z.infer<typeof exampleSchema>;

/** The violations of a snapshot, and its faults as `CODE /pointer`, with the pointer in the snapshot. */
export interface Verdict {
  readonly title: string;
  readonly expected: readonly string[];
  readonly faults: readonly string[];
  readonly violations: readonly Violation<{ readonly phase: string }, unknown>[];
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const readJson = (path: string): unknown => JSON.parse(readFileSync(here(path), "utf8"));

/** Reads the counterexamples of a game. */
export function examplesOf({ id }: AnyRuleset): Example[] {
  return z.array(exampleSchema).parse(readJson(`./${id}.json`));
}

/** Returns the verdict on a base without changes, which must have no violations. */
export function verdictOnBase(ruleset: AnyRuleset, base: string): Verdict {
  return verdict(ruleset, base, [], baseOf(ruleset, base), ruleset.pack);
}

/** Returns the violations of a counterexample. */
export function verdictOn(ruleset: AnyRuleset, { base, change, charts, fault }: Example): Verdict {
  const pack = charts === undefined ? ruleset.pack : structuredClone(ruleset.pack);
  for (const [pointer, value] of Object.entries(charts ?? {})) setValue(pack.charts, pointer, value);
  const snapshot = baseOf(ruleset, base);
  for (const [pointer, value] of Object.entries(change)) setValue(snapshot, pointer, value);
  return verdict(ruleset, `${fault} of ${base}`, [fault].flat(), snapshot, pack);
}

/** Returns the violations of the vectors whose snapshot is rejected. */
export function verdictsOnVectors(ruleset: AnyRuleset): Verdict[] {
  const refused = vectorFiles(ruleset.id).flatMap(({ content }) =>
    content.vectors.filter(({ expect, charts }) => expect.kind === "MALFORMED" && charts === undefined),
  );
  return refused.flatMap((vector) => {
    const { snapshot } = requestOf(ruleset.id, vector);
    if (!ruleset.snapshot.safeParse(snapshot).success) return [];
    const { code, pointer = "" } = vector.expect;
    return [verdict(ruleset, vector.id, [`${code} ${pointer.replace("/snapshot", "")}`], snapshot, ruleset.pack)];
  });
}

function baseOf({ id }: AnyRuleset, base: string): unknown {
  return readJson(`../vectors/${id}/snapshots/${base}.json`);
}

function verdict(
  ruleset: AnyRuleset,
  title: string,
  expected: readonly string[],
  snapshot: unknown,
  pack: AnyRuleset["pack"],
): Verdict {
  const broken = violations<{ readonly phase: string }, unknown>(
    ruleset.invariants,
    ruleset.snapshot.parse(snapshot) as { readonly phase: string },
    pack.charts,
  );
  const faults = broken.map(({ fault: { code, pointer } }) => `${code} ${pointer.replace("/snapshot", "")}`);
  return { title, expected, faults, violations: broken };
}

function setValue(document: unknown, pointer: string, value: unknown): void {
  const tokens = pointer.split("/").slice(1);
  const last = tokens.pop()!;
  const holder = tokens.reduce((node, token) => (node as Record<string, unknown>)[token], document);
  if (typeof holder !== "object" || holder === null) throw new Error(`Nothing holds ${pointer}.`);
  (holder as Record<string, unknown>)[last] = repeated(value);
}

function repeated(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(repeated);
  if (typeof value !== "object" || value === null) return value;
  const { times, of } = value as { times?: number; of?: unknown };
  if (times !== undefined) return Array.from({ length: times }, () => structuredClone(of));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, repeated(inner)]));
}
