import { expect } from "vitest";
import type { Resolution } from "../../../src/core/contract/answer";
import { type Request, RUN_LIMIT } from "../../../src/core/contract/request";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../../src/core/contract/snapshot";
import { adjudicate } from "../../../src/core/engine/adjudicate";
import type { Move } from "../../../src/core/engine/apply";
import { automaticOperation } from "../../../src/core/engine/run-on";
import { cloneJson } from "../../../src/core/json/clone";
import type { Law, MoveContext } from "./law";

/** A run gives the same result as its single calls. */
export function runsLaw(ruleset: AnyRuleset, fits: (at: MoveContext) => boolean): Law {
  let longer = 0;
  return {
    title: "a run equals its single calls byte for byte",
    look(state, move, at) {
      if (fits(at) && checkRun(ruleset, state, move, `run-${at.index}`) > 1) longer += 1;
    },
    judge() {
      expect(longer).toBeGreaterThan(10);
    },
  };
}

function resolveCall(ruleset: AnyRuleset, request: Request): Resolution {
  const answer = adjudicate(ruleset, request);
  if (answer.kind !== "RESOLUTION") throw new Error(`${request.operation} was not resolved: ${JSON.stringify(answer)}`);
  return answer;
}

/** Returns the resolutions a client gets by making one call after another. */
function resolveSingly(ruleset: AnyRuleset, request: Request): Resolution[] {
  const calls = [resolveCall(ruleset, request)];
  for (;;) {
    const { snapshot, decisions } = calls.at(-1)!;
    const operation = automaticOperation(decisions);
    if (operation === undefined) return calls;
    calls.push(resolveCall(ruleset, { ...request, operation, snapshot, input: {} }));
  }
}

/** Expects a run to match its single calls byte for byte. Returns the number of calls. */
function checkRun(ruleset: AnyRuleset, state: SnapshotBase, { operation, input }: Move, seed: string): number {
  const views = ruleset.views && { views: [...ruleset.views.sides, "onlooker"] };
  const request = { operation: operation.name, snapshot: cloneJson(state), input, seed, ...views };
  const calls = resolveSingly(ruleset, request);
  const { steps, ...run } = resolveCall(ruleset, { ...request, runOn: true });
  const { snapshot, decisions, digest, views: lastViews } = calls.at(-1)!;
  const expectedViews = lastViews?.map((view, index) => ({ ...view, audit: calls[0]!.views![index]!.audit }));
  expect(JSON.stringify(run)).toBe(
    JSON.stringify({ ...calls[0], snapshot, decisions, digest, ...(expectedViews && { views: expectedViews }) }),
  );
  const alone = calls.map(({ operation, revision, outcome, audit, dice, digest, algorithm, views }, index) => {
    return { operation, revision, input: index === 0 ? input : {}, outcome, audit, dice, digest, algorithm, views };
  });
  expect(JSON.stringify(steps)).toBe(JSON.stringify(alone));
  expect(calls.length).toBeLessThan(RUN_LIMIT);
  return calls.length;
}
