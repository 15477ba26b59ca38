import type { Policy } from "../../../core/contract/analysis";
import type { Snapshot } from "../snapshot";
import { IDLE } from "./idle";

/** Seeks battle: takes every fight with maximum fire, bombards and raids, and coals only to go on. */
export const aggressive: Policy<Snapshot> = {
  doc: "Accepts every battle, fires as much as it can, and bombards, raids and lands wherever possible.",
  lots: {
    ...IDLE,
    jettisonCargo: 0,
    landCrew: 0,
    breakOff: 0,
    beginBattle: 40,
    beginBombardment: 40,
    capturePort: 40,
    resolveRaid: 40,
    coal: 15,
    repair: 5,
    endPhase: 8,
  },
  score: (_, operation, input) => {
    if (operation === "resolveGunneryRound" || operation === "resolveTorpedoRound") {
      return (input.target === null ? -2 : 0) + (input.maximumFire === true ? 1 : 0) + Number(input.torpedoes ?? 0);
    }
    return operation === "resolveShoreBombardment" && input.fire === false ? -1 : 0;
  },
};
