import type { Choice, JsonSchema, Picker, Reason } from "../contract/choice";
import type { Closed } from "./values";

/** What paths up to a length cost; of several that for the fewest steps that are enough holds. */
export interface PathCost {
  /** The most steps of such a path. */
  readonly steps: number;
  /** The speed that it takes. */
  readonly speed: string;
  /** What is paid for the whole path, by what it is paid in. */
  readonly price: Readonly<Record<string, number>>;
  /** The label of dice that are rolled for it; null for none. */
  readonly roll: string | null;
}

/** The legal paths of one piece over a map. */
export interface Walk {
  /** Where the piece stands; a path lists the spaces after it. */
  readonly from: string;
  /** For every space a path can pass, the spaces that may follow it. */
  readonly steps: ReadonlyMap<string, readonly string[]>;
  /** Spaces that end a path. */
  readonly stops: ReadonlySet<string>;
  readonly min: number;
  readonly max: number;
  /** What paths cost by their length, the shortest first; left out where none costs anything. */
  readonly costs?: readonly PathCost[];
  /** Spaces beside the path that a rule closes, and why. */
  readonly shut?: readonly Closed<string>[];
  /** The reasons why a path leaves the lines, passes a stop, is too long or, where that is another thing, too short. */
  readonly broken: { readonly line: Reason; readonly stop: Reason; readonly length: Reason; readonly short?: Reason };
}

/**
 * A path over a map. Its schema is a list of spaces with a keyword `x-path`, which holds the whole truth: `from`, the
 * `steps` that may follow each space, the `stops` that end a path, and the `costs` of its length where it has a price.
 */
export function pathOver(walk: Walk): Choice<string[]> {
  return new PathChoice(walk);
}

class PathChoice implements Choice<string[]> {
  readonly limits = [];

  constructor(private readonly walk: Walk) {}

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
    return (this.walk.shut ?? []).map(({ value, reason: { code, section } }) => ({
      pointer: "/*",
      value,
      code,
      section,
    }));
  }

  check(value: unknown): Reason | undefined {
    const { from, steps, stops, min, max, shut = [], broken } = this.walk;
    const path = value as readonly string[];
    let at = from;
    for (const [index, space] of path.entries()) {
      const pointer = `/${index}`;
      if (index > 0 && stops.has(at)) return { ...broken.stop, pointer };
      if (index >= max) return { ...broken.length, pointer };
      if (!(steps.get(at)?.includes(space) ?? false)) {
        const closed = shut.find((each) => each.value === space)?.reason;
        return { ...(closed ?? broken.line), pointer };
      }
      at = space;
    }
    return path.length < min ? { ...(broken.short ?? broken.length), pointer: "" } : undefined;
  }

  draw(pick: Picker): string[] {
    const { from, steps, stops, min, max } = this.walk;
    const wanted = min + pick(max - min + 1);
    return drawPath(
      from,
      wanted,
      (space) => steps.get(space) ?? [],
      (space) => stops.has(space),
      pick,
    );
  }
}

/**
 * Draws a path of up to `wanted` spaces: `stepsFrom` gives the spaces that may follow one, and `isStop` those that end it. It
 * looks no farther around than where it passes.
 */
export function drawPath(
  from: string,
  wanted: number,
  stepsFrom: (space: string) => readonly string[],
  isStop: (space: string) => boolean,
  pick: Picker,
): string[] {
  const path: string[] = [];
  for (let at = from; path.length < wanted && (path.length === 0 || !isStop(at)); ) {
    const next = stepsFrom(at);
    if (next.length === 0) break;
    at = next[pick(next.length)]!;
    path.push(at);
  }
  return path;
}
