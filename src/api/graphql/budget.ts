import type { AnalysisName } from "../../core/analysis/headings";
import { BOUND_LIMIT, TRIAL_LIMIT, USUAL_TERMS } from "../../core/analysis/odds/compute";
import { MOST_RUNS, USUAL_RUNS } from "../../core/analysis/simulation/simulate";
import type { Fault } from "../../core/contract/request";

/** What analyses take much of, how many times over each does, the most that one request may ask for and what they take unless told. */
const SHARED = {
  bound: { of: { odds: 1, prospects: 1, compare: 2 }, most: BOUND_LIMIT, usual: USUAL_TERMS.bound },
  trials: { of: { odds: 1, prospects: 1, compare: 2 }, most: TRIAL_LIMIT, usual: USUAL_TERMS.trials },
  runs: { of: { simulate: 1 }, most: MOST_RUNS, usual: USUAL_RUNS },
} as const satisfies Readonly<
  Record<string, { of: Partial<Record<AnalysisName, number>>; most: number; usual: number }>
>;

/**
 * Adds what a call asks for to what the analyses of its document have asked for, by field; gives the fault of one with which
 * they ask for more together than one of them may.
 */
export function overBudget(
  asked: Map<string, number>,
  name: string,
  given: Readonly<Record<string, unknown>>,
): Fault | undefined {
  for (const [field, { of, most, usual }] of Object.entries(SHARED)) {
    const times: number = Object.hasOwn(of, name) ? of[name as keyof typeof of] : 0;
    // A comparison that names nothing to be told apart asks for no odds.
    if (times === 0 || (name === "compare" && (given.project ?? null) === null)) continue;
    const before = asked.get(field) ?? 0;
    // One below nothing is refused by its own limits, and makes no room for others.
    const sum = before + times * Math.max(0, Number(given[field] ?? usual));
    asked.set(field, sum);
    // One that asks for too much all by itself has a fault of its own.
    if (sum <= most || before === 0) continue;
    const message = `All ${Object.keys(of).join(" and ")} of one document may ask for ${most} ${field} together, not ${sum}; send several documents.`;
    return { code: "DOCUMENT_TOO_LARGE", pointer: `/${field}`, message };
  }
  return undefined;
}
