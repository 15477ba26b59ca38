import { combining, exchanging } from "./joining/combining";
import { detaching, scattering } from "./joining/detaching";
import { dummies } from "./joining/dummies";
import { towing } from "./joining/towing";
import type { Vector } from "./kit";

/** 1.2.3-1.3, 5.1.1, 5.5, 9.4 Splitting, joining and exchanging forces, towing, and dummies. */
export function vectors(): Vector[] {
  return [...detaching(), ...combining(), ...exchanging(), ...towing(), ...dummies(), ...scattering()];
}
