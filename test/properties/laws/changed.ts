import { expect } from "vitest";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../../src/core/contract/snapshot";
import { seededPick } from "../../../src/core/engine/apply";
import { attackAll } from "../attack";
import { corpusWith } from "../corpus";
import type { Law, MoveContext } from "./law";

/** Attacks changed snapshots. One in `oneIn` positions is kept; 0 keeps none. */
export function changedSnapshotsLaw(ruleset: AnyRuleset, oneIn: (at: MoveContext, state: SnapshotBase) => number): Law {
  const { corpus, keep } = corpusWith(ruleset);
  const pick = seededPick("corpus");
  return {
    title: "14(3) changed snapshots are rejected as impossible, or play continues without exceptions and dead ends",
    look(state, _, at) {
      const share = oneIn(at, state);
      if (share > 0 && pick(share) === 0) keep(state);
    },
    async judge() {
      const { impossible = 0, sound = 0 } = await attackAll(ruleset, corpus);
      expect(impossible).toBeGreaterThan(sound / 4);
      expect(sound).toBeGreaterThan(impossible / 4);
    },
  };
}
