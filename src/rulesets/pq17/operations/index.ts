import type { AnyOperation } from "../../../core/operation/contract";
import { assignSector } from "./assign-sector";
import { attackStrayMerchants } from "./attack-stray-merchants";
import { callBombers } from "./call-bombers";
import { chooseSubmarineTargets } from "./choose-submarine-targets";
import { combineForces } from "./combine-forces";
import { declareDenial } from "./declare-denial";
import { declareStrike } from "./declare-strike";
import { detachForce } from "./detach-force";
import { endPhase } from "./end-phase";
import { exchangeShips } from "./exchange-ships";
import { moveForce } from "./move-force";
import { placeDummy } from "./place-dummy";
import { planCondition } from "./plan-condition";
import { planConvoy } from "./plan-convoy";
import { reactToTransit } from "./react-to-transit";
import { refuelForce } from "./refuel-force";
import { resolveDispersal } from "./resolve-dispersal";
import { resolveOffensiveAsw } from "./resolve-offensive-asw";
import { resolveRejoining } from "./resolve-rejoining";
import { resolveSearch } from "./resolve-search";
import { resolveSubmarineCombat } from "./resolve-submarine-combat";
import { resolveSubmarineDuel } from "./resolve-submarine-duel";
import { resolveWeather } from "./resolve-weather";
import { returnShips } from "./return-ships";
import { sendAircraft } from "./send-aircraft";
import { shadowForce } from "./shadow-force";

/** Every operation of PQ-17 but the start, in the order of play. */
export const operations: readonly AnyOperation[] = [
  placeDummy,
  planCondition,
  planConvoy,
  resolveWeather,
  callBombers,
  returnShips,
  detachForce,
  resolveDispersal,
  refuelForce,
  moveForce,
  reactToTransit,
  sendAircraft,
  assignSector,
  resolveSearch,
  shadowForce,
  resolveSubmarineCombat,
  chooseSubmarineTargets,
  resolveOffensiveAsw,
  resolveSubmarineDuel,
  attackStrayMerchants,
  combineForces,
  exchangeShips,
  resolveRejoining,
  declareStrike,
  declareDenial,
  endPhase,
];
