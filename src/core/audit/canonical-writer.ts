import { orderOf } from "./key-order";

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const COLON = 58;
const OPEN_SQUARE = 91;
const CLOSE_SQUARE = 93;
const OPEN_CURLY = 123;
const CLOSE_CURLY = 125;
const ZERO = 48;
const FIRST_PRINTABLE = 32;
const LAST_ASCII = 126;
/** Whole numbers up to here are written digit by digit. */
const SMALL = 1_000_000_000;
const LONE_SURROGATE = /\p{Surrogate}/u;
const UTF8 = new TextEncoder();

/** Where the text is written, in UTF-8; it grows and is used again for every value. */
let bytes = new Uint8Array(65_536);
let end = 0;

/**
 * The canonical JSON (RFC 8785) of a value in UTF-8. The bytes are good until the next call. Throws a TypeError for what
 * plain JSON cannot hold.
 */
export function canonicalBytes(value: unknown): Uint8Array {
  end = 0;
  write(value);
  return bytes.subarray(0, end);
}

function write(value: unknown): void {
  switch (typeof value) {
    case "string":
      return writeString(value);
    case "number":
      return writeNumber(value);
    case "boolean":
      return writeAscii(value ? "true" : "false");
    case "object":
      if (value === null) return writeAscii("null");
      return Array.isArray(value) ? writeArray(value) : writeObject(value);
    default:
      throw new TypeError(`Canonical JSON cannot hold a value of type ${typeof value}.`);
  }
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
  const { sorted, places } = orderOf(Object.keys(object));
  let first = true;
  writeCode(OPEN_CURLY);
  for (let index = 0; index < places.length; index++) {
    const value = values[places[index]!];
    if (value === undefined) continue;
    if (!first) writeCode(COMMA);
    first = false;
    writeString(sorted[index]!);
    writeCode(COLON);
    write(value);
  }
  writeCode(CLOSE_CURLY);
}

function writeNumber(number: number): void {
  if (!Number.isFinite(number)) throw new TypeError(`Canonical JSON cannot hold the number ${number}.`);
  if (number === 0) return writeAscii("0");
  if (number < 0 || number >= SMALL || !Number.isInteger(number)) return writeAscii(String(number));
  let size = 1;
  for (let ten = 10; number >= ten; ten *= 10) size += 1;
  if (end + size > bytes.length) grow(size);
  end += size;
  for (let left = number | 0, place = end - 1, digit = 0; digit < size; digit += 1, place -= 1) {
    const tenth = (left / 10) | 0;
    bytes[place] = ZERO + left - tenth * 10;
    left = tenth;
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
    if (code < FIRST_PRINTABLE || code > LAST_ASCII || code === QUOTE || code === BACKSLASH) return writeEscaped(text);
    into[place++] = code;
  }
  into[place++] = QUOTE;
  end = place;
}

/** Writes a text with something to escape, or with more than ASCII in it. */
function writeEscaped(text: string): void {
  if (LONE_SURROGATE.test(text)) throw new TypeError("Canonical JSON cannot hold a lone surrogate.");
  const written = UTF8.encode(JSON.stringify(text));
  if (end + written.length > bytes.length) grow(written.length);
  bytes.set(written, end);
  end += written.length;
}

function writeAscii(text: string): void {
  if (end + text.length > bytes.length) grow(text.length);
  for (let index = 0; index < text.length; index++) bytes[end++] = text.charCodeAt(index);
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
