import type { AnyRuleset } from "../core/contract/ruleset";
import { registry } from "./registry";

/** Every ruleset served, loaded, in the order listed. */
export const rulesets: readonly AnyRuleset[] = await Promise.all(registry.map(({ load }) => load()));
