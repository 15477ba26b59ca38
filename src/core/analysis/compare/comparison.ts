import { rollsOf } from "../../audit/rolls";
import type { Adjudicated } from "../../contract/answer";
import type { AuditEntry } from "../../contract/audit";
import type { Phrases } from "../../contract/phrases";
import type { LabelledRoll } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import { differences, firstDifference } from "../../json/difference";
import { without } from "../../json/objects";
import { localizeAudit, purposeOf } from "../../text/localize";
import type { ComparedSide, Comparison } from "./schema";

/** The answer to a well-formed request. */
export type SideAnswer = Adjudicated;

/** The snapshots before both sides, and the language of the messages. */
interface ComparisonContext {
  readonly before: readonly [unknown, unknown];
  readonly phrases: Phrases;
}

/** Maximum snapshot changes listed. */
const MOST_CHANGES = 1000;

/** Ignored: every line cites its edition, so it alone is not a difference. */
const EDITION = new Set(["edition"]);

/** Compares two answers to one request. */
export function comparisonOf(
  ruleset: AnyRuleset,
  one: SideAnswer,
  other: SideAnswer,
  { before, phrases }: ComparisonContext,
): Omit<Comparison, "language" | "odds"> {
  const changes = changesOf(one, other, before);
  return {
    kind: "COMPARISON",
    ruleset: ruleset.id,
    operation: one.operation,
    same: isSame(one, other) && (changes === null || changes.length === 0),
    one: sideOf(one, other, phrases),
    other: sideOf(other, one, phrases),
    differs: firstDifferingEntry(one, other, phrases),
    changes: changes?.slice(0, MOST_CHANGES) ?? null,
    unlisted: Math.max(0, (changes?.length ?? 0) - MOST_CHANGES),
  };
}

/** True if two answers end alike, apart from their snapshots. */
function isSame(one: SideAnswer, other: SideAnswer): boolean {
  return firstDifference(endingOf(one), endingOf(other), "") === undefined;
}

function endingOf(answer: SideAnswer): unknown {
  const { kind } = answer;
  if (answer.kind === "RESOLUTION") return { kind, outcome: answer.outcome };
  if (answer.kind === "NEEDS_ROLL") return { kind, next: without(answer.next, EDITION) };
  const { code, citation, pointer } = answer;
  return { kind, code, citation: without(citation, EDITION), pointer };
}

/** Returns the differences of the new snapshots that were not there before. Null unless both sides have one. */
function changesOf(one: SideAnswer, other: SideAnswer, before: ComparisonContext["before"]): Comparison["changes"] {
  if (one.kind !== "RESOLUTION" || other.kind !== "RESOLUTION") return null;
  const initialDifferences = new Set(
    [...differences(before[0], before[1], "", { exact: true })].map((each) => JSON.stringify(each)),
  );
  return [...differences(one.snapshot, other.snapshot, "", { exact: true })]
    .filter((each) => !initialDifferences.has(JSON.stringify(each)))
    .map(({ pointer, expected, found: actual }) => ({ pointer, one: expected, other: actual }));
}

function firstDifferingEntry(one: SideAnswer, other: SideAnswer, phrases: Phrases): Comparison["differs"] {
  if (one.kind === "REFUSAL" || other.kind === "REFUSAL") return null;
  for (let index = 0; index < Math.max(one.audit.length, other.audit.length); index += 1) {
    const [first, second] = [one.audit[index], other.audit[index]];
    const difference = firstDifference(without(first, EDITION), without(second, EDITION), "");
    if (difference === undefined) continue;
    const [line] = first === undefined ? [null] : withSentences([first], phrases);
    const [otherLine] = second === undefined ? [null] : withSentences([second], phrases);
    return { index, pointer: difference.pointer, one: line!, other: otherLine! };
  }
  return null;
}

function sideOf(side: SideAnswer, opposite: SideAnswer, phrases: Phrases): ComparedSide {
  const resolved = side.kind === "RESOLUTION" ? side : undefined;
  return {
    kind: side.kind,
    revision: resolved?.revision ?? null,
    outcome: resolved?.outcome ?? null,
    digest: resolved?.digest ?? null,
    dice: side.kind === "REFUSAL" ? [] : [...side.dice],
    audit: side.kind === "REFUSAL" ? [] : withSentences(side.audit, phrases),
    refusal: side.kind === "REFUSAL" ? refusalOf(side) : null,
    needs: side.kind === "NEEDS_ROLL" ? neededRollOf(side, phrases) : null,
    alone: unmatchedRolls(rollsMadeBy(side), rollsMadeBy(opposite), phrases),
  };
}

function withSentences(audit: readonly AuditEntry[], phrases: Phrases): ComparedSide["audit"] {
  return localizeAudit(audit, (text) => text(phrases)) as ComparedSide["audit"];
}

function refusalOf({ code, message, citation, pointer }: Extract<SideAnswer, { kind: "REFUSAL" }>) {
  return { code, message, citation, pointer };
}

function neededRollOf({ next }: Extract<SideAnswer, { kind: "NEEDS_ROLL" }>, phrases: Phrases) {
  const { label, dice, count, held: heldFaces, chart, citation } = next;
  return {
    label,
    purpose: purposeOf(label, phrases),
    dice,
    held: [...heldFaces],
    missing: count - heldFaces.length,
    chart,
    citation,
  };
}

/** Returns the rolls of an answer, including the incomplete roll that ran out of dice. */
export function rollsMadeBy(answer: SideAnswer): readonly LabelledRoll[] {
  if (answer.kind === "REFUSAL") return [];
  const rolls = rollsOf(answer);
  if (answer.kind === "RESOLUTION" || answer.next.held.length === 0) return rolls;
  const { label, sides, low, held: heldFaces } = answer.next;
  return [...rolls, { label, sides, ...(low !== 1 && { low }), faces: [...heldFaces] }];
}

/**
 * Returns the dice without a match: the other side has no roll of that label and occurrence, or one with fewer dice.
 */
function unmatchedRolls(
  rolls: readonly LabelledRoll[],
  others: readonly LabelledRoll[],
  phrases: Phrases,
): ComparedSide["alone"] {
  const unmatched = groupByLabel(others);
  return rolls.flatMap(({ label, faces }) => {
    const match = unmatched.get(label)?.shift();
    const alone = faces.slice(match?.faces.length ?? 0);
    return alone.length === 0 ? [] : [{ label, purpose: purposeOf(label, phrases), faces: alone }];
  });
}

function groupByLabel(rolls: readonly LabelledRoll[]): Map<string, LabelledRoll[]> {
  const groups = new Map<string, LabelledRoll[]>();
  for (const roll of rolls) groups.set(roll.label, [...(groups.get(roll.label) ?? []), roll]);
  return groups;
}
