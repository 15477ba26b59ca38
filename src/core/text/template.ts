/** A name in a template, with the marks inside the same braces. */
interface Slot {
  readonly before: string;
  readonly name: string;
  readonly after: string;
}

/** Cache of parsed templates. Languages are data of the rulesets, so their number is limited. */
const templatesByText = new Map<string, readonly (string | Slot)[]>();

/** Fills in the names of a template. A name without a value disappears, together with the marks inside its braces. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  let text = "";
  for (const part of partsOf(template)) {
    if (typeof part === "string") {
      text += part;
      continue;
    }
    const value = (Object.hasOwn(values, part.name) ? values[part.name] : undefined) ?? "";
    if (value !== "") text += part.before + value + part.after;
  }
  return text;
}

/** Returns the names in a template. */
export function namesIn(template: string): string[] {
  return partsOf(template).flatMap((part) => (typeof part === "string" ? [] : [part.name]));
}

/** Returns the parts of a template in order: plain text, and names with the marks inside their braces. */
export function partsOf(template: string): readonly (string | Slot)[] {
  let parts = templatesByText.get(template);
  if (parts === undefined) {
    parts = parseTemplate(template);
    templatesByText.set(template, parts);
  }
  return parts;
}

function parseTemplate(template: string): readonly (string | Slot)[] {
  const parts: (string | Slot)[] = [];
  let end = 0;
  for (const match of template.matchAll(/\{([^\w{}]*)([\w.]+)([^\w{}]*)\}/g)) {
    const [whole, before = "", name = "", after = ""] = match;
    if (match.index > end) parts.push(template.slice(end, match.index));
    parts.push({ before, name, after });
    end = match.index + whole.length;
  }
  if (end < template.length) parts.push(template.slice(end));
  return parts;
}
