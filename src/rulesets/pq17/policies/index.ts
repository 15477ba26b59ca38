import { aggressive } from "./aggressive";
import { cautious } from "./cautious";
import { random } from "./random";

/** Ways to play an operation; both sides play by the same one. */
export const policies = { cautious, aggressive, random };
