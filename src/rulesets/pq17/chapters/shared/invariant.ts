import { invariantWords } from "../../../../core/request/invariants";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";

/** The words that the invariants of PQ-17 are declared in. */
export const { rule, implies, onlyIn, exists, references, atMost, unique, each, inTurn, where } = invariantWords<
  Snapshot,
  Charts
>();
