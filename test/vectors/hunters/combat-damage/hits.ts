import { type Json, type Roll, resolves, two, type Vector } from "../kit/combat";
import { e2, e3 } from "../kit/rolls";

/** Depth charges found with a natural 10, whose hits fall on the numbers given. */
export interface Hits {
  readonly id: string;
  readonly title: string;
  readonly citation: string;
  readonly base?: string;
  readonly patch?: Json;
  readonly natural: number;
  readonly numbers: readonly Roll[];
  readonly outcome: Json;
  readonly snapshot: Json;
  readonly search?: readonly Roll[];
}

/** A depth-charge attack whose hits fall on numbers of the boat's chart. */
export function hits({
  id,
  title,
  citation,
  base = "viib-detection",
  patch,
  natural,
  numbers,
  outcome,
  snapshot,
  search,
}: Hits): Vector {
  return resolves({
    id: `damage-${id}`,
    title,
    citation,
    operation: "resolveDepthCharge",
    base,
    patch,
    input: { exceedTestDepth: false },
    rolls: [...(search ?? [e2([6, 4]), e3(two(natural))]), ...numbers],
    outcome,
    snapshot,
  });
}

/** The outcome of hits that the boat survives, still hunted. */
export const going = (damage: readonly string[]): Json => ({
  hits: damage.length,
  damage,
  phase: "detection",
  fate: null,
});
