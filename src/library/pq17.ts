import type { Pq17Operations } from "../client/generated/operations";
import type { Pq17State } from "../client/generated/schemas";
import type { AnyRuleset } from "../core/contract/ruleset";
import { pq17 as whole } from "../rulesets/pq17/index";
import type { Ruleset } from "./ruleset";

export type { Pq17Operations } from "../client/generated/operations";
export type { Pq17State, Pq17View } from "../client/generated/schemas";
export type { Ruleset } from "./ruleset";

/** PQ-17: Arctic naval operations, 1941 to 1943. */
export const pq17: Ruleset<Pq17State, Pq17Operations> = whole as AnyRuleset as Ruleset<Pq17State, Pq17Operations>;
