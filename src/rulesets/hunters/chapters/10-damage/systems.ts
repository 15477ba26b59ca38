import type { Snapshot } from "../../snapshot";
import type { System } from "../../vocabulary";

/** 10.0 A system that works fully. */
export function works(state: Snapshot, system: System): boolean {
  return state.boat.systems[system] === "ok";
}

/** 10.0 A system that is carried but damaged or inoperable. */
export function faulty(state: Snapshot, system: System): boolean {
  const condition = state.boat.systems[system];
  return condition === "damaged" || condition === "inoperable";
}

/** 10.7.5 A system that failed its repair. */
export function inoperable(state: Snapshot, system: System): boolean {
  return state.boat.systems[system] === "inoperable";
}
