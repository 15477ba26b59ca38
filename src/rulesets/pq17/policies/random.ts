import type { Policy } from "../../../core/contract/analysis";
import type { Snapshot } from "../snapshot";
import { QUIET } from "./quiet";

/** Any legal move; what could be repeated without end is drawn less often. */
export const random: Policy<Snapshot> = {
  doc: "Makes any legal move.",
  lots: { ...QUIET, endPhase: 15 },
};
