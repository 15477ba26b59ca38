import type { Vector } from "./kit";
import { bunkers, ice, weathers } from "./sea-conditions/weather";

/** 9-11 Weather, ice and fuel where no table is read. */
export function vectors(): Vector[] {
  return [...weathers(), ...ice(), ...bunkers()];
}
