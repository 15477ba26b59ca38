import type { Policy } from "../../../core/contract/analysis";
import type { Snapshot } from "../snapshot";
import { QUIET } from "./quiet";

/** Seeks the enemy: searches, shadows, attacks with all it has, and seldom turns away. */
export const aggressive: Policy<Snapshot> = {
  doc: "Flies and searches, shadows what it finds, attacks on, above and below the sea, and does not withdraw.",
  lots: {
    ...QUIET,
    sendAircraft: 25,
    shadowForce: 25,
    declareAirAttack: 60,
    resolveSubmarineCombat: 60,
    declareSurfaceAttack: 60,
    attackStrayMerchants: 60,
    interceptAttack: 40,
    scrambleFighters: 40,
    scatterConvoy: 0,
    giveUpShadowing: 0,
    scuttleShip: 0,
    withdrawUnits: 1,
    endPhase: 10,
  },
  score: (_, operation, input) => (operation === "withdrawUnits" && input.roll === true ? -1 : 0),
};
