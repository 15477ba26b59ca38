import { incidentDraws } from "./incidents/draws";
import { incidentHarm } from "./incidents/harm";
import { incidents } from "./incidents/results";
import type { Vector } from "./kit";

/** 13 Incidents: what is met, how markers are drawn, and the harm they do. */
export function vectors(): Vector[] {
  return [...incidents(), ...incidentDraws(), ...incidentHarm()];
}
