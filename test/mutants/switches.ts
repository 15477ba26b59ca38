import type { Site } from "./sites";

/** A site with the number that switches it on. */
export interface Mutant extends Site {
  readonly id: number;
}

/** Name of the global function that returns whether a mutant is active and records that it was reached. */
export const SWITCH = "__mutant";

/** Returns a source in which every mutant can be switched on. `mutants` must be in source order, outer before inner. */
export function withSwitches(source: string, mutants: readonly Mutant[]): string {
  return render(0, source.length, mutants);

  function render(start: number, end: number, inside: readonly Mutant[]): string {
    let text = "";
    let at = start;
    for (let index = 0; index < inside.length; ) {
      const mutant = inside[index]!;
      let next = index + 1;
      while (next < inside.length && inside[next]!.start < mutant.end) next += 1;
      const original = render(mutant.start, mutant.end, inside.slice(index + 1, next));
      text += source.slice(at, mutant.start) + switched(mutant, original);
      at = mutant.end;
      index = next;
    }
    return text + source.slice(at, end);
  }
}

function switched({ id, part, replacement }: Mutant, original: string): string {
  return part === "expression"
    ? `(${SWITCH}(${id}) ? (${replacement}) : (${original}))`
    : `{ if (!${SWITCH}(${id})) { ${original} } }`;
}
