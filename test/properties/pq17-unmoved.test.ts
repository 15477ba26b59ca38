import { describe, expect, it } from "vitest";
import { project } from "../../src/core/analysis/odds/projection";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import type { Dice } from "../../src/core/dice/dice";
import { SeededDice } from "../../src/core/dice/seeded";
import { apply, type Move } from "../../src/core/engine/apply";
import { pq17 } from "../../src/rulesets/pq17/index";
import { requestOf, vectorFiles } from "../conformance/vectors";
import { exampleOf } from "../fixtures/examples";
import { tryOthers } from "./laws/unmoved";

const charts = pq17.pack.charts;

const places = Object.entries(pq17.analysis!.unmoved);

/** 9.1, 13 Operations with rare results. */
const SELDOM = new Set(["resolveRandomEvent", "resolveWeather"]);

/** Returns the requests of vectors that expect this roll. */
function requestsRolling(
  label: string,
): { readonly operation: string; readonly snapshot: unknown; readonly input: unknown }[] {
  return vectorFiles("pq17")
    .flatMap(({ content }) => content.vectors)
    .filter(({ expect: { rolls }, charts }) => charts === undefined && rolls?.some((roll) => roll.label === label))
    .map((vector) => ({ operation: vector.operation, ...requestOf("pq17", vector) }))
    .filter(({ operation }) => operation !== "new") as ReturnType<typeof requestsRolling>;
}

describe("rolls of PQ-17 declared not to move places", () => {
  it("do not move any, in examples and vectors with many seeds", { timeout: 120_000 }, () => {
    const labelCounts = new Map<string, number>();
    for (const operation of pq17.operations) {
      const { snapshot, input } = exampleOf(pq17, operation.name);
      for (let index = 0; index < (SELDOM.has(operation.name) ? 500 : 12); index += 1) {
        tryOthers(
          pq17,
          charts,
          snapshot as SnapshotBase,
          { operation, input } as Move,
          `unmoved-${index}`,
          labelCounts,
        );
      }
    }
    // 8.3.1 Only `new` rolls the start turn.
    for (const [label] of places.filter(([each]) => each !== "variable-start")) {
      for (const { operation, snapshot, input } of requestsRolling(label)) {
        for (let index = 0; index < 400 && (labelCounts.get(label) ?? 0) < 2; index += 1) {
          const move = { operation: pq17.operations.find(({ name }) => name === operation)!, input } as Move;
          tryOthers(pq17, charts, snapshot as SnapshotBase, move, `unmoved-${index}`, labelCounts);
        }
      }
      expect(labelCounts.get(label) ?? 0, label).toBeGreaterThan(1);
    }
  });

  it("8.3.1 the chits and the start turn do not affect each other", () => {
    for (let index = 0; index < 20; index += 1) {
      const input = { scenario: "pq_17", options: ["variable_start"] };
      const scope = { ruleset: "pq17", operation: "new", step: 0 };
      const run = (label: string, seed: string) => {
        const snapshot = pq17.start.blank(input, charts) as SnapshotBase;
        const same = new SeededDice(`unmoved-${index}`, scope);
        const other = new SeededDice(seed, scope);
        const dice: Dice = { roll: (request) => (request.label === label ? other : same).roll(request) };
        const { outcome } = apply(pq17.start, snapshot, charts, input, dice);
        return { outcome, snapshot };
      };
      for (const label of ["special-chit", "variable-start"]) {
        const unmoved = pq17.analysis!.unmoved[label] ?? [];
        expect(unmoved.length, label).toBeGreaterThan(0);
        expect(project(unmoved, run(label, "one"))).toEqual(project(unmoved, run(label, "two")));
      }
    }
  });
});
