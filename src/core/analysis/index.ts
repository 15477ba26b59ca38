import { type AnyAnalysisCall, BENCH_NAMES, type BenchName } from "./call";
import { explain } from "./explain/explain";
import { odds } from "./odds/odds";
import { simulate } from "./simulation/simulate";
import { verify } from "./verify";

const byName = { odds, simulate, verify, explain } satisfies Record<BenchName, AnyAnalysisCall>;

/** Every question of the referee's bench, in the order listed. */
export const benchCalls: readonly AnyAnalysisCall[] = BENCH_NAMES.map((name) => byName[name]);

/** The question of the referee's bench of that name. */
export function benchCallOf(name: BenchName): AnyAnalysisCall {
  return byName[name];
}
