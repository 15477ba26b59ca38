import type { AnyOperation } from "../../../core/contract/operation";
import { abortPatrol } from "./abort-patrol";
import { breakOff } from "./break-off";
import { chooseBoat } from "./choose-boat";
import { choosePatrol } from "./choose-patrol";
import { chooseStraggler } from "./choose-straggler";
import { computeRefit } from "./compute-refit";
import { fitSpareParts } from "./fit-spare-parts";
import { joinWolfpack } from "./join-wolfpack";
import { loadMissionReloads } from "./load-mission-reloads";
import { loadTorpedoes } from "./load-torpedoes";
import { planRound } from "./plan-round";
import { reloadTubes } from "./reload-tubes";
import { resolveAdditionalRound } from "./resolve-additional-round";
import { resolveApproach } from "./resolve-approach";
import { resolveAssignment } from "./resolve-assignment";
import { resolveAttack } from "./resolve-attack";
import { resolveBoatRequest } from "./resolve-boat-request";
import { resolveCloseApproach } from "./resolve-close-approach";
import { resolveDepthCharge } from "./resolve-depth-charge";
import { resolveEncounter } from "./resolve-encounter";
import { resolveEvasion } from "./resolve-evasion";
import { resolveFlakStay } from "./resolve-flak-stay";
import { resolveFollow } from "./resolve-follow";
import { resolveGunFire } from "./resolve-gun-fire";
import { resolveNightWait } from "./resolve-night-wait";
import { resolvePackDraw } from "./resolve-pack-draw";
import { resolveResupply } from "./resolve-resupply";
import { resolveSighting } from "./resolve-sighting";
import { resolveTorpedoFire } from "./resolve-torpedo-fire";
import { takeOverTargets } from "./take-over-targets";
import { takeTorpedoes } from "./take-torpedoes";
import { turnBack } from "./turn-back";

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
