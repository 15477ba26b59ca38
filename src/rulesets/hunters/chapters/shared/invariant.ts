import { invariantWords } from "../../../../core/request/invariants";
import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";

/** The words that the invariants of The Hunters are declared in. */
export const { rule, implies, onlyIn, atMost, unique, each, where, inTurn } = invariantWords<Snapshot, Charts>();
