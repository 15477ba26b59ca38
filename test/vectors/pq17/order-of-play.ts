import type { Vector } from "./kit";
import { scenarioStarts } from "./order-of-play/scenarios";
import { pointsAndBids, segments } from "./order-of-play/segments";
import { germanSorties, voyages } from "./order-of-play/sorties";

/** 2-4, 8 How an operation begins, and the parts of its turns. */
export function vectors(): Vector[] {
  return [...scenarioStarts(), ...segments(), ...pointsAndBids(), ...germanSorties(), ...voyages()];
}
