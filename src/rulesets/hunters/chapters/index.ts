import type { AnyOperation } from "../../../core/contract/operation";
import { loadMissionReloads, loadTorpedoes } from "./4-setup/operations";
import { choosePatrol, resolveAssignment } from "./7-patrols/resolve-assignment";
import { turnBack } from "./7-patrols/turn-back";
import { breakOff } from "./8-encounters/break-off";
import { resolveApproach, resolveNightWait } from "./8-encounters/day-night";
import { resolveEncounter } from "./8-encounters/resolve-encounter";
import { reloadTubes, resolveAttack } from "./9-2-escorted-attack/operations";
import { resolveGunFire } from "./9-3-deck-gun/deck-gun";
import { planRound, resolveAdditionalRound, resolveTorpedoFire } from "./9-4-unescorted-attack/operations";
import { resolveDepthCharge } from "./9-6-detection/resolve-depth-charge";
import { chooseStraggler, resolveFollow } from "./9-7-following/operations";
import { resolveFlakStay } from "./9-8-aircraft/resolve-flak-stay";
import { computeRefit } from "./10-10-refit/compute-refit";
import { abortPatrol } from "./10-damage/abort-patrol";
import { chooseBoat, resolveBoatRequest } from "./11-4-new-boats/operations";
import { fitSpareParts } from "./12-random-events/fit-spare-parts";
import { joinWolfpack, resolvePackDraw, takeOverTargets } from "./13-5-wolfpacks/operations";
import { resolveEvasion } from "./14-8-evasion/resolve-evasion";
import { resolveResupply, takeTorpedoes } from "./14-9-resupply/operations";
import { resolveCloseApproach, resolveSighting } from "./14-11-convoy-penetration/operations";

/** Every operation of The Hunters but the start, in the order of play. */
export const operations: readonly AnyOperation[] = [
  loadTorpedoes,
  resolveAssignment,
  choosePatrol,
  loadMissionReloads,
  resolveEncounter,
  reloadTubes,
  abortPatrol,
  turnBack,
  resolveResupply,
  takeTorpedoes,
  fitSpareParts,
  resolveFlakStay,
  joinWolfpack,
  resolveSighting,
  resolveApproach,
  resolveNightWait,
  takeOverTargets,
  resolvePackDraw,
  resolveCloseApproach,
  resolveAttack,
  resolveDepthCharge,
  resolveEvasion,
  resolveFollow,
  chooseStraggler,
  planRound,
  resolveTorpedoFire,
  resolveGunFire,
  resolveAdditionalRound,
  breakOff,
  computeRefit,
  resolveBoatRequest,
  chooseBoat,
];
