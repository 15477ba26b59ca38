import type { Policy } from "../../../core/contract/analysis";
import type { Snapshot } from "../snapshot";
import { IDLE } from "./idle";

/** Any legal move; what could be repeated without end is drawn less often. */
export const random: Policy<Snapshot> = {
  doc: "Makes any legal move at random.",
  lots: { ...IDLE, endPhase: 12 },
};
