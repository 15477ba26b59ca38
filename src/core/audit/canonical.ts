import { createHash } from "node:crypto";

/**
 * The canonical JSON of a value by RFC 8785: keys in UTF-16 code unit order, numbers as ECMAScript writes them, no white
 * space. Undefined properties are left out. Throws a TypeError for what plain JSON cannot hold: an undefined value
 * elsewhere, a number that is not finite, a lone surrogate, a function, symbol or bigint, an object of a class.
 */
export function canonicalJson(value: unknown): string {
  switch (typeof value) {
    case "string":
      return canonicalString(value);
    case "number":
      if (!Number.isFinite(value)) throw new TypeError(`Canonical JSON cannot hold the number ${value}.`);
      return value === 0 ? "0" : String(value);
    case "boolean":
      return value ? "true" : "false";
    case "object":
      if (value === null) return "null";
      return Array.isArray(value) ? canonicalArray(value) : canonicalObject(value);
    default:
      throw new TypeError(`Canonical JSON cannot hold a value of type ${typeof value}.`);
  }
}

/** `sha256:` and the lower-case hexadecimal SHA-256 of the value's canonical JSON; throws as `canonicalJson` does. */
export function digestOf(value: unknown): string {
  return `sha256:${createHash("sha256").update(canonicalJson(value), "utf8").digest("hex")}`;
}

/** A deep copy of plain JSON that shares no object or array with it. Undefined properties stay undefined. */
export function cloneJson<T>(value: T): T {
  return copyOf(value) as T;
}

/** Printable ASCII without the quotation mark and the backslash: nothing to escape. */
const PLAIN = /^[ !#-[\]-~]*$/;
const LONE_SURROGATE = /\p{Surrogate}/u;

/** Short texts as canonical JSON writes them: keys and codes come again and again. */
const written = new Map<string, string>();
const MOST_WRITTEN = 4096;
const SHORT = 40;

function canonicalString(text: string): string {
  if (text.length > SHORT) return writtenOut(text);
  let known = written.get(text);
  if (known === undefined) {
    known = writtenOut(text);
    if (written.size >= MOST_WRITTEN) written.clear();
    written.set(text, known);
  }
  return known;
}

function writtenOut(text: string): string {
  if (PLAIN.test(text)) return `"${text}"`;
  if (LONE_SURROGATE.test(text)) throw new TypeError("Canonical JSON cannot hold a lone surrogate.");
  return JSON.stringify(text);
}

function canonicalArray(items: readonly unknown[]): string {
  let text = "[";
  for (let index = 0; index < items.length; index++) {
    if (index > 0) text += ",";
    text += canonicalJson(items[index]);
  }
  return `${text}]`;
}

function canonicalObject(object: object): string {
  const prototype: unknown = Object.getPrototypeOf(object);
  if (prototype !== Object.prototype && prototype !== null && Object.getPrototypeOf(prototype) !== null) {
    throw new TypeError("Canonical JSON cannot hold an object of a class.");
  }
  const properties = object as Readonly<Record<string, unknown>>;
  let text = "{";
  for (const key of sorted(Object.keys(properties))) {
    const value = properties[key];
    if (value === undefined) continue;
    if (text !== "{") text += ",";
    text += `${canonicalString(key)}:`;
    text += canonicalJson(value);
  }
  return `${text}}`;
}

/** Sorts keys in place by UTF-16 code units; objects have few, for which insertion is fastest. */
function sorted(keys: string[]): readonly string[] {
  if (keys.length > FEW) return keys.sort();
  for (let index = 1; index < keys.length; index++) {
    const key = keys[index]!;
    let place = index;
    for (; place > 0 && keys[place - 1]! > key; place--) keys[place] = keys[place - 1]!;
    keys[place] = key;
  }
  return keys;
}

const FEW = 32;

function copyOf(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.slice();
    for (let index = 0; index < items.length; index++) {
      const item: unknown = items[index];
      if (typeof item === "object" && item !== null) items[index] = copyOf(item);
    }
    return items;
  }
  const properties: Record<string, unknown> = { ...value };
  for (const key in properties) {
    const property = properties[key];
    if (typeof property === "object" && property !== null) properties[key] = copyOf(property);
  }
  return properties;
}
