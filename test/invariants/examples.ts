import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { AnyRuleset } from "../../src/core/contract/ruleset";
import { type Violation, violations } from "../../src/core/request/impossible";
import { requestOf, vectorFiles } from "../conformance/vectors";

const faultSchema = z.string().regex(/^[A-Z_]+ (\/[^/]+)+$/);

/**
 * A counter-example: a published snapshot, the places of it (and of the charts) that are changed, by JSON pointer, and the one
 * fault that follows, or those of one invariant that never come alone. A value `{times, of}` is a list of so many of the same.
 */
const exampleSchema = z.strictObject({
  base: z.string(),
  change: z.record(z.string(), z.unknown()),
  charts: z.record(z.string(), z.unknown()).optional(),
  fault: z.union([faultSchema, z.array(faultSchema).min(2)]),
});

/** A counter-example to one invariant of a game. */
export type Example = z.infer<typeof exampleSchema>;

/** What a snapshot violates, and its faults as `CODE /pointer`, the pointer in the snapshot. */
export interface Verdict {
  readonly title: string;
  readonly expected: readonly string[];
  readonly faults: readonly string[];
  readonly violations: readonly Violation<{ readonly phase: string }, unknown>[];
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const read = (path: string): unknown => JSON.parse(readFileSync(here(path), "utf8"));

/** The counter-examples of a game. */
export function examplesOf({ id }: AnyRuleset): Example[] {
  return z.array(exampleSchema).parse(read(`./${id}.json`));
}

/** A base without its changes: it violates nothing. */
export function verdictOnBase(ruleset: AnyRuleset, base: string): Verdict {
  return verdict(ruleset, base, [], baseOf(ruleset, base), ruleset.pack);
}

/** What a counter-example violates. */
export function verdictOn(ruleset: AnyRuleset, { base, change, charts, fault }: Example): Verdict {
  const pack = charts === undefined ? ruleset.pack : structuredClone(ruleset.pack);
  for (const [pointer, value] of Object.entries(charts ?? {})) put(pack.charts, pointer, value);
  const snapshot = baseOf(ruleset, base);
  for (const [pointer, value] of Object.entries(change)) put(snapshot, pointer, value);
  return verdict(ruleset, `${fault} of ${base}`, [fault].flat(), snapshot, pack);
}

/** What those of a game's vectors violate whose snapshot is refused. */
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
  return read(`../vectors/${id}/snapshots/${base}.json`);
}

function verdict(
  ruleset: AnyRuleset,
  title: string,
  expected: readonly string[],
  snapshot: unknown,
  pack: AnyRuleset["pack"],
): Verdict {
  const found = violations<{ readonly phase: string }, unknown>(
    ruleset.invariants,
    ruleset.snapshot.parse(snapshot) as { readonly phase: string },
    pack.charts,
  );
  const faults = found.map(({ fault: { code, pointer } }) => `${code} ${pointer.replace("/snapshot", "")}`);
  return { title, expected, faults, violations: found };
}

function put(document: unknown, pointer: string, value: unknown): void {
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
