import type {
  About,
  Adjustment,
  AppliedModifier,
  AuditEntry,
  EffectEntry,
  RollEntry,
  ThrowEntry,
} from "../contract/audit";
import type { Phrases } from "../contract/phrases";
import { memberOf, tokensOf } from "../json/pointer";
import { joinItems } from "./items";
import { patternWord } from "./patterns";
import { fill, namesIn } from "./template";
/** Names allowed in a roll's template, in addition to `about` with a role, as in `about.ship`. */
export const ROLL_NAMES = [
  "faces",
  "total",
  "modifiers",
  "modified",
  "throw",
  "digits",
  "result",
  "chart",
  "column",
  "label",
  "section",
] as const;

/**
 * Names allowed in the template of a handful of dice, in addition to `about` with a role. The catalogue lists it among
 * the rolls.
 */
export const THROW_NAMES = ["faces", "dice", "terms", "counted", "chart", "column", "label", "section"] as const;

/**
 * Names allowed in an effect's template, in addition to `about` with a role. `before` and `after` may name members, as
 * in `after.tons`. `of` is the owner of the subject, and `place` its position in a list, from 1.
 */
export const EFFECT_NAMES = ["subject", "of", "place", "before", "after", "code", "section"] as const;

/** Returns the sentence of an audit entry. Never fails: codes without a template get a plain sentence. */
export function renderSentence(entry: AuditEntry, phrases: Phrases): string {
  // A name may end in a period of its own, such as Michael E.
  const text = textOf(entry, phrases)
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(/\.\.$/, ".");
  return fill(phrases.forms.line, { text, section: entry.citation.section });
}

/**
 * Returns the words for the result of a roll, or of a possible total, including its adjustments. It omits adjustments
 * that change nothing. The scopes are its label and its chart.
 */
export function renderResult(
  { label, chart, result, adjustments }: Pick<RollEntry, "label" | "chart" | "result" | "adjustments">,
  phrases: Phrases,
): string {
  const word = (each: string): string => nameFor(each, phrases, ...scopesOf(label, chart));
  let common = result;
  let text = word(result);
  for (const adjustment of adjustments ?? []) {
    // An adjustment of one subject starts from the result of the roll.
    const before = adjustment.about ? result : common;
    if (!adjustment.about) common = adjustment.result;
    if (adjustment.result === before) continue;
    const change = changeText(adjustment, label, phrases);
    text = fill(phrases.forms.adjusted, { result: text, change, adjusted: word(adjustment.result) });
  }
  return text;
}

/** Returns the words for an adjustment: the number it added, its name, and the only subject it affects. */
function changeText({ code, value, about }: Adjustment, label: string, phrases: Phrases): string {
  const { forms, words } = phrases;
  const change = value === null ? wordFor(code, phrases) : modifierList([{ code, value }], phrases);
  return Object.entries(about ?? {}).reduce((change, [role, id]) => {
    return fill(forms.whom, { change, role: ownValue(words, role) ?? role, id: nameFor(id, phrases, label, role) });
  }, change);
}

/**
 * Returns the word for a value: from the first scope that has one, or else the bare word, or else a pattern. Numbers,
 * months and names follow the language.
 */
export function wordFor(value: unknown, phrases: Phrases, ...scopes: readonly string[]): string {
  return textFor(value, phrases, scopes);
}

/**
 * Returns the word for a value within a sentence, where a name has its article. An id without a word appears as the
 * language quotes it.
 */
export function nameFor(value: unknown, phrases: Phrases, ...scopes: readonly string[]): string {
  return textFor(value, phrases, scopes, phrases.forms.quoted);
}

/**
 * Returns the word for a value. `quoted` is the template for an id without a word, within a sentence. Default: its code
 * in words.
 */
function textFor(value: unknown, phrases: Phrases, scopes: readonly string[], quoted?: string): string {
  const { forms, words } = phrases;
  if (Array.isArray(value)) {
    const items = value.map((each) => textFor(each, phrases, scopes, quoted));
    return joinItems(items, forms.separator, forms);
  }
  if (typeof value === "object" && value !== null) return objectText(value, phrases, scopes, quoted);
  const code = String(value ?? "null");
  for (const scope of scopes) {
    const word = ownValue(words, `${scope}.${code}`);
    if (word !== undefined) return word;
  }
  const bare = (quoted === undefined ? undefined : ownValue(phrases.articles, code)) ?? ownValue(words, code);
  if (bare !== undefined) return bare;
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return formatNumber(value, forms);
  const text = patternWord(code, phrases) ?? monthText(code, phrases) ?? monthsText(code, phrases);
  if (text !== undefined) return text;
  return quoted !== undefined && /^[a-z]\w*$/.test(code) ? fill(quoted, { code }) : code.replaceAll("_", " ");
}

/** Returns a month (YYYY-MM) in the language. Undefined for any other code. */
function monthText(code: string, { forms, words }: Phrases): string | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(code) ?? [];
  const name = ownValue(words, `month-${month}`);
  return year === undefined || name === undefined ? undefined : fill(forms.month, { year, month: name });
}

/** Returns a range of months, with any prefix, as chart columns are named. Undefined for any other code. */
function monthsText(code: string, phrases: Phrases): string | undefined {
  const [, , what, first = "", last = ""] = /^((.+)_)?(\d{4}-\d{2})_(\d{4}-\d{2})$/.exec(code) ?? [];
  const [from, to] = [monthText(first, phrases), monthText(last, phrases)];
  if (from === undefined || to === undefined) return undefined;
  return fill(phrases.forms.months, { what: what === undefined ? "" : wordFor(what, phrases), from, to });
}

function textOf(entry: AuditEntry, phrases: Phrases): string {
  if (entry.kind === "ruling") {
    const { ruling, code, citation } = entry;
    const title = ownValue(phrases.rulings, ruling)?.title ?? "";
    return fill(phrases.ruling, { ruling, title, code, section: citation.section });
  }
  if (entry.kind === "throw") return throwText(entry, phrases);
  return entry.kind === "effect" ? effectText(entry, phrases) : rollText(entry, phrases);
}

function throwText(entry: ThrowEntry, phrases: Phrases): string {
  const { label, about, faces, terms, counted, chart, column, citation } = entry;
  return fill(ownValue(phrases.rolls, label) ?? phrases.other.throw ?? phrases.other.roll, {
    ...aboutWords(about, label, phrases),
    faces: faces.join(phrases.forms.separator),
    dice: String(faces.length),
    terms: modifierList(terms, phrases),
    counted: formatNumber(counted, phrases.forms),
    result: formatNumber(counted, phrases.forms),
    chart,
    column: column === null ? "" : wordFor(column, phrases, ...scopesOf(label, chart)),
    label: label.replaceAll("-", " "),
    section: citation.section,
  });
}

function rollText(entry: RollEntry, phrases: Phrases): string {
  const { label, about, total, modified, chart, column } = entry;
  return fill(ownValue(phrases.rolls, label) ?? phrases.other.roll, {
    ...aboutWords(about, label, phrases),
    ...throwTexts(entry, phrases),
    total: formatNumber(total, phrases.forms),
    modified: formatNumber(modified, phrases.forms),
    result: renderResult(entry, phrases),
    chart: chart ?? "",
    column: column === null ? "" : wordFor(column, phrases, ...scopesOf(label, chart)),
    label: label.replaceAll("-", " "),
    section: entry.citation.section,
  });
}

/** Returns the scopes for the words of a roll. */
export function scopesOf(label: string, chart: string | null): readonly string[] {
  return chart === null ? [label] : [label, chart];
}

/** Returns the words for the subjects of an entry, by their names in templates. */
function aboutWords(about: About | undefined, label: string, phrases: Phrases): Record<string, string> {
  const words = Object.entries(about ?? {}).map(([role, id]) => [`about.${role}`, nameFor(id, phrases, label, role)]);
  return Object.fromEntries(words) as Record<string, string>;
}

function throwTexts({ faces, total, modified, modifiers }: RollEntry, phrases: Phrases) {
  const { forms } = phrases;
  const isSum = faces.reduce((sum, face) => sum + face, 0) === total;
  const faceText = faces.join(isSum ? "+" : forms.separator);
  const plain = fill(faces.length === 1 && isSum ? forms.single : forms.several, {
    faces: faceText,
    total: formatNumber(total, phrases.forms),
  });
  const modifierText = modifierList(modifiers, phrases);
  const full = fill(forms.modified, {
    throw: plain,
    modifiers: modifierText,
    modified: formatNumber(modified, phrases.forms),
  });
  const digits = String(total).padStart(faces.length, "0");
  return { faces: faceText, digits, modifiers: modifierText, throw: modifiers.length === 0 ? plain : full };
}

/** Returns modifiers, or terms of a number of dice, each with its sign and name. */
function modifierList(
  modifiers: readonly Pick<AppliedModifier, "code" | "value">[],
  { forms, words }: Phrases,
): string {
  return modifiers
    .map(({ code, value }) => {
      const signed = `${value < 0 ? forms.minus : forms.plus}${Math.abs(value)}`;
      return fill(forms.modifier, { value: signed, name: ownValue(words, code) ?? code.replaceAll("_", " ") });
    })
    .join(forms.separator);
}

function effectText(entry: EffectEntry, phrases: Phrases): string {
  const { code, about, before, after, citation } = entry;
  const template = effectTemplate(entry, phrases);
  const [subject = "", owner = ""] = membersOf(entry);
  const values: Record<string, string> = {
    ...aboutWords(about, code, phrases),
    subject: nameFor(subject, phrases, code),
    of: nameFor(about?.of ?? owner, phrases, code),
    place: listPosition(entry),
    code: code.replaceAll("_", " "),
    section: citation.section,
  };
  for (const name of namesIn(template)) {
    const [root, ...path] = name.split(".");
    if (root !== "before" && root !== "after") continue;
    const value = path.reduce<unknown>((at, key) => memberOf(at, key), root === "before" ? before : after);
    values[name] = nameFor(value, phrases, ...path.slice(-1), code);
  }
  return fill(template, values);
}

/**
 * Returns the most specific template of an effect: by member and value, member, value, or code. The nearest member
 * comes first. An empty list has the value `[]`.
 */
export function effectTemplate(entry: EffectEntry, phrases: Phrases): string {
  const { code, after } = entry;
  const isEmptyList = Array.isArray(after) && after.length === 0;
  const value = isEmptyList ? "=[]" : typeof after === "object" && after !== null ? "" : `=${String(after)}`;
  const { effects, other } = phrases;
  for (const member of membersOf(entry)) {
    const template = ownValue(effects, `${code}/${member}${value}`) ?? ownValue(effects, `${code}/${member}`);
    if (template !== undefined) return template;
  }
  return ownValue(effects, `${code}${value}`) ?? ownValue(effects, code) ?? other.effect;
}

/** Returns the members on an effect's pointer, last one first, without list indexes. */
function membersOf({ pointer }: EffectEntry): string[] {
  return tokensOf(pointer)
    .filter((token) => token !== "" && !/^\d+$/.test(token))
    .reverse();
}

/** Returns the position in a list, from 1, if an effect's pointer ends in an index. Empty otherwise. */
function listPosition({ pointer }: EffectEntry): string {
  const last = /\/(\d+)$/.exec(pointer)?.[1];
  return last === undefined ? "" : String(Number(last) + 1);
}

/** Returns an object in the language's form for items if it has every member of that form. Otherwise JSON. */
function objectText(value: object, phrases: Phrases, scopes: readonly string[], quoted?: string): string {
  const { item } = phrases.forms;
  const names = namesIn(item);
  if (!names.every((name) => Object.hasOwn(value, name))) return JSON.stringify(value);
  const words = names.map((name) => [name, textFor(memberOf(value, name), phrases, [name, ...scopes], quoted)]);
  return fill(item, Object.fromEntries(words) as Record<string, string>);
}

function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Formats a number with the marks of a language. */
export function formatNumber(value: number, { minus, thousands, decimal }: Phrases["forms"]): string {
  const [whole = "", ...fraction] = String(Math.abs(value)).split(".");
  const digits = [whole.replace(/\B(?=(\d{3})+$)/g, thousands), ...fraction].join(decimal);
  return value < 0 ? `${minus}${digits}` : digits;
}
