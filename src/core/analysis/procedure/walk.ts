import { LikeliestFirst, type Waiting } from "../../dice/enumerating-queue";
import type { Rational } from "../../dice/rational";
import type { Branch, Ending, Expansion } from "./expand";
import type { Edge, Node } from "./graph";
import { massOf } from "./mass";

/** How far a walk went. */
export interface Walked {
  readonly endings: readonly (Rational & { readonly ending: Ending })[];
  /** Different states met. */
  readonly states: number;
  readonly branches: number;
  readonly complete: boolean;
  readonly stopped: "BOUND" | "TIME" | "DEPTH" | null;
  readonly covered: Rational;
}

/** What is asked of a place at first, and how much more each time it is taken up again. */
const FIRST_BOUND = 200;

const MORE = 8;

/** So little left open is not followed. */
const REST = 1e-12;

/** After so many places handed on with nothing found to follow, those are looked for from which nothing is to be found. */
const LOOKED_AFTER = 10_000;

interface Queued extends Waiting {
  readonly node: Node;
}

/**
 * A walk through everything that a procedure may come to, operation by operation: what play may come to most likely is followed
 * first, and where it comes to equal states by several ways it goes on from there but once. Whoever walks it asks what is to be
 * followed `next`, and tells what came of that.
 */
export class Walk {
  private readonly nodes = new Map<string, Node>();
  private readonly queue = new LikeliestFirst<Queued>();
  private readonly start: Node;
  /** Places from which nothing is left to follow: play may go round in them for ever. */
  private readonly exhausted = new Set<Node>();
  private order = 0;
  private followed = 0;
  /** Different states met between two operations. */
  private states = 0;
  /** How likely play has ended, about. */
  private ended = 0;
  private late = false;

  constructor(
    beginning: Branch,
    private readonly bound: number,
  ) {
    this.start = this.nodeOf(beginning);
    this.arrive(this.start, 1);
  }

  /** Branches followed. */
  get branches(): number {
    return this.followed;
  }

  /**
   * Takes so many places that are to be followed, the likeliest, and for how many branches each; none when the walk is over, and
   * fewer when it is late.
   */
  next(most: number, isLate: () => boolean): readonly { readonly node: Node; readonly bound: number }[] {
    const taken: { node: Node; bound: number }[] = [];
    let left = this.bound - this.followed;
    let handed = 0;
    while (taken.length < most && left > 0 && 1 - this.ended >= REST) {
      const queued = this.queue.pop();
      if (queued === undefined) break;
      handed += 1 + (queued.node.next?.length ?? 0);
      if (handed > LOOKED_AFTER + 2 * this.nodes.size) {
        if (isLate()) {
          this.wait(queued.node, queued.chance);
          break;
        }
        this.exhaust();
        handed = 0;
      }
      if (this.exhausted.has(queued.node)) continue;
      const { node, chance } = queued;
      // What has been handed on since waits in vain.
      if (chance > openAt(node)) continue;
      if (node.standing === null || node.known > 0) this.handOn(node);
      if (node.standing === null || taken.some((each) => each.node === node)) continue;
      const bound = Math.min(node.bound, left);
      left -= bound;
      taken.push({ node, bound });
    }
    return taken;
  }

  /** Tells what came of following a place. */
  found(node: Node, { branches, made, complete }: Expansion): void {
    this.followed += made;
    const before = new Set(node.next?.map(({ to }) => to));
    node.next = branches.map((branch): Edge => {
      const { numerator, denominator } = branch;
      return { to: this.nodeOf(branch), numerator, denominator };
    });
    node.known = complete ? 1 : node.next.reduce((sum, edge) => sum + numberOf(edge), 0);
    node.bound *= MORE;
    if (complete) node.standing = null;
    for (const edge of node.next) if (!before.has(edge.to)) this.arrive(edge.to, node.passed * numberOf(edge));
    this.handOn(node);
    if (!complete) this.wait(node, openAt(node));
  }

  /** Ends the walk for want of time. */
  stop(): void {
    this.late = true;
  }

  /** What was found so far. */
  get result(): Walked {
    const { endings, covered } = massOf(this.start);
    const complete = covered.numerator === covered.denominator;
    const isOpen = 1 - this.ended >= REST && this.queue.size > 0;
    const stopped = complete ? null : !isOpen ? "DEPTH" : this.late ? "TIME" : "BOUND";
    return { endings, states: this.states, branches: this.followed, complete, stopped, covered };
  }

  /** Finds the places from which nothing is left to follow. */
  private exhaust(): void {
    const from = new Map<Node, Node[]>();
    for (const node of this.nodes.values()) {
      for (const { to } of node.next ?? []) from.set(to, [...(from.get(to) ?? []), node]);
    }
    const fruitful = new Set([...this.nodes.values()].filter(({ standing }) => standing !== null));
    // What is put into a set while it is gone through is gone through too.
    for (const node of fruitful) for (const before of from.get(node) ?? []) fruitful.add(before);
    for (const node of this.nodes.values()) if (!fruitful.has(node)) this.exhausted.add(node);
  }

  /** Hands on what has arrived at a place since. */
  private handOn(node: Node): void {
    const { arrived } = node;
    node.passed += arrived;
    node.arrived = 0;
    for (const edge of node.next ?? []) this.arrive(edge.to, arrived * numberOf(edge));
  }

  private arrive(node: Node, chance: number): void {
    if (node.ending !== null) this.ended += chance;
    node.arrived += chance;
    if (node.ending === null && chance > 0 && (node.standing !== null || node.arrived > REST * REST)) {
      this.wait(node, node.arrived);
    }
  }

  private wait(node: Node, chance: number): void {
    this.queue.push({ node, chance, order: this.order++ });
  }

  private nodeOf({ key, to }: Branch): Node {
    let node = this.nodes.get(key);
    if (node === undefined) {
      const standing = "standing" in to ? to.standing : null;
      const ending = "ending" in to ? to.ending : null;
      node = { key, standing, ending, next: undefined, known: 0, bound: FIRST_BOUND, passed: 0, arrived: 0 };
      this.nodes.set(key, node);
      if (standing !== null && standing.within === undefined) this.states += 1;
    }
    return node;
  }
}

/** About how likely play comes to a place and it is not known how it goes on. */
function openAt({ passed, arrived, known }: Node): number {
  return arrived + passed * (1 - known);
}

function numberOf({ numerator, denominator }: Rational): number {
  const shift = BigInt(Math.max(0, denominator.toString(2).length - 1000));
  return Number(numerator >> shift) / Number(denominator >> shift);
}
