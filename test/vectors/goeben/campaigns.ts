import { campaigns } from "./campaigns/first";
import { nextScenarios } from "./campaigns/next";
import { placeholders } from "./campaigns/placeholders";
import type { Vector } from "./kit";

/** 24 Campaigns: the first scenario, those after it, and the placeholders between the markers. */
export function vectors(): Vector[] {
  return [...campaigns(), ...nextScenarios(), ...placeholders()];
}
