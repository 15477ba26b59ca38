import type { Policy } from "../../../core/contract/analysis";
import type { Snapshot } from "../snapshot";

/** A policy of any legal move; what could be repeated without end is drawn less often. */
export const random: Policy<Snapshot> = {
  doc: "Makes any legal move at random.",
  lots: { loadTorpedoes: 1, abortPatrol: 1, turnBack: 1 },
};
