/** A name in a template, with the marks inside its braces. */
interface Slot {
  readonly before: string;
  readonly name: string;
  readonly after: string;
}

/** Templates read so far; languages are data of the rulesets, so that there are only so many. */
const readTemplates = new Map<string, readonly (string | Slot)[]>();

/** A template with its names filled in; a name without a value vanishes with the marks inside its braces. */
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

/** The names a template holds. */
export function namesIn(template: string): string[] {
  return partsOf(template).flatMap((part) => (typeof part === "string" ? [] : [part.name]));
}

/** The parts of a template, in order: text as it stands, and names with the marks inside their braces. */
export function partsOf(template: string): readonly (string | Slot)[] {
  let parts = readTemplates.get(template);
  if (parts === undefined) {
    parts = readTemplate(template);
    readTemplates.set(template, parts);
  }
  return parts;
}

function readTemplate(template: string): readonly (string | Slot)[] {
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
