import type { Dice, RollRequest } from "../dice/dice";
import type { Reason } from "./choice";
import type { SnapshotBase } from "./contract";
import type { Desk } from "./desk";

/** How a player may have a roll made again, in a game that allows it. */
export interface RerollRule<S extends SnapshotBase, C> {
  /** Why no roll can be made again now; undefined when one can. */
  readonly refusal: (state: S) => Reason | undefined;
  /** Pays for one roll made again. */
  readonly spend: (desk: Desk<S, C>) => void;
  /** Why a roll that does not end the game may not be made again; undefined when any roll may. */
  readonly onlyLast: (state: S) => Reason | undefined;
}

/** The most rolls of one operation that can be made again. */
export const REROLL_LIMIT = 100;

/** Thrown when a roll cannot be made again; the kernel turns it into a refusal. */
export class RerollRefused extends Error {
  constructor(
    readonly ordinal: number,
    readonly reason: Reason,
  ) {
    super(reason.message);
  }
}

/** Dice that note after which roll the game was over; `deciding` is its ordinal, or that of the last roll. */
export class WatchedDice implements Dice {
  private rolls = 0;
  private ended: number | undefined;

  constructor(
    private readonly dice: Dice,
    private readonly over: () => boolean,
  ) {}

  roll(request: RollRequest): readonly number[] {
    if (this.ended === undefined && this.over()) this.ended = this.rolls - 1;
    this.rolls += 1;
    return this.dice.roll(request);
  }

  /** The ordinal of the roll that ended the game; undefined when it goes on. */
  get deciding(): number | undefined {
    return this.ended ?? (this.over() ? this.rolls - 1 : undefined);
  }
}
