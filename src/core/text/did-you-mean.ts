import type { Message } from "../contract/request";

/** Longer names are not typing errors, and not worth comparing. */
const MAX_LENGTH = 60;
/** In a shorter name, one different letter is too much for a typing error. */
const MIN_LENGTH = 3;

/**
 * Returns the hint that ends a message about an unknown name. It asks whether the nearest name was meant. If no name is
 * near enough, it is `otherwise`.
 */
export function nearestNameHint(name: string, names: readonly string[], otherwise: Message): Message {
  const nearest = nearestTo(name, names);
  return nearest === undefined ? otherwise : { id: "hint/nearest", values: { nearest } };
}

/**
 * Returns the first name with the smallest distance: at most one letter, and one more for every eight. Case and
 * punctuation do not count.
 */
function nearestTo(text: string, names: readonly string[]): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const normalized = normalizeName(text);
  let nearest: string | undefined;
  let least = normalized.length < MIN_LENGTH ? 1 : 2 + Math.floor(normalized.length / 8);
  for (const name of names) {
    const distance = editDistance(normalized, normalizeName(name));
    if (distance < least) [nearest, least] = [name, distance];
  }
  return nearest;
}

function normalizeName(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/** Returns the Levenshtein distance of two texts. */
function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = above[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      row.push(Math.min(above[j]! + 1, row[j - 1]! + 1, replaced));
    }
    above = row;
  }
  return above[other.length]!;
}
