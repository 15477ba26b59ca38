import { isDeepStrictEqual } from "node:util";
import { finalResult } from "../../core/audit/arithmetic";
import { valueAt } from "../../core/audit/pointer";
import type { Resolution } from "../../core/contract/answer";
import type { AuditEntry, RollEntry, ThrowEntry } from "../../core/contract/audit";
import { type Charts, rowsOf } from "./charts";
import { type Asked, rollsOf } from "./laws";
import type { Outcomes, Source, Term } from "./reference";

/** What the sources of an outcome's members are read from. */
interface Told {
  readonly answer: Resolution;
  readonly asked: Asked;
  readonly charts: Charts;
  /** The rolls whose results stand. */
  readonly rolls: readonly (RollEntry | ThrowEntry)[];
}

/** Where an outcome is not what its sources come to, as they are published for its operation; undefined where it is. */
export function sumsFault(outcomes: Outcomes, charts: Charts, answer: Resolution, asked: Asked): string | undefined {
  const { everywhere = {}, again } = outcomes;
  const own = Object.hasOwn(outcomes.outcomes, asked.operation) ? outcomes.outcomes[asked.operation]! : {};
  const everywhereElse = asked.operation === "new" ? {} : everywhere;
  const told = { answer, asked, charts, rolls: standing(answer.audit, again) };
  for (const [pointer, source] of Object.entries({ ...everywhereElse, ...own })) {
    const [expected, found] = compared(source, gathered(answer.outcome, pointer), told);
    if (isDeepStrictEqual(expected, found)) continue;
    return `/outcome${pointer}: its sources give ${JSON.stringify(expected)}, not ${JSON.stringify(found)}`;
  }
  return undefined;
}

/** What a source comes to, and what an outcome holds in its place. */
function compared(source: Source, found: readonly unknown[], told: Told): [expected: unknown, found: unknown] {
  if ("is" in source) return [placed(source, told) ?? null, found[0] ?? null];
  if ("sum" in source) return [sumOf(source.sum.flatMap((term) => valuesOf(term, told))), sumOf(found)];
  return [source.list.flatMap((term) => valuesOf(term, told)), found.flat().filter((each) => each !== null)];
}

/** The rolls of an audit trail whose results stand: not those that a change with a code says were paid to be made again. */
function standing(audit: readonly AuditEntry[], again: string | undefined): readonly (RollEntry | ThrowEntry)[] {
  return rollsOf(audit).filter((roll) => {
    const after = audit.slice(audit.indexOf(roll) + 1);
    const next = after.findIndex((entry) => "faces" in entry);
    const between = next < 0 ? after : after.slice(0, next);
    return !between.some(({ kind, code }) => kind === "effect" && code === again);
  });
}

function placed(
  { is, at }: { readonly is: "input" | "before" | "snapshot"; readonly at: string },
  told: Told,
): unknown {
  const { request } = told.asked;
  return valueAt({ input: request.input, before: request.snapshot, snapshot: told.answer.snapshot }[is], at);
}

/** What a term takes from the audit trail, in its order. */
function valuesOf(term: Term, told: Told): readonly unknown[] {
  if ("is" in term) return [placed(term, told) ?? 0];
  const { times = 1 } = term;
  if ("effects" in term) {
    const entries = told.answer.audit.filter((entry) => entry.kind === "effect");
    const own = entries.filter(({ code }) => term.effects.includes(code));
    return own.map(({ before, after }) => times * (term.take === "change" ? Number(after) - Number(before) : 1));
  }
  const { rolls, where, except = [] } = term;
  return told.rolls.flatMap((roll) => {
    const result = roll.kind === "throw" ? undefined : finalResult(roll);
    const isMeant = where === undefined || where.includes(result ?? "");
    if (!rolls.includes(roll.label) || !isMeant || except.includes(result ?? "")) return [];
    const value = taken(term, roll, told.charts);
    if (value === undefined || value === null) return [];
    return [typeof value === "number" ? times * value : value];
  });
}

function taken(
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

/** What stands at a pointer in an outcome; at one with a `*`, in every item of a list; at several with ` + `, at each. */
function gathered(outcome: unknown, pointer: string): readonly unknown[] {
  const [first = "", ...others] = pointer.split(" + ");
  if (others.length > 0) return [first, ...others].flatMap((each) => gathered(outcome, each));
  const [start = "", ...rest] = first.split("/*");
  let found = [valueAt(outcome, start)];
  for (const more of rest)
    found = found.flatMap((list) => (Array.isArray(list) ? list : [])).map((at) => valueAt(at, more));
  return found.filter((each) => each !== undefined);
}

function sumOf(values: readonly unknown[]): number {
  return values.reduce<number>((sum, each) => sum + Number(each ?? 0), 0);
}
