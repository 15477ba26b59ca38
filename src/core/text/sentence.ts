import { memberOf, tokensOf } from "../audit/pointer";
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
import { patternWord } from "./patterns";
import { fill, namesIn } from "./template";

/** The names a roll's template may hold, beside `about` and a role, as in `about.ship`. */
export const ROLL_NAMES = [
  "faces",
  "total",
  "modifiers",
  "modified",
  "throw",
  "result",
  "chart",
  "column",
  "label",
  "section",
] as const;

/** The names the template of a handful of dice may hold, beside `about` and a role; it stands among the rolls. */
export const THROW_NAMES = ["faces", "dice", "terms", "counted", "chart", "column", "label", "section"] as const;

/**
 * The names an effect's template may hold, with `about` and a role; `before` and `after` may name members, as in `after.tons`. `of` is
 * what the subject belongs to, and `place` the subject's place in a list, from 1.
 */
export const EFFECT_NAMES = ["subject", "of", "place", "before", "after", "code", "section"] as const;

/** The sentence of one audit entry in the language of the phrases; total: what has no words of its own gets a plain sentence. */
export function renderSentence(entry: AuditEntry, phrases: Phrases): string {
  return fill(phrases.forms.line, { text: textOf(entry, phrases), section: entry.citation.section });
}

/**
 * What the result of a roll, or of a total it might have, is called, and what the rules then made of it; its label and its
 * chart say which words are meant.
 */
export function renderResult(
  { label, chart, result, adjustments }: Pick<RollEntry, "label" | "chart" | "result" | "adjustments">,
  phrases: Phrases,
): string {
  const word = (each: string): string => wordFor(each, phrases, ...scopesOf(label, chart));
  return (adjustments ?? []).reduce((result, adjustment) => {
    const change = changeText(adjustment, label, phrases);
    return fill(phrases.forms.adjusted, { result, change, adjusted: word(adjustment.result) });
  }, word(result));
}

/** A change of a result in words: the number it added, its name, and the subject it alone concerns. */
function changeText({ code, value, about }: Adjustment, label: string, phrases: Phrases): string {
  const { forms, words } = phrases;
  const change = value === null ? wordFor(code, phrases) : listOf([{ code, value }], phrases);
  return Object.entries(about ?? {}).reduce((change, [role, id]) => {
    return fill(forms.whom, { change, role: own(words, role) ?? role, id: wordFor(id, phrases, label, role) });
  }, change);
}

/**
 * The word for a value: by its first scope that has one, then bare, then as a pattern makes it; numbers, months and names come
 * as the language writes them.
 */
export function wordFor(value: unknown, phrases: Phrases, ...scopes: readonly string[]): string {
  const { forms, words } = phrases;
  if (Array.isArray(value)) return value.map((each) => wordFor(each, phrases, ...scopes)).join(forms.separator);
  if (typeof value === "object" && value !== null) return objectText(value, phrases, scopes);
  const code = String(value ?? "null");
  for (const scope of scopes) {
    const word = own(words, `${scope}.${code}`);
    if (word !== undefined) return word;
  }
  const bare = own(words, code);
  if (bare !== undefined) return bare;
  if (value === null || value === undefined) return "";
  if (typeof value === "number") return grouped(value, forms.thousands);
  const made = patternWord(code, phrases);
  if (made !== undefined) return made;
  return monthText(code, phrases) ?? monthsText(code, phrases) ?? code.replaceAll("_", " ");
}

/** A month as the language writes it; undefined for any other code. */
function monthText(code: string, { forms, words }: Phrases): string | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(code) ?? [];
  const name = own(words, `month-${month}`);
  return year === undefined || name === undefined ? undefined : fill(forms.month, { year, month: name });
}

/** The months from one to another, of what stands before them where anything does, as columns of charts are named. */
function monthsText(code: string, phrases: Phrases): string | undefined {
  const [, , what, first = "", last = ""] = /^((.+)_)?(\d{4}-\d{2})_(\d{4}-\d{2})$/.exec(code) ?? [];
  const [from, to] = [monthText(first, phrases), monthText(last, phrases)];
  if (from === undefined || to === undefined) return undefined;
  return fill(phrases.forms.months, { what: what === undefined ? "" : wordFor(what, phrases), from, to });
}

function textOf(entry: AuditEntry, phrases: Phrases): string {
  if (entry.kind === "ruling") {
    const { ruling, code, citation } = entry;
    return fill(phrases.ruling, { ruling, code, section: citation.section });
  }
  if (entry.kind === "throw") return throwText(entry, phrases);
  return entry.kind === "effect" ? effectText(entry, phrases) : rollText(entry, phrases);
}

function throwText(entry: ThrowEntry, phrases: Phrases): string {
  const { label, about, faces, terms, counted, chart, column, citation } = entry;
  return fill(own(phrases.rolls, label) ?? phrases.other.throw ?? phrases.other.roll, {
    ...aboutWords(about, label, phrases),
    faces: faces.join(phrases.forms.separator),
    dice: String(faces.length),
    terms: listOf(terms, phrases),
    counted: String(counted),
    result: String(counted),
    chart,
    column: column === null ? "" : wordFor(column, phrases, ...scopesOf(label, chart)),
    label: label.replaceAll("-", " "),
    section: citation.section,
  });
}

function rollText(entry: RollEntry, phrases: Phrases): string {
  const { label, about, total, modified, chart, column } = entry;
  return fill(own(phrases.rolls, label) ?? phrases.other.roll, {
    ...aboutWords(about, label, phrases),
    ...thrown(entry, phrases),
    total: String(total),
    modified: String(modified),
    result: renderResult(entry, phrases),
    chart: chart ?? "",
    column: column === null ? "" : wordFor(column, phrases, ...scopesOf(label, chart)),
    label: label.replaceAll("-", " "),
    section: entry.citation.section,
  });
}

/** The scopes in which a word of a roll is looked for. */
export function scopesOf(label: string, chart: string | null): readonly string[] {
  return chart === null ? [label] : [label, chart];
}

/** The words for whom a roll is about, as a template names them. */
function aboutWords(about: About | undefined, label: string, phrases: Phrases): Record<string, string> {
  const words = Object.entries(about ?? {}).map(([role, id]) => [`about.${role}`, wordFor(id, phrases, label, role)]);
  return Object.fromEntries(words) as Record<string, string>;
}

function thrown({ faces, total, modified, modifiers }: RollEntry, phrases: Phrases) {
  const { forms } = phrases;
  const isSum = faces.reduce((sum, face) => sum + face, 0) === total;
  const shown = faces.join(isSum ? "+" : forms.separator);
  const plain = fill(faces.length === 1 && isSum ? forms.single : forms.several, {
    faces: shown,
    total: String(total),
  });
  const listed = listOf(modifiers, phrases);
  const full = fill(forms.modified, { throw: plain, modifiers: listed, modified: String(modified) });
  return { faces: shown, modifiers: listed, throw: modifiers.length === 0 ? plain : full };
}

/** Modifiers, or the terms of a number of dice, each with its sign and its name. */
function listOf(modifiers: readonly Pick<AppliedModifier, "code" | "value">[], { forms, words }: Phrases): string {
  return modifiers
    .map(({ code, value }) => {
      const signed = `${value < 0 ? forms.minus : forms.plus}${Math.abs(value)}`;
      return fill(forms.modifier, { value: signed, name: own(words, code) ?? code.replaceAll("_", " ") });
    })
    .join(forms.separator);
}

function effectText(entry: EffectEntry, phrases: Phrases): string {
  const { code, about, before, after, citation } = entry;
  const template = effectTemplate(entry, phrases);
  const [subject = "", owner = ""] = membersOf(entry);
  const values: Record<string, string> = {
    ...aboutWords(about, code, phrases),
    subject: wordFor(subject, phrases, code),
    of: wordFor(about?.of ?? owner, phrases, code),
    place: placeOf(entry),
    code: code.replaceAll("_", " "),
    section: citation.section,
  };
  for (const name of namesIn(template)) {
    const [root, ...path] = name.split(".");
    if (root !== "before" && root !== "after") continue;
    const value = path.reduce<unknown>((at, key) => memberOf(at, key), root === "before" ? before : after);
    values[name] = wordFor(value, phrases, ...path.slice(-1), code);
  }
  return fill(template, values);
}

/** The most particular template of an effect: by member and value, by member, by value, by code; the nearest member first. */
export function effectTemplate(entry: EffectEntry, phrases: Phrases): string {
  const { code, after } = entry;
  const value = typeof after === "object" && after !== null ? "" : `=${String(after)}`;
  const { effects, other } = phrases;
  for (const member of membersOf(entry)) {
    const found = own(effects, `${code}/${member}${value}`) ?? own(effects, `${code}/${member}`);
    if (found !== undefined) return found;
  }
  return own(effects, `${code}${value}`) ?? own(effects, code) ?? other.effect;
}

/** The members an effect's pointer passes, the last one first; places in lists are left out. */
function membersOf({ pointer }: EffectEntry): string[] {
  return tokensOf(pointer)
    .filter((token) => token !== "" && !/^\d+$/.test(token))
    .reverse();
}

/** The place in a list that an effect's pointer ends at, from 1; nothing when it ends elsewhere. */
function placeOf({ pointer }: EffectEntry): string {
  const last = /\/(\d+)$/.exec(pointer)?.[1];
  return last === undefined ? "" : String(Number(last) + 1);
}

/** An object in the language's form for items when it has every member the form insists on, else as JSON. */
function objectText(value: object, phrases: Phrases, scopes: readonly string[]): string {
  const { item } = phrases.forms;
  const names = namesIn(item);
  if (!names.every((name) => Object.hasOwn(value, name))) return JSON.stringify(value);
  const words = names.map((name) => [name, wordFor(memberOf(value, name), phrases, name, ...scopes)]);
  return fill(item, Object.fromEntries(words) as Record<string, string>);
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function grouped(value: number, separator: string): string {
  return String(value).replace(/\B(?=(\d{3})+$)/g, separator);
}
