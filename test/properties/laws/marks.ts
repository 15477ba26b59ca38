import { expect } from "vitest";
import type { AuditEntry } from "../../../src/core/contract/audit";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import { adjudicate } from "../../../src/core/engine/adjudicate";
import { drawingOf } from "../maps";
import type { At, Law } from "./law";

/** One move: the audit trail that it is answered with, and what the maps before and after call their places and pieces. */
export interface Marked {
  readonly audit: readonly AuditEntry[];
  readonly ids: ReadonlySet<string>;
}

/** The marks of an audit trail: weights, and what its lines are about, which a game checks by itself. */
export async function marks(
  ruleset: AnyRuleset,
  fits: (at: At) => boolean,
  about: { readonly title: string; readonly check: (moves: readonly Marked[]) => void },
): Promise<Law> {
  const draw = await drawingOf(ruleset, "en");
  const moves: Marked[] = [];
  return {
    title: `${about.title}; rulings weigh as rulings, and both story and detail are there`,
    look(state, { operation, input }, at) {
      if (!fits(at)) return;
      const snapshot = structuredClone(state);
      const request = { operation: operation.name, snapshot, input, seed: "marks", decisions: "NONE" } as const;
      const answer = adjudicate(ruleset, request);
      if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 500));
      const drawn = [draw(state), draw(answer.snapshot)].map(({ geometry }) => geometry);
      const ids = drawn.flatMap(({ spaces, pieces }) => [...spaces, ...pieces].map(({ id }) => id));
      moves.push({ audit: answer.audit, ids: new Set(ids) });
    },
    judge() {
      about.check(moves);
      const lines = moves.flatMap(({ audit }) => audit);
      expect(lines.filter(({ kind, weight }) => (kind === "ruling") !== (weight === "RULING"))).toEqual([]);
      const share = lines.filter(({ weight }) => weight === "STORY").length / lines.length;
      expect([share > 0.1, share < 0.7]).toEqual([true, true]);
    },
  };
}
