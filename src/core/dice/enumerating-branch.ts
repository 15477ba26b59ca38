import { assertRollable, type Dice, type Look, type RollRequest } from "./dice";
import { type DiceOutcome, faceListAt, type OutcomeSpace, outcomeSpaceOf } from "./outcome-space";

/** One roll of a branch: its outcome, and the weight and denominator of the branch including it. */
export interface BranchStep {
  readonly before: BranchStep | undefined;
  readonly request: RollRequest;
  readonly space: OutcomeSpace;
  readonly outcome: DiceOutcome;
  readonly weight: bigint;
  readonly denominator: bigint;
  readonly chance: number;
}

/** An unexplored part of the tree: outcome `index` of the fork after `before`, followed by the rolls in `after`. */
export interface OpenBranch {
  readonly before: BranchStep | undefined;
  readonly request: RollRequest;
  readonly space: OutcomeSpace;
  readonly index: number;
  readonly after: readonly BranchStep[];
}

/** The enumerator as seen by a branch: supplies outcome spaces, queues unexplored branches, and can stop the run. */
export interface Explorer {
  readonly spaceOf: (request: RollRequest) => OutcomeSpace;
  readonly enqueue: (open: OpenBranch) => void;
  /** Called before every new roll of a run and every roll of a held label. Throws to end the run. */
  readonly beforeNew: (last: BranchStep | undefined, rolls: number, fresh: number) => void;
  /** Labels whose dice cannot change the result. */
  readonly heldLabels: ReadonlySet<string>;
}

/** Returns the step that extends `before` by one outcome. */
export function extendBranch(
  before: BranchStep | undefined,
  request: RollRequest,
  space: OutcomeSpace,
  outcome: DiceOutcome,
): BranchStep {
  return {
    before,
    request,
    space,
    outcome,
    weight: (before?.weight ?? 1n) * outcome.weight,
    denominator: (before?.denominator ?? 1n) * space.denominator,
    chance: (before?.chance ?? 1) * outcome.share,
  };
}

/** Returns the last step of an open branch; undefined if the space has no outcome at `index`. */
export function enterBranch({ before, request, space, index, after }: OpenBranch): BranchStep | undefined {
  const outcome = space.at(index);
  if (outcome === undefined) return undefined;
  return after.reduce(
    (last, { request, space, outcome }) => extendBranch(last, request, space, outcome),
    extendBranch(before, request, space, outcome),
  );
}

/** Dice that replay a branch to its end, then take the likeliest outcome of every further roll and queue the others. */
export class BranchDice implements Dice {
  readonly merges = true;
  private readonly path: BranchStep[] = [];
  private readonly known: number;
  private followed = 0;
  private heldRolls = 0;

  constructor(
    last: BranchStep | undefined,
    private readonly explorer: Explorer,
  ) {
    for (let step = last; step !== undefined; step = step.before) this.path.push(step);
    this.path.reverse();
    this.known = this.path.length;
  }

  /** The last roll of the branch so far. */
  get last(): BranchStep | undefined {
    return this.path.at(-1);
  }

  roll(request: RollRequest): readonly number[] {
    assertRollable(request);
    if (this.explorer.heldLabels.has(request.label)) return this.rollHeld(request);
    const at = this.followed;
    if (at >= this.path.length) this.fork(request);
    const step = this.path[at]!;
    if (!sameDice(step.request, request)) throw impureRunError();
    this.followed += 1;
    if (request.watch !== undefined) request.watch.look = (look) => this.look(at, look);
    return step.outcome.faces;
  }

  /** Throws if the run made fewer rolls than before. */
  assertPathFollowed(): void {
    if (this.followed < this.path.length) throw impureRunError();
  }

  private fork(request: RollRequest): void {
    this.explorer.beforeNew(this.last, this.path.length, this.path.length - this.known);
    const space = this.explorer.spaceOf(request);
    const before = this.last;
    // Copied without callbacks: a step outlives its run, and they would keep the run in memory.
    const { label, sides, count, read } = request;
    const dice = { label, sides, count, read };
    this.path.push(extendBranch(before, dice, space, space.at(0)!));
    this.explorer.enqueue({ before, request: dice, space, index: 1, after: [] });
  }

  /**
   * Splits a merged outcome: continues with the part already returned and queues the other parts, with all later rolls.
   */
  private look(at: number, look: Look): void {
    for (;;) {
      const { before, request, outcome } = this.path[at]!;
      const parts = look === "total" && outcome.merges === "faces" ? undefined : outcome.parts?.();
      if (parts === undefined) return;
      if (this.followed < this.path.length) throw impureRunError();
      const after = this.path.slice(at + 1);
      this.explorer.enqueue({ before, request, space: parts, index: 1, after });
      let last = extendBranch(before, request, parts, parts.at(0)!);
      this.path[at] = last;
      for (const [offset, { request, space, outcome }] of after.entries()) {
        last = extendBranch(last, request, space, outcome);
        this.path[at + 1 + offset] = last;
      }
    }
  }

  /** Cycles through the face lists, so that a loop that rolls until something happens ends. */
  private rollHeld({ sides, count }: RollRequest): readonly number[] {
    this.explorer.beforeNew(this.last, this.path.length + this.heldRolls, 0);
    const faces = faceListAt(sides, count, this.heldRolls % sides ** count);
    this.heldRolls += 1;
    return faces;
  }
}

/** Creates a cache of outcome spaces by kind of request. */
export function makeSpaceCache(): (request: RollRequest) => OutcomeSpace {
  const kinds = new Map<string, OutcomeSpace>();
  const lists = new WeakMap<readonly number[], { readonly request: RollRequest; readonly space: OutcomeSpace }>();
  return (request) => {
    const classes = request.outcomeClasses?.();
    const known = classes && lists.get(classes);
    if (known !== undefined && sameThrow(known.request, request)) return known.space;
    const { label, sides, count, read } = request;
    const kind = `${read} ${count}d${sides} ${classes ?? ""}`;
    let space = kinds.get(kind);
    if (space === undefined) {
      space = outcomeSpaceOf(request, classes);
      kinds.set(kind, space);
    }
    if (classes !== undefined) lists.set(classes, { request: { label, sides, count, read }, space });
    return space;
  };
}

function sameDice(a: RollRequest, b: RollRequest): boolean {
  return a.label === b.label && sameThrow(a, b);
}

function sameThrow(a: RollRequest, b: RollRequest): boolean {
  return a.sides === b.sides && a.count === b.count && a.read === b.read;
}

function impureRunError(): Error {
  return new Error("The run requested other dice after the same dice. It depends on something other than its dice.");
}
