import type { LabelledRoll } from "../contract/request";
import { type Dice, type RollRequest, TapeRanOut } from "./dice";
import { TapeDice } from "./tape";

/**
 * Dice that fell for another resolution, each roll shown to the roll of the same label and die, the first of a label first, as a
 * seed would show them; what is rolled beyond them falls on a tape. A roll of more dice has its first ones from there.
 */
export class LabelledTape implements Dice {
  private readonly waiting = new Map<string, LabelledRoll[]>();

  constructor(
    rolls: readonly LabelledRoll[],
    private readonly beyond: TapeDice,
  ) {
    for (const roll of [...rolls].reverse()) {
      const before = this.waiting.get(roll.label);
      if (before === undefined) this.waiting.set(roll.label, [roll]);
      else before.push(roll);
    }
  }

  /** The index of the next face of the tape beyond. */
  get position(): number {
    return this.beyond.position;
  }

  /** The number of faces of the tape beyond that were not shown. */
  get left(): number {
    return this.beyond.left;
  }

  roll(request: RollRequest): readonly number[] {
    const fell = this.waiting.get(request.label)?.pop();
    const faces = fell !== undefined && isSameDie(fell, request) ? fell.faces.slice(0, request.count) : [];
    const missing = request.count - faces.length;
    const shown = faces.length === 0 ? [] : new TapeDice(faces).roll({ ...request, count: faces.length });
    if (missing === 0) return shown;
    try {
      return [...shown, ...this.beyond.roll({ ...request, count: missing })];
    } catch (error) {
      throw error instanceof TapeRanOut ? new TapeRanOut(request, [...faces, ...error.held]) : error;
    }
  }
}

function isSameDie(fell: LabelledRoll, { sides, low = 1 }: RollRequest): boolean {
  return fell.sides === sides && (fell.low ?? 1) === low;
}
