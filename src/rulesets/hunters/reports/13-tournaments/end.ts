import type { Charts } from "../../charts/schema";
import type { Snapshot } from "../../snapshot";
import type { TournamentFault } from "./schema";
import type { Terms } from "./terms";

/** 13.3.1 Whether a Kommandant is alive: not killed, lost or taken prisoner; a career that goes on is alive. */
export function isAlive(charts: Charts, { end }: Snapshot): boolean {
  return end === null || charts.TOURNAMENTS.facts.survivingFates.includes(end.fate);
}

/** 13.1.1, 13.2.1, 13.3.1, 13.5.6 The faults of patrols begun after the match was over. */
export function lateFaults({ format, endMonth, patrols }: Terms, { log }: Snapshot): TournamentFault[] {
  const section = format.rules.end;
  const late = log.find(({ month }) => endMonth !== null && month > endMonth);
  if (late !== undefined) {
    const message = `A patrol started in ${late.month}; the last may start in ${endMonth}.`;
    return [{ code: "PATROL_AFTER_END", section, message }];
  }
  if (patrols === null || log.length <= patrols) return [];
  const message = `The career has ${log.length} patrols; the match is over after ${patrols}.`;
  return [{ code: "PATROL_AFTER_END", section, message }];
}

/** 13.1.1, 13.2.1, 13.3.1, 13.5.6 The reason why a career is not over yet; null when nothing is left to play in this match. */
export function waitingFor(terms: Terms, state: Snapshot): TournamentFault | null {
  if (state.end !== null || reachedEnd(terms, state)) return null;
  const { end: section } = terms.format.rules;
  if (state.log.at(-1)?.result === null && state.phase !== "in_port") {
    return { code: "STILL_AT_SEA", section, message: "The boat is at sea." };
  }
  return { code: "STILL_IN_PORT", section, message: "The boat is in port with a refit or a patrol still to come." };
}

/** 13.2.1 Whether a career has reached the end of the match; a patrol that is running when the last month passes is finished first (E-45). */
function reachedEnd({ endMonth, patrols }: Terms, { log, month, patrol, refit, phase }: Snapshot): boolean {
  if (patrols !== null) {
    const last = log[patrols - 1];
    return last !== undefined && (last.result !== null || phase === "in_port");
  }
  return patrol === null && refit === null && endMonth !== null && month > endMonth;
}
