import type { z } from "zod";
import type { ChartPack } from "../../core/charts/chart";
import type { AnyOperation, Ruleset } from "../../core/operation/contract";
import { pack } from "./charts/pack";
import { type Charts, packSchema } from "./charts/schema";
import { impossible } from "./impossible";
import { interpretations } from "./interpretations";
import { LABELS } from "./labels";
import { abortPatrol } from "./operations/abort-patrol";
import { breakOff } from "./operations/break-off";
import { chooseBoat } from "./operations/choose-boat";
import { choosePatrol } from "./operations/choose-patrol";
import { chooseStraggler } from "./operations/choose-straggler";
import { computeRefit } from "./operations/compute-refit";
import { fitSpareParts } from "./operations/fit-spare-parts";
import { loadMissionReloads } from "./operations/load-mission-reloads";
import { loadTorpedoes } from "./operations/load-torpedoes";
import { start } from "./operations/new";
import { planRound } from "./operations/plan-round";
import { reloadTubes } from "./operations/reload-tubes";
import { resolveAdditionalRound } from "./operations/resolve-additional-round";
import { resolveApproach } from "./operations/resolve-approach";
import { resolveAssignment } from "./operations/resolve-assignment";
import { resolveAttack } from "./operations/resolve-attack";
import { resolveBoatRequest } from "./operations/resolve-boat-request";
import { resolveCloseApproach } from "./operations/resolve-close-approach";
import { resolveDepthCharge } from "./operations/resolve-depth-charge";
import { resolveEncounter } from "./operations/resolve-encounter";
import { resolveEvasion } from "./operations/resolve-evasion";
import { resolveFlakStay } from "./operations/resolve-flak-stay";
import { resolveFollow } from "./operations/resolve-follow";
import { resolveGunFire } from "./operations/resolve-gun-fire";
import { resolveNightWait } from "./operations/resolve-night-wait";
import { resolveResupply } from "./operations/resolve-resupply";
import { resolveSighting } from "./operations/resolve-sighting";
import { resolveTorpedoFire } from "./operations/resolve-torpedo-fire";
import { takeTorpedoes } from "./operations/take-torpedoes";
import { turnBack } from "./operations/turn-back";
import { reports } from "./reports/index";
import { rerolls } from "./rules/rerolls";
import { sentences } from "./sentences/index";
import { type Snapshot, snapshotSchema } from "./snapshot";
import { EDITIONS } from "./vocabulary";

/** Every operation of The Hunters but the start, in the order of play. */
const operations: readonly AnyOperation[] = [
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
  resolveSighting,
  resolveApproach,
  resolveNightWait,
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

/** The Hunters: German U-boats at war, 1939-43. */
export const hunters: Ruleset<Snapshot, Charts> = {
  id: "hunters",
  title: pack.title,
  editions: EDITIONS,
  snapshot: snapshotSchema,
  impossible,
  pack: pack as ChartPack,
  packSchema: packSchema as unknown as z.ZodType<ChartPack>,
  charts: (given) => given.charts as unknown as Charts,
  start,
  operations,
  reports,
  labels: LABELS,
  sentences,
  rerolls,
  interpretations,
  over: (state) => state.phase === "over",
};
