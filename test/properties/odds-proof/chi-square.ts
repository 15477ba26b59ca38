/** Pearson's sum of squared deviations over the expected counts, and the degrees of freedom. */
export interface ChiSquare {
  readonly sum: number;
  readonly free: number;
}

/** Minimum expected count of a cell for the remaining values. */
const RARE = 10;

/** Computes the chi-square of values with known chances. The remaining values form one more cell. */
export function chiSquareOf(
  cells: readonly { readonly chance: number; readonly count: number }[],
  trials: number,
): ChiSquare {
  const remainder = {
    chance: 1 - cells.reduce((sum, { chance }) => sum + chance, 0),
    count: trials - cells.reduce((sum, { count }) => sum + count, 0),
  };
  const all = remainder.chance * trials >= RARE ? [...cells, remainder] : cells;
  const sum = all.reduce((total, { chance, count }) => total + (count - trials * chance) ** 2 / (trials * chance), 0);
  return { sum, free: Math.max(0, all.length - 1) };
}

/** Adds up independent chi-squares. */
export function combine(each: readonly ChiSquare[]): ChiSquare {
  return each.reduce((all, { sum, free }) => ({ sum: all.sum + sum, free: all.free + free }), { sum: 0, free: 0 });
}

/**
 * Returns how many standard deviations a chi-square exceeds its expected value (Wilson and Hilferty's cube root).
 * Returns 0 without degrees of freedom.
 */
export function sigmaOf({ sum, free }: ChiSquare): number {
  if (free === 0) return 0;
  const spread = 2 / (9 * free);
  return (Math.cbrt(sum / free) - (1 - spread)) / Math.sqrt(spread);
}
