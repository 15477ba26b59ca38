import * as z from "zod";
import type { Choice } from "../../contract/choice";
import type { AnyOperation } from "../../contract/operation";
import type { Fault } from "../../contract/request";
import { type AnyRuleset, findOperation } from "../../contract/ruleset";
import type { SnapshotBase } from "../../contract/snapshot";
import type { Move } from "../../engine/apply";
import { legalityOf, operationsInPhase } from "../../engine/legality";
import { mergePatch } from "../../json/merge";
import { issueFaults } from "../../request/fault";
import { faultAt } from "../../text/message";

/** A fixed choice: a move that is made whenever it is legal. */
export const fixedChoiceSchema = z
  .strictObject({
    operation: z.string().max(100).describe("Name of the operation."),
    input: z
      .record(z.string(), z.unknown())
      .optional()
      .describe("Input of the operation. Default: the empty input if legal, otherwise the only legal input."),
    patch: z
      .record(z.string(), z.unknown())
      .optional()
      .describe("Replaces `input`: a merge patch (RFC 7396) on the first legal input."),
  })
  .meta({ id: "FixedChoice", description: "A move that the procedure makes whenever it is legal." });

/** A fixed choice, as parsed. */
export type FixedChoice = z.infer<typeof fixedChoiceSchema>;

/** Returns the faults of fixed choices: unknown operations, and inputs that are never valid. */
export function choiceFaults(ruleset: AnyRuleset, choices: readonly FixedChoice[]): Fault[] {
  return choices.flatMap(({ operation: name, input, patch }, index): Fault[] => {
    const at = `/choices/${index}`;
    const operation = findOperation(ruleset, name);
    if (operation === undefined) {
      const known = ruleset.operations.map((each) => each.name);
      return [faultAt("OPERATION_UNKNOWN/choice", `${at}/operation`, { known })];
    }
    if (input === undefined) return [];
    if (patch !== undefined) {
      return [faultAt("CHOICES_MALFORMED", at)];
    }
    const parsed = operation.input.safeParse(input);
    return parsed.success ? [] : issueFaults(parsed.error, `${at}/input`, "INPUT_MALFORMED");
  });
}

/** Returns the move of the first fixed choice that is legal; undefined if none is. */
export function firstLegalChoice(
  ruleset: AnyRuleset,
  choices: readonly FixedChoice[],
  state: SnapshotBase,
  charts: unknown,
): Move | undefined {
  for (const choice of choices) {
    const operation = findOperation(ruleset, choice.operation)!;
    const legality = legalityOf(ruleset, operation, state, charts);
    const input = legality.legal ? inputOf(operation, choice, legality.input) : undefined;
    if (input !== undefined) return { operation, input };
  }
  return undefined;
}

/** Returns the only legal move, ignoring standing permissions. Undefined if there is a choice, or no move. */
export function onlyMove(ruleset: AnyRuleset, state: SnapshotBase, charts: unknown): Move | undefined {
  const openMoves = operationsInPhase(ruleset, state).flatMap((operation) => {
    const legality = operation.kind === "STANDING" ? undefined : legalityOf(ruleset, operation, state, charts);
    return legality?.legal ? [{ operation, choice: legality.input }] : [];
  });
  const [only, ...others] = openMoves;
  if (only === undefined || others.length > 0) return undefined;
  const input = onlyInput(only.choice);
  return input === undefined ? undefined : { operation: only.operation, input };
}

function inputOf(operation: AnyOperation, { input, patch }: FixedChoice, choice: Choice): unknown {
  const legal = (value: unknown): unknown => {
    const parsed = operation.input.safeParse(value);
    return parsed.success && choice.check(parsed.data) === undefined ? parsed.data : undefined;
  };
  if (input !== undefined) return legal(input);
  if (patch !== undefined) {
    const first = choice.draw(() => 0);
    return legal(mergePatch(first, patch));
  }
  return legal({}) ?? onlyInput(choice);
}

/** Returns the only input of a choice; undefined if drawing one requires a decision. */
function onlyInput(choice: Choice): unknown {
  let several = false;
  const input = choice.draw((n) => {
    several ||= n > 1;
    return 0;
  });
  return several ? undefined : input;
}
