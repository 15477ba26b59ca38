import { expect } from "vitest";
import type { AuditEntry } from "../../../src/core/contract/audit";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import { adjudicate } from "../../../src/core/engine/adjudicate";
import { drawingOf } from "../maps";
import type { Law, MoveContext } from "./law";

/** A move: its audit trail, and the ids of places and pieces on the maps before and after it. */
export interface MarkedMove {
  readonly audit: readonly AuditEntry[];
  readonly ids: ReadonlySet<string>;
}

/** Checks the marks of an audit trail: their weights, and the subjects of lines with the game's own check. */
export async function marksLaw(
  ruleset: AnyRuleset,
  fits: (at: MoveContext) => boolean,
  about: { readonly title: string; readonly check: (moves: readonly MarkedMove[]) => void },
): Promise<Law> {
  const draw = await drawingOf(ruleset, "en");
  const moves: MarkedMove[] = [];
  return {
    title: `${about.title}; rulings have the weight of rulings, and story and detail both occur`,
    look(state, { operation, input }, at) {
      if (!fits(at)) return;
      const snapshot = structuredClone(state);
      const request = { operation: operation.name, snapshot, input, seed: "marks", decisions: "NONE" } as const;
      const answer = adjudicate(ruleset, request);
      if (answer.kind !== "RESOLUTION") throw new Error(JSON.stringify(answer).slice(0, 500));
      const geometries = [draw(state), draw(answer.snapshot)].map(({ geometry }) => geometry);
      const ids = geometries.flatMap(({ spaces, pieces }) => [...spaces, ...pieces].map(({ id }) => id));
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
