import type { Vector } from "./kit";
import { deployments } from "./setting-up/deploying";
import { outfittingShips } from "./setting-up/outfitting";
import { settingUp } from "./setting-up/setting-up";

/** 3, 7 Setting up, outfitting and deploying. */
export function vectors(): Vector[] {
  return [...settingUp(), ...outfittingShips(), ...deployments()];
}
