/** The most groups an answer lists. */
const GROUP_LIMIT = 1000;

/** The most characters their values may have together, so that an answer can be sent. */
const LISTED_LENGTH = 1_000_000;

/** How many groups an answer lists, by the lengths of their values in the order listed; the first always fits. */
export function listable(lengths: readonly number[]): number {
  let sum = 0;
  const beyond = lengths.findIndex((length, index) => {
    sum += length;
    return index >= GROUP_LIMIT || (index > 0 && sum > LISTED_LENGTH);
  });
  return beyond < 0 ? lengths.length : beyond;
}
