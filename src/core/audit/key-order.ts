/** Keys as an object has them, and in the order of their UTF-16 code units. */
interface Order {
  readonly seen: readonly string[];
  readonly sorted: readonly string[];
}

/** Orders met before, by their first key: objects of one kind come again and again. */
const known = new Map<string, Order[]>();
const MOST_FIRST_KEYS = 1024;
const MOST_ORDERS = 8;
/** More keys than any record has. */
const MANY = 64;

/** An object's own keys in the order of their UTF-16 code units. */
export function keysInOrder(object: object): readonly string[] {
  const keys = Object.keys(object);
  if (keys.length < 2) return keys;
  if (keys.length > MANY) return keys.sort();
  const orders = known.get(keys[0]!);
  if (orders === undefined) {
    if (known.size >= MOST_FIRST_KEYS) return keys.sort();
    const order = orderOf(keys);
    known.set(keys[0]!, [order]);
    return order.sorted;
  }
  for (let index = 0; index < orders.length; index++) {
    const order = orders[index]!;
    if (isSeen(order.seen, keys)) return order.sorted;
  }
  if (orders.length >= MOST_ORDERS) return keys.sort();
  const order = orderOf(keys);
  orders.push(order);
  return order.sorted;
}

function orderOf(keys: readonly string[]): Order {
  return { seen: keys, sorted: [...keys].sort() };
}

function isSeen(seen: readonly string[], keys: readonly string[]): boolean {
  if (seen.length !== keys.length) return false;
  for (let index = 0; index < keys.length; index++) if (seen[index] !== keys[index]) return false;
  return true;
}
