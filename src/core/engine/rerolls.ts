import type { Reason } from "../contract/choice";
import type { Context } from "../contract/context";
import type { AnyOperation } from "../contract/operation";
import type { AnyRuleset } from "../contract/ruleset";
import type { SnapshotBase } from "../contract/snapshot";
import { type Dice, type RollRequest, TapeFaceWrong } from "../dice/dice";
import { NeedsRollSignal, OperationContext, type Rerolls } from "./context";

/** Thrown when a reroll is not allowed; `index` is its position in `rerolls`. The kernel turns it into a refusal. */
export class RerollRefused extends Error {
  constructor(
    readonly index: number,
    readonly reason: Reason,
  ) {
    super(reason.code);
  }
}

/** Everything needed to resolve an operation again from its start, on a new draft with the same dice. */
export interface RerollTrial {
  readonly operation: Pick<AnyOperation, "resolve">;
  readonly charts: unknown;
  readonly input: unknown;
  readonly draft: () => SnapshotBase;
  readonly dice: () => Dice;
}

/** The rerolls of a request, each paid for and checked against the game's rule. */
export class RequestedRerolls implements Rerolls {
  constructor(
    private readonly ruleset: AnyRuleset,
    private readonly ordinals: readonly number[],
    private readonly trial: RerollTrial,
  ) {}

  has(ordinal: number): boolean {
    return this.ordinals.includes(ordinal);
  }

  /** Pays for a reroll. Throws RerollRefused if the game cannot pay, or protects that roll. */
  pay(ctx: Context<SnapshotBase, unknown>, ordinal: number): void {
    const rule = this.ruleset.rerolls!;
    const onlyLast = rule.onlyLast(ctx.state);
    const barred = onlyLast !== undefined && !this.decidingRolls(ordinal).includes(ordinal) ? onlyLast : undefined;
    const reason = rule.refusal(ctx.state) ?? barred;
    if (reason !== undefined) throw new RerollRefused(this.ordinals.indexOf(ordinal), reason);
    rule.spend(ctx);
  }

  /** Returns the index of the first reroll whose ordinal is `rolls` or more; negative if there is none. */
  firstUnreached(rolls: number): number {
    return this.ordinals.findIndex((ordinal) => ordinal >= rolls);
  }

  /**
   * Returns the ordinals of the rolls that lose and that end the game if only the rerolls before `upTo` are made; empty
   * if the game goes on.
   */
  private decidingRolls(upTo: number): readonly number[] {
    const { operation, charts, input, draft, dice } = this.trial;
    const rule = this.ruleset.rerolls!;
    const state = draft();
    const isLost = (): boolean => rule.isLost(state, charts);
    const ending = new DecidingDice(dice(), () => isLost() && this.ruleset.over(state));
    const losing = new DecidingDice(ending, isLost);
    const earlier: Rerolls = { has: (ordinal) => ordinal < upTo && this.has(ordinal), pay: (ctx) => rule.spend(ctx) };
    try {
      operation.resolve(new OperationContext(state, charts, losing, "NONE", earlier), input);
    } catch (error) {
      // A tape has no faces for rolls that were not played. The rolls up to there decide.
      if (!(error instanceof NeedsRollSignal || error instanceof TapeFaceWrong)) throw error;
    }
    return [losing.deciding, ending.deciding].filter((ordinal) => ordinal !== undefined);
  }
}

/** Dice that record after which roll a condition became true. */
class DecidingDice implements Dice {
  private rolls = 0;
  private decidedAt: number | undefined;

  constructor(
    private readonly dice: Dice,
    private readonly isDecided: () => boolean,
  ) {}

  roll(request: RollRequest): readonly number[] {
    if (this.decidedAt === undefined && this.isDecided()) this.decidedAt = this.rolls - 1;
    this.rolls += 1;
    return this.dice.roll(request);
  }

  /** Ordinal of the deciding roll; undefined if nothing is decided. */
  get deciding(): number | undefined {
    return this.decidedAt ?? (this.isDecided() ? this.rolls - 1 : undefined);
  }
}
