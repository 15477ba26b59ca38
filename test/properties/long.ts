/** Milliseconds a long law may take on a busy machine before it counts as stuck. */
export const LONG = 300_000;
