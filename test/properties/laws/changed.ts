import { expect } from "vitest";
import type { AnyRuleset } from "../../../src/core/contract/ruleset";
import type { SnapshotBase } from "../../../src/core/contract/snapshot";
import { seededPick } from "../../../src/core/engine/apply";
import { attackAll } from "../attack";
import { corpusWith } from "../corpus";
import type { At, Law } from "./law";

/** Snapshots that somebody changed. `oneIn` says how many positions share one that is kept, 0 for none. */
export function changed(ruleset: AnyRuleset, oneIn: (at: At, state: SnapshotBase) => number): Law {
  const { corpus, keep } = corpusWith(ruleset);
  const pick = seededPick("corpus");
  return {
    title:
      "14(3) changed snapshots are refused as impossible, or read and play on: nothing throws and none is a dead end",
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
