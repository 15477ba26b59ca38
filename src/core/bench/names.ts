/** The names of every question of the referee's bench, in the order listed: camelCase, stable for ever, and the same on every wire. */
export const BENCH_NAMES = ["odds", "simulate", "verify", "explain"] as const;

/** The name of a question of the referee's bench. */
export type BenchName = (typeof BENCH_NAMES)[number];

/** True for the name of a question of the referee's bench. */
export function isBenchName(name: string): name is BenchName {
  return BENCH_NAMES.some((each) => each === name);
}
