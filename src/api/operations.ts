import type { z } from "zod";
import { memoize } from "../core/charts/once";
import type { AnyReport } from "../core/contract/operation";
import type { AnyRuleset } from "../core/contract/ruleset";

/** What the wires need of an operation, the start of a game included. */
export interface WireOperation {
  readonly name: string;
  readonly title: string;
  readonly doc: string;
  readonly rules: readonly string[];
  readonly input: z.ZodType;
  readonly outcome: z.ZodType;
  /** True for the operation that starts a game and so takes no snapshot. */
  readonly start: boolean;
}

/** Every operation of a ruleset in the order declared, the start of a game first; every request looks for its own in it. */
export const operationsOf = memoize(({ start, operations }: AnyRuleset): readonly WireOperation[] => {
  return [{ ...start, start: true }, ...operations.map((operation) => ({ ...operation, start: false }))];
});

/** The operation of that name; undefined when there is none. */
export function findOperation(ruleset: AnyRuleset, name: string): WireOperation | undefined {
  return operationsOf(ruleset).find((operation) => operation.name === name);
}

/** The report of that name; undefined when there is none. */
export function findReport(ruleset: AnyRuleset, name: string): AnyReport | undefined {
  return ruleset.reports.find((report) => report.name === name);
}
