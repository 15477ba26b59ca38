// Stands in for `lru-cache` in the bundles: parsed documents are all that Apollo keeps, and they never grow stale.
export class LRUCache {
  #values = new Map();
  #size = 0;

  constructor({ maxSize, sizeCalculation }) {
    this.maxSize = maxSize;
    this.sizeCalculation = sizeCalculation;
  }

  get(key) {
    const held = this.#values.get(key);
    if (held === undefined) return undefined;
    // A map keeps its order: what is used goes to the end, and what was used longest ago stands first.
    this.#values.delete(key);
    this.#values.set(key, held);
    return held.value;
  }

  set(key, value) {
    this.delete(key);
    const size = this.sizeCalculation(value, key);
    if (size > this.maxSize) return this;
    this.#values.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.maxSize) break;
      this.delete(oldest);
    }
    return this;
  }

  delete(key) {
    this.#size -= this.#values.get(key)?.size ?? 0;
    return this.#values.delete(key);
  }

  clear() {
    this.#values.clear();
    this.#size = 0;
  }

  keys() {
    return this.#values.keys();
  }
}
