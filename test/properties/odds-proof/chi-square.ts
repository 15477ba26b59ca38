/** Pearson's sum of squared deviations over what was expected, and how many of them are free. */
export interface ChiSquare {
  readonly sum: number;
  readonly free: number;
}

/** Expected less often than this, what is left over is no cell of its own. */
const RARE = 10;

/** The chi-square of values whose chances are known; what they leave over is one more cell. */
export function chiSquareOf(
  cells: readonly { readonly chance: number; readonly count: number }[],
  trials: number,
): ChiSquare {
  const left = {
    chance: 1 - cells.reduce((sum, { chance }) => sum + chance, 0),
    count: trials - cells.reduce((sum, { count }) => sum + count, 0),
  };
  const all = left.chance * trials >= RARE ? [...cells, left] : cells;
  const sum = all.reduce((total, { chance, count }) => total + (count - trials * chance) ** 2 / (trials * chance), 0);
  return { sum, free: Math.max(0, all.length - 1) };
}

/** Several of them, independent of one another, as one. */
export function together(each: readonly ChiSquare[]): ChiSquare {
  return each.reduce((all, { sum, free }) => ({ sum: all.sum + sum, free: all.free + free }), { sum: 0, free: 0 });
}

/** How many standard deviations a chi-square lies above what it should be (Wilson and Hilferty's cube root); 0 for none free. */
export function sigmaOf({ sum, free }: ChiSquare): number {
  if (free === 0) return 0;
  const spread = 2 / (9 * free);
  return (Math.cbrt(sum / free) - (1 - spread)) / Math.sqrt(spread);
}
