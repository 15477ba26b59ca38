import type { Invariant } from "../../../../core/contract/invariant";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import { atMost, rule } from "../shared/invariant";

/** A bound on rounds: more than any escort searches. */
const ROUNDS_BEYOND_BELIEF = 9_999;

/** 9.6 An escort searches in its cycle. */
export const cycle: Invariant<Snapshot, Charts> = rule({
  code: "PHASE_IMPOSSIBLE",
  pointer: "/engagement/cycle",
  section: "9.6",
  variant: "escort-searches",
  during: ["detection", "evasion"],
  holds: ({ item, holder }) => item !== null && holder.escorted,
});

/** 9.6 The rounds of a search stay within their bound. */
export const rounds: Invariant<Snapshot, Charts> = atMost({
  code: "LOG_IMPOSSIBLE",
  pointer: "/engagement/cycle/round",
  section: "9.6",
  variant: "escort-searches",
  most: ROUNDS_BEYOND_BELIEF,
});
