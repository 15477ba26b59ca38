/** What Apollo uses of the package of this name: a map that forgets what was used longest ago when it grows too large. */
export class LRUCache<V> {
  constructor(options: { readonly maxSize: number; readonly sizeCalculation: (value: V, key: string) => number });
  get(key: string): V | undefined;
  set(key: string, value: V): this;
  delete(key: string): boolean;
  clear(): void;
  keys(): IterableIterator<string>;
}
