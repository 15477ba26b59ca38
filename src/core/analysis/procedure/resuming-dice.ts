import type { Dice, RollRequest } from "../../dice/dice";

/** A merge point within an operation: the faces rolled before it, and its ordinal among the merge points, from 1. */
export interface MergePointPosition {
  readonly tape: readonly number[];
  readonly joints: number;
}

/** The start of an operation. */
const BEGINNING: MergePointPosition = { tape: [], joints: 0 };

/** A merge point that a run has reached, with the values that matter after it. */
export interface MergePoint {
  readonly place: string;
  readonly live: readonly unknown[];
  readonly within: MergePointPosition;
}

/**
 * Ends a run at a merge point. A single shared instance, since it is thrown more often than anything else. It never
 * leaves this file.
 */
const STOP = new Error("The run reached a joint.");

/**
 * Dice that resume an operation at one of its merge points. They replay the faces before it, then roll with `source`.
 * The first merge point after a new roll ends the run.
 */
export class ResumingDice implements Dice {
  readonly merges = true;
  private readonly tape: number[] = [];
  private joints = 0;
  private reached: MergePoint | undefined;

  constructor(
    private readonly source: Dice,
    private readonly from: MergePointPosition = BEGINNING,
  ) {}

  /** Makes a run with these dice. Returns the merge point that ended it; undefined if the run finished. */
  runToJoint(run: () => void): MergePoint | undefined {
    try {
      run();
    } catch (error) {
      if (error !== STOP) throw error;
    }
    return this.reached;
  }

  roll(request: RollRequest): readonly number[] {
    const faces = this.faces(request);
    for (const face of faces) this.tape.push(face);
    return faces;
  }

  mergePoint(place: string, live: readonly unknown[]): void {
    this.joints += 1;
    const { tape, joints } = this;
    if (tape.length <= this.from.tape.length) return;
    this.reached = { place, live, within: { tape, joints } };
    throw STOP;
  }

  private faces(request: RollRequest): readonly number[] {
    const { from, tape } = this;
    if (tape.length >= from.tape.length) return this.source.roll(request);
    if (request.watch !== undefined) request.watch.look = () => this.assertNotReadAfterJoint(request);
    return from.tape.slice(tape.length, tape.length + request.count);
  }

  /** Throws if dice rolled before the merge point are read after it: the merge point must list such values as live. */
  private assertNotReadAfterJoint({ label }: RollRequest): void {
    if (this.joints >= this.from.joints) throw new Error(`The run reads ${label} after a joint that does not name it.`);
  }
}
