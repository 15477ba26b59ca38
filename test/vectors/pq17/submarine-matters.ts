import type { Vector } from "./kit";
import { duels, hunts } from "./submarine-matters/hunts";
import { convoySubmarines } from "./submarine-matters/of-convoys";
import { mines, patrols } from "./submarine-matters/patrols";
import { strays } from "./submarine-matters/stray-merchants";

/** 7.4, 7.7 Hunts, duels, stray merchants, patrols and mines, and submarines with convoys. */
export function vectors(): Vector[] {
  return [...hunts(), ...duels(), ...strays(), ...patrols(), ...mines(), ...convoySubmarines()];
}
