import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { reachedRows, unreached } from "../../scripts/vectors/chart-rows";
import { operationsOf } from "../../src/api/operations";
import { hunters } from "../../src/rulesets/hunters/index";
import type { Snapshot } from "../../src/rulesets/hunters/snapshot";
import { optionsSchema, rulingsSchema } from "../../src/rulesets/hunters/snapshot";
import { requestOf, type Vector, vectorFiles } from "./vectors";

const vectors = vectorFiles(hunters.id).flatMap(({ content }) => content.vectors);
const resolving = vectors.filter(({ expect: { kind } }) => kind === "RESOLUTION");

/** Rulings that no resolution can cite, and why. */
const NEVER_CITED: Readonly<Record<string, string>> = {
  "E-85": "closes a choice; a refusal has no audit trail",
  "E-98": "is for reports, which roll nothing",
};

/** The snapshot a vector sends, when it sends one that can be read. */
function stateOf(vector: Vector): Snapshot | undefined {
  return requestOf(hunters.id, vector).snapshot as Snapshot | undefined;
}

/** Codes of refusals written down in the ruleset's doors and choices and in the kernel's choices. */
function refusalCodes(): string[] {
  const source = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
  const folders = ["rulesets/hunters/operations", "rulesets/hunters/rules"].map(source);
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)));
  const texts = [...files.filter((path) => !path.endsWith(".test.ts")), source("core/operation/choice.ts")];
  const written = /(?:\bcode: |\bclosed\(\s*|\bno\(|\bshutOut\([^,]+, )"([A-Z][A-Z_]+)"/g;
  const found = texts.flatMap((path) => [...readFileSync(path, "utf8").matchAll(written)].map(([, code]) => code!));
  return [...new Set(found)].sort();
}

test("vectors reach every row and every modifier of every chart that dice read", () => {
  expect(unreached(reachedRows(vectors))).toEqual([]);
});

test("vectors resolve every operation", () => {
  const called = new Set(resolving.map(({ operation }) => operation));
  expect(operationsOf(hunters).filter(({ name }) => !called.has(name))).toEqual([]);
});

test("vectors resolve with every option on, every ruling either way and both printings", () => {
  const states = resolving.map(stateOf).filter((state) => state !== undefined);
  const options = Object.keys(optionsSchema.shape) as (keyof Snapshot["options"])[];
  const rulings = Object.keys(rulingsSchema.shape) as (keyof Snapshot["rulings"])[];
  const missing = [
    ...options.flatMap((key) => [true, false].map((on) => [key, on, states.some((each) => each.options[key] === on)])),
    ...rulings.flatMap((key) => [true, false].map((on) => [key, on, states.some((each) => each.rulings[key] === on)])),
    ...hunters.editions.map((edition) => ["edition", edition, states.some((each) => each.edition === edition)]),
  ].filter(([, , found]) => !found);
  expect(missing).toEqual([]);
});

test("vectors are refused with every code that a door or a choice can give", () => {
  const expected = new Set(vectors.map(({ expect: { kind, code } }) => (kind === "REFUSAL" ? code : undefined)));
  const codes = refusalCodes();
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => !expected.has(code))).toEqual([]);
});

test("vectors cite every ruling that a resolution can cite", () => {
  const cited = new Set(vectors.flatMap(({ expect: { rulings } }) => rulings ?? []));
  const uncited = Object.keys(hunters.interpretations ?? {}).filter((id) => !cited.has(id));
  expect(uncited).toEqual(Object.keys(NEVER_CITED));
});
