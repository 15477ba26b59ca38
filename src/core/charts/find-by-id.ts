/** Finds an item of a list of the charts by its id, the first of that id; an index is made once for each list. */
export function finder<T extends { readonly id: string }>(): (list: readonly T[], id: string) => T | undefined {
  const indices = new WeakMap<readonly T[], ReadonlyMap<string, T>>();
  return (list, id) => {
    let index = indices.get(list);
    if (index === undefined) {
      index = new Map([...list].reverse().map((item) => [item.id, item]));
      indices.set(list, index);
    }
    return index.get(id);
  };
}
