import { sha256Hex } from "#sha256";
import { canonicalBytes } from "./canonical-writer";

/**
 * The canonical JSON of a value by RFC 8785: keys in UTF-16 code unit order, numbers as ECMAScript writes them, no white
 * space. Undefined properties are left out. Throws a TypeError for what plain JSON cannot hold: an undefined value
 * elsewhere, a number that is not finite, a lone surrogate, a function, symbol or bigint, an object of a class.
 */
export function canonicalJson(value: unknown): string {
  return new TextDecoder().decode(canonicalBytes(value));
}

/** `sha256:` and the lower-case hexadecimal SHA-256 of the value's canonical JSON; throws as `canonicalJson` does. */
export function digestOf(value: unknown): string {
  return `sha256:${sha256Hex(canonicalBytes(value))}`;
}

/** A deep copy of plain JSON that shares no object or array with it. Undefined properties stay undefined. */
export function cloneJson<T>(value: T): T {
  return copyOf(value) as T;
}

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
