import type { LabelledRoll } from "../contract/request";
import { type Dice, type RollRequest, TapeRanOut } from "./dice";
import { TapeDice } from "./tape";

/**
 * Dice recorded for another resolution. Each roll gets the faces of the next recorded roll with its label, if the die
 * is the same. A tape supplies rolls without a record, and the last dice of a roll that has more dice than its record.
 */
export class LabelledTape implements Dice {
  private readonly pending = new Map<string, LabelledRoll[]>();

  constructor(
    rolls: readonly LabelledRoll[],
    private readonly beyond: TapeDice,
  ) {
    for (const roll of [...rolls].reverse()) {
      const before = this.pending.get(roll.label);
      if (before === undefined) this.pending.set(roll.label, [roll]);
      else before.push(roll);
    }
  }

  /** Index of the next face of the fallback tape. */
  get position(): number {
    return this.beyond.position;
  }

  /** Number of unused faces on the fallback tape. */
  get remaining(): number {
    return this.beyond.remaining;
  }

  roll(request: RollRequest): readonly number[] {
    const fell = this.pending.get(request.label)?.pop();
    const faces = fell !== undefined && isSameDie(fell, request) ? fell.faces.slice(0, request.count) : [];
    const missing = request.count - faces.length;
    const recorded = faces.length === 0 ? [] : new TapeDice(faces).roll({ ...request, count: faces.length });
    if (missing === 0) return recorded;
    try {
      return [...recorded, ...this.beyond.roll({ ...request, count: missing })];
    } catch (error) {
      throw error instanceof TapeRanOut ? new TapeRanOut(request, [...faces, ...error.held]) : error;
    }
  }
}

function isSameDie(fell: LabelledRoll, { sides, low = 1 }: RollRequest): boolean {
  return fell.sides === sides && (fell.low ?? 1) === low;
}
