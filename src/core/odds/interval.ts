/** The standard normal deviate that 95 of 100 samples stay within. */
const DEVIATE = 1.959963984540054;

/** The 95% interval of a share seen `count` times in `trials`, by Wilson's score; both ends stand from 0 to 1. */
export function intervalOf(count: number, trials: number): { readonly low: number; readonly high: number } {
  const share = count / trials;
  const square = DEVIATE ** 2;
  const middle = (share + square / (2 * trials)) / (1 + square / trials);
  const spread =
    (DEVIATE * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials ** 2))) / (1 + square / trials);
  return {
    low: count === 0 ? 0 : Math.max(0, middle - spread),
    high: count === trials ? 1 : Math.min(1, middle + spread),
  };
}
