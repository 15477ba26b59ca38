import type { AuditEntry, RollEntry, ThrowEntry } from "../../core/audit/entry";
import type { Answer } from "../../core/operation/contract";
import { differences } from "./differences";
import type { Expectation } from "./vectors";

/** Dice on the record: a roll, a draw, or a handful read one by one. */
type Dice = RollEntry | ThrowEntry;

/** Where an answer falls short of a vector's expectation, one readable line each; empty when it does not. */
export function shortcomings(expect: Expectation, answer: Answer): string[] {
  if (answer.kind !== expect.kind) return [`kind: expected ${expect.kind}, got ${answer.kind}: ${explain(answer)}`];
  const { rolls, rulings, outcome, snapshot, next, code, pointer, section } = expect;
  const parts: (readonly [expected: unknown, actual: unknown, path: string])[] = [];
  if (answer.kind === "RESOLUTION") {
    parts.push([outcome, answer.outcome, "outcome"], [snapshot, answer.snapshot, "snapshot"]);
  } else if (answer.kind === "NEEDS_ROLL") parts.push([next, answer.next, "next"]);
  else if (answer.kind === "REFUSAL") {
    parts.push([code, answer.code, "code"], [pointer, answer.pointer, "pointer"]);
    parts.push([section, answer.citation.section, "section"]);
  } else parts.push([code, answer.faults[0]?.code, "code"], [pointer, answer.faults[0]?.pointer, "pointer"]);
  if (answer.kind === "RESOLUTION" || answer.kind === "NEEDS_ROLL") {
    const uncited = rulings?.filter((each) => !cites(answer.audit, each));
    parts.push([rulings && [], uncited, "rulings not cited"]);
    const found = answer.audit.filter((entry): entry is Dice => "faces" in entry);
    if (rolls !== undefined && rolls.length !== found.length) {
      return [`rolls: expected ${rolls.length}, got ${found.length}: ${found.map(({ label }) => label).join(", ")}`];
    }
    for (const [index, roll] of (rolls ?? []).entries()) {
      const { modifiers, terms, ...rest } = roll;
      parts.push([rest, found[index], `rolls/${index}`]);
      for (const [name, expected] of Object.entries({ modifiers, terms })) {
        if (expected === undefined) continue;
        const applied = ledger(found[index]!);
        parts.push([expected, applied, `rolls/${index}/${name}`]);
        const extra = Object.keys(applied).filter((each) => !(each in expected));
        parts.push([[], extra, `rolls/${index}/${name} not expected`]);
      }
    }
  }
  return parts.flatMap(([expected, actual, path]) =>
    expected === undefined ? [] : differences(expected, actual, path),
  );
}

function cites(audit: readonly AuditEntry[], ruling: string): boolean {
  return audit.some((entry) => entry.kind === "ruling" && entry.ruling === ruling);
}

function ledger(roll: Dice): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { code, value } of roll.kind === "throw" ? roll.terms : roll.modifiers)
    sums[code] = (sums[code] ?? 0) + value;
  return sums;
}

function explain(answer: Answer): string {
  switch (answer.kind) {
    case "REFUSAL":
      return `${answer.code} ${answer.message} (${answer.citation.section})`;
    case "NEEDS_ROLL":
      return `${answer.next.dice} for ${answer.next.label} after ${answer.dice.length} faces`;
    case "MALFORMED":
      return answer.faults.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`).join("; ");
    default:
      return JSON.stringify(answer.outcome);
  }
}
