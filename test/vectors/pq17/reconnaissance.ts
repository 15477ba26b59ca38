import type { Vector } from "./kit";
import { photographs, reports, results, searchers } from "./reconnaissance/searches";
import { afterwards, followed, shadowers } from "./reconnaissance/shadowing";

/** 6 Vectors for searchers and shadowers, and the forces that they find. */
export function vectors(): Vector[] {
  return [...searchers(), ...results(), ...reports(), ...photographs(), ...shadowers(), ...followed(), ...afterwards()];
}
