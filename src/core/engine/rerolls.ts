import type { Reason } from "../contract/choice";
import type { Dice, RollRequest } from "../dice/dice";

/** Thrown when a roll cannot be made again; `index` is its place in the list asked for. The kernel turns it into a refusal. */
export class RerollRefused extends Error {
  constructor(
    readonly index: number,
    readonly reason: Reason,
  ) {
    super(reason.message);
  }
}

/** Dice that note after which roll the game was lost; `deciding` is its ordinal. */
export class WatchedDice implements Dice {
  private rolls = 0;
  private ended: number | undefined;

  constructor(
    private readonly dice: Dice,
    private readonly lost: () => boolean,
  ) {}

  roll(request: RollRequest): readonly number[] {
    if (this.ended === undefined && this.lost()) this.ended = this.rolls - 1;
    this.rolls += 1;
    return this.dice.roll(request);
  }

  /** The ordinal of the roll that ended the game; undefined when it goes on. */
  get deciding(): number | undefined {
    return this.ended ?? (this.lost() ? this.rolls - 1 : undefined);
  }
}
