import type { Snapshot } from "../../../src/rulesets/pq17/snapshot";
import { PLAN_BASES } from "./bases-plans";

/** The snapshots that vectors start from, by name; each author's own stand in a file of their own. */
export const BASES: Readonly<Record<string, () => Snapshot>> = {
  ...PLAN_BASES,
};
