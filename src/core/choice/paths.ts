import type { Choice, JsonSchema, Picker, Reason } from "../contract/choice";
import type { Closed } from "./values";

/** The cost of paths up to a length. If several entries fit, the one with the fewest steps applies. */
export interface PathCost {
  /** Maximum number of steps at this cost. */
  readonly steps: number;
  /** The speed that the path requires. */
  readonly speed: string;
  /** The price of the whole path, by what it is paid in. */
  readonly price: Readonly<Record<string, number>>;
  /** The label of the dice rolled for it. Null if there are none. */
  readonly roll: string | null;
}

/** The rules for the legal paths of one piece on a map. */
export interface PathRules {
  /** The current space of the piece. A path lists the spaces after it. */
  readonly from: string;
  /** The spaces that may follow each space of a path. */
  readonly steps: ReadonlyMap<string, readonly string[]>;
  /** Spaces that end a path. */
  readonly stops: ReadonlySet<string>;
  readonly min: number;
  readonly max: number;
  /** The costs by path length, shortest first. Omitted if no path costs anything. */
  readonly costs?: readonly PathCost[];
  /** Adjacent spaces that a rule closes, with the reasons. */
  readonly closed?: readonly Closed<string>[];
  /**
   * The reasons for a path that leaves the lines, passes a stop, or is too long. `short` is for a path that is too
   * short. Default: `length`.
   */
  readonly broken: { readonly line: Reason; readonly stop: Reason; readonly length: Reason; readonly short?: Reason };
}

/**
 * A path over a map. Its schema is a list of spaces with the keyword `x-path`, which states the exact rules. These are
 * `from`, the `steps` that may follow each space, the `stops` that end a path, and the optional `costs` by length.
 */
export function pathOver(walk: PathRules): Choice<string[]> {
  return new PathChoice(walk);
}

class PathChoice implements Choice<string[]> {
  readonly limits = [];

  constructor(private readonly walk: PathRules) {}

  get schema(): JsonSchema {
    const { from, steps, stops, min, max, costs } = this.walk;
    const reachable = [...new Set([...steps.values()].flat())];
    const items = reachable.length === 0 ? { type: "string" } : { enum: reachable };
    const path = {
      from,
      steps: Object.fromEntries(steps),
      stops: reachable.filter((space) => stops.has(space)),
      ...(costs && { costs }),
    };
    return { type: "array", items, minItems: min, maxItems: reachable.length === 0 ? 0 : max, "x-path": path };
  }

  get closed() {
    return (this.walk.closed ?? []).map(({ value, reason }) => ({ ...reason, pointer: "/*", value }));
  }

  check(value: unknown): Reason | undefined {
    const { from, steps, stops, min, max, closed: closedSpaces = [], broken } = this.walk;
    const path = value as readonly string[];
    let at = from;
    for (const [index, space] of path.entries()) {
      const pointer = `/${index}`;
      if (index > 0 && stops.has(at)) return { ...broken.stop, pointer };
      if (index >= max) return { ...broken.length, pointer };
      if (!(steps.get(at)?.includes(space) ?? false)) {
        const closed = closedSpaces.find((each) => each.value === space)?.reason;
        return { ...(closed ?? broken.line), pointer };
      }
      at = space;
    }
    return path.length < min ? { ...(broken.short ?? broken.length), pointer: "" } : undefined;
  }

  draw(pick: Picker): string[] {
    const { from, steps, stops, min, max } = this.walk;
    const length = min + pick(max - min + 1);
    return drawPath(
      from,
      length,
      (space) => steps.get(space) ?? [],
      (space) => stops.has(space),
      pick,
    );
  }
}

/**
 * Draws a path of up to `maxLength` spaces. `stepsFrom` returns the spaces that may follow a space, and `isStop`
 * whether a space ends the path. It visits only the spaces on the path.
 */
export function drawPath(
  from: string,
  maxLength: number,
  stepsFrom: (space: string) => readonly string[],
  isStop: (space: string) => boolean,
  pick: Picker,
): string[] {
  const path: string[] = [];
  for (let at = from; path.length < maxLength && (path.length === 0 || !isStop(at)); ) {
    const next = stepsFrom(at);
    if (next.length === 0) break;
    at = next[pick(next.length)]!;
    path.push(at);
  }
  return path;
}
