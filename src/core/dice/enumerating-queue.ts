/** An item of a queue: `chance` ranks it, and of equals the one that came first goes first. */
export interface Waiting {
  readonly chance: number;
  readonly order: number;
}

/** A priority queue of the likeliest first (a binary heap). */
export class LikeliestFirst<W extends Waiting> {
  private heap: W[] = [];

  /** The likeliest, left where it is; undefined when none waits. */
  get first(): W | undefined {
    return this.heap[0];
  }

  get size(): number {
    return this.heap.length;
  }

  /** Puts one in. */
  push(waiting: W): void {
    const { heap } = this;
    let place = heap.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!before(waiting, heap[parent]!)) break;
      heap[place] = heap[parent]!;
      place = parent;
    }
    heap[place] = waiting;
  }

  /** Takes the likeliest out; undefined when none waits. */
  pop(): W | undefined {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (last !== undefined && heap.length > 0) this.sink(last);
    return first;
  }

  /** Keeps the `most` likeliest and drops the others. */
  keep(most: number): void {
    this.heap.sort((a, b) => (before(a, b) ? -1 : 1));
    this.heap.length = Math.min(this.heap.length, most);
  }

  private sink(waiting: W): void {
    const { heap } = this;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && before(heap[child + 1]!, heap[child]!)) child += 1;
      if (!before(heap[child]!, waiting)) break;
      heap[place] = heap[child]!;
      place = child;
    }
    heap[place] = waiting;
  }
}

function before(a: Waiting, b: Waiting): boolean {
  return a.chance > b.chance || (a.chance === b.chance && a.order < b.order);
}
