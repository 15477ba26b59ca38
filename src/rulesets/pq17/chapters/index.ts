import type { AnyOperation } from "../../../core/contract/operation";
import { combineForces, detachForce, exchangeShips } from "./1-2-forces/operations";
import { placeDummy, withdrawDummy } from "./1-3-dummies/operations";
import { endPhase } from "./3-sequence-of-play/end-phase";
import { bidInitiative } from "./4-1-initiative/bid-initiative";
import { planConvoy, planForce } from "./4-2-planning/operations";
import { declareTraining } from "./4-3-command-points/declare-training";
import { dropTow, moveForce, scuttleShip, takeTow } from "./5-1-movement/operations";
import { declareCarrierRadius, sendAircraft } from "./5-3-air-movement/operations";
import { scatterConvoy } from "./5-5-scattering/scatter-convoy";
import { assignSector, declareDenial, resolveSearch } from "./6-2-search/operations";
import { followPart, giveUpShadowing, shadowForce } from "./6-3-shadowing/operations";
import { shadowAfterBattle } from "./6-3-shadowing/shadow-after-battle";
import { reactToTransit } from "./6-6-transit/react-to-transit";
import { photographPort } from "./6-9-photographs/photograph-port";
import { assignAircraft } from "./7-2-air-attack/assign-aircraft";
import { declareAirAttack } from "./7-2-air-attack/declare-air-attack";
import { castOffTow, deployTargets } from "./7-2-air-attack/deploy-targets";
import { directFighters } from "./7-2-air-attack/direct-fighters";
import { directFlak } from "./7-2-air-attack/direct-flak";
import { returnFire } from "./7-2-air-attack/return-fire";
import { scrambleFighters } from "./7-2-air-attack/scramble-fighters";
import { turnAircraft } from "./7-2-air-attack/turn-aircraft";
import { reloadTorpedoes } from "./7-3-torpedoes/reload-torpedoes";
import {
  chooseSubmarineTargets,
  resolveAirborneAsw,
  resolveOffensiveAsw,
  resolveSubmarineCombat,
  resolveSubmarineDuel,
  sendConvoySubmarines,
} from "./7-4-submarine-combat/operations";
import { declareSurfaceAttack } from "./7-5-surface-combat/declare-surface-attack";
import { engageForces } from "./7-5-surface-combat/engage-forces";
import { interceptAttack } from "./7-5-surface-combat/intercept-attack";
import { maneuverUnits } from "./7-5-surface-combat/maneuver-units";
import { strikeFromCarrier } from "./7-5-surface-combat/strike-from-carrier";
import { targetGuns } from "./7-5-surface-combat/target-guns";
import { targetTorpedoes } from "./7-5-surface-combat/target-torpedoes";
import { withdrawUnits } from "./7-5-surface-combat/withdraw-units";
import { attackStrayMerchants } from "./7-7-stray-merchants/attack-stray-merchants";
import { resolveDispersal, resolveRejoining, resolveWeather } from "./9-weather/operations";
import { refuelForce } from "./11-fuel/refuelling";
import {
  attackKaraConvoy,
  callBombers,
  declareStrike,
  planCondition,
  raidPort,
  returnShips,
} from "./12-special-conditions/operations";
import { nameElusiveTarget } from "./13-random-events/name-elusive-target";
import { resolveRandomEvent } from "./13-random-events/resolve-random-event";
import { buyForce, strikeBack } from "./14-options/operations";
import { holdMerchants } from "./15-2-convoys/hold-merchants";
import { landMerchants } from "./15-2-convoys/land-merchants";
import { claimReinforcement } from "./15-3-reinforcements/claim-reinforcement";
import { buyEmergency, keepEmergency, takeGreenUnit } from "./15-4-emergency-reinforcements/operations";
import { repairShip } from "./15-5-repairs/repair-ship";
import { placeReplacement, replaceAircraft } from "./15-6-replacements/operations";
import { nameSubstitute, transferToGermany } from "./15-7-withdrawals/operations";
import { declareEv } from "./15-8-homecoming/declare-ev";
import { exchangePatrolWhite, keepAtSea, recallBreakout, returnForce } from "./15-8-homecoming/operations";

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
  bidInitiative,
  declareEv,
  claimReinforcement,
  takeGreenUnit,
  holdMerchants,
  landMerchants,
  exchangePatrolWhite,
  buyEmergency,
  recallBreakout,
  returnForce,
  repairShip,
  transferToGermany,
  replaceAircraft,
  keepEmergency,
  nameSubstitute,
  keepAtSea,
  placeReplacement,
  endPhase,
];
