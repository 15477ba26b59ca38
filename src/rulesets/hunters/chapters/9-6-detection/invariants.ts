import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { atMost, rule } from "../shared/invariant";

/** Upper bound for rounds: more than any escort searches. */
const MAX_SEARCH_ROUNDS = 9_999;

/** 9.6 Requires an escort and its detection cycle in the phases of a search. */
export const cycle: Invariant<Snapshot, Charts> = rule({
  code: "PHASE_IMPOSSIBLE",
  pointer: "/engagement/cycle",
  section: "9.6",
  variant: "escort-searches",
  during: ["detection", "evasion"],
  holds: ({ item, holder }) => item !== null && holder.escorted,
});

/** 9.6 Limits the rounds of a search. */
export const rounds: Invariant<Snapshot, Charts> = atMost({
  code: "LOG_IMPOSSIBLE",
  pointer: "/engagement/cycle/round",
  section: "9.6",
  variant: "escort-searches",
  most: MAX_SEARCH_ROUNDS,
});
