import type { Reason } from "../contract/choice";
import type { Context } from "../contract/context";
import type { AnyOperation } from "../contract/operation";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { type Dice, type RollRequest, TapeFaceWrong } from "../dice/dice";
import { NeedsRollSignal, OperationContext, type Rerolls } from "./context";

/** Thrown when a roll cannot be made again; `index` is its place in the list asked for. The kernel turns it into a refusal. */
export class RerollRefused extends Error {
  constructor(
    readonly index: number,
    readonly reason: Reason,
  ) {
    super(reason.code);
  }
}

/** An operation with all that it takes to resolve it once more from its beginning, on a new draft with the same dice. */
export interface Trial {
  readonly operation: Pick<AnyOperation, "resolve">;
  readonly charts: unknown;
  readonly input: unknown;
  readonly draft: () => SnapshotBase;
  readonly dice: () => Dice;
}

/** The rolls that a request wants made again, each paid for and allowed as the game's rule says. */
export class RequestedRerolls implements Rerolls {
  constructor(
    private readonly ruleset: AnyRuleset,
    private readonly ordinals: readonly number[],
    private readonly trial: Trial,
  ) {}

  has(ordinal: number): boolean {
    return this.ordinals.includes(ordinal);
  }

  /** Pays for a roll made again; throws RerollRefused where the game has no more to pay with, or protects that roll. */
  pay(ctx: Context<SnapshotBase, unknown>, ordinal: number): void {
    const rule = this.ruleset.rerolls!;
    const onlyLast = rule.onlyLast(ctx.state);
    const barred = onlyLast !== undefined && !this.decidingRolls(ordinal).includes(ordinal) ? onlyLast : undefined;
    const reason = rule.refusal(ctx.state) ?? barred;
    if (reason !== undefined) throw new RerollRefused(this.ordinals.indexOf(ordinal), reason);
    rule.spend(ctx);
  }

  /** The place in the list of the first roll that an operation of so many rolls never came to; negative when it came to all. */
  unreached(rolls: number): number {
    return this.ordinals.findIndex((ordinal) => ordinal >= rolls);
  }

  /** The rolls that lose the game and that end it when only the rerolls before `upTo` are made; none when it goes on. */
  private decidingRolls(upTo: number): readonly number[] {
    const { operation, charts, input, draft, dice } = this.trial;
    const rule = this.ruleset.rerolls!;
    const state = draft();
    const lost = (): boolean => rule.lost(state, charts);
    const ending = new DecidingDice(dice(), () => lost() && this.ruleset.over(state));
    const losing = new DecidingDice(ending, lost);
    const earlier: Rerolls = { has: (ordinal) => ordinal < upTo && this.has(ordinal), pay: (ctx) => rule.spend(ctx) };
    try {
      operation.resolve(new OperationContext(state, charts, losing, "NONE", earlier), input);
    } catch (error) {
      // A tape holds no faces for what was not played; what was seen up to there decides.
      if (!(error instanceof NeedsRollSignal || error instanceof TapeFaceWrong)) throw error;
    }
    return [losing.deciding, ending.deciding].filter((ordinal) => ordinal !== undefined);
  }
}

/** Dice that note after which roll something was decided; `deciding` is its ordinal. */
class DecidingDice implements Dice {
  private rolls = 0;
  private ended: number | undefined;

  constructor(
    private readonly dice: Dice,
    private readonly isDecided: () => boolean,
  ) {}

  roll(request: RollRequest): readonly number[] {
    if (this.ended === undefined && this.isDecided()) this.ended = this.rolls - 1;
    this.rolls += 1;
    return this.dice.roll(request);
  }

  /** The ordinal of the roll that decided; undefined when nothing is decided. */
  get deciding(): number | undefined {
    return this.ended ?? (this.isDecided() ? this.rolls - 1 : undefined);
  }
}
