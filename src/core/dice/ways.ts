import type { DiceNotation } from "./notation";

/** In how many ways of how many each natural total can fall, in the order of `totals()`; equal chances for every way. */
export function waysOf(notation: DiceNotation): { readonly ways: readonly number[]; readonly of: number } {
  const { count, sides, read } = notation;
  if (read !== "sum") return { ways: notation.totals().map(() => 1), of: notation.totals().length };
  let ways = [1];
  for (let die = 0; die < count; die += 1) {
    const next = Array.from({ length: ways.length + sides - 1 }, () => 0);
    for (const [index, way] of ways.entries()) for (let face = 0; face < sides; face += 1) next[index + face]! += way;
    ways = next;
  }
  return { ways, of: sides ** count };
}
