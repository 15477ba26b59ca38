import { describe, expect, it } from "vitest";
import type { SnapshotBase } from "../../src/core/contract/snapshot";
import { SeededDice } from "../../src/core/dice/seeded";
import { apply, seededPick } from "../../src/core/engine/apply";
import { chooseMove } from "../../src/core/engine/policy";
import { cloneJson } from "../../src/core/json/clone";
import { rulesets } from "../../src/rulesets/index";
import { exampleOf } from "../fixtures/examples";

/** Moves per game. */
const MOVES = 150;

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("step number in $id", ({ ruleset }) => {
  it.each(["cautious", "aggressive", "random"])("only changes the dice that a seed gives: %s", (policy) => {
    const { charts } = ruleset.pack;
    const { input } = exampleOf(ruleset, "new");
    const dice = (operation: string, step: number) => new SeededDice("steps", { ruleset: ruleset.id, operation, step });
    let state: SnapshotBase = ruleset.start.blank(input, charts);
    apply(ruleset.start, state, charts, input, dice("new", 0));
    let moves = 0;
    for (; moves < MOVES && !ruleset.over(state); moves += 1) {
      const results = [moves, 70_000 - moves].map((step) => {
        const other = { ...cloneJson(state), step };
        const move = chooseMove(
          ruleset,
          ruleset.analysis!.policies[policy]!,
          other,
          charts,
          seededPick(`move/${moves}`),
        )!;
        const { outcome } = apply(move.operation, other, charts, move.input, dice(move.operation.name, moves));
        const phase = ruleset.phaseOf(other);
        return { operation: move.operation.name, input: move.input, outcome, phase, after: { ...other, step: 0 } };
      });
      expect(results[1]).toEqual(results[0]);
      state = results[0]!.after;
    }
    expect(moves).toBeGreaterThan(20);
  });
});
