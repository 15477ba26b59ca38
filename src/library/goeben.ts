import type { GoebenOperations } from "../client/generated/operations";
import type { GoebenState } from "../client/generated/schemas";
import type { AnyRuleset } from "../core/contract/ruleset";
import { goeben as whole } from "../rulesets/goeben/index";
import type { Ruleset } from "./ruleset";

export type { GoebenOperations } from "../client/generated/operations";
export type { GoebenState } from "../client/generated/schemas";
export type { Ruleset } from "./ruleset";

/** Goeben, 1914: the German Mediterranean Division, August 1914. */
export const goeben: Ruleset<GoebenState, GoebenOperations> = whole as AnyRuleset as Ruleset<
  GoebenState,
  GoebenOperations
>;
