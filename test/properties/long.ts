/** Milliseconds after which a long law counts as stuck, even on a busy machine. */
export const LONG = 300_000;
