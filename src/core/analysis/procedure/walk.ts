import { LikeliestFirst, type QueueItem } from "../../dice/enumerating-queue";
import type { Rational } from "../../dice/rational";
import type { Exact } from "../odds/answer";
import type { Branch, Ending, Expansion } from "./expand";
import type { Edge, Node } from "./graph";
import { massOf } from "./mass";

/** The result of a walk. */
export interface WalkResult {
  readonly endings: readonly (Rational & { readonly ending: Ending })[];
  /** Number of distinct states. */
  readonly states: number;
  readonly branches: number;
  readonly complete: boolean;
  readonly stopped: Exact["stopped"];
  readonly covered: Rational;
}

/** Maximum branches of a node's first expansion; each later one may follow BOUND_FACTOR times as many. */
const FIRST_BOUND = 200;

const BOUND_FACTOR = 8;

/** Probability below which the rest is not followed. */
const NEGLIGIBLE_CHANCE = 1e-12;

/** After this many propagations without a node to expand, look for exhausted nodes. */
const PRUNE_AFTER = 10_000;

interface QueuedNode extends QueueItem {
  readonly node: Node;
}

/**
 * A best-first walk through the states that a procedure can reach, operation by operation. The likeliest state comes
 * first. Equal states are merged and expanded once.
 *
 * The caller takes a batch from `next`, expands it, and hands the results to `recordExpansion`.
 */
export class ProcedureWalk {
  private readonly nodes = new Map<string, Node>();
  private readonly queue = new LikeliestFirst<QueuedNode>();
  private readonly start: Node;
  /** Nodes from which no unexpanded node can be reached; play can cycle among them forever. */
  private readonly exhausted = new Set<Node>();
  private order = 0;
  private followed = 0;
  /** Number of distinct states between two operations. */
  private states = 0;
  /** Approximate probability that play has ended. */
  private ended = 0;
  private late = false;

  constructor(
    beginning: Branch,
    private readonly bound: number,
  ) {
    this.start = this.nodeOf(beginning);
    this.arrive(this.start, 1);
  }

  /** Number of branches followed. */
  get branches(): number {
    return this.followed;
  }

  /**
   * Takes up to `most` nodes to expand, likeliest first, each with its maximum branches. Empty if the walk is over. May
   * return fewer if `isLate`.
   */
  next(most: number, isLate: () => boolean): readonly { readonly node: Node; readonly bound: number }[] {
    const batch: { node: Node; bound: number }[] = [];
    let budget = this.bound - this.followed;
    let propagations = 0;
    while (batch.length < most && budget > 0 && 1 - this.ended >= NEGLIGIBLE_CHANCE) {
      const queued = this.queue.pop();
      if (queued === undefined) break;
      propagations += 1 + (queued.node.next?.length ?? 0);
      if (propagations > PRUNE_AFTER + 2 * this.nodes.size) {
        if (isLate()) {
          this.enqueue(queued.node, queued.chance);
          break;
        }
        this.markExhausted();
        propagations = 0;
      }
      if (this.exhausted.has(queued.node)) continue;
      const { node, chance } = queued;
      // Stale queue entry: its probability has already been propagated.
      if (chance > unexploredChance(node)) continue;
      if (node.position === null || node.exploredShare > 0) this.propagate(node);
      if (node.position === null || batch.some((each) => each.node === node)) continue;
      const bound = Math.min(node.bound, budget);
      budget -= bound;
      batch.push({ node, bound });
    }
    return batch;
  }

  /** Stores the result of expanding a node. */
  recordExpansion(node: Node, { branches, runs: runCount, complete }: Expansion): void {
    this.followed += runCount;
    const before = new Set(node.next?.map(({ to }) => to));
    node.next = branches.map((branch): Edge => {
      const { numerator, denominator } = branch;
      return { to: this.nodeOf(branch), numerator, denominator };
    });
    node.exploredShare = complete ? 1 : node.next.reduce((sum, edge) => sum + numberOf(edge), 0);
    node.bound *= BOUND_FACTOR;
    if (complete) node.position = null;
    for (const edge of node.next) if (!before.has(edge.to)) this.arrive(edge.to, node.passed * numberOf(edge));
    this.propagate(node);
    if (!complete) this.enqueue(node, unexploredChance(node));
  }

  /** Marks the walk as stopped for lack of time. */
  stop(): void {
    this.late = true;
  }

  /** The result so far. */
  get result(): WalkResult {
    const { endings, covered } = massOf(this.start);
    const complete = covered.numerator === covered.denominator;
    const isOpen = 1 - this.ended >= NEGLIGIBLE_CHANCE && this.queue.size > 0;
    const stopped = complete ? null : !isOpen ? "DEPTH" : this.late ? "TIME" : "BOUND";
    return { endings, states: this.states, branches: this.followed, complete, stopped, covered };
  }

  /** Marks the nodes from which no unexpanded node can be reached. */
  private markExhausted(): void {
    const from = new Map<Node, Node[]>();
    for (const node of this.nodes.values()) {
      for (const { to } of node.next ?? []) from.set(to, [...(from.get(to) ?? []), node]);
    }
    const productive = new Set([...this.nodes.values()].filter(({ position }) => position !== null));
    // Iteration over a Set includes elements that are added meanwhile.
    for (const node of productive) for (const before of from.get(node) ?? []) productive.add(before);
    for (const node of this.nodes.values()) if (!productive.has(node)) this.exhausted.add(node);
  }

  /** Propagates the probability that has arrived at a node since the last time. */
  private propagate(node: Node): void {
    const { arrived } = node;
    node.passed += arrived;
    node.arrived = 0;
    for (const edge of node.next ?? []) this.arrive(edge.to, arrived * numberOf(edge));
  }

  private arrive(node: Node, chance: number): void {
    if (node.ending !== null) this.ended += chance;
    node.arrived += chance;
    if (
      node.ending === null &&
      chance > 0 &&
      (node.position !== null || node.arrived > NEGLIGIBLE_CHANCE * NEGLIGIBLE_CHANCE)
    ) {
      this.enqueue(node, node.arrived);
    }
  }

  private enqueue(node: Node, chance: number): void {
    this.queue.push({ node, chance, order: this.order++ });
  }

  private nodeOf({ key, to }: Branch): Node {
    let node = this.nodes.get(key);
    if (node === undefined) {
      const position = "position" in to ? to.position : null;
      const ending = "ending" in to ? to.ending : null;
      node = { key, position, ending, next: undefined, exploredShare: 0, bound: FIRST_BOUND, passed: 0, arrived: 0 };
      this.nodes.set(key, node);
      if (position !== null && position.within === undefined) this.states += 1;
    }
    return node;
  }
}

/** Approximate probability of reaching the node with an unknown continuation. */
function unexploredChance({ passed, arrived, exploredShare }: Node): number {
  return arrived + passed * (1 - exploredShare);
}

function numberOf({ numerator, denominator }: Rational): number {
  const shift = BigInt(Math.max(0, denominator.toString(2).length - 1000));
  return Number(numerator >> shift) / Number(denominator >> shift);
}
