import { expect } from "vitest";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import { checkMove } from "./checks";
import type { At, Law } from "./law";

/** What is listed resolves by every law of the kernel. */
export function moves(ruleset: AnyRuleset, fits: (at: At) => boolean): Law {
  let looked = 0;
  return {
    title: "what is listed resolves, changes nothing it was given, replays from its tape and recomputes from its audit",
    look(state, move, at) {
      if (!fits(at)) return;
      checkMove(ruleset, state, move, `law-${at.index}`);
      looked += 1;
    },
    judge() {
      expect(looked).toBeGreaterThan(1000);
    },
  };
}
