import { tokensOf } from "../audit/pointer";
import type { Param, Reason } from "../contract/choice";
import type { Phrases, Sayings } from "../contract/phrases";
import { memberTitle } from "./describe";
import { joinItems } from "./items";
import { wordFor } from "./sentence";
import { fill, namesIn } from "./template";

/**
 * The sentence of a reason. With a language's phrases every code in it is worded; with sayings alone it stands as the request
 * names it. Throws where the catalogue has no sentence, or the reason does not hold what its sentence names.
 */
export function sayReason(reason: Reason, sayings: Sayings | Phrases): string {
  const { also = [] } = reason;
  const gap = "words" in sayings ? sayings.forms.gap : " ";
  return [reason, ...also].map((each) => sentenceOf(each, sayings)).join(gap);
}

function sentenceOf({ code, section, variant, pointer, params = {} }: Reason, sayings: Sayings | Phrases): string {
  const { refusals } = sayings;
  const template =
    variant === undefined ? (refusals[`${code}/${section}`] ?? refusals[code]) : refusals[`${code}/${variant}`];
  if (template === undefined) throw new Error(`${code} has no sentence for ${variant ?? section}.`);
  const values: Record<string, string> = {};
  for (const name of namesIn(template)) {
    const value = params[name];
    if (value === undefined) throw new Error(`${code} under ${section} does not say ${name}.`);
    values[name] = "words" in sayings ? worded(value, sayings, scopeOf(name, pointer)) : plain(value, sayings);
  }
  return fill(template, values);
}

/** What the kernel's own refusals name is a value of the member that their pointer ends at. */
const OF_MEMBER: readonly string[] = ["value", "values"];

/** The scope in which the word of a value is looked for: the name it goes by in its sentence, or the member it is chosen for. */
function scopeOf(name: string, pointer = ""): string {
  if (!OF_MEMBER.includes(name)) return name;
  return tokensOf(pointer).findLast((token) => !/^\d*$/.test(token)) ?? name;
}

/** A value as requests and snapshots hold it. */
function plain(value: Param, sayings: Sayings): string {
  const each = (one: Param): string => plain(one, sayings);
  if (typeof value !== "object" || value === null) return String(value);
  if (isList(value)) return joinItems(value.map(each), ", ");
  if ("or" in value) return joinItems(value.or.map(each), " or ");
  return "code" in value ? sentenceOf(value, sayings) : value.name;
}

/** A value in the words of a language; the name it goes by in the sentence is the scope in which its word is looked for. */
function worded(value: Param, phrases: Phrases, name: string): string {
  const { words, forms } = phrases;
  if (name === "member" && typeof value === "string") return memberTitle(value, phrases);
  if (typeof value !== "object" || value === null) {
    return wordFor(value, phrases, name, name.toUpperCase().replace(/S$/, ""));
  }
  const list = (items: readonly Param[], between: string): string =>
    joinItems(
      items.map((each) => worded(each, phrases, name)),
      between,
      forms,
    );
  if (isList(value)) return list(value, forms.separator);
  if ("or" in value) return list(value.or, forms.or);
  if ("code" in value) return sentenceOf(value, phrases);
  return Object.hasOwn(words, value.id) ? words[value.id]! : value.name;
}

function isList(value: object): value is readonly Param[] {
  return Array.isArray(value);
}
