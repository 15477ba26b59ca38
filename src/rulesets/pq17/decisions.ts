import type { Decision } from "../../core/operation/contract";
import { decisionsOf } from "../../core/operation/decisions";
import type { Charts } from "./charts/schema";
import { pq17 } from "./index";
import { decider } from "./rules/game";
import type { Snapshot } from "./snapshot";

/** What a side may decide now: the open doors and the closed ones when it is to decide, and nothing when it is not. */
export function decisionsFor(state: Snapshot, charts: Charts, side: string | null): Decision[] {
  return decider(state) === side ? decisionsOf(pq17, state, charts) : [];
}
