/**
 * A function that makes something of an object once, and gives the same again as long as the object lives: for what is made
 * of charts or of a ruleset, which never change once they are read.
 */
export function onceFor<K extends object, V>(make: (of: K) => V): (of: K) => V {
  const made = new WeakMap<K, V>();
  return (of) => {
    let value = made.get(of);
    if (value === undefined) {
      value = make(of);
      made.set(of, value);
    }
    return value;
  };
}
