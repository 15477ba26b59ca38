/** An item of the queue, ranked by `chance`; equal chances are first in, first out (`order`). */
export interface QueueItem {
  readonly chance: number;
  readonly order: number;
}

/** A priority queue, likeliest item first (a binary heap). */
export class LikeliestFirst<W extends QueueItem> {
  private heap: W[] = [];

  /** The likeliest item, not removed; undefined if the queue is empty. */
  get first(): W | undefined {
    return this.heap[0];
  }

  get size(): number {
    return this.heap.length;
  }

  /** Adds an item. */
  push(item: W): void {
    const { heap } = this;
    let place = heap.length;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (!before(item, heap[parent]!)) break;
      heap[place] = heap[parent]!;
      place = parent;
    }
    heap[place] = item;
  }

  /** Removes and returns the likeliest item; undefined if the queue is empty. */
  pop(): W | undefined {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (last !== undefined && heap.length > 0) this.sink(last);
    return first;
  }

  /** Keeps the `most` likeliest items and drops the others. */
  keep(most: number): void {
    this.heap.sort((a, b) => (before(a, b) ? -1 : 1));
    this.heap.length = Math.min(this.heap.length, most);
  }

  private sink(item: W): void {
    const { heap } = this;
    let place = 0;
    for (;;) {
      let child = 2 * place + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && before(heap[child + 1]!, heap[child]!)) child += 1;
      if (!before(heap[child]!, item)) break;
      heap[place] = heap[child]!;
      place = child;
    }
    heap[place] = item;
  }
}

function before(a: QueueItem, b: QueueItem): boolean {
  return a.chance > b.chance || (a.chance === b.chance && a.order < b.order);
}
