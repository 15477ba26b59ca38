import type { RulesDifference } from "../contract/revision";
import type { AnyRuleset } from "../contract/ruleset";

/** Revision number of records that are older than revision numbers. */
export const UNCOUNTED = 0;

/** Returns the revision of a game's rules that is in force. */
export function revisionOf({ revisions }: Pick<AnyRuleset, "revisions">): number {
  return revisions.at(-1)!.revision;
}

/** Returns what changed in the rules since a revision. Undefined if it is in force. */
export function rulesSince(ruleset: AnyRuleset, played: number): RulesDifference | undefined {
  const current = revisionOf(ruleset);
  if (played === current) return undefined;
  return { played, current, changes: ruleset.revisions.filter(({ revision }) => revision > played) };
}
