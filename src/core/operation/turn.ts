import type { Reason } from "./choice";
import type { AnyOperation, AnyRuleset, Door, SnapshotBase, Turn } from "./contract";
import { reason } from "./door";

/** The door of an operation: closed when play stands elsewhere, else as the operation's own rules say. */
export function doorOf(ruleset: AnyRuleset, operation: AnyOperation, state: SnapshotBase, charts: unknown): Door {
  const { turn } = operation;
  if (turn !== undefined) {
    const stand = ruleset.stand?.(state);
    if (!isTurn(turn, stand)) return { open: false, reason: outOfTurn(ruleset, turn, stand, ruleset.over(state)) };
  }
  return operation.door(state, charts);
}

/** The operations of a ruleset whose turn it is, by where play stands. */
const known = new WeakMap<AnyRuleset, Map<string | undefined, readonly AnyOperation[]>>();

/** The operations whose turn it is, in the order declared; every other one is closed without its door being asked. */
export function operationsInTurn(ruleset: AnyRuleset, state: SnapshotBase): readonly AnyOperation[] {
  let lists = known.get(ruleset);
  if (lists === undefined) {
    lists = new Map();
    known.set(ruleset, lists);
  }
  const stand = ruleset.stand?.(state);
  let list = lists.get(stand);
  if (list === undefined) {
    list = ruleset.operations.filter(({ turn }) => isTurn(turn, stand));
    lists.set(stand, list);
  }
  return list;
}

/** True when play stands where this turn asks for; an operation without a turn has it always. */
export function isTurn(turn: Turn | undefined, stand: string | undefined): boolean {
  return turn === undefined || (stand !== undefined && turn.at.includes(stand));
}

/** Why an operation is closed when play stands elsewhere than its turn asks for, or the game is over. */
export function outOfTurn({ whenOver }: AnyRuleset, turn: Turn, stand: string | undefined, over: boolean): Reason {
  if (over) return whenOver ?? reason("GAME_OVER", turn.section, "The game is over; no operation is open.");
  return reason("OUT_OF_TURN", turn.section, `Play stands at ${stand}; this is for ${turn.at.join(" or ")}.`);
}
