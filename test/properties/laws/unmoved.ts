import { expect } from "vitest";
import { project, projectWith } from "../../../src/core/analysis/odds/projection";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../../src/core/contract/snapshot";
import type { Dice } from "../../../src/core/dice/dice";
import { SeededDice } from "../../../src/core/dice/seeded";
import { apply, type Move } from "../../../src/core/engine/apply";
import { cloneJson } from "../../../src/core/json/clone";

/** Repeats a move with other dice for each rolled label that is declared not to move a place. Counts those labels. */
export function tryOthers(
  ruleset: AnyRuleset,
  charts: unknown,
  state: SnapshotBase,
  move: Move,
  seed: string,
  labelCounts: Map<string, number>,
): void {
  const scope = { ruleset: ruleset.id, operation: move.operation.name, step: state.step };
  const run = (dice: Dice) => {
    const snapshot = cloneJson(state);
    const { outcome } = apply(move.operation, snapshot, charts, move.input, dice);
    return { outcome, snapshot };
  };
  const labels = new Set<string>();
  const baseDice = new SeededDice(seed, scope);
  const first = run({
    roll(request) {
      labels.add(request.label);
      return baseDice.roll(request);
    },
  });
  for (const [label, unmoved] of Object.entries(ruleset.analysis?.unmoved ?? {})) {
    if (!labels.has(label)) continue;
    labelCounts.set(label, (labelCounts.get(label) ?? 0) + 1);
    const same = new SeededDice(seed, scope);
    const other = new SeededDice(`${seed}-other`, scope);
    const second = run({ roll: (request) => (request.label === label ? other : same).roll(request) });
    const description = `${label} in ${move.operation.name} of ${seed} at step ${state.step}`;
    const places = unmoved.filter((each) => each.startsWith("/"));
    const measures = unmoved.filter((each) => !each.startsWith("/"));
    const valuesIn = (result: typeof first) => [
      project(places, result),
      projectWith(ruleset, measures, result.snapshot),
    ];
    expect(valuesIn(second), description).toEqual(valuesIn(first));
  }
}
