import { bids } from "./campaign-fortnights/bids";
import { ices } from "./campaign-fortnights/ice-zones";
import { fuel, supplies } from "./campaign-fortnights/supplies";
import { boxes } from "./campaign-fortnights/unloading";
import type { Vector } from "./kit";

/** 8.4, 10.4, 15.1, 15.2.2 Vectors for the start and the end of a fortnight of the campaign. */
export const vectors = (): Vector[] => [...fuel(), ...supplies(), ...ices(), ...bids(), ...boxes()];
