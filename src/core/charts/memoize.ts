/**
 * Memoizes a function of an object for as long as the object lives. Use it only for objects that never change, such as
 * charts and rulesets.
 */
export function memoize<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const cache = new WeakMap<K, V>();
  return (of) => {
    let value = cache.get(of);
    if (value === undefined) {
      value = make(of);
      cache.set(of, value);
    }
    return value;
  };
}
