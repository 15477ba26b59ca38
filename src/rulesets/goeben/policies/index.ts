import { aggressive } from "./aggressive";
import { cautious } from "./cautious";
import { random } from "./random";

/** Ways to play a scenario. */
export const policies = { cautious, aggressive, random };
