import { aggressive } from "./aggressive";
import { cautious } from "./cautious";
import { random } from "./random";

/** Ways to play a career. */
export const policies = { cautious, aggressive, random };
