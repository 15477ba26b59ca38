import type { FollowingRoll } from "../contract/answer";
import type { Citation } from "../contract/audit";
import type { AnnouncedRoll, Dice, RollRequest } from "../dice/dice";
import { Enumerator } from "../dice/enumerating";
import { TapeDice } from "../dice/tape";
import { DiceLimitSignal } from "./context";

/** Maximum runs of the operation for one list. Rolls that need more runs to prove are not listed. */
const MOST_RUNS = 100;

/** Resolves the operation on a new draft with the given dice, without an audit trail. */
type Run = (dice: Dice) => void;

/**
 * Returns the rolls that follow the roll at the end of the tape, whatever its faces. Follows every outcome of the rolls
 * before each one, so the list is exact. It ends before the first roll that depends on a face.
 */
export function followingRolls(run: Run, faces: readonly number[], cite: (section: string) => Citation) {
  const following: FollowingRoll[] = [];
  for (let runsLeft = MOST_RUNS; runsLeft > 0; ) {
    const rolls = new Map<string, AnnouncedRoll | undefined>();
    const depth = following.length + 1;
    const enumerator = new Enumerator(
      (branch) => {
        const roll = rollAfter(run, new ProbeDice(new TapeDice(faces), branch, depth));
        const key = roll === undefined ? "" : keyOf(roll);
        rolls.set(key, roll);
        return key;
      },
      { bound: runsLeft, keyOf: (key) => key },
    );
    while (rolls.size < 2 && !enumerator.isEnded) enumerator.follow(1);
    runsLeft -= enumerator.branches;
    const [roll] = rolls.values();
    if (rolls.size > 1 || roll === undefined || !enumerator.result.complete) break;
    following.push(describeRoll(roll, cite));
  }
  return following;
}

function describeRoll(roll: AnnouncedRoll, cite: (section: string) => Citation): FollowingRoll {
  const { sides, count, low } = roll.notation;
  const { label, dice, section } = roll.header();
  return { label, dice, count, sides, low, high: low + sides - 1, citation: cite(section) };
}

function keyOf(roll: AnnouncedRoll): string {
  const { label, dice, section } = roll.header();
  return JSON.stringify([label, dice, roll.notation.low, section]);
}

/** Returns the roll that ends a run of the probe; undefined if the operation ends before it. */
function rollAfter(run: Run, dice: Dice): AnnouncedRoll | undefined {
  try {
    run(dice);
  } catch (error) {
    if (error instanceof RollReached) return error.roll;
    if (!(error instanceof DiceLimitSignal)) throw error;
  }
  return undefined;
}

/** Ends a run at the roll in question. It never leaves this file. */
class RollReached extends Error {
  constructor(readonly roll: AnnouncedRoll) {
    super("The roll is reached.");
  }
}

/** Dice that replay a tape, continue with a branch for `depth` rolls, and then end the run. */
class ProbeDice implements Dice {
  private rollsBeyond = 0;
  private held: readonly number[] = [];

  constructor(
    private readonly tape: TapeDice,
    private readonly branch: Dice,
    private readonly depth: number,
  ) {}

  /** False on the tape, whose faces are in the order of the dice. */
  get merges(): boolean {
    return this.rollsBeyond > 1 || (this.rollsBeyond === 1 && this.held.length === 0);
  }

  announce(roll: AnnouncedRoll): void {
    if (this.rollsBeyond === 0 && this.tape.remaining >= roll.notation.count) return;
    this.rollsBeyond += 1;
    if (this.rollsBeyond > this.depth) throw new RollReached(roll);
    if (this.rollsBeyond === 1) this.held = this.heldFaces(roll);
  }

  roll(request: RollRequest): readonly number[] {
    if (this.rollsBeyond === 0) return this.tape.roll(request);
    if (this.merges) return this.branch.roll(request);
    // The dice on the tape are part of this roll. Every face list of the others is one branch.
    const { label, sides, count } = request;
    return [...this.held, ...this.branch.roll({ label, sides, count: count - this.held.length, read: "digits" })];
  }

  /** Returns the faces that the tape has for its last, incomplete roll, from 1. */
  private heldFaces({ label, notation: { sides, low, read } }: AnnouncedRoll): readonly number[] {
    const count = this.tape.remaining;
    return count === 0 ? [] : this.tape.roll({ label, sides, low, count, read });
  }
}
