import { tokensOf } from "../audit/pointer";
import type { Param, Reason } from "../contract/choice";
import type { MessageTemplates, Phrases } from "../contract/phrases";
import { memberTitle } from "./describe";
import { joinItems } from "./items";
import { wordFor } from "./sentence";
import { fill, namesIn } from "./template";

/**
 * Formats a reason. With phrases, every code in it becomes a word. With templates alone, codes stay unchanged. Throws
 * if the catalogue has no template, or if the reason lacks a parameter that the template names.
 */
export function formatReason(reason: Reason, templates: MessageTemplates | Phrases): string {
  const { also = [] } = reason;
  const gap = "words" in templates ? templates.forms.gap : " ";
  return [reason, ...also].map((each) => sentenceOf(each, templates)).join(gap);
}

function sentenceOf(
  { code, section, variant, pointer, params = {} }: Reason,
  templates: MessageTemplates | Phrases,
): string {
  const { refusals } = templates;
  const template =
    variant === undefined ? (refusals[`${code}/${section}`] ?? refusals[code]) : refusals[`${code}/${variant}`];
  if (template === undefined) throw new Error(`${code} has no sentence for ${variant ?? section}.`);
  const values: Record<string, string> = {};
  for (const name of namesIn(template)) {
    const value = params[name];
    if (value === undefined) throw new Error(`${code} under ${section} does not say ${name}.`);
    values[name] =
      "words" in templates ? localizeParam(value, templates, scopeOf(name, pointer)) : plainParam(value, templates);
  }
  return fill(template, values);
}

/** In the kernel's own refusals, these parameters are values of the member at the end of the pointer. */
const OF_MEMBER: readonly string[] = ["value", "values"];

/** Returns the scope of a parameter's word: its own name, or the member whose value it is. */
function scopeOf(name: string, pointer = ""): string {
  if (!OF_MEMBER.includes(name)) return name;
  return tokensOf(pointer).findLast((token) => !/^\d*$/.test(token)) ?? name;
}

/** Formats a parameter as requests and snapshots write it. */
function plainParam(value: Param, templates: MessageTemplates): string {
  const each = (one: Param): string => plainParam(one, templates);
  if (typeof value !== "object" || value === null) return String(value);
  if (isList(value)) return joinItems(value.map(each), ", ");
  if ("or" in value) return joinItems(value.or.map(each), " or ");
  return "code" in value ? sentenceOf(value, templates) : value.name;
}

/** Formats a parameter in the language of the phrases. `name` is the scope of its word. */
function localizeParam(value: Param, phrases: Phrases, name: string): string {
  const { words, forms } = phrases;
  if (name === "member" && typeof value === "string") return memberTitle(value, phrases);
  if (typeof value !== "object" || value === null) {
    return wordFor(value, phrases, name, name.toUpperCase().replace(/S$/, ""));
  }
  const list = (items: readonly Param[], between: string): string =>
    joinItems(
      items.map((each) => localizeParam(each, phrases, name)),
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
