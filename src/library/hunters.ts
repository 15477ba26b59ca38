import { hunters as whole } from "../rulesets/hunters/index";
import type { Ruleset } from "./ruleset";

export type { Ruleset } from "./ruleset";

/** The Hunters: German U-boats at war, 1939-43. */
export const hunters: Ruleset = whole;
