import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { CHOOSING } from "../../vocabulary";
import { rule } from "../shared/invariant";

/** 11.4 Requires a refit in the phases that choose a boat. */
export const refit: Invariant<Snapshot, Charts> = rule({
  code: "PHASE_IMPOSSIBLE",
  pointer: "/refit",
  section: "11.4",
  variant: "needs-refit",
  during: CHOOSING,
  holds: ({ item }) => item !== null,
});

/** 11.4.3 Requires an unused boat request in the phase that offers one. */
export const boatRequest: Invariant<Snapshot, Charts> = rule({
  code: "PHASE_IMPOSSIBLE",
  pointer: "/kommandant/boatRequests",
  section: "11.4.3",
  variant: "request-left",
  during: ["boat_request"],
  holds: ({ item }) => item > 0,
});
