import type { Grammar, MessageTemplates, Phrases } from "../contract/phrases";
import { fill } from "./template";

/**
 * Maximum number of items that a sentence lists. It then gives the number of the others, unless there is only one more.
 */
const MAX_ITEMS = 7;

/** The forms of a language that join texts. */
type JoiningForms = Pick<Grammar["forms"], "separator" | "or" | "more" | "gap">;

const ENGLISH: JoiningForms = { separator: ", ", or: " or ", more: "{items} and {count} more", gap: " " };

/** Returns the forms of the language that these templates belong to. Templates without a language are English. */
export function joiningForms(templates: MessageTemplates | Phrases): JoiningForms {
  return "words" in templates ? templates.forms : ENGLISH;
}

/** Joins all items with `between`, or the first seven with the number of the others. */
export function joinItems(
  items: readonly string[],
  between: string,
  { separator, more }: Pick<JoiningForms, "separator" | "more"> = ENGLISH,
): string {
  if (items.length <= MAX_ITEMS + 1) return items.join(between);
  const first = items.slice(0, MAX_ITEMS).join(separator);
  return fill(more, { items: first, count: String(items.length - MAX_ITEMS) });
}

/** Joins alternatives, with "or" before the last of them. Lists at most eight, as `joinItems` does. */
export function joinAlternatives(items: readonly string[], forms: JoiningForms = ENGLISH): string {
  const { separator, or } = forms;
  if (items.length < 3 || items.length > MAX_ITEMS + 1) return joinItems(items, or, forms);
  return items.slice(0, -1).join(separator) + or + items.at(-1)!;
}
