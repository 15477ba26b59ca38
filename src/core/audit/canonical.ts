import { createHash } from "node:crypto";
import { canonicalBytes } from "./canonical-writer";

/**
 * The canonical JSON of a value by RFC 8785: keys in UTF-16 code unit order, numbers as ECMAScript writes them, no white
 * space. Undefined properties are left out. Throws a TypeError for what plain JSON cannot hold: an undefined value
 * elsewhere, a number that is not finite, a lone surrogate, a function, symbol or bigint, an object of a class.
 */
export function canonicalJson(value: unknown): string {
  return Buffer.from(canonicalBytes(value)).toString("utf8");
}

/** `sha256:` and the lower-case hexadecimal SHA-256 of the value's canonical JSON; throws as `canonicalJson` does. */
export function digestOf(value: unknown): string {
  return `sha256:${createHash("sha256").update(canonicalBytes(value)).digest("hex")}`;
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
