import type { Rulings, Snapshot } from "../../snapshot";

/** Whether a ruling is switched on; one that the snapshot leaves out is off, or follows the printing (E-24). */
export function isRuled({ rulings, edition }: Pick<Snapshot, "rulings" | "edition">, ruling: keyof Rulings): boolean {
  return rulings[ruling] ?? (ruling === "awardsCountCapitalShips" && edition === "first");
}
