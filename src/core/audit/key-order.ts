import { quoted } from "./quoted";

/** The order of an object's keys by their UTF-16 code units. */
export interface Order {
  /** The keys in that order, each as it is written: in UTF-8, quoted, and with its colon. */
  readonly written: readonly Uint8Array[];
  /** Where each of them stands in the object, counted from 0. */
  readonly places: readonly number[];
}

/** Keys as an object has them, with their order. */
interface Known extends Order {
  readonly keys: readonly string[];
}

/** Orders met before, by their first key: objects of one kind come again and again. */
const known = new Map<string, Known[]>();
const MOST_FIRST_KEYS = 1024;
const MOST_ORDERS = 8;
/** More keys than any record has; such objects are not remembered. */
const MANY = 64;
const NOTHING: Order = { written: [], places: [] };

/** The order of an object's keys, given as the object has them. */
export function orderOf(keys: readonly string[]): Order {
  const first = keys[0];
  if (first === undefined) return NOTHING;
  if (keys.length > MANY) return compute(keys);
  const orders = known.get(first);
  if (orders === undefined) {
    const order = compute(keys);
    if (known.size < MOST_FIRST_KEYS) known.set(first, [order]);
    return order;
  }
  for (let index = 0; index < orders.length; index++) {
    const order = orders[index]!;
    if (isSame(order.keys, keys)) return order;
  }
  const order = compute(keys);
  if (orders.length < MOST_ORDERS) orders.push(order);
  return order;
}

function compute(keys: readonly string[]): Known {
  const sorted = [...keys].sort();
  const placeOf = new Map(keys.map((key, place) => [key, place]));
  const written = sorted.map((key) => quoted(key, ":"));
  return { keys, written, places: sorted.map((key) => placeOf.get(key)!) };
}

function isSame(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let index = 0; index < some.length; index++) if (some[index] !== others[index]) return false;
  return true;
}
