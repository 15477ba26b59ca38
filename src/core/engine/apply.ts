import type { AuditLevel } from "../contract/audit";
import type { Choice, Picker } from "../contract/choice";
import type { AnyOperation, Legality, SnapshotBase } from "../contract/operation";
import type { AnyRuleset } from "../contract/ruleset";
import type { Dice } from "../dice/dice";
import { firstRoll } from "../dice/seeded";
import { OperationContext } from "./context";
import { operationsInPhase } from "./legality";

/** Carries a legal operation out on a trusted snapshot, changing it in place; simulations, replays and odds are built on this. */
export function apply(
  operation: { readonly resolve: AnyOperation["resolve"] },
  state: SnapshotBase,
  charts: unknown,
  input: unknown,
  dice: Dice,
  level: AuditLevel = "NONE",
): { outcome: unknown; ctx: OperationContext<SnapshotBase, unknown> } {
  const ctx = new OperationContext(state, charts, dice, level);
  const outcome = operation.resolve(ctx, input);
  state.step += 1;
  return { outcome, ctx };
}

/** A legal move: an open operation and a legal input for it. */
export interface Move {
  readonly operation: AnyOperation;
  readonly input: unknown;
}

/** Draws a legal move at random among the legal operations; undefined when there is none. `weight` favours operations, 1 unless told. */
export function drawMove(
  ruleset: AnyRuleset,
  state: SnapshotBase,
  charts: unknown,
  pick: Picker,
  weight: (operation: string) => number = () => 1,
): Move | undefined {
  const open: { operation: AnyOperation; choice: Choice; share: number }[] = [];
  let total = 0;
  for (const operation of operationsInPhase(ruleset, state)) {
    const legality: Legality = operation.legality(state, charts);
    if (!legality.legal) continue;
    const share = weight(operation.name);
    open.push({ operation, choice: legality.input, share });
    total += share;
  }
  let left = pick(Math.max(1, total));
  for (const { operation, choice, share } of open) {
    left -= share;
    if (left < 0) return { operation, input: choice.draw(pick) };
  }
  return undefined;
}

/** A reproducible picker for random play: the same seed gives the same choices. */
export function seededPick(seed: string): Picker {
  let step = 0;
  return (n) => {
    if (n <= 1) return 0;
    const scope = { ruleset: "kernel", operation: "pick", step: step++ };
    return firstRoll(seed, scope, { label: "pick", sides: n, count: 1, read: "sum" })[0]! - 1;
  };
}
