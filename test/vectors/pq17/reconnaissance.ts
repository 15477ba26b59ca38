import type { Vector } from "./kit";
import { photographs, reports, results, searchers } from "./reconnaissance/searches";
import { afterwards, followed, shadowers } from "./reconnaissance/shadowing";

/** 6 Who searches and shadows, and what is found. */
export function vectors(): Vector[] {
  return [...searchers(), ...results(), ...reports(), ...photographs(), ...shadowers(), ...followed(), ...afterwards()];
}
