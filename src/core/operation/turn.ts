import type { AnyOperation, AnyRuleset, Door, SnapshotBase, Turn } from "./contract";

/** The door of an operation: closed when play stands elsewhere, else as the operation's own rules say. */
export function doorOf(ruleset: AnyRuleset, operation: AnyOperation, state: SnapshotBase, charts: unknown): Door {
  const { turn } = operation;
  if (turn !== undefined) {
    const stand = ruleset.stand?.(state);
    if (stand === undefined || !turn.at.includes(stand)) return new OutOfTurn(stand, turn, ruleset.over(state));
  }
  return operation.door(state, charts);
}

/** A door out of turn. Its reason is put into words when it is read, since most doors are out of turn and few are read. */
class OutOfTurn {
  readonly open = false;

  constructor(
    private readonly stand: string | undefined,
    private readonly turn: Turn,
    private readonly over: boolean,
  ) {}

  get reason() {
    const { stand, turn, over } = this;
    const { section } = turn;
    if (over) return { code: "GAME_OVER", section, message: "The game is over; no operation is open." };
    const message = `Play stands at ${stand}; this is for ${turn.at.join(" or ")}.`;
    return { code: "OUT_OF_TURN", section, message };
  }
}
