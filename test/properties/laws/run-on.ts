import { expect } from "vitest";
import { cloneJson } from "../../../src/core/audit/canonical";
import type { Resolution } from "../../../src/core/contract/answer";
import { type Request, RUN_LIMIT } from "../../../src/core/contract/request";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../../src/core/contract/snapshot";
import { adjudicate } from "../../../src/core/engine/adjudicate";
import type { Move } from "../../../src/core/engine/apply";
import { automaticOperation } from "../../../src/core/engine/run-on";
import type { At, Law } from "./law";

/** A run is what its single calls are. */
export function runs(ruleset: AnyRuleset, fits: (at: At) => boolean): Law {
  let longer = 0;
  return {
    title: "a run is what its single calls are, byte for byte",
    look(state, move, at) {
      if (fits(at) && checkRun(ruleset, state, move, `run-${at.index}`) > 1) longer += 1;
    },
    judge() {
      expect(longer).toBeGreaterThan(10);
    },
  };
}

function resolved(ruleset: AnyRuleset, request: Request): Resolution {
  const answer = adjudicate(ruleset, request);
  if (answer.kind !== "RESOLUTION") throw new Error(`${request.operation} was not resolved: ${JSON.stringify(answer)}`);
  return answer;
}

/** What a client comes to that makes one call after the other: every resolution in order. */
function singly(ruleset: AnyRuleset, request: Request): Resolution[] {
  const calls = [resolved(ruleset, request)];
  for (;;) {
    const { snapshot, decisions } = calls.at(-1)!;
    const operation = automaticOperation(decisions);
    if (operation === undefined) return calls;
    calls.push(resolved(ruleset, { ...request, operation, snapshot, input: {} }));
  }
}

/** Holds a run to the single calls it stands for, byte for byte; gives how many they are. */
function checkRun(ruleset: AnyRuleset, state: SnapshotBase, { operation, input }: Move, seed: string): number {
  const views = ruleset.views && { views: [...ruleset.views.sides, "onlooker"] };
  const request = { operation: operation.name, snapshot: cloneJson(state), input, seed, ...views };
  const calls = singly(ruleset, request);
  const { steps, ...run } = resolved(ruleset, { ...request, runOn: true });
  const { snapshot, decisions, digest, views: seen } = calls.at(-1)!;
  const shown = seen?.map((view, index) => ({ ...view, audit: calls[0]!.views![index]!.audit }));
  expect(JSON.stringify(run)).toBe(
    JSON.stringify({ ...calls[0], snapshot, decisions, digest, ...(shown && { views: shown }) }),
  );
  const alone = calls.map(({ operation, revision, outcome, audit, dice, digest, algorithm, views }, index) => {
    return { operation, revision, input: index === 0 ? input : {}, outcome, audit, dice, digest, algorithm, views };
  });
  expect(JSON.stringify(steps)).toBe(JSON.stringify(alone));
  expect(calls.length).toBeLessThan(RUN_LIMIT);
  return calls.length;
}
