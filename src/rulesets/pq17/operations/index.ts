import type { AnyOperation } from "../../../core/operation/contract";
import { assignSector } from "./assign-sector";
import { combineForces } from "./combine-forces";
import { declareDenial } from "./declare-denial";
import { detachForce } from "./detach-force";
import { endPhase } from "./end-phase";
import { exchangeShips } from "./exchange-ships";
import { moveForce } from "./move-force";
import { placeDummy } from "./place-dummy";
import { planConvoy } from "./plan-convoy";
import { reactToTransit } from "./react-to-transit";
import { refuelForce } from "./refuel-force";
import { resolveDispersal } from "./resolve-dispersal";
import { resolveRejoining } from "./resolve-rejoining";
import { resolveSearch } from "./resolve-search";
import { resolveWeather } from "./resolve-weather";
import { sendAircraft } from "./send-aircraft";
import { shadowForce } from "./shadow-force";

/** Every operation of PQ-17 but the start, in the order of play. */
export const operations: readonly AnyOperation[] = [
  placeDummy,
  planConvoy,
  resolveWeather,
  detachForce,
  resolveDispersal,
  refuelForce,
  moveForce,
  reactToTransit,
  sendAircraft,
  assignSector,
  resolveSearch,
  shadowForce,
  combineForces,
  exchangeShips,
  resolveRejoining,
  declareDenial,
  endPhase,
];
