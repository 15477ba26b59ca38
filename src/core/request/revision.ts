import type { RulesDifference } from "../contract/revision";
import type { AnyRuleset } from "../contract/ruleset";

/** What counts as the revision of what was recorded before revisions were counted. */
export const UNCOUNTED = 0;

/** The revision of a game's rules that is in force: the newest. */
export function revisionOf({ revisions }: Pick<AnyRuleset, "revisions">): number {
  return revisions.at(-1)!.revision;
}

/** What changed since something was played; undefined when it was played under the rules in force. */
export function rulesSince(ruleset: AnyRuleset, played: number): RulesDifference | undefined {
  const current = revisionOf(ruleset);
  if (played === current) return undefined;
  return { played, current, changes: ruleset.revisions.filter(({ revision }) => revision > played) };
}
