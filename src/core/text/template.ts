/** A name in a template, with the marks inside the same braces. */
interface Slot {
  readonly before: string;
  readonly name: string;
  readonly after: string;
}

/**
 * A word in two forms, one of which the number under a name selects, as in `{hits|hit|hits}` or `{hits<2|touche|touches}`.
 * A missing value counts as 0: `{place<1|| at}{ place}` has its text only if there is a place.
 */
interface Plural {
  readonly name: string;
  /** Numbers below it take the first form. Default: only 1 takes it. */
  readonly below: number | undefined;
  readonly one: string;
  readonly other: string;
}

type Part = string | Slot | Plural;

/** Cache of parsed templates. Languages are data of the rulesets, so their number is limited. */
const templatesByText = new Map<string, readonly Part[]>();

/**
 * Fills in the names of a template. A name without a value disappears, together with the marks inside its braces.
 * `{+name}` gives a number its sign: a plus appears only before a positive one.
 */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  let text = "";
  for (const part of partsOf(template)) {
    if (typeof part === "string") {
      text += part;
      continue;
    }
    const value = (Object.hasOwn(values, part.name) ? values[part.name] : undefined) ?? "";
    if ("one" in part) text += isSingular(value, part.below) ? part.one : part.other;
    else if (value !== "") text += (part.before === "+" && !isPositive(value) ? "" : part.before) + value + part.after;
  }
  return text;
}

function isPositive(value: string): boolean {
  return /^\d/.test(value) && value !== "0";
}

function isSingular(value: string, below: number | undefined): boolean {
  const digits = value.replace(/^[−-]/, "");
  // A language with `below` writes its decimals with a comma: 1,5 is singular in French.
  return below === undefined ? Number(digits) === 1 : Number(digits.replace(",", ".")) < below;
}

/** Returns the names in a template. */
export function namesIn(template: string): string[] {
  return partsOf(template).flatMap((part) => (typeof part === "string" ? [] : [part.name]));
}

/** Returns the parts of a template in order: plain text, and names with the marks inside their braces. */
export function partsOf(template: string): readonly Part[] {
  let parts = templatesByText.get(template);
  if (parts === undefined) {
    parts = parseTemplate(template);
    templatesByText.set(template, parts);
  }
  return parts;
}

const SLOT = /\{([^\w{}|]*)([\w.]+)([^\w{}|]*)\}|\{([\w.]+)(?:<(\d))?\|([^{}|]*)\|([^{}|]*)\}/g;

function parseTemplate(template: string): readonly Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of template.matchAll(SLOT)) {
    const [whole, before = "", name = "", after = "", counted = "", below, one, other = ""] = match;
    if (match.index > end) parts.push(template.slice(end, match.index));
    if (one === undefined) parts.push({ before, name, after });
    else parts.push({ name: counted, below: below === undefined ? undefined : Number(below), one, other });
    end = match.index + whole.length;
  }
  if (end < template.length) parts.push(template.slice(end));
  return parts;
}
