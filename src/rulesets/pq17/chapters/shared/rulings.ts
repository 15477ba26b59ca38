import type { Rulings, Snapshot } from "../../snapshot";

/** Whether a game has chosen a reading other than the letter of a rule. */
export function hasRuling({ rulings }: Snapshot, ruling: keyof Rulings): boolean {
  return rulings?.[ruling] ?? false;
}
