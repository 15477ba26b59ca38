import type { Dice, RollRequest } from "../../dice/dice";

/** A node in the trie of dice: the roll made there, the child for each face, and the value if the run ended there. */
interface TrialNode<T> {
  request?: RollRequest;
  next?: Map<number, TrialNode<T>>;
  end?: { readonly value: T };
}

/** Maximum nodes remembered, at roughly a hundred bytes each. */
const MOST_PLACES = 100_000;

/**
 * Repeats a run with different dice. For a sequence of faces seen before, returns the remembered value instead.
 *
 * The run must depend on its dice only, and its values must not be changed.
 */
export class Sampler<T> {
  private readonly root: TrialNode<T> = {};
  private nodeCount = 1;

  constructor(private readonly run: (dice: Dice) => T) {}

  /**
   * Returns the value of the run with these dice. `makeDice` must create identical dice on each call. Throws what the
   * run throws.
   */
  draw(makeDice: () => Dice): T {
    const known = this.rememberedEnd(makeDice());
    return known === undefined ? this.runAndRemember(makeDice()) : known.value;
  }

  private rememberedEnd(dice: Dice): TrialNode<T>["end"] {
    let node: TrialNode<T> | undefined = this.root;
    while (node?.request !== undefined) {
      for (const face of dice.roll(node.request)) node = node?.next?.get(face);
    }
    return node?.end;
  }

  /** Makes the run and remembers its faces and value, as far as there is room. */
  private runAndRemember(dice: Dice): T {
    let node: TrialNode<T> | undefined = this.root;
    const roll = (request: RollRequest): readonly number[] => {
      const faces = dice.roll(request);
      if (node !== undefined) {
        node.request ??= withoutCallbacks(request);
        for (const face of faces) node = node && this.follow(node, face);
      }
      return faces;
    };
    const value = this.run({ roll });
    if (node !== undefined) node.end = { value };
    return value;
  }

  private follow(node: TrialNode<T>, face: number): TrialNode<T> | undefined {
    const known = node.next?.get(face);
    if (known !== undefined || this.nodeCount >= MOST_PLACES) return known;
    const fresh: TrialNode<T> = {};
    node.next ??= new Map();
    node.next.set(face, fresh);
    this.nodeCount += 1;
    return fresh;
  }
}

/** Copies the request without callbacks: a node outlives its run, and they would keep the run in memory. */
function withoutCallbacks({ outcomeClasses: _, watch: __, ...request }: RollRequest): RollRequest {
  return request;
}

/** Standard normal deviate of the two-sided 95% interval. */
export const NORMAL_DEVIATE_95 = 1.959963984540054;

/** Returns the 95% interval of a share of `count` in `trials`, by Wilson's score. Both ends are from 0 to 1. */
export function intervalOf(count: number, trials: number): { readonly low: number; readonly high: number } {
  const share = count / trials;
  const square = NORMAL_DEVIATE_95 ** 2;
  const middle = (share + square / (2 * trials)) / (1 + square / trials);
  const spread =
    (NORMAL_DEVIATE_95 * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials ** 2))) /
    (1 + square / trials);
  return {
    low: count === 0 ? 0 : Math.max(0, middle - spread),
    high: count === trials ? 1 : Math.min(1, middle + spread),
  };
}
