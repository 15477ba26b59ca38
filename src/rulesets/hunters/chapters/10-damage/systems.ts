import type { Snapshot } from "../../snapshot";
import { SYSTEMS, type System } from "../../vocabulary";

/** 10.0 True if a system works fully. */
export function works(state: Snapshot, system: System): boolean {
  return state.boat.systems[system] === "ok";
}

/** 10.0 True if a system is carried but damaged or inoperable. */
export function faulty(state: Snapshot, system: System): boolean {
  const condition = state.boat.systems[system];
  return condition === "damaged" || condition === "inoperable";
}

/** 10.7.5 True if a system has failed its repair. */
export function inoperable(state: Snapshot, system: System): boolean {
  return state.boat.systems[system] === "inoperable";
}

/** 7.3.3 True if the boat has hull damage or a system that failed its repair. */
export function isDamaged(state: Snapshot): boolean {
  return state.boat.hull > 0 || SYSTEMS.some((system) => inoperable(state, system));
}

/** 10.2.1 The encounter checks in each box for an aborting boat on one diesel. */
export const CHECKS_ON_ONE_DIESEL = 2;

/** 10.2.1 The number of diesel engines inoperable. */
export function dieselsOut(state: Snapshot): number {
  const { diesel_engine_1: first, diesel_engine_2: second } = state.boat.systems;
  return Number(first === "inoperable") + Number(second === "inoperable");
}
