import type { AnyOperation } from "../../../core/contract/operation";
import { deployTaskForce } from "./3-setup/deploy-task-force";
import { placeCollier } from "./3-setup/place-collier";
import { endPhase } from "./4-sequence-of-play/end-phase";
import { coal, rearm, shareStores } from "./7-outfitting/operations";
import { jettisonCargo, landCrew, loadCargo, outfitShip, transferCargo } from "./8-cargo/operations";
import { capturePort, reembark } from "./9-ports/operations";
import { repair } from "./10-repairs/operations";
import { applyIntelligence, resolveIntelligence } from "./11-intelligence/operations";
import { moveShip } from "./12-movement/move-ship";
import { chooseRammedShip, resolveIncidents, resolveSubmarineEvasion } from "./13-incidents/operations";
import {
  acceptBattle,
  beginBattle,
  breakOff,
  reloadTorpedoes,
  resolveContact,
  resolveGunneryRound,
  resolveTorpedoRound,
} from "./14-naval-combat/operations";
import { resolveRaid } from "./15-commerce-raiding/resolve-raid";
import { beginBombardment, resolveShoreBombardment } from "./16-bombardment/operations";
import { declareVictory } from "./17-victory/declare-victory";
import { resolveReconnaissance } from "./21-seaplanes/reconnaissance";
import { layMine } from "./23-mines/lay-mine";
import { startNextScenario } from "./24-campaign/start-next-scenario";

/** Every operation of Goeben, 1914 but the start, in the order of play. */
export const operations: readonly AnyOperation[] = [
  outfitShip,
  deployTaskForce,
  placeCollier,
  coal,
  rearm,
  shareStores,
  repair,
  loadCargo,
  jettisonCargo,
  landCrew,
  transferCargo,
  reembark,
  resolveIntelligence,
  applyIntelligence,
  resolveReconnaissance,
  moveShip,
  layMine,
  resolveIncidents,
  resolveSubmarineEvasion,
  chooseRammedShip,
  beginBattle,
  resolveContact,
  breakOff,
  acceptBattle,
  resolveGunneryRound,
  resolveTorpedoRound,
  resolveRaid,
  beginBombardment,
  resolveShoreBombardment,
  capturePort,
  declareVictory,
  startNextScenario,
  reloadTorpedoes,
  endPhase,
];
