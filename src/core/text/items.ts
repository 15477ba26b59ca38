import { fill } from "./template";

/** The most items that a sentence lists. It gives the number of the others, unless there is only one more. */
const MOST_ITEMS = 7;

const ENGLISH = { separator: ", ", more: "{items} and {count} more" };

/** Joins items for a sentence: all of them with `between`, or the first seven and the number of the others. */
export function joinItems(items: readonly string[], between: string, { separator, more } = ENGLISH): string {
  if (items.length <= MOST_ITEMS + 1) return items.join(between);
  const first = items.slice(0, MOST_ITEMS).join(separator);
  return fill(more, { items: first, count: String(items.length - MOST_ITEMS) });
}
