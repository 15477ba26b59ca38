/** Reads lists of the charts by id: each list is looked through once, and of several items of one id the first counts. */
export function byId<T extends { readonly id: string }>(): (list: readonly T[]) => ReadonlyMap<string, T> {
  const known = new WeakMap<readonly T[], ReadonlyMap<string, T>>();
  return (list) => {
    let items = known.get(list);
    if (items === undefined) {
      items = new Map(list.map((item): [string, T] => [item.id, item]).reverse());
      known.set(list, items);
    }
    return items;
  };
}
