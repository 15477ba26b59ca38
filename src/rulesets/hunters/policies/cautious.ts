import type { Policy } from "../../../core/contract/analysis";
import type { Snapshot } from "../snapshot";

/** 9.1.4 Ranges from the safest from escorts to the least. */
const RANGES = ["close", "medium", "long"];

/**
 * A policy that brings the boat home. It attacks from afar and submerged, follows nothing, fights no second round, and
 * turns back with a damaged boat.
 */
export const cautious: Policy<Snapshot> = {
  doc: "Attacks submerged at long range, never follows, dives from aircraft, and heads for home once the boat is damaged.",
  lots: {
    loadTorpedoes: 0,
    abortPatrol: 1,
    resolveFollow: 0,
    resolveAdditionalRound: 0,
    joinWolfpack: 0,
    resolveCloseApproach: 0,
    breakOff: 2,
    turnBack: 20,
  },
  score: ({ boat }, operation, input) => {
    if (operation === "abortPatrol") return boat.hull + boat.flooding > 3 ? 9 : -9;
    if (operation === "resolveFlakStay") return input.stay === false ? 5 : 0;
    if (operation === "resolveDepthCharge") return input.exceedTestDepth === false ? 5 : 0;
    if (operation === "resolveAttack" || operation === "planRound") {
      return RANGES.indexOf(String(input.range)) + (input.mode === "submerged" ? 3 : 0);
    }
    return 0;
  },
};
