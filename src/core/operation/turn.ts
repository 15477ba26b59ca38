import type { Reason } from "./choice";
import type { AnyOperation, AnyRuleset, Legality, Phases, SnapshotBase } from "./contract";
import { reason } from "./door";

/** The legality of an operation: illegal when play stands elsewhere, else as the operation's own rules say. */
export function legalityOf(
  ruleset: AnyRuleset,
  operation: AnyOperation,
  state: SnapshotBase,
  charts: unknown,
): Legality {
  const { phases: turn } = operation;
  if (turn !== undefined) {
    const stand = ruleset.phaseOf?.(state);
    if (!isPhase(turn, stand)) return { legal: false, reason: outOfPhase(ruleset, turn, stand, ruleset.over(state)) };
  }
  return operation.legality(state, charts);
}

/** The operations of a ruleset whose turn it is, by where play stands. */
const known = new WeakMap<AnyRuleset, Map<string | undefined, readonly AnyOperation[]>>();

/** The operations whose turn it is, in the order declared; every other one is closed without its `legality` being asked. */
export function operationsInPhase(ruleset: AnyRuleset, state: SnapshotBase): readonly AnyOperation[] {
  let lists = known.get(ruleset);
  if (lists === undefined) {
    lists = new Map();
    known.set(ruleset, lists);
  }
  const stand = ruleset.phaseOf?.(state);
  let list = lists.get(stand);
  if (list === undefined) {
    list = ruleset.operations.filter(({ phases: turn }) => isPhase(turn, stand));
    lists.set(stand, list);
  }
  return list;
}

/** True when play stands where this turn asks for; an operation without a turn has it always. */
export function isPhase(turn: Phases | undefined, stand: string | undefined): boolean {
  return turn === undefined || (stand !== undefined && turn.of.includes(stand));
}

/** Why an operation is closed when play stands elsewhere than its turn asks for, or the game is over. */
export function outOfPhase({ whenOver }: AnyRuleset, turn: Phases, stand: string | undefined, over: boolean): Reason {
  if (over) return whenOver ?? reason("GAME_OVER", turn.section, "The game is over; no operation is open.");
  return reason("OUT_OF_TURN", turn.section, `Play stands at ${stand}; this is for ${turn.of.join(" or ")}.`);
}
