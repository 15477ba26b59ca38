import type { AnyOperation } from "../../../core/contract/operation";
import { acceptBattle } from "./accept-battle";
import { applyIntelligence } from "./apply-intelligence";
import { beginBattle } from "./begin-battle";
import { beginBombardment } from "./begin-bombardment";
import { breakOff } from "./break-off";
import { capturePort } from "./capture-port";
import { chooseRammedShip } from "./choose-rammed-ship";
import { coal } from "./coal";
import { declareVictory } from "./declare-victory";
import { deployTaskForce } from "./deploy-task-force";
import { endPhase } from "./end-phase";
import { jettisonCargo } from "./jettison-cargo";
import { landCrew } from "./land-crew";
import { layMine } from "./lay-mine";
import { loadCargo } from "./load-cargo";
import { moveShip } from "./move-ship";
import { outfitShip } from "./outfit-ship";
import { placeCollier } from "./place-collier";
import { rearm } from "./rearm";
import { reembark } from "./reembark";
import { reloadTorpedoes } from "./reload-torpedoes";
import { repair } from "./repair";
import { resolveContact } from "./resolve-contact";
import { resolveGunneryRound } from "./resolve-gunnery-round";
import { resolveIncidents } from "./resolve-incidents";
import { resolveIntelligence } from "./resolve-intelligence";
import { resolveRaid } from "./resolve-raid";
import { resolveReconnaissance } from "./resolve-reconnaissance";
import { resolveShoreBombardment } from "./resolve-shore-bombardment";
import { resolveSubmarineEvasion } from "./resolve-submarine-evasion";
import { resolveTorpedoRound } from "./resolve-torpedo-round";
import { shareStores } from "./share-stores";
import { startNextScenario } from "./start-next-scenario";
import { transferCargo } from "./transfer-cargo";

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
