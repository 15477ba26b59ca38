import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { afloat } from "../8-encounters/targets";
import { rule } from "../shared/invariant";
import { followOptions } from "./following";

/** 9.7.6 Requires several ships when a straggler is chosen. */
export const stragglers: Invariant<Snapshot, Charts> = rule({
  code: "PHASE_IMPOSSIBLE",
  pointer: "/engagement/targets",
  section: "9.7.6",
  variant: "ship-leaves",
  during: ["straggler"],
  holds: ({ item }) => item.length > 1,
});

/** 9.7.1, 9.7.6 Requires something to follow. A straggler is chosen only among ships that are all afloat. */
export const offers: readonly Invariant<Snapshot, Charts>[] = [
  rule({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement",
    section: "9.7.1",
    variant: "nothing-follow",
    during: ["follow"],
    holds: ({ state }) => followOptions(state).length > 0,
  }),
  rule({
    code: "PHASE_IMPOSSIBLE",
    pointer: "/engagement/targets",
    section: "9.7.6",
    variant: "ship-choose",
    during: ["straggler"],
    holds: ({ item, holder }) => afloat(holder).length === item.length,
  }),
];
