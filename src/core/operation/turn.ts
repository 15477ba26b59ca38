import type { Reason } from "./choice";
import type { AnyOperation, AnyRuleset, Door, SnapshotBase, Turn } from "./contract";
import { reason } from "./door";

/** The door of an operation: closed when play stands elsewhere, else as the operation's own rules say. */
export function doorOf(ruleset: AnyRuleset, operation: AnyOperation, state: SnapshotBase, charts: unknown): Door {
  const { turn } = operation;
  if (turn !== undefined) {
    const stand = ruleset.stand?.(state);
    if (stand === undefined || !turn.at.includes(stand)) {
      const over = reason("GAME_OVER", turn.section, "The game is over; no operation is open.");
      return outOfTurn(stand, turn, ruleset.over(state) ? over : undefined);
    }
  }
  return operation.door(state, charts);
}

/** A door closed because play stands elsewhere than `turn` asks for; `over` is the reason once the game has ended. */
export function outOfTurn(stand: string | undefined, turn: Turn, over?: Reason): Door<never> {
  return new OutOfTurn(stand, turn, over);
}

/** A door out of turn. Its reason is put into words when it is read, since most doors are out of turn and few are read. */
class OutOfTurn {
  readonly open = false;

  constructor(
    private readonly stand: string | undefined,
    private readonly turn: Turn,
    private readonly over: Reason | undefined,
  ) {}

  get reason(): Reason {
    const { stand, turn, over } = this;
    const told = `Play stands at ${stand}; this is for ${turn.at.join(" or ")}.`;
    return over ?? reason("OUT_OF_TURN", turn.section, told);
  }
}
