import type { AnyRuleset } from "../core/operation/contract";
import { hunters } from "./hunters/index";

/** Every ruleset served, in the order listed. */
export const rulesets: readonly AnyRuleset[] = [hunters];
