import type { AnyOperation } from "../../../core/contract/operation";
import { assignAircraft } from "./assign-aircraft";
import { assignSector } from "./assign-sector";
import { attackKaraConvoy } from "./attack-kara-convoy";
import { attackStrayMerchants } from "./attack-stray-merchants";
import { buyForce } from "./buy-force";
import { callBombers } from "./call-bombers";
import { campaignOperations } from "./campaign-operations";
import { castOffTow } from "./cast-off-tow";
import { chooseSubmarineTargets } from "./choose-submarine-targets";
import { combineForces } from "./combine-forces";
import { declareAirAttack } from "./declare-air-attack";
import { declareCarrierRadius } from "./declare-carrier-radius";
import { declareDenial } from "./declare-denial";
import { declareStrike } from "./declare-strike";
import { declareSurfaceAttack } from "./declare-surface-attack";
import { declareTraining } from "./declare-training";
import { deployTargets } from "./deploy-targets";
import { detachForce } from "./detach-force";
import { directFighters } from "./direct-fighters";
import { directFlak } from "./direct-flak";
import { dropTow } from "./drop-tow";
import { endPhase } from "./end-phase";
import { engageForces } from "./engage-forces";
import { exchangeShips } from "./exchange-ships";
import { followPart } from "./follow-part";
import { giveUpShadowing } from "./give-up-shadowing";
import { interceptAttack } from "./intercept-attack";
import { maneuverUnits } from "./maneuver-units";
import { moveForce } from "./move-force";
import { nameElusiveTarget } from "./name-elusive-target";
import { photographPort } from "./photograph-port";
import { placeDummy } from "./place-dummy";
import { planCondition } from "./plan-condition";
import { planConvoy } from "./plan-convoy";
import { planForce } from "./plan-force";
import { raidPort } from "./raid-port";
import { reactToTransit } from "./react-to-transit";
import { refuelForce } from "./refuel-force";
import { reloadTorpedoes } from "./reload-torpedoes";
import { resolveAirborneAsw } from "./resolve-airborne-asw";
import { resolveDispersal } from "./resolve-dispersal";
import { resolveOffensiveAsw } from "./resolve-offensive-asw";
import { resolveRandomEvent } from "./resolve-random-event";
import { resolveRejoining } from "./resolve-rejoining";
import { resolveSearch } from "./resolve-search";
import { resolveSubmarineCombat } from "./resolve-submarine-combat";
import { resolveSubmarineDuel } from "./resolve-submarine-duel";
import { resolveWeather } from "./resolve-weather";
import { returnFire } from "./return-fire";
import { returnShips } from "./return-ships";
import { scatterConvoy } from "./scatter-convoy";
import { scrambleFighters } from "./scramble-fighters";
import { scuttleShip } from "./scuttle-ship";
import { sendAircraft } from "./send-aircraft";
import { sendConvoySubmarines } from "./send-convoy-submarines";
import { shadowAfterBattle } from "./shadow-after-battle";
import { shadowForce } from "./shadow-force";
import { strikeBack } from "./strike-back";
import { strikeFromCarrier } from "./strike-from-carrier";
import { takeTow } from "./take-tow";
import { targetGuns } from "./target-guns";
import { targetTorpedoes } from "./target-torpedoes";
import { turnAircraft } from "./turn-aircraft";
import { withdrawDummy } from "./withdraw-dummy";
import { withdrawUnits } from "./withdraw-units";

/** Every operation of PQ-17 but the start, in the order of play. */
export const operations: readonly AnyOperation[] = [
  placeDummy,
  withdrawDummy,
  buyForce,
  planCondition,
  planConvoy,
  planForce,
  resolveWeather,
  resolveRandomEvent,
  callBombers,
  returnShips,
  detachForce,
  scatterConvoy,
  followPart,
  resolveDispersal,
  refuelForce,
  reloadTorpedoes,
  declareTraining,
  dropTow,
  scuttleShip,
  giveUpShadowing,
  moveForce,
  reactToTransit,
  photographPort,
  sendAircraft,
  declareCarrierRadius,
  assignSector,
  resolveSearch,
  shadowForce,
  resolveSubmarineCombat,
  chooseSubmarineTargets,
  resolveOffensiveAsw,
  resolveSubmarineDuel,
  attackStrayMerchants,
  declareSurfaceAttack,
  interceptAttack,
  sendConvoySubmarines,
  engageForces,
  maneuverUnits,
  strikeFromCarrier,
  targetGuns,
  targetTorpedoes,
  withdrawUnits,
  shadowAfterBattle,
  declareAirAttack,
  scrambleFighters,
  directFighters,
  returnFire,
  strikeBack,
  castOffTow,
  deployTargets,
  assignAircraft,
  nameElusiveTarget,
  turnAircraft,
  directFlak,
  resolveAirborneAsw,
  combineForces,
  exchangeShips,
  takeTow,
  resolveRejoining,
  declareStrike,
  attackKaraConvoy,
  raidPort,
  declareDenial,
  ...campaignOperations,
  endPhase,
];
