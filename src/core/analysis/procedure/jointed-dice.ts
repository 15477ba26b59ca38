import type { Dice, RollRequest } from "../../dice/dice";

/** A place within an operation: the faces that fell before it, and the number of joints up to it, its own included. */
export interface Within {
  readonly tape: readonly number[];
  readonly joints: number;
}

/** The beginning of an operation. */
const BEGINNING: Within = { tape: [], joints: 0 };

/** A joint to which a run has come, with the values that matter after it. */
export interface Joint {
  readonly place: string;
  readonly live: readonly unknown[];
  readonly within: Within;
}

/** Ends a run at a joint: one for all runs, for it is thrown more often than anything else. It never leaves this file. */
const STOP = new Error("The run came to a joint.");

/**
 * Dice of an operation that is followed from one of its joints: they fall as they fell before it, then as their source has them, and
 * end the run at the first joint to which new dice have led.
 */
export class JointedDice implements Dice {
  readonly merges = true;
  private readonly tape: number[] = [];
  private joints = 0;
  private reached: Joint | undefined;

  constructor(
    private readonly source: Dice,
    private readonly from: Within = BEGINNING,
  ) {}

  /** Makes a run with these dice; gives the joint that ended it, undefined when it came to its own end. */
  stopped(run: () => void): Joint | undefined {
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

  joint(place: string, live: readonly unknown[]): void {
    this.joints += 1;
    const { tape, joints } = this;
    if (tape.length <= this.from.tape.length) return;
    this.reached = { place, live, within: { tape, joints } };
    throw STOP;
  }

  private faces(request: RollRequest): readonly number[] {
    const { from, tape } = this;
    if (tape.length >= from.tape.length) return this.source.roll(request);
    if (request.watch !== undefined) request.watch.look = () => this.assertBefore(request);
    return from.tape.slice(tape.length, tape.length + request.count);
  }

  /** Throws when dice that fell before the joint are read after it, though the joint does not say so. */
  private assertBefore({ label }: RollRequest): void {
    if (this.joints >= this.from.joints) throw new Error(`${label} is read behind a joint that does not name it.`);
  }
}
