import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { SYSTEMS } from "../../vocabulary";
import { inoperable } from "../10-damage/systems";
import { atMost, rule } from "../shared/invariant";
import { patrolsOf } from "../shared/log";

/** 12.1 Requires an inoperable system for spare parts to fix. */
export const spareParts: Invariant<Snapshot, Charts> = rule({
  code: "PHASE_IMPOSSIBLE",
  pointer: "/boat/systems",
  section: "12.1",
  variant: "spare-parts",
  during: ["spare_parts"],
  holds: ({ state }) => SYSTEMS.some((system) => inoperable(state, system)),
});

/** 12.1.3 Limits the re-rolls of a career to those that its patrols bring. */
export const rerollLimit: Invariant<Snapshot, Charts> = atMost({
  code: "LOG_IMPOSSIBLE",
  pointer: "/kommandant/rerolls",
  section: "12.1",
  variant: "patrol-brings",
  // One re-roll per patrol is valid before the patrol's event, and the event may bring one more.
  most: ({ state }) => {
    const patrols = patrolsOf(state);
    return patrols + (patrols > 0 && (state.patrol === null || state.patrol.eventUsed) ? 1 : 0);
  },
});
