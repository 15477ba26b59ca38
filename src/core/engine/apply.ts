import type { AuditLevel } from "../contract/audit";
import type { Picker } from "../contract/choice";
import type { AnyOperation } from "../contract/operation";
import type { SnapshotBase } from "../contract/snapshot";
import type { Dice } from "../dice/dice";
import { firstRoll } from "../dice/seeded";
import { OperationContext } from "./context";

/** Carries out a legal operation on a trusted snapshot, in place. The basis of simulations, replays and odds. */
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

/** Returns a reproducible picker for random play: the same seed gives the same choices. */
export function seededPick(seed: string): Picker {
  let step = 0;
  return (n) => {
    if (n <= 1) return 0;
    const scope = { ruleset: "kernel", operation: "pick", step: step++ };
    return firstRoll(seed, scope, { label: "pick", sides: n, count: 1, read: "sum" })[0]! - 1;
  };
}
