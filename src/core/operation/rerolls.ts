import type { Dice, RollRequest } from "../dice/dice";
import type { Reason } from "./choice";
import type { SnapshotBase } from "./contract";
import type { Context } from "./desk";

/** How a player may have a roll made again, in a game that allows it. */
export interface RerollRule<S extends SnapshotBase, C> {
  /** Why no roll can be made again now; undefined when one can. */
  readonly refusal: (state: S) => Reason | undefined;
  /** The game is lost, or about to be whatever is rolled next; an end that no roll brought about does not count. */
  readonly lost: (state: S, charts: C) => boolean;
  /** Pays for one roll made again. */
  readonly spend: (ctx: Context<S, C>) => void;
  /** Why a roll that does not end the game may not be made again; undefined when any roll may. */
  readonly onlyLast: (state: S) => Reason | undefined;
}

/** The most rolls of one operation that can be made again. */
export const REROLL_LIMIT = 100;

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
