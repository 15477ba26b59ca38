import * as z from "zod";
import type { Fault } from "../../contract/request";
import type { AnyRuleset } from "../../contract/ruleset";
import type { SnapshotBase } from "../../contract/snapshot";
import { canonicalJson } from "../../json/canonical";
import { tokensOf } from "../../json/pointer";
import { faultAt } from "../../text/message";
import { project, projectionFaults, unknownPlaceFault, unknownPlaces } from "../odds/projection";

const phases = z.array(z.string().max(100)).min(1).max(50);

const figure = z.number();

/** A condition that ends a procedure, checked between operations. */
export const conditionSchema = z
  .strictObject({
    phase: phases.optional().describe("Play is in one of these phases."),
    left: phases.optional().describe("Play is in none of these phases."),
    operations: z.int32().min(1).max(1000).optional().describe("Number of operations resolved."),
    over: z.literal(true).optional().describe("The game is over. This ends every procedure."),
    pointer: z.string().max(400).optional().describe("JSON pointer that begins at /snapshot. Send one test with it."),
    equals: z.unknown().optional().describe("The value is equal to this one. A missing value is null."),
    in: z.array(z.unknown()).min(1).max(100).optional().describe("The value is one of these."),
    atLeast: figure.optional().describe("The value is a number of at least this."),
    atMost: figure.optional().describe("The value is a number of at most this."),
    changed: z.literal(true).optional().describe("The value differs from the start of the procedure."),
  })
  .meta({ id: "Condition", description: "A condition that ends play, evaluated between operations." });

/** A condition, as parsed. */
export type Condition = z.infer<typeof conditionSchema>;

const KINDS = ["phase", "left", "operations", "over", "pointer"] as const;

const TESTS = ["equals", "in", "atLeast", "atMost", "changed"] as const;

/**
 * Returns the faults of conditions. Each must have one subject, known phases only, and one test if it has a pointer.
 */
export function untilFaults(ruleset: AnyRuleset, until: readonly Condition[]): Fault[] {
  const known = [...new Set(ruleset.operations.flatMap(({ phases }) => phases?.of ?? []))];
  return until.flatMap((condition, index): Fault[] => {
    const at = `/until/${index}`;
    const { pointer } = condition;
    const kinds = KINDS.filter((kind) => kind in condition);
    const tests = TESTS.filter((test) => test in condition);
    if (kinds.length !== 1) {
      return [faultAt("UNTIL_MALFORMED/kinds", at, { kinds: [...KINDS] })];
    }
    if (tests.length !== Number(pointer !== undefined)) {
      return [faultAt("UNTIL_MALFORMED/tests", at, { tests: [...TESTS] })];
    }
    if (pointer !== undefined && (projectionFaults([pointer]).length > 0 || tokensOf(pointer)[0] !== "snapshot")) {
      return [faultAt("UNTIL_MALFORMED/pointer", `${at}/pointer`)];
    }
    if (pointer !== undefined && unknownPlaces([pointer], { snapshot: ruleset.snapshot }).length > 0) {
      return [{ ...unknownPlaceFault(0, pointer), code: "UNTIL_MALFORMED", pointer: `${at}/pointer` }];
    }
    return (["phase", "left"] as const).flatMap((kind) =>
      (condition[kind] ?? []).flatMap((phase, place): Fault[] => {
        if (known.length === 0 || known.includes(phase)) return [];
        return [faultAt("PHASE_UNKNOWN", `${at}/${kind}/${place}`, { known })];
      }),
    );
  });
}

/**
 * True if the condition depends on the number of operations, so that states with different numbers must not be merged.
 */
export function countsOperations({ operations, pointer }: Condition): boolean {
  return operations !== undefined || (pointer !== undefined && includesStep(pointer));
}

/** True if the value at the place includes the step number. */
export function includesStep(place: string): boolean {
  const [, member, ...deeper] = place.startsWith("/") ? tokensOf(place) : ["", place];
  return deeper.length === 0 && (member === undefined || member === "step");
}

/** Returns true if the procedure ends in this state, after this many operations. */
export type ConditionTest = (state: SnapshotBase, operations: number) => boolean;

/** Compiles a condition, for a procedure that starts with this state. */
export function conditionTestOf(ruleset: AnyRuleset, condition: Condition, start: SnapshotBase): ConditionTest {
  const { phase, left, operations, pointer } = condition;
  if (phase !== undefined) return (state) => phase.includes(ruleset.phaseOf(state));
  if (left !== undefined) return (state) => !left.includes(ruleset.phaseOf(state));
  if (operations !== undefined) return (_, resolved) => resolved >= operations;
  if (pointer === undefined) return (state) => ruleset.over(state);
  const valueIn = (snapshot: SnapshotBase): unknown => project([pointer], { outcome: null, snapshot })[pointer] ?? null;
  const test = testOf(condition, () => valueIn(start));
  return (state) => test(valueIn(state));
}

function testOf({ in: among, atLeast, atMost, changed, equals }: Condition, before: () => unknown) {
  if (atLeast !== undefined) return (value: unknown): boolean => typeof value === "number" && value >= atLeast;
  if (atMost !== undefined) return (value: unknown): boolean => typeof value === "number" && value <= atMost;
  const matching = new Set((among ?? [changed ? before() : (equals ?? null)]).map(canonicalJson));
  return (value: unknown): boolean => matching.has(canonicalJson(value)) !== (changed ?? false);
}
