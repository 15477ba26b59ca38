import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { SYSTEMS } from "../../vocabulary";
import { inoperable } from "../10-damage/systems";
import { atMost, rule } from "../shared/invariant";
import { patrolsOf } from "../shared/log";

/** 12.1 The inoperable system that spare parts are fitted to. */
export const spareParts: Invariant<Snapshot, Charts> = rule({
  code: "PHASE_IMPOSSIBLE",
  pointer: "/boat/systems",
  section: "12.1",
  variant: "spare-parts",
  during: ["spare_parts"],
  holds: ({ state }) => SYSTEMS.some((system) => inoperable(state, system)),
});

/** 12.1.3 The re-rolls that a career can hold. */
export const rerollsHeld: Invariant<Snapshot, Charts> = atMost({
  code: "LOG_IMPOSSIBLE",
  pointer: "/kommandant/rerolls",
  section: "12.1",
  variant: "patrol-brings",
  // Whoever is let in with one re-roll a patrol before its event may gain one more by it.
  most: ({ state }) => {
    const patrols = patrolsOf(state);
    return patrols + (patrols > 0 && (state.patrol === null || state.patrol.eventUsed) ? 1 : 0);
  },
});
