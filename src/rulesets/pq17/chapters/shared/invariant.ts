import { invariantWords } from "../../../../core/request/invariants";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";

/** The declaration helpers of PQ-17's invariants. */
export const { rule, implies, onlyIn, exists, references, atMost, unique, each, inTurn, where } = invariantWords<
  Snapshot,
  Charts
>();
