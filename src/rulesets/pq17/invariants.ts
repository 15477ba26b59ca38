import type { Invariant } from "../../core/contract/invariant";
import * as forces from "./chapters/1-2-forces/invariants";
import { pending, status, turns } from "./chapters/3-sequence-of-play/invariants";
import { airAttack } from "./chapters/7-2-air-attack/invariants";
import * as submarines from "./chapters/7-4-submarine-combat/invariants";
import { battle, interception, shadowing } from "./chapters/7-5-surface-combat/invariants";
import * as fuel from "./chapters/11-fuel/invariants";
import * as special from "./chapters/12-special-conditions/invariants";
import * as campaign from "./chapters/15-campaign/invariants";
import { each, inTurn } from "./chapters/shared/invariant";
import { sideAssets, texts } from "./chapters/shared/invariants";
import type { Charts } from "./charts/schema";
import { invariants as references } from "./references";
import type { Snapshot } from "./snapshot";

/**
 * The invariants of every snapshot of PQ-17 that play can reach. Each step relies on those before it: all names exist,
 * then all members are sound, then the pending decision is checked.
 */
export const invariants: readonly Invariant<Snapshot, Charts>[] = [
  inTurn(
    [texts, ...references],
    [
      ...status,
      ...turns,
      ...campaign.invariants,
      each("/sides/*", [...forces.invariants, ...fuel.invariants, ...sideAssets, ...special.invariants]),
    ],
    [...pending, ...submarines.invariants, ...interception, ...shadowing, airAttack, battle],
  ),
];
