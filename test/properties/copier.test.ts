import { describe, expect, test } from "vitest";
import * as z from "zod";
import { cloneJson } from "../../src/core/audit/canonical";
import { copierFor, UNSURE } from "../../src/core/request/copier";
import { rulesets } from "../../src/rulesets/index";

const WRONG: readonly unknown[] = [null, undefined, -1, 0.5, 2 ** 40, "", "?", true, [], {}, [null], "\ud800"];

/** Every place of a value: what holds it, and by which key. */
function* placesOf(value: unknown): Generator<[Record<string, unknown>, string]> {
  if (typeof value !== "object" || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield [value as Record<string, unknown>, key];
    yield* placesOf(inner);
  }
}

/** Asserts that the copier takes nothing the schema refuses, and gives what the schema gives. */
function expectAlike(schema: z.ZodType, value: unknown): boolean {
  const copy = copierFor(schema)!(value);
  if (copy === UNSURE) return false;
  const { success, data } = schema.safeParse(value);
  expect(success, JSON.stringify(value)).toBe(true);
  expect(JSON.stringify(copy)).toBe(JSON.stringify(data));
  return true;
}

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("copies of snapshots of $id", ({ ruleset }) => {
  const { snapshot: schema } = ruleset;
  const copier = copierFor(schema)!;
  const snapshots = ruleset.operations.map((operation) => operation.example().snapshot);

  test("a snapshot of a game fits, and its copy is the schema's and shares nothing with it", () => {
    for (const snapshot of snapshots) {
      const copy = copier(snapshot);
      expect(JSON.stringify(copy)).toBe(JSON.stringify(schema.parse(snapshot)));
      const held = new Set([...placesOf(snapshot)].map(([holder]) => holder));
      expect([...placesOf(copy)].some(([holder]) => held.has(holder))).toBe(false);
    }
  });

  test("nothing is taken that the schema refuses, whatever stands wherever", () => {
    const snapshot = cloneJson(snapshots.at(-1)!);
    let taken = 0;
    for (const [holder, key] of [...placesOf(snapshot)]) {
      const before = holder[key];
      for (const wrong of WRONG) {
        holder[key] = wrong;
        const copy = copier(snapshot);
        if (copy === UNSURE) continue;
        taken += 1;
        expect(JSON.stringify(copy)).toBe(JSON.stringify(schema.parse(snapshot)));
      }
      holder[key] = before;
    }
    expect(taken).toBeGreaterThan(0);
  });

  test("a member too many or too few is never taken", () => {
    const snapshot = cloneJson(snapshots.at(-1)!);
    for (const [holder, key] of [...placesOf(snapshot)]) {
      if (Array.isArray(holder)) continue;
      const before = { ...holder };
      holder.surplus = 1;
      expect(copier(snapshot)).toBe(UNSURE);
      for (const name of Object.keys(holder)) delete holder[name];
      for (const [name, value] of Object.entries(before)) if (name !== key) holder[name] = value;
      const copy = copier(snapshot);
      if (copy !== UNSURE) expect(JSON.stringify(copy)).toBe(JSON.stringify(schema.parse(snapshot)));
      holder[key] = before[key];
      // The member now stands last: a copy has the schema's order all the same.
      expect(JSON.stringify(copier(snapshot))).toBe(JSON.stringify(schema.parse(snapshot)));
    }
  });
});

describe("copies of single values", () => {
  const thing = z.strictObject({ a: z.int32().min(1).max(9), b: z.string().min(2).max(4).optional(), c: z.boolean() });
  const values = [
    ...WRONG,
    5,
    "ab",
    "abcdef",
    "\u{1f600}",
    { a: 1, c: true },
    { c: true, b: "abc", a: 1 },
    { a: 1, b: undefined, c: true },
  ];
  test.each<[string, z.ZodType, number]>([
    ["an object with a member that may be missing", thing, 2],
    ["a loose object, left to its schema", z.object({ a: z.int32() }), 3],
    ["a text with a default, left to its schema", z.string().default("x"), 7],
    ["a changed text, left to its schema", z.string().trim(), 6],
    ["a short text", z.string().min(1).max(3), 4],
    ["a pattern", z.string().regex(/^a/), 2],
    ["a list", z.array(z.string().nullable()).max(1), 2],
    ["a union, left to its schema", z.union([z.boolean(), z.int32()]), 3],
    ["a number, left to its schema", z.number(), 4],
    ["literals", z.literal([5, "ab"]), 2],
    ["a refined object, left to its schema", thing.refine(({ a }) => a > 1), 0],
  ])("%s", (_, schema, taken) => {
    expect(values.filter((value) => expectAlike(schema, value)).length).toBe(taken);
  });
});
