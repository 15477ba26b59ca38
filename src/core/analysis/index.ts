import type { AnyAnalysisCall } from "./call";
import { compare } from "./compare/compare";
import { explain } from "./explain/explain";
import { ANALYSIS_NAMES, type AnalysisName } from "./headings";
import { odds } from "./odds/odds";
import { prospects } from "./procedure/prospects";
import { simulate } from "./simulation/simulate";
import { takeOver } from "./take-over/take-over";
import { tell } from "./tell";
import { verify } from "./verify";

const byName = { odds, prospects, simulate, verify, compare, explain, tell, takeOver } satisfies Record<
  AnalysisName,
  AnyAnalysisCall
>;

/** Every analysis, in the order listed. */
export const analysisCalls: readonly AnyAnalysisCall[] = ANALYSIS_NAMES.map((name) => byName[name]);

/** Returns the analysis with this name. */
export function analysisCallOf(name: AnalysisName): AnyAnalysisCall {
  return byName[name];
}
