import type { Policy } from "../../../core/contract/analysis";
import type { Snapshot } from "../snapshot";
import { QUIET } from "./quiet";

/** Keeps its ships: sails the convoys, searches from the air, refuels, and leaves surface battles alone. */
export const cautious: Policy<Snapshot> = {
  doc: "Sails and refuels, searches from the air, attacks no enemy on the sea, and withdraws when it is attacked.",
  lots: {
    ...QUIET,
    refuelForce: 20,
    sendAircraft: 20,
    declareSurfaceAttack: 0,
    interceptAttack: 0,
    resolveSubmarineDuel: 0,
    scuttleShip: 0,
    withdrawUnits: 40,
    endPhase: 15,
  },
  score: (_, operation, input) => (operation === "withdrawUnits" && input.roll === true ? 1 : 0),
};
