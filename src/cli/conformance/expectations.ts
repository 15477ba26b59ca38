import type { Answer } from "../../core/contract/answer";
import type { Adjustment, AuditEntry, RollEntry, ThrowEntry } from "../../core/contract/audit";
import { partialDifferences } from "./differences";
import { rollEntriesOf } from "./laws";
import { type ConformanceCheck, type Shortcoming, shortcoming } from "./shortcoming";
import { citedShortcomings } from "./state";
import type { Expectation, ExpectedRoll } from "./vectors";

type RolledEntry = RollEntry | ThrowEntry;

/**
 * A check, its expected value, the actual value, and its path. If the expected value is undefined, the check passes.
 */
type ExpectedPart = readonly [
  check: Exclude<ConformanceCheck, "shape" | "missing">,
  expected: unknown,
  actual: unknown,
  path: string,
];

/** Compares an answer with a vector's expectation. Empty if it meets it. */
export function shortcomings(expect: Expectation, answer: Answer): Shortcoming[] {
  if (answer.kind !== expect.kind) {
    return [shortcoming("kind", `expected ${expect.kind}, got ${answer.kind}: ${explain(answer)}`)];
  }
  const mismatches = partsOf(expect, answer).flatMap(([check, expected, actual, path]) =>
    expected === undefined
      ? []
      : partialDifferences(expected, actual, path).map((message) => shortcoming(check, message)),
  );
  if (answer.kind !== "RESOLUTION" || expect.cited === undefined || !Array.isArray(answer.audit)) return mismatches;
  return [...mismatches, ...citedShortcomings(expect.cited, answer.audit)];
}

function partsOf(expect: Expectation, answer: Answer): ExpectedPart[] {
  const { outcome, snapshot, next, code, pointer, section } = expect;
  switch (answer.kind) {
    case "RESOLUTION":
      return [
        ["outcome", outcome, answer.outcome, "outcome"],
        ["snapshot", snapshot, answer.snapshot, "snapshot"],
        ...recordParts(expect, answer.audit),
      ];
    case "NEEDS_ROLL":
      return [["next", next, answer.next, "next"], ...recordParts(expect, answer.audit)];
    case "REFUSAL":
      return [
        ["code", code, answer.code, "code"],
        ["pointer", pointer, answer.pointer, "pointer"],
        ["section", section, answer.citation?.section, "section"],
      ];
    case "MALFORMED":
      return [
        ["code", code, answer.faults[0]?.code, "code"],
        ["pointer", pointer, answer.faults[0]?.pointer, "pointer"],
      ];
  }
}

/** The expectations for the audit trail, if the answer has one: every roll in order, and some of the rulings. */
function recordParts({ rolls, rulings }: Expectation, audit: readonly AuditEntry[] | undefined): ExpectedPart[] {
  if (audit === undefined) return [];
  const uncited = rulings?.filter((each) => !cites(audit, each));
  const parts: ExpectedPart[] = [["rulings", rulings && [], uncited, "rulings not cited"]];
  if (rolls === undefined) return parts;
  const entries = rollEntriesOf(audit);
  if (rolls.length === entries.length)
    return [...parts, ...rolls.flatMap((roll, index) => rollParts(roll, entries, index))];
  const labels = [rolls, entries].map((list) => list.map(({ label }) => label));
  return [...parts, ["rolls", labels[0], labels[1], "rolls"]];
}

function rollParts(expected: ExpectedRoll, entries: readonly RolledEntry[], index: number): ExpectedPart[] {
  const { modifiers, terms, rules, section, adjustments, ...rest } = expected;
  const roll = entries[index]!;
  const path = `rolls/${index}`;
  const ledgers = Object.entries({ modifiers, terms }).flatMap(([name, sums]): ExpectedPart[] => {
    if (sums === undefined) return [];
    const applied = ledger(roll);
    const extra = Object.keys(applied).filter((each) => !Object.hasOwn(sums, each));
    return [
      ["rolls", sums, applied, `${path}/${name}`],
      ["rolls", [], extra, `${path}/${name} not expected`],
    ];
  });
  return [
    ["rolls", rest, roll, path],
    ["rolls", section, roll.citation?.section, `${path}/citation/section`],
    ["rolls", adjustments, adjustmentsOf(roll), `${path}/adjustments`],
    ["rolls", rules, rules && rulesOf(roll), `${path}/rules`],
    ...ledgers,
  ];
}

/** The rules' adjustments of a roll's result. Empty if no rule changes it. */
function adjustmentsOf(roll: RolledEntry): readonly Adjustment[] {
  return ("adjustments" in roll ? roll.adjustments : undefined) ?? [];
}

function cites(audit: readonly AuditEntry[], ruling: string): boolean {
  return audit.some((entry) => entry.kind === "ruling" && entry.ruling === ruling);
}

/** The section that each modifier or term of a roll cites, by code. */
function rulesOf(roll: RolledEntry): Record<string, string> {
  return Object.fromEntries(appliedModifiers(roll).map(({ code, citation }) => [code, citation.section]));
}

function appliedModifiers(roll: RolledEntry) {
  return roll.kind === "throw" ? roll.terms : roll.modifiers;
}

function ledger(roll: RolledEntry): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { code, value } of appliedModifiers(roll)) sums[code] = (sums[code] ?? 0) + value;
  return sums;
}

function explain(answer: Answer): string {
  switch (answer.kind) {
    case "REFUSAL":
      return `${answer.code} ${answer.message} (${answer.citation?.section})`;
    case "NEEDS_ROLL":
      return `${answer.next.dice} for ${answer.next.label} after ${answer.dice?.length} faces`;
    case "MALFORMED":
      return answer.faults.map(({ code, pointer, message }) => `${code} ${pointer} ${message}`).join("; ");
    default:
      return JSON.stringify(answer.outcome);
  }
}
