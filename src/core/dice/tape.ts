import { assertRollable, type Dice, type RollRequest, TapeFaceWrong, TapeRanOut } from "./dice";

/**
 * Dice that show the faces of a list in order: physical dice, a replay, a conformance case. Throws TapeFaceWrong for a
 * face the requested die does not have and TapeRanOut when too few faces are left; neither takes a face off the tape.
 */
export class TapeDice implements Dice {
  private next = 0;

  constructor(private readonly faces: readonly number[]) {}

  /** The index of the next face, counted from 0; the number of faces shown so far. */
  get position(): number {
    return this.next;
  }

  /** The number of faces not yet shown; above 0 at the end of an operation they are left over. */
  get left(): number {
    return this.faces.length - this.next;
  }

  /** Shows the next `count` faces of the tape. */
  roll(request: RollRequest): readonly number[] {
    assertRollable(request);
    const { sides, low = 1 } = request;
    const shown = this.faces.slice(this.next, this.next + request.count);
    for (const [offset, face] of shown.entries()) {
      if (!Number.isInteger(face) || face < low || face > sides - 1 + low) {
        throw new TapeFaceWrong(request, this.next + offset, face);
      }
    }
    if (shown.length < request.count) throw new TapeRanOut(request, shown);
    this.next += request.count;
    return low === 1 ? shown : shown.map((face) => face + 1);
  }
}
