import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { RuleFinding } from "./fault";
import type { Terms } from "./terms";

/** 13.3.1 True if a Kommandant is alive: not killed, lost or captured. In a running career he is alive. */
export function isAlive(charts: Charts, { end }: Snapshot): boolean {
  return end === null || charts.TOURNAMENTS.facts.survivingFates.includes(end.fate);
}

/** 13.1.1, 13.2.1, 13.3.1, 13.5.6 The faults of patrols begun after the match was over. */
export function lateFaults({ format, endMonth, patrols }: Terms, { log }: Snapshot): RuleFinding[] {
  const section = format.rules.end;
  const late = log.find(({ month }) => endMonth !== null && month > endMonth);
  if (late !== undefined) {
    return [{ code: "PATROL_AFTER_END", section, params: { month: late.month, end: endMonth } }];
  }
  if (patrols === null || log.length <= patrols) return [];
  return [{ code: "PATROL_AFTER_END", section, variant: "patrols", params: { count: log.length, patrols } }];
}

/** 13.1.1, 13.2.1, 13.3.1, 13.5.6 The reason why a career is not over yet; null when nothing is left to play in this match. */
export function waitingFor(terms: Terms, state: Snapshot): RuleFinding | null {
  if (state.end !== null || reachedEnd(terms, state)) return null;
  const { end: section } = terms.format.rules;
  if (state.log.at(-1)?.result === null && state.phase !== "in_port") {
    return { code: "STILL_AT_SEA", section };
  }
  return { code: "STILL_IN_PORT", section };
}

/**
 * 13.2.1 True if a career has reached the end of the match. A patrol still running when the last month passes is
 * finished first (E-45).
 */
function reachedEnd({ endMonth, patrols }: Terms, { log, month, patrol, refit, phase }: Snapshot): boolean {
  if (patrols !== null) {
    const last = log[patrols - 1];
    return last !== undefined && (last.result !== null || phase === "in_port");
  }
  return patrol === null && refit === null && endMonth !== null && month > endMonth;
}
