import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { operationsOf } from "../../src/api/operations";
import { rollsIn } from "../../src/cli/conformance/reference";
import type { AuditEntry } from "../../src/core/contract/audit";
import { rulesets } from "../../src/rulesets/index";
import { listUnreached, measureCoverage, trailOf } from "./chart-rows";
import { PLANS, pinnedBy, refusalCodes } from "./coverage-plans";
import { requestOf, vectorFiles } from "./vectors";

const VECTORS = fileURLToPath(new URL("../vectors", import.meta.url));

/** Returns the result adjustments in an audit trail, as label and code. */
function changesIn(audit: readonly AuditEntry[]): readonly string[] {
  return audit.flatMap((entry) =>
    entry.kind === "roll" || entry.kind === "draw"
      ? (entry.adjustments ?? []).map(({ code }) => `${entry.label} ${code}`)
      : [],
  );
}

describe.each(PLANS)("$id", (plan) => {
  const ruleset = rulesets.find(({ id }) => id === plan.id)!;
  const vectors = vectorFiles(plan.id).flatMap(({ content }) => content.vectors);
  const resolving = vectors.filter(({ expect: { kind } }) => kind === "RESOLUTION");

  test("vectors reach every row and every modifier of every rolled chart", () => {
    const reached = measureCoverage(ruleset, vectors);
    expect(listUnreached(ruleset, reached)).toEqual(Object.keys(plan.neverShown));
    expect(plan.terms.filter((code) => !reached.codes.has(code))).toEqual([]);
    expect(plan.labels.filter((label) => !reached.labels.has(label))).toEqual([]);
  });

  test("vectors resolve every operation", () => {
    const called = new Set(resolving.map(({ operation }) => operation));
    const names = operationsOf(ruleset).map(({ name }) => name);
    expect(names.filter((name) => !called.has(name))).toEqual([]);
  });

  test("vectors resolve with every value of every option and ruling, and every edition", () => {
    const pinned = resolving.map((vector) => pinnedBy(ruleset, vector));
    const missing = Object.entries(plan.switches).flatMap(([part, switches]) =>
      Object.entries(switches).flatMap(([key, values]) =>
        values.filter((value) => !pinned.some((each) => each[part]?.[key] === value)).map((value) => [key, value]),
      ),
    );
    const states = resolving.map((vector) => requestOf(plan.id, vector).snapshot as { edition?: string } | undefined);
    const editions = ruleset.editions.filter((edition) => !states.some((state) => state?.edition === edition));
    expect([...missing, ...editions]).toEqual([]);
  });

  test("vectors produce every refusal code that an operation or a choice can return", () => {
    const expected = new Set(vectors.map(({ expect: { kind, code } }) => (kind === "REFUSAL" ? code : undefined)));
    const codes = refusalCodes(plan);
    expect(codes.length).toBeGreaterThan(30);
    expect(codes.filter((code) => !expected.has(code))).toEqual(Object.keys(plan.neverRefused).sort());
  });

  test.runIf(plan.asks)("vectors run out of dice in every operation that rolls", () => {
    const rolling = resolving.filter(({ expect: { rolls } }) => rolls !== undefined && rolls.length > 0);
    const operationsWithNeedsRoll = new Set(
      vectors.filter(({ expect: { kind } }) => kind === "NEEDS_ROLL").map((each) => each.operation),
    );
    expect(
      [...new Set(rolling.map((each) => each.operation))].filter((each) => !operationsWithNeedsRoll.has(each)),
    ).toEqual([]);
  });

  test("10 every published change of a result appears in the audit of a vector", () => {
    const changes = new Set(vectors.flatMap((vector) => changesIn(trailOf(ruleset, vector))));
    const expected = Object.entries(rollsIn(plan.id, VECTORS)!).flatMap(([label, places]) =>
      places.flatMap(({ adjusts = {} }) => Object.keys(adjusts).map((code) => `${label} ${code}`)),
    );
    expect([...new Set(expected)].filter((name) => !changes.has(name)).sort()).toEqual([]);
  });
});
