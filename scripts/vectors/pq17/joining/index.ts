import type { Vector } from "../kit";
import { combining, exchanging } from "./combining";
import { detaching, scattering } from "./detaching";
import { dummies } from "./dummies";
import { towing } from "./towing";

/** 1.2.3-1.3, 5.1.1, 5.5, 9.4 Splitting, joining and exchanging forces, towing, and dummies. */
export function joining(): Vector[] {
  return [...detaching(), ...combining(), ...exchanging(), ...towing(), ...dummies(), ...scattering()];
}
