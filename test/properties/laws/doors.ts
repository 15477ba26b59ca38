import { expect } from "vitest";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import { seededPick } from "../../../src/core/engine/apply";
import { checkDoors, type Tried } from "./checks";
import type { At, Law } from "./law";

/** What is closed is refused. `oneIn` says how many moves share one look, 0 for none; inputs may name these ids. */
export function doors(ruleset: AnyRuleset, oneIn: (at: At) => number, ids: readonly string[] = []): Law {
  const pick = seededPick(`${ruleset.id}-inputs`);
  const tried: Tried = { refused: 0, resolved: 0 };
  return {
    title: "what is closed is refused with the reason listed, and an input is refused exactly when it is not listed",
    look(state, _, at) {
      const share = oneIn(at);
      if (share > 0 && pick(share) === 0) checkDoors(ruleset, state, `doors-${at.index}`, pick, tried, ids);
    },
    judge() {
      expect(tried.refused).toBeGreaterThan(1000);
      expect(tried.resolved).toBeGreaterThan(50);
    },
  };
}
