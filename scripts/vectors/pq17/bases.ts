import { exampleAt } from "../../../src/rulesets/pq17/rules/examples";
import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";

/** The snapshots that vectors start from, by name; each author's own stand in a file of his own. */
export const BASES: Readonly<Record<string, () => Snapshot>> = {
  "allied-weather": () => exampleAt("turn_weather", null),
  "allied-movement": () => exampleAt("move_blocks"),
  "allied-recon": () => exampleAt("recon"),
};
