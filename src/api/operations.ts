import type { z } from "zod";
import { memoize } from "../core/charts/memoize";
import type { AnyRuleset } from "../core/contract/ruleset";

/** An operation as REST and GraphQL use it, including the start of a game. */
export interface ApiOperation {
  readonly name: string;
  readonly title: string;
  readonly doc: string;
  readonly rules: readonly string[];
  readonly input: z.ZodType;
  readonly outcome: z.ZodType;
  /** True for the operation that starts a game and therefore takes no snapshot. */
  readonly isStart: boolean;
}

/**
 * Returns every operation of a ruleset in the order declared, the start of a game first. Every request searches this
 * list.
 */
export const operationsOf = memoize(({ start, operations }: AnyRuleset): readonly ApiOperation[] => {
  return [{ ...start, isStart: true }, ...operations.map((operation) => ({ ...operation, isStart: false }))];
});

/** Returns the operation with this name, or undefined. */
export function findApiOperation(ruleset: AnyRuleset, name: string): ApiOperation | undefined {
  return operationsOf(ruleset).find((operation) => operation.name === name);
}
