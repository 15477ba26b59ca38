import { assertRollable, type Dice, type RollRequest } from "./dice";
import { faceListAt, type Look, type Way, type Ways, waysOf } from "./enumerating-ways";

/** One roll of a branch: the way it fell, and the weight of the branch up to here over its denominator. */
export interface Step {
  readonly before: Step | undefined;
  readonly request: RollRequest;
  readonly ways: Ways;
  readonly way: Way;
  readonly weight: bigint;
  readonly denominator: bigint;
  readonly chance: number;
}

/** A part of the tree not yet walked: the way at `index` of a fork after `before`, then what was rolled `after` it. */
export interface Open {
  readonly before: Step | undefined;
  readonly request: RollRequest;
  readonly ways: Ways;
  readonly index: number;
  readonly after: readonly Step[];
}

/** The enumerator as a branch sees it: makes the outcomes of a roll, queues unexplored ones, may stop the run. */
export interface Explorer {
  readonly waysOf: (request: RollRequest) => Ways;
  readonly leave: (open: Open) => void;
  /** Called before every roll that is new in this run; throws to end the run. */
  readonly beforeNew: (last: Step | undefined, rolls: number, fresh: number) => void;
  /** Labels whose dice decide nothing of interest. */
  readonly held: ReadonlySet<string>;
}

/** The step that follows `before` on the way given. */
export function stepOn(before: Step | undefined, request: RollRequest, ways: Ways, way: Way): Step {
  return {
    before,
    request,
    ways,
    way,
    weight: (before?.weight ?? 1n) * way.weight,
    denominator: (before?.denominator ?? 1n) * ways.denominator,
    chance: (before?.chance ?? 1) * way.share,
  };
}

/** The last step of the branch that an open part begins with; undefined when there is no such way. */
export function stepInto({ before, request, ways, index, after }: Open): Step | undefined {
  const way = ways.at(index);
  if (way === undefined) return undefined;
  return after.reduce(
    (last, { request, ways, way }) => stepOn(last, request, ways, way),
    stepOn(before, request, ways, way),
  );
}

/** Dice that follow a branch to its end, then take the likeliest way of every further roll and leave the others open. */
export class BranchDice implements Dice {
  readonly merges = true;
  private readonly path: Step[] = [];
  private readonly known: number;
  private followed = 0;
  private holds = 0;

  constructor(
    last: Step | undefined,
    private readonly explorer: Explorer,
  ) {
    for (let step = last; step !== undefined; step = step.before) this.path.push(step);
    this.path.reverse();
    this.known = this.path.length;
  }

  /** The last roll of the branch so far. */
  get last(): Step | undefined {
    return this.path.at(-1);
  }

  roll(request: RollRequest): readonly number[] {
    assertRollable(request);
    if (this.explorer.held.has(request.label)) return this.hold(request);
    const at = this.followed;
    if (at >= this.path.length) this.fork(request);
    const step = this.path[at]!;
    if (!sameDice(step.request, request)) throw impure();
    this.followed += 1;
    if (request.watch !== undefined) request.watch.look = (look) => this.look(at, look);
    return step.way.faces;
  }

  /** Throws when the run did not roll all that it rolled before. */
  assertPathFollowed(): void {
    if (this.followed < this.path.length) throw impure();
  }

  private fork(request: RollRequest): void {
    this.explorer.beforeNew(this.last, this.path.length, this.path.length - this.known);
    const ways = this.explorer.waysOf(request);
    const before = this.last;
    // Without what it would hold on to: a step outlives its run.
    const { label, sides, count, read } = request;
    const dice = { label, sides, count, read };
    this.path.push(stepOn(before, dice, ways, ways.at(0)!));
    this.explorer.leave({ before, request: dice, ways, index: 1, after: [] });
  }

  /** Goes on with the way that is shown alone; the others it stood for are left open, with all that was rolled since. */
  private look(at: number, look: Look): void {
    for (;;) {
      const { before, request, way } = this.path[at]!;
      const parts = look === "total" && way.merges === "faces" ? undefined : way.parts?.();
      if (parts === undefined) return;
      if (this.followed < this.path.length) throw impure();
      const after = this.path.slice(at + 1);
      this.explorer.leave({ before, request, ways: parts, index: 1, after });
      let last = stepOn(before, request, parts, parts.at(0)!);
      this.path[at] = last;
      for (const [offset, { request, ways, way }] of after.entries()) {
        last = stepOn(last, request, ways, way);
        this.path[at + 1 + offset] = last;
      }
    }
  }

  /** Shows face lists in turn, so that what is rolled again until something falls comes to an end. */
  private hold({ sides, count }: RollRequest): readonly number[] {
    this.explorer.beforeNew(this.last, this.path.length + this.holds, 0);
    const faces = faceListAt(sides, count, this.holds % sides ** count);
    this.holds += 1;
    return faces;
  }
}

/** Remembers the ways of every kind of request. */
export function waysBook(): (request: RollRequest) => Ways {
  const kinds = new Map<string, Ways>();
  const lists = new WeakMap<readonly number[], { readonly request: RollRequest; readonly ways: Ways }>();
  return (request) => {
    const classes = request.outcomeClasses?.();
    const known = classes && lists.get(classes);
    if (known !== undefined && sameThrow(known.request, request)) return known.ways;
    const { label, sides, count, read } = request;
    const kind = `${read} ${count}d${sides} ${classes ?? ""}`;
    let ways = kinds.get(kind);
    if (ways === undefined) {
      ways = waysOf(request, classes);
      kinds.set(kind, ways);
    }
    if (classes !== undefined) lists.set(classes, { request: { label, sides, count, read }, ways });
    return ways;
  };
}

function sameDice(a: RollRequest, b: RollRequest): boolean {
  return a.label === b.label && sameThrow(a, b);
}

function sameThrow(a: RollRequest, b: RollRequest): boolean {
  return a.sides === b.sides && a.count === b.count && a.read === b.read;
}

function impure(): Error {
  return new Error("The run asked for other dice after the same faces: it depends on something besides its dice.");
}
