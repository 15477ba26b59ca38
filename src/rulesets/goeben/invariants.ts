import type { Invariant } from "../../core/contract/invariant";
import * as setup from "./chapters/3-setup/invariants";
import { clock, phases } from "./chapters/4-sequence-of-play/invariants";
import * as cargo from "./chapters/8-cargo/invariants";
import { coastal, unseen } from "./chapters/11-intelligence/invariants";
import * as movement from "./chapters/12-movement/invariants";
import * as incidents from "./chapters/13-incidents/invariants";
import * as battles from "./chapters/14-naval-combat/invariants";
import * as austroHungarian from "./chapters/20-austro-hungarian-ships/invariants";
import * as campaigns from "./chapters/24-campaign/invariants";
import { inTurn } from "./chapters/shared/invariant";
import type { Charts } from "./charts/schema";
import type { Snapshot } from "./snapshot";

/** The invariants of a game's members. Spaces and ships come first, since the others look them up by id. */
const members: readonly Invariant<Snapshot, Charts>[] = [
  ...campaigns.invariants,
  inTurn(movement.knownSpaces, [
    ...setup.invariants,
    inTurn(austroHungarian.knownShips, [
      ...austroHungarian.invariants,
      ...cargo.invariants,
      ...incidents.invariants,
      ...unseen,
      ...coastal,
      ...clock,
    ]),
  ]),
];

/**
 * The invariants of every snapshot of Goeben, 1914 that play can reach. The map, the phases and battles are checked
 * only if the members are sound.
 */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  inTurn(members, [...movement.invariants, ...phases, ...battles.invariants]),
];
