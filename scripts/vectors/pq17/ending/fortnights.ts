import type { Vector } from "../kit";
import { bids } from "./bids";
import { ices } from "./ice-zones";
import { fuel, supplies } from "./supplies";
import { boxes } from "./unloading";

/** 8.4, 10.4, 15.1, 15.2.2 What begins and ends a fortnight of the campaign. */
export const fortnightVectors = (): Vector[] => [...fuel(), ...supplies(), ...ices(), ...bids(), ...boxes()];
