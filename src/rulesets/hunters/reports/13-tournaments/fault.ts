import type { Reason } from "../../../../core/contract/choice";
import type { Phrases } from "../../../../core/contract/phrases";
import { formatReason } from "../../../../core/text/say";
import type { TournamentFault } from "./schema";

/** 13.0 A fault, or something still open, as a rule finds it. */
export type Found = Reason;

/** 13.0 What was found, in words. */
export function told(found: Found, phrases: Phrases): TournamentFault {
  const { code, section } = found;
  const { refusals, findings } = phrases;
  return {
    code,
    section: section || "4.0",
    message: formatReason(found, { ...phrases, refusals: { ...refusals, ...findings } }),
  };
}

/** A name that players gave, which no language has another word for. */
export function given(name: string) {
  return { id: "", name };
}
