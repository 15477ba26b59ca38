import type { Answer } from "../../core/contract/answer";
import type { Adjustment, AuditEntry, RollEntry, ThrowEntry } from "../../core/contract/audit";
import { differences } from "./differences";
import { rollsOf } from "./laws";
import { type Check, type Shortcoming, shortcoming } from "./shortcoming";
import { citedShortcomings } from "./state";
import type { Expectation, ExpectedRoll } from "./vectors";

type Rolled = RollEntry | ThrowEntry;

/** Something expected, what stands in its place, and where; nothing is expected when it is undefined. */
type Part = readonly [check: Exclude<Check, "shape" | "told">, expected: unknown, actual: unknown, path: string];

/** Where an answer falls short of a vector's expectation; empty when it does not. */
export function shortcomings(expect: Expectation, answer: Answer): Shortcoming[] {
  if (answer.kind !== expect.kind) {
    return [shortcoming("kind", `expected ${expect.kind}, got ${answer.kind}: ${explain(answer)}`)];
  }
  const named = partsOf(expect, answer).flatMap(([check, expected, actual, path]) =>
    expected === undefined ? [] : differences(expected, actual, path).map((message) => shortcoming(check, message)),
  );
  if (answer.kind !== "RESOLUTION" || expect.cited === undefined || !Array.isArray(answer.audit)) return named;
  return [...named, ...citedShortcomings(expect.cited, answer.audit)];
}

function partsOf(expect: Expectation, answer: Answer): Part[] {
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

/** What a vector expects of the audit trail, where there is one: every roll in order, and some of the rulings. */
function recordParts({ rolls, rulings }: Expectation, audit: readonly AuditEntry[] | undefined): Part[] {
  if (audit === undefined) return [];
  const uncited = rulings?.filter((each) => !cites(audit, each));
  const parts: Part[] = [["rulings", rulings && [], uncited, "rulings not cited"]];
  if (rolls === undefined) return parts;
  const found = rollsOf(audit);
  if (rolls.length === found.length)
    return [...parts, ...rolls.flatMap((roll, index) => rollParts(roll, found, index))];
  const labels = [rolls, found].map((list) => list.map(({ label }) => label));
  return [...parts, ["rolls", labels[0], labels[1], "rolls"]];
}

function rollParts(expected: ExpectedRoll, found: readonly Rolled[], index: number): Part[] {
  const { modifiers, terms, rules, section, adjustments, ...rest } = expected;
  const roll = found[index]!;
  const path = `rolls/${index}`;
  const ledgers = Object.entries({ modifiers, terms }).flatMap(([name, sums]): Part[] => {
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

/** What rules make of the result of a roll; a roll that no rule touches has none. */
function adjustmentsOf(roll: Rolled): readonly Adjustment[] {
  return ("adjustments" in roll ? roll.adjustments : undefined) ?? [];
}

function cites(audit: readonly AuditEntry[], ruling: string): boolean {
  return audit.some((entry) => entry.kind === "ruling" && entry.ruling === ruling);
}

/** The section that each modifier or term of a roll cites, by code. */
function rulesOf(roll: Rolled): Record<string, string> {
  return Object.fromEntries(appliedTo(roll).map(({ code, citation }) => [code, citation.section]));
}

function appliedTo(roll: Rolled) {
  return roll.kind === "throw" ? roll.terms : roll.modifiers;
}

function ledger(roll: Rolled): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { code, value } of appliedTo(roll)) sums[code] = (sums[code] ?? 0) + value;
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
