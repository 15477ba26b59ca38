import { expect } from "vitest";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import { seededPick } from "../../../src/core/engine/apply";
import { checkClosedInputs, type InputCounts } from "./checks";
import type { Law, MoveContext } from "./law";

/**
 * Closed operations and inputs are refused. One in `oneIn` moves is checked; 0 checks none. Inputs may use these ids.
 */
export function closedInputsLaw(
  ruleset: AnyRuleset,
  oneIn: (at: MoveContext) => number,
  ids: readonly string[] = [],
): Law {
  const pick = seededPick(`${ruleset.id}-inputs`);
  const counts: InputCounts = { refused: 0, resolved: 0 };
  return {
    title: "closed operations are refused with the listed reason, and inputs exactly if they are not listed",
    look(state, _, at) {
      const share = oneIn(at);
      if (share > 0 && pick(share) === 0) checkClosedInputs(ruleset, state, `doors-${at.index}`, pick, counts, ids);
    },
    judge() {
      expect(counts.refused).toBeGreaterThan(1000);
      expect(counts.resolved).toBeGreaterThan(50);
    },
  };
}
