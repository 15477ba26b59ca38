import type { AnyAnalysisCall } from "./call";
import { explain } from "./explain";
import { BENCH_NAMES, type BenchName } from "./names";
import { odds } from "./odds";
import { simulate } from "./simulate";
import { verify } from "./verify";

const byName = { odds, simulate, verify, explain } satisfies Record<BenchName, AnyAnalysisCall>;

/** Every question of the referee's bench, in the order listed. */
export const benchCalls: readonly AnyAnalysisCall[] = BENCH_NAMES.map((name) => byName[name]);

/** The question of the referee's bench of that name. */
export function benchCallOf(name: BenchName): AnyAnalysisCall {
  return byName[name];
}
