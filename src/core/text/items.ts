import { fill } from "./template";

/**
 * Maximum number of items that a sentence lists. It then gives the number of the others, unless there is only one more.
 */
const MAX_ITEMS = 7;

const ENGLISH = { separator: ", ", more: "{items} and {count} more" };

/** Joins all items with `between`, or the first seven with the number of the others. */
export function joinItems(items: readonly string[], between: string, { separator, more } = ENGLISH): string {
  if (items.length <= MAX_ITEMS + 1) return items.join(between);
  const first = items.slice(0, MAX_ITEMS).join(separator);
  return fill(more, { items: first, count: String(items.length - MAX_ITEMS) });
}
