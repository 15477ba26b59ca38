import type { HuntersOperations } from "../client/generated/operations";
import type { HuntersState } from "../client/generated/schemas";
import type { AnyRuleset } from "../core/contract/ruleset";
import { hunters as whole } from "../rulesets/hunters/index";
import type { Ruleset } from "./ruleset";

export type { HuntersOperations } from "../client/generated/operations";
export type { HuntersState } from "../client/generated/schemas";
export type { Ruleset } from "./ruleset";

/** The Hunters: German U-boats at war, 1939-43. */
export const hunters: Ruleset<HuntersState, HuntersOperations> = whole as AnyRuleset as Ruleset<
  HuntersState,
  HuntersOperations
>;
