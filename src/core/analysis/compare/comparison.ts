import { rollsOf } from "../../audit/rolls";
import type { Adjudicated } from "../../contract/answer";
import type { AuditEntry } from "../../contract/audit";
import type { Phrases } from "../../contract/phrases";
import type { LabelledRoll } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import { purposeOf, tellLines } from "../../text/localize";
import { differences, firstDifference, without } from "../value-difference";
import type { ComparedSide, Comparison } from "./schema";

/** What a request that can be read is answered. */
export type Compared = Adjudicated;

/** What the two sides are compared with: their snapshots before, and the words they are told in. */
interface Means {
  readonly before: readonly [unknown, unknown];
  readonly phrases: Phrases;
}

/** The most places of a snapshot that are listed. */
const MOST_CHANGES = 1000;

/** The edition is cited in every line, and no difference by itself. */
const EDITION = new Set(["edition"]);

/** What two answers to one request have in common and where they part. */
export function comparisonOf(
  ruleset: AnyRuleset,
  one: Compared,
  other: Compared,
  { before, phrases }: Means,
): Omit<Comparison, "language" | "odds"> {
  const changes = changesOf(one, other, before);
  return {
    kind: "COMPARISON",
    ruleset: ruleset.id,
    operation: one.operation,
    same: isSame(one, other) && (changes === null || changes.length === 0),
    one: sideOf(one, other, phrases),
    other: sideOf(other, one, phrases),
    differs: differsIn(one, other, phrases),
    changes: changes?.slice(0, MOST_CHANGES) ?? null,
    unlisted: Math.max(0, (changes?.length ?? 0) - MOST_CHANGES),
  };
}

/** True when two answers end alike, whatever snapshots they lead to. */
function isSame(one: Compared, other: Compared): boolean {
  return firstDifference(endOf(one), endOf(other), "") === undefined;
}

function endOf(answer: Compared): unknown {
  const { kind } = answer;
  if (answer.kind === "RESOLUTION") return { kind, outcome: answer.outcome };
  if (answer.kind === "NEEDS_ROLL") return { kind, next: without(answer.next, EDITION) };
  const { code, citation, pointer } = answer;
  return { kind, code, citation: without(citation, EDITION), pointer };
}

/** Where the snapshots end apart other than by how they began apart; null where there are no two of them. */
function changesOf(one: Compared, other: Compared, before: Means["before"]): Comparison["changes"] {
  if (one.kind !== "RESOLUTION" || other.kind !== "RESOLUTION") return null;
  const laid = new Set([...differences(before[0], before[1], "", { exact: true })].map((each) => JSON.stringify(each)));
  return [...differences(one.snapshot, other.snapshot, "", { exact: true })]
    .filter((each) => !laid.has(JSON.stringify(each)))
    .map(({ pointer, expected, found }) => ({ pointer, one: expected, other: found }));
}

function differsIn(one: Compared, other: Compared, phrases: Phrases): Comparison["differs"] {
  if (one.kind === "REFUSAL" || other.kind === "REFUSAL") return null;
  for (let index = 0; index < Math.max(one.audit.length, other.audit.length); index += 1) {
    const [first, second] = [one.audit[index], other.audit[index]];
    const found = firstDifference(without(first, EDITION), without(second, EDITION), "");
    if (found === undefined) continue;
    const [told] = first === undefined ? [null] : toldIn([first], phrases);
    const [otherTold] = second === undefined ? [null] : toldIn([second], phrases);
    return { index, pointer: found.pointer, one: told!, other: otherTold! };
  }
  return null;
}

function sideOf(side: Compared, opposite: Compared, phrases: Phrases): ComparedSide {
  const resolved = side.kind === "RESOLUTION" ? side : undefined;
  return {
    kind: side.kind,
    revision: resolved?.revision ?? null,
    outcome: resolved?.outcome ?? null,
    digest: resolved?.digest ?? null,
    dice: side.kind === "REFUSAL" ? [] : [...side.dice],
    audit: side.kind === "REFUSAL" ? [] : toldIn(side.audit, phrases),
    refusal: side.kind === "REFUSAL" ? refusedOf(side) : null,
    needs: side.kind === "NEEDS_ROLL" ? neededOf(side, phrases) : null,
    alone: rolledAlone(madeBy(side), madeBy(opposite), phrases),
  };
}

function toldIn(audit: readonly AuditEntry[], phrases: Phrases): ComparedSide["audit"] {
  return tellLines(audit, (text) => text(phrases)) as ComparedSide["audit"];
}

function refusedOf({ code, message, citation, pointer }: Extract<Compared, { kind: "REFUSAL" }>) {
  return { code, message, citation, pointer };
}

function neededOf({ next }: Extract<Compared, { kind: "NEEDS_ROLL" }>, phrases: Phrases) {
  const { label, dice, count, held, chart, citation } = next;
  return {
    label,
    purpose: purposeOf(label, phrases),
    dice,
    held: [...held],
    missing: count - held.length,
    chart,
    citation,
  };
}

/** The rolls that an answer made, with the one whose dice ran out. */
export function madeBy(answer: Compared): readonly LabelledRoll[] {
  if (answer.kind === "REFUSAL") return [];
  const rolls = rollsOf(answer);
  if (answer.kind === "RESOLUTION" || answer.next.held.length === 0) return rolls;
  const { label, sides, low, held } = answer.next;
  return [...rolls, { label, sides, ...(low !== 1 && { low }), faces: [...held] }];
}

/** What of one side's rolls has no roll of that label and place on the other, or more dice than that has. */
function rolledAlone(
  rolls: readonly LabelledRoll[],
  others: readonly LabelledRoll[],
  phrases: Phrases,
): ComparedSide["alone"] {
  const waiting = byLabel(others);
  return rolls.flatMap(({ label, faces }) => {
    const match = waiting.get(label)?.shift();
    const alone = faces.slice(match?.faces.length ?? 0);
    return alone.length === 0 ? [] : [{ label, purpose: purposeOf(label, phrases), faces: alone }];
  });
}

function byLabel(rolls: readonly LabelledRoll[]): Map<string, LabelledRoll[]> {
  const found = new Map<string, LabelledRoll[]>();
  for (const roll of rolls) found.set(roll.label, [...(found.get(roll.label) ?? []), roll]);
  return found;
}
