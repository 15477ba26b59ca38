import type { Invariant } from "../../core/contract/invariant";
import type { Fault } from "../../core/contract/request";
import { impossible as faultsOf } from "../../core/request/impossible";
import * as setup from "./chapters/4-setup/invariants";
import * as patrols from "./chapters/7-patrols/invariants";
import * as encounters from "./chapters/8-encounters/invariants";
import * as wolfpacks from "./chapters/13-5-wolfpacks/invariants";
import { inTurn, where } from "./chapters/shared/invariant";
import { career, counts, log, offers, phases } from "./chapters/shared/invariants";
import type { Charts } from "./charts/schema";
import type { Snapshot } from "./snapshot";

/**
 * What holds for every snapshot of The Hunters that play can reach. What a pack could not come to, and what would leave nothing
 * to choose or no room to write it down, is asked of a snapshot that is sound in itself.
 */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  inTurn(
    [...setup.invariants, ...phases, ...patrols.invariants, ...encounters.invariants, ...career],
    wolfpacks.invariants,
    where("", ({ state }) => state.phase !== "over", [...offers, ...patrols.checks, ...counts, ...log]),
  ),
];

/** Faults of a well-formed snapshot that no play could reach. */
export function impossible(state: Snapshot, charts: Charts): Fault[] {
  return faultsOf(invariants, state, charts);
}
