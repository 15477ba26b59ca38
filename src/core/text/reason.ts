import type { Param, Reason } from "../contract/choice";
import type { MessageTemplates, Phrases } from "../contract/phrases";
import { tokensOf } from "../json/pointer";
import { memberTitle } from "./describe";
import { joinAlternatives, joinItems, joiningForms } from "./items";
import { nameFor } from "./sentence";
import { fill, namesIn } from "./template";

/**
 * Formats the reason of a rule, whose parameters are codes and names of the game. With phrases, every code in it becomes
 * a word. With templates alone, codes stay unchanged. Throws if the catalogue has no template, or if the reason lacks a
 * parameter that the template names. For data of a request, see `formatMessage`.
 */
export function formatReason(reason: Reason, templates: MessageTemplates | Phrases): string {
  const { also = [] } = reason;
  return [reason, ...also].map((each) => sentenceOf(each, templates)).join(joiningForms(templates).gap);
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
    if (value === undefined) throw new Error(`${code} under ${section} has no value for ${name}.`);
    values[name] = formatParam(value, templates, scopeOf(name, pointer));
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

/** Formats a parameter: in the language of the phrases, or else as requests and snapshots write it. */
function formatParam(value: Param, templates: MessageTemplates | Phrases, scope: string): string {
  if (typeof value !== "object" || value === null) return formatCode(value, templates, scope);
  const forms = joiningForms(templates);
  const textsOf = (items: readonly Param[]) => items.map((each) => formatParam(each, templates, scope));
  if (isList(value)) return joinItems(textsOf(value), forms.separator, forms);
  if ("or" in value) return joinAlternatives(textsOf(value.or), forms);
  if ("code" in value) return sentenceOf(value, templates);
  return "words" in templates && Object.hasOwn(templates.words, value.id) ? templates.words[value.id]! : value.name;
}

function formatCode(value: Exclude<Param, object>, templates: MessageTemplates | Phrases, scope: string): string {
  if (!("words" in templates)) return String(value);
  if (scope === "member" && typeof value === "string") return memberTitle(value, templates);
  const scopes = [scope, scope.toUpperCase().replace(/S$/, "")];
  return nameFor(value, templates, ...scopes);
}

function isList(value: object): value is readonly Param[] {
  return Array.isArray(value);
}
