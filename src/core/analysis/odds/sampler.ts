import type { Dice, RollRequest } from "../../dice/dice";

/** A place in the tree of what may fall: the roll made there, where each face of a die leads, or what the run came to. */
interface Place<T> {
  request?: RollRequest;
  next?: Map<number, Place<T>>;
  end?: { readonly value: T };
}

/** The most places remembered; a place takes some hundred bytes. */
const MOST_PLACES = 100_000;

/**
 * Makes a run again and again with other dice; where the very same faces fell before, it gives what the run came to then.
 * The run must depend on nothing but its dice, and nobody may change its values.
 */
export class Sampler<T> {
  private readonly root: Place<T> = {};
  private places = 1;

  constructor(private readonly run: (dice: Dice) => T) {}

  /** The value of the run with the dice that `makeDice` gives anew, and always the same, at each call. Throws what the run throws. */
  draw(makeDice: () => Dice): T {
    const known = this.fallenBefore(makeDice());
    return known === undefined ? this.made(makeDice()) : known.value;
  }

  private fallenBefore(dice: Dice): Place<T>["end"] {
    let place: Place<T> | undefined = this.root;
    while (place?.request !== undefined) {
      for (const face of dice.roll(place.request)) place = place?.next?.get(face);
    }
    return place?.end;
  }

  /** Makes the run and remembers its faces and its end, as far as there is room. */
  private made(dice: Dice): T {
    let place: Place<T> | undefined = this.root;
    const roll = (request: RollRequest): readonly number[] => {
      const faces = dice.roll(request);
      if (place !== undefined) {
        place.request ??= bare(request);
        for (const face of faces) place = place && this.follow(place, face);
      }
      return faces;
    };
    const value = this.run({ roll });
    if (place !== undefined) place.end = { value };
    return value;
  }

  private follow(place: Place<T>, face: number): Place<T> | undefined {
    const known = place.next?.get(face);
    if (known !== undefined || this.places >= MOST_PLACES) return known;
    const fresh: Place<T> = {};
    place.next ??= new Map();
    place.next.set(face, fresh);
    this.places += 1;
    return fresh;
  }
}

/** The request without what it would hold on to: a place outlives the run that made it. */
function bare({ outcomeClasses: _, watch: __, ...request }: RollRequest): RollRequest {
  return request;
}

/** The standard normal deviate that 95 of 100 samples stay within. */
const DEVIATE = 1.959963984540054;

/** The 95% interval of a share seen `count` times in `trials`, by Wilson's score; both ends stand from 0 to 1. */
export function intervalOf(count: number, trials: number): { readonly low: number; readonly high: number } {
  const share = count / trials;
  const square = DEVIATE ** 2;
  const middle = (share + square / (2 * trials)) / (1 + square / trials);
  const spread =
    (DEVIATE * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials ** 2))) / (1 + square / trials);
  return {
    low: count === 0 ? 0 : Math.max(0, middle - spread),
    high: count === trials ? 1 : Math.min(1, middle + spread),
  };
}
