import { aggressive } from "./aggressive";
import { cautious } from "./cautious";
import { random } from "./random";

/** The policies that can play a career. */
export const policies = { cautious, aggressive, random };
