/** One request for dice: `count` dice of `sides` faces, named by a `label` of the ruleset's stable vocabulary. */
export interface RollRequest {
  readonly label: string;
  readonly sides: number;
  readonly count: number;
  /** The lowest face as printed and as a tape sends it. Default: 1. `Dice.roll` always returns faces from 1. */
  readonly low?: 0 | 1;
  /** How the faces are combined. Enumerating sources merge faces that read alike; rolling sources ignore it. */
  readonly read: DiceReading;
  /**
   * Returns a class number per outcome; outcomes of one class have the same consequences. Only an enumerating source
   * calls it. Order by `read`: for `sum`, every total, ascending; for `digits`, every ordered face list, first die
   * slowest; for `each`, every face from 1.
   */
  readonly outcomeClasses?: () => readonly number[];
  /** Set by an enumerating source, to learn when the caller reads more than `outcomeClasses` distinguishes. */
  readonly watch?: Watch;
}

/** How closely dice are read: their total only, or every face. */
export type Look = "total" | "faces";

/** A callback set by the enumerator and called before a caller reads a total or the faces. */
export interface Watch {
  look?: (at: Look) => void;
}

/**
 * `sum` adds the faces. `digits` reads them as decimal digits (d66, d100), so order matters. `each` reads every die by
 * itself, so only the number of dice per class matters.
 */
export type DiceReading = "sum" | "digits" | "each";

/** A whole roll, as a tape must supply it. */
export interface AnnouncedRoll {
  readonly label: string;
  readonly notation: Required<Pick<RollRequest, "sides" | "count" | "low" | "read">>;
  header(): { readonly label: string; readonly dice: string; readonly section: string };
}

/**
 * A source of dice results from 1 to `sides`: seeded, tape or enumerating. Operations cannot detect which one they
 * have.
 */
export interface Dice {
  roll(request: RollRequest): readonly number[];
  /**
   * True if the source returns one face list for a whole outcome class, and so must be notified before a closer read.
   */
  readonly merges?: boolean;
  /** Called before every roll. A handful is announced once, even if its groups are requested one by one. */
  announce?(roll: AnnouncedRoll): void;
  /** Called at every merge point of an operation, with the values that matter after it; see `Context.mergePoint`. */
  mergePoint?(place: string, live: readonly unknown[]): void;
}

/** Thrown by a tape without enough faces; the kernel turns it into a NeedsRoll answer. It never leaves the kernel. */
export class TapeRanOut extends Error {
  constructor(
    readonly request: RollRequest,
    /** Faces left on the tape for this request: fewer than `request.count`. */
    readonly held: readonly number[],
  ) {
    super("More dice are needed.");
  }
}

/** Thrown by a tape whose next face the requested die does not have; the kernel turns it into a fault. */
export class TapeFaceWrong extends Error {
  constructor(
    readonly request: RollRequest,
    readonly position: number,
    readonly face: number,
  ) {
    super(`Face ${face} at position ${position} of the dice is not a face of a d${request.sides}.`);
  }
}

// One 32-bit word of the generator must be able to produce every face.
const MOST_SIDES = 4294967295;

/** Throws a RangeError unless sides are 1 to 4294967295 and the count is at least 1. */
export function assertRollable(request: RollRequest): void {
  const { sides, count } = request;
  if (!Number.isInteger(sides) || sides < 1 || sides > MOST_SIDES) {
    throw new RangeError(`A die with ${sides} sides cannot be rolled for ${request.label}.`);
  }
  if (!Number.isSafeInteger(count) || count < 1) {
    throw new RangeError(`${count} dice cannot be rolled for ${request.label}.`);
  }
}
