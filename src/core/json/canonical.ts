import { sha256Hex } from "../../sha256";

/**
 * Returns the canonical JSON (RFC 8785) of a value: keys in UTF-16 code unit order, ECMAScript numbers, no white space.
 * Omits undefined properties. Throws a TypeError for anything else that plain JSON cannot represent: undefined, numbers
 * that are not finite, lone surrogates, functions, symbols, bigints and class instances.
 */
export function canonicalJson(value: unknown): string {
  return new TextDecoder().decode(canonicalBytes(value));
}

/**
 * Returns `sha256:` and the lower-case hexadecimal SHA-256 of the value's canonical JSON. Throws like `canonicalJson`.
 */
export function digestOf(value: unknown): string {
  return `sha256:${sha256Hex(canonicalBytes(value))}`;
}

/**
 * True if canonical JSON can represent a parsed JSON value: every number is finite, and no string has a lone surrogate.
 */
export function isCanonical(value: unknown): boolean {
  if (typeof value === "string") return value.isWellFormed();
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value !== "object" || value === null) return true;
  if (Array.isArray(value)) return value.every(isCanonical);
  return Object.entries(value).every(([key, item]) => key.isWellFormed() && isCanonical(item));
}

const QUOTE = 34;

const BACKSLASH = 92;

const COMMA = 44;

const OPEN_SQUARE = 91;

const CLOSE_SQUARE = 93;

const OPEN_CURLY = 123;

const CLOSE_CURLY = 125;

const ZERO = 48;

const NINE = 9;

const FIRST_PRINTABLE = 32;

const LAST_ASCII = 126;

/** Non-negative integers below this limit are written digit by digit. */
const DIGITS_LIMIT = 1_000_000_000;

const UTF8 = new TextEncoder();

const TRUE = UTF8.encode("true");

const FALSE = UTF8.encode("false");

const NULL = UTF8.encode("null");

/** Output buffer (UTF-8). It grows on demand and is reused for every value. */
let bytes = new Uint8Array(65_536);

let end = 0;

/**
 * Returns the canonical JSON (RFC 8785) of a value in UTF-8. The bytes are valid until the next call. Throws a
 * TypeError for anything plain JSON cannot represent.
 */
function canonicalBytes(value: unknown): Uint8Array {
  end = 0;
  write(value);
  return bytes.subarray(0, end);
}

function write(value: unknown): void {
  if (typeof value === "string") writeString(value);
  else if (typeof value === "number") writeNumber(value);
  else if (typeof value === "boolean") writeBytes(value ? TRUE : FALSE);
  else if (value === null) writeBytes(NULL);
  else if (typeof value !== "object")
    throw new TypeError(`Canonical JSON cannot hold a value of type ${typeof value}.`);
  else if (Array.isArray(value)) writeArray(value);
  else writeObject(value);
}

function writeArray(items: readonly unknown[]): void {
  writeCode(OPEN_SQUARE);
  for (let index = 0; index < items.length; index++) {
    if (index > 0) writeCode(COMMA);
    write(items[index]);
  }
  writeCode(CLOSE_SQUARE);
}

function writeObject(object: object): void {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new TypeError("Canonical JSON cannot hold an object of a class.");
  }
  const values: readonly unknown[] = Object.values(object);
  const { encodedKeys: keys, places } = orderOf(Object.keys(object));
  let first = true;
  writeCode(OPEN_CURLY);
  for (let index = 0; index < places.length; index++) {
    const value = values[places[index]!];
    if (value === undefined) continue;
    if (!first) writeCode(COMMA);
    first = false;
    writeBytes(keys[index]!);
    write(value);
  }
  writeCode(CLOSE_CURLY);
}

function writeNumber(number: number): void {
  if (Number.isInteger(number) && number >= 0 && number < DIGITS_LIMIT) writeDigits(number);
  else if (Number.isFinite(number)) writeAscii(String(number));
  else throw new TypeError(`Canonical JSON cannot hold the number ${number}.`);
}

function writeDigits(number: number): void {
  if (number <= NINE) {
    writeCode(ZERO + number);
    return;
  }
  let size = 2;
  for (let ten = 100; number >= ten; ten *= 10) size += 1;
  if (end + size > bytes.length) grow(size);
  end += size;
  let remaining = number | 0;
  for (let place = end - 1; place >= end - size; place -= 1) {
    const tenth = (remaining / 10) | 0;
    bytes[place] = ZERO + remaining - tenth * 10;
    remaining = tenth;
  }
}

function writeString(text: string): void {
  const { length } = text;
  if (end + length + 2 > bytes.length) grow(length + 2);
  const into = bytes;
  let place = end;
  into[place++] = QUOTE;
  for (let index = 0; index < length; index++) {
    const code = text.charCodeAt(index);
    if (code < FIRST_PRINTABLE || code > LAST_ASCII || code === QUOTE || code === BACKSLASH) {
      writeBytes(quoteJson(text));
      return;
    }
    into[place++] = code;
  }
  into[place++] = QUOTE;
  end = place;
}

function writeAscii(text: string): void {
  if (end + text.length > bytes.length) grow(text.length);
  for (let index = 0; index < text.length; index++) bytes[end++] = text.charCodeAt(index);
}

function writeBytes(encoded: Uint8Array): void {
  const { length } = encoded;
  if (end + length > bytes.length) grow(length);
  bytes.set(encoded, end);
  end += length;
}

function writeCode(code: number): void {
  if (end >= bytes.length) grow(1);
  bytes[end++] = code;
}

function grow(least: number): void {
  const larger = new Uint8Array(Math.max(bytes.length * 2, end + least));
  larger.set(bytes);
  bytes = larger;
}

/** The order of an object's keys by their UTF-16 code units. */
interface Order {
  /** The sorted keys as JSON in UTF-8: quoted, with the colon. */
  readonly encodedKeys: readonly Uint8Array[];
  /** The index of each sorted key in the object's own key order. */
  readonly places: readonly number[];
}

/** A key order, with the keys in the object's own order. */
interface KnownOrder extends Order {
  readonly keys: readonly string[];
}

/** Cache of key orders by first key: the same few object shapes recur. */
const knownOrders = new Map<string, KnownOrder[]>();

const MAX_FIRST_KEYS = 1024;

const MAX_ORDERS_PER_FIRST_KEY = 8;

/** Objects with more keys than this are not cached. No record has as many. */
const MAX_CACHED_KEYS = 64;

const NOTHING: Order = { encodedKeys: [], places: [] };

/** Returns the sorted order of keys. The keys are in the object's own order. */
function orderOf(keys: readonly string[]): Order {
  const first = keys[0];
  if (first === undefined) return NOTHING;
  if (keys.length > MAX_CACHED_KEYS) return computeOrder(keys);
  const orders = knownOrders.get(first);
  if (orders === undefined) {
    const order = computeOrder(keys);
    if (knownOrders.size < MAX_FIRST_KEYS) knownOrders.set(first, [order]);
    return order;
  }
  for (let index = 0; index < orders.length; index++) {
    const order = orders[index]!;
    if (hasSameKeys(order.keys, keys)) return order;
  }
  const order = computeOrder(keys);
  if (orders.length < MAX_ORDERS_PER_FIRST_KEY) orders.push(order);
  return order;
}

function computeOrder(keys: readonly string[]): KnownOrder {
  const sorted = [...keys].sort();
  const placeOf = new Map(keys.map((key, place) => [key, place]));
  const keyBytes = sorted.map((key) => quoteJson(key, ":"));
  return { keys, encodedKeys: keyBytes, places: sorted.map((key) => placeOf.get(key)!) };
}

function hasSameKeys(some: readonly string[], others: readonly string[]): boolean {
  if (some.length !== others.length) return false;
  for (let index = 0; index < some.length; index++) if (some[index] !== others[index]) return false;
  return true;
}

const ENCODER = new TextEncoder();

/** Returns a text as a JSON string in UTF-8, followed by `after`. Throws a TypeError for a lone surrogate. */
function quoteJson(text: string, after = ""): Uint8Array {
  if (!text.isWellFormed()) throw new TypeError("Canonical JSON cannot hold a lone surrogate.");
  return ENCODER.encode(JSON.stringify(text) + after);
}
