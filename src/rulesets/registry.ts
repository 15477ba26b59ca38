import type { AnyRuleset } from "../core/contract/ruleset";

/** A ruleset by its id, loaded when it is first asked for: a request pays for the game it is about and for no other. */
export interface RulesetEntry {
  readonly id: string;
  readonly load: () => Promise<AnyRuleset>;
}

/** Every ruleset served, in the order listed. */
export const registry: readonly RulesetEntry[] = [
  { id: "hunters", load: async () => (await import("./hunters/index")).hunters },
  { id: "goeben", load: async () => (await import("./goeben/index")).goeben },
  { id: "pq17", load: async () => (await import("./pq17/index")).pq17 },
];
