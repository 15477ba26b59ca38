import type { Policy } from "../../../core/contract/analysis";
import type { Snapshot } from "../snapshot";
import { IDLE } from "./idle";

/** Keeps its ships: coals and repairs when it can, refuses battle, raids no coast, and saves its ammunition. */
export const cautious: Policy<Snapshot> = {
  doc: "Coals and repairs wherever possible, avoids battle if it has the choice, and leaves coasts alone.",
  lots: {
    ...IDLE,
    jettisonCargo: 0,
    landCrew: 0,
    coal: 30,
    rearm: 20,
    repair: 20,
    breakOff: 60,
    beginBombardment: 0,
    capturePort: 0,
    resolveShoreBombardment: 0,
    endPhase: 8,
  },
  score: (_, operation, input) => (operation === "resolveGunneryRound" && input.maximumFire === true ? -1 : 0),
};
