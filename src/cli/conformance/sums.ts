import { isDeepStrictEqual } from "node:util";
import { finalResult } from "../../core/audit/arithmetic";
import type { Resolution } from "../../core/contract/answer";
import type { AuditEntry, RollEntry, ThrowEntry } from "../../core/contract/audit";
import { valueAt, valuesAt } from "../../core/json/pointer";
import { type Charts, rowsOf } from "./charts";
import { type EngineCall, rollEntriesOf } from "./laws";
import type { OutcomeSource, Outcomes, Term } from "./reference";

/** The evidence from which the sources of an outcome are computed. */
interface OutcomeEvidence {
  readonly answer: Resolution;
  readonly call: EngineCall;
  readonly charts: Charts;
  /** The rolls whose results count. */
  readonly rolls: readonly (RollEntry | ThrowEntry)[];
}

/** Returns a fault if an outcome differs from its published sources. Undefined if it matches. */
export function sumsFault(
  outcomes: Outcomes,
  charts: Charts,
  answer: Resolution,
  call: EngineCall,
): string | undefined {
  const { everywhere = {}, again } = outcomes;
  const sources = Object.hasOwn(outcomes.outcomes, call.operation) ? outcomes.outcomes[call.operation]! : {};
  const everywhereElse = call.operation === "new" ? {} : everywhere;
  const evidence = { answer, call, charts, rolls: standingRolls(answer.audit, again) };
  for (const [pointer, source] of Object.entries({ ...everywhereElse, ...sources })) {
    const [expected, actual] = compareSource(source, outcomeValues(answer.outcome, pointer), evidence);
    if (isDeepStrictEqual(expected, actual)) continue;
    return `/outcome${pointer}: expected ${JSON.stringify(expected)} from its sources, got ${JSON.stringify(actual)}`;
  }
  return undefined;
}

/** Returns the value of a source and the actual value of the outcome. */
function compareSource(
  source: OutcomeSource,
  actual: readonly unknown[],
  evidence: OutcomeEvidence,
): [expected: unknown, actual: unknown] {
  if ("is" in source) return [placedValue(source, evidence) ?? null, actual[0] ?? null];
  if ("sum" in source) return [sumOf(source.sum.flatMap((term) => valuesOf(term, evidence))), sumOf(actual)];
  return [source.list.flatMap((term) => valuesOf(term, evidence)), actual.flat().filter((each) => each !== null)];
}

/** The rolls of an audit trail that were not rerolled. The effect with the code `again` pays for a reroll. */
function standingRolls(audit: readonly AuditEntry[], again: string | undefined): readonly (RollEntry | ThrowEntry)[] {
  return rollEntriesOf(audit).filter((roll) => {
    const after = audit.slice(audit.indexOf(roll) + 1);
    const next = after.findIndex((entry) => "faces" in entry);
    const between = next < 0 ? after : after.slice(0, next);
    return !between.some(({ kind, code }) => kind === "effect" && code === again);
  });
}

function placedValue(
  { is, at }: { readonly is: "input" | "before" | "snapshot"; readonly at: string },
  evidence: OutcomeEvidence,
): unknown {
  const { request } = evidence.call;
  return valueAt({ input: request.input, before: request.snapshot, snapshot: evidence.answer.snapshot }[is], at);
}

/** The values of a term, in the order of the audit trail. */
function valuesOf(term: Term, evidence: OutcomeEvidence): readonly unknown[] {
  if ("is" in term) return [placedValue(term, evidence) ?? 0];
  const { times = 1 } = term;
  if ("effects" in term) {
    const entries = evidence.answer.audit.filter((entry) => entry.kind === "effect");
    const matching = entries.filter(({ code }) => term.effects.includes(code));
    return matching.map(({ before, after }) => times * (term.take === "change" ? Number(after) - Number(before) : 1));
  }
  const { rolls, where, except = [] } = term;
  return evidence.rolls.flatMap((roll) => {
    const result = roll.kind === "throw" ? undefined : finalResult(roll);
    const isMeant = where === undefined || where.includes(result ?? "");
    if (!rolls.includes(roll.label) || !isMeant || except.includes(result ?? "")) return [];
    const value = takeFrom(term, roll, evidence.charts);
    if (value === undefined || value === null) return [];
    return [typeof value === "number" ? times * value : value];
  });
}

function takeFrom(
  { take, member = "", nth = 1 }: Extract<Term, { rolls: unknown }>,
  roll: RollEntry | ThrowEntry,
  charts: Charts,
): unknown {
  switch (take) {
    case "count":
      return 1;
    case "dice":
      return roll.faces.length;
    case "about":
      return roll.about?.[member];
    case "counted":
      return roll.kind === "throw" ? roll.counted : undefined;
  }
  if (roll.kind === "throw") return undefined;
  if (take === "result") return finalResult(roll);
  if (take === "total") return roll.total;
  if (take === "member") {
    const row = roll.chart === null ? undefined : rowsOf(charts, roll.chart, roll.column)?.[roll.row ?? -1];
    return row === undefined ? undefined : valueAt(row, `/${member}`);
  }
  const number = finalResult(roll).match(/-?\d+/g)?.[nth - 1];
  return number === undefined ? undefined : Number(number);
}

/** The values at a pointer into an outcome. `*` matches every item of a list. ` + ` joins several pointers. */
function outcomeValues(outcome: unknown, pointer: string): readonly unknown[] {
  const [first = "", ...others] = pointer.split(" + ");
  if (others.length > 0) return [first, ...others].flatMap((each) => outcomeValues(outcome, each));
  return valuesAt(outcome, first).flatMap(({ value }) => (value === undefined ? [] : [value]));
}

function sumOf(values: readonly unknown[]): number {
  return values.reduce<number>((sum, each) => sum + Number(each ?? 0), 0);
}
