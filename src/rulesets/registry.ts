import type { AnyRuleset } from "../core/contract/ruleset";

/** A ruleset by its id, loaded on first use: a request loads only its own game. */
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

/** The ruleset of that id; undefined when there is none. */
export async function loadRuleset(id: string): Promise<AnyRuleset | undefined> {
  return registry.find((entry) => entry.id === id)?.load();
}

/** The sentence for an unknown ruleset: it names those that there are. */
export function noRuleset(id: string, ids: readonly string[] = registry.map((entry) => entry.id)): string {
  return `Unknown ruleset ${id}. Rulesets: ${ids.join(", ")}.`;
}
