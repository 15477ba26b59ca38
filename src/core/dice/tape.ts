import { assertRollable, type Dice, type RollRequest, TapeFaceWrong, TapeRanOut } from "./dice";

/**
 * Dice that return the faces of a list in order: physical dice, a replay, a conformance case. Throws TapeFaceWrong for
 * a face that the die does not have, and TapeRanOut if too few faces are left. Neither consumes a face.
 */
export class TapeDice implements Dice {
  private next = 0;

  constructor(private readonly faces: readonly number[]) {}

  /** Index of the next face, from 0: the number of faces used so far. */
  get position(): number {
    return this.next;
  }

  /** Number of unused faces. Any left at the end of an operation are a fault. */
  get remaining(): number {
    return this.faces.length - this.next;
  }

  /** Returns the next `count` faces of the tape. */
  roll(request: RollRequest): readonly number[] {
    assertRollable(request);
    const { sides, low = 1 } = request;
    const faces = this.faces.slice(this.next, this.next + request.count);
    for (const [offset, face] of faces.entries()) {
      if (!Number.isInteger(face) || face < low || face > sides - 1 + low) {
        throw new TapeFaceWrong(request, this.next + offset, face);
      }
    }
    if (faces.length < request.count) throw new TapeRanOut(request, faces);
    this.next += request.count;
    return low === 1 ? faces : faces.map((face) => face + 1);
  }
}
