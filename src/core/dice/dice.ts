/** One request for dice: `count` dice of `sides` faces, named by a `label` of the ruleset's stable vocabulary. */
export interface RollRequest {
  readonly label: string;
  readonly sides: number;
  readonly count: number;
  /** The lowest face as people write it, 1 unless given: a tape holds faces from there on. Every source gives faces from 1. */
  readonly low?: 0 | 1;
  /** The way the faces are read; lets an enumerating source merge faces that read alike. Sources that roll ignore it. */
  readonly read: Reading;
  /**
   * A class number that falls with the same consequences share, for every total in ascending order when summed, for every ordered
   * face list (first die slowest) when read as digits, for every face from 1 when each is read; asked for by an enumerating source.
   */
  readonly outcomeClasses?: () => readonly number[];
  /** The callback by which an enumerating source learns of a look at more than `outcomeClasses` tell apart. */
  readonly watch?: Watch;
}

/** A callback set by the enumerator and called before a caller reads a total or the faces. */
export interface Watch {
  look?: (at: "total" | "faces") => void;
}

/**
 * `sum` adds the faces, `digits` reads them as decimal digits in order (d66, d100), so their order matters; `each` reads
 * every die by itself, so that only how many show what matters.
 */
export type Reading = "sum" | "digits" | "each";

/** A source of faces from 1 to `sides`: seeded, tape or enumerating. No operation knows which one it has. */
export interface Dice {
  roll(request: RollRequest): readonly number[];
  /** True when the source shows one face list for a whole outcome class, and so must learn of every closer look. */
  readonly merges?: boolean;
  /** Told of every joint that an operation comes to, with the values that matter after it; see `Context.joint`. */
  joint?(place: string, live: readonly unknown[]): void;
}

/** Thrown by a tape that has no face left; the kernel turns it into a NeedsRoll answer. It never leaves the kernel. */
export class TapeRanOut extends Error {
  constructor(
    readonly request: RollRequest,
    /** Faces the tape still held for this request, fewer than `request.count`. */
    readonly held: readonly number[],
  ) {
    super("The tape ran out.");
  }
}

/** Thrown by a tape whose next face cannot stand on the requested die; the kernel turns it into a fault. */
export class TapeFaceWrong extends Error {
  constructor(
    readonly request: RollRequest,
    readonly position: number,
    readonly face: number,
  ) {
    super(`Face ${face} at position ${position} of the tape cannot stand on a d${request.sides}.`);
  }
}

// One word of the generator must be able to show every face.
const MOST_SIDES = 4294967295;

/** Throws a RangeError for a request no source can meet: sides outside 1 to 4294967295, or a count below 1. */
export function assertRollable(request: RollRequest): void {
  const { sides, count } = request;
  if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES) {
    throw new RangeError(`A die of ${sides} sides cannot be rolled for ${request.label}.`);
  }
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new RangeError(`${count} dice cannot be rolled for ${request.label}.`);
  }
}
