import type { Reason } from "../../../../core/contract/choice";
import type { Phrases } from "../../../../core/contract/phrases";
import { formatReason } from "../../../../core/text/reason";
import type { TournamentFault } from "./schema";

/** 13.0 A fault, or something still open, as a rule finds it. */
export type RuleFinding = Reason;

/** 13.0 Formats a finding as a sentence. */
export function formatFinding(finding: RuleFinding, phrases: Phrases): TournamentFault {
  const { code, section } = finding;
  const { refusals, findings } = phrases;
  return {
    code,
    section: section || "4.0",
    message: formatReason(finding, { ...phrases, refusals: { ...refusals, ...findings } }),
  };
}

/** A name that players gave, which no language has another word for. */
export function playerName(name: string) {
  return { id: "", name };
}
