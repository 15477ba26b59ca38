import { expect } from "vitest";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import { checkMove } from "./checks";
import type { Law, MoveContext } from "./law";

/** Every listed decision resolves and satisfies all laws of the kernel. */
export function listedMovesLaw(ruleset: AnyRuleset, fits: (at: MoveContext) => boolean): Law {
  let checkedMoves = 0;
  return {
    title:
      "listed decisions resolve, leave the request unchanged, replay from their dice and recompute from their audit",
    look(state, move, at) {
      if (!fits(at)) return;
      checkMove(ruleset, state, move, `law-${at.index}`);
      checkedMoves += 1;
    },
    judge() {
      expect(checkedMoves).toBeGreaterThan(1000);
    },
  };
}
