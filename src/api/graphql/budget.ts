import { ANALYSIS_NAMES, type AnalysisName, type Effort, headingOf } from "../../core/analysis/headings";
import { BOUND_LIMIT, DEFAULT_TERMS, TRIAL_LIMIT } from "../../core/analysis/odds/compute";
import { DEFAULT_RUNS, MOST_RUNS } from "../../core/analysis/simulation/simulate";
import type { LocalizedFault } from "../../core/contract/request";

/** The fields that make analyses longer, with the maximum of one request and the default. */
const FIELDS = {
  bound: { most: BOUND_LIMIT, usual: DEFAULT_TERMS.bound },
  trials: { most: TRIAL_LIMIT, usual: DEFAULT_TERMS.trials },
  runs: { most: MOST_RUNS, usual: DEFAULT_RUNS },
} as const satisfies Readonly<Record<keyof Omit<Effort, "onlyWith">, { most: number; usual: number }>>;

/** The factor of each analysis for each of these fields, in the order listed. */
const EFFORTS = Object.entries(FIELDS).map(([field, limits]) => {
  const efforts = ANALYSIS_NAMES.map((name) => [name, headingOf(name).effort] as const);
  const factors = efforts.map(([name, effort]) => [name, effort?.[field as keyof typeof FIELDS] ?? 0] as const);
  return { field, ...limits, factors: new Map(factors.filter(([, factor]) => factor > 0)) };
});

/**
 * Adds the effort of a call to that of the earlier analyses in its document, by field. Returns a fault if together they
 * exceed the maximum of a single analysis.
 */
export function chargeEffort(
  effort: Map<string, number>,
  name: AnalysisName,
  args: Readonly<Record<string, unknown>>,
): LocalizedFault | undefined {
  const { onlyWith } = headingOf(name).effort ?? {};
  if (onlyWith?.every((field) => (args[field] ?? null) === null)) return undefined;
  for (const { field, most, usual, factors } of EFFORTS) {
    const times = factors.get(name);
    if (times === undefined) continue;
    const before = effort.get(field) ?? 0;
    // A negative value fails its own limits. It must not free effort for other calls.
    const sum = before + times * Math.max(0, Number(args[field] ?? usual));
    effort.set(field, sum);
    // A single call over the limit has a fault of its own.
    if (sum <= most || before === 0) continue;
    const message = `In one document, the ${field} of all ${[...factors.keys()].join(" and ")} add up to ${sum}; the maximum is ${most}. Send several documents.`;
    return { code: "DOCUMENT_TOO_LARGE", pointer: `/${field}`, message };
  }
  return undefined;
}
