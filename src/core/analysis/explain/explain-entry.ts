import { covers } from "../../charts/look-up";
import type { TotalMeaning } from "../../contract/answer";
import type { Adjustment, AppliedModifier, AuditEntry, RollEntry, ThrowEntry } from "../../contract/audit";
import type { AnyChart, ChartRow } from "../../contract/chart";
import type { Phrases } from "../../contract/phrases";
import type { AnyRuleset } from "../../contract/ruleset";
import { combinationsPerTotal, type DiceNotation, notationOf } from "../../dice/notation";
import { renderResult, renderSentence } from "../../text/sentence";
import type { Explanation } from "./explanation";

/**
 * Sources of an explanation: the ruleset, the charts in effect, and, if known, the operation's own meaning of each
 * total.
 */
export interface ExplanationSources {
  readonly ruleset: AnyRuleset;
  readonly charts: Readonly<Record<string, AnyChart>>;
  readonly phrases: Phrases;
  readonly totals: readonly TotalMeaning[] | undefined;
}

type DiceEntry = RollEntry | ThrowEntry;

/** Explains one line of an audit trail. */
export function explainEntry(entry: AuditEntry, sources: ExplanationSources): Explanation {
  const { ruleset, charts, phrases } = sources;
  const { section, edition } = entry.citation;
  const dice = "faces" in entry ? entry : undefined;
  const chart = dice?.chart == null ? undefined : ownProperty(charts, dice.chart);
  const notation = dice === undefined ? undefined : listableOf(dice);
  const modifiers = dice === undefined ? [] : dice.kind === "throw" ? dice.terms : dice.modifiers;
  return {
    kind: "EXPLANATION",
    ruleset: ruleset.id,
    language: phrases.language,
    sentence: renderSentence(entry, phrases),
    purpose: dice === undefined ? null : (ownProperty(phrases.labels, dice.label) ?? null),
    rule: { section, edition, operations: operationsOf(ruleset, section) },
    chart: chart === undefined ? null : chartOf(chart, dice?.column ?? null, sources),
    modifiers: modifiers.map((each) => modifierOf(each, chart, sources)),
    adjustments: dice === undefined || dice.kind === "throw" ? [] : adjustmentsOf(dice, phrases),
    totals: dice === undefined || notation === undefined ? [] : totalsOf(dice, notation, chart, sources),
    automatic: isAutomatic(entry, chart),
    complete: sources.totals !== undefined && (dice === undefined || notation !== undefined),
    rulings: rulingsOf(entry, phrases),
  };
}

function operationsOf({ start, operations }: AnyRuleset, section: string): string[] {
  return [start, ...operations].filter(({ rules }) => rules.includes(section)).map(({ name }) => name);
}

function chartOf(
  { id, name: printed, rules, provenance }: AnyChart,
  column: string | null,
  { ruleset, phrases }: ExplanationSources,
): Explanation["chart"] {
  const isOwn = ruleset.pack.charts[id]?.name === printed;
  const name = (isOwn ? ownProperty(phrases.charts, id) : undefined) ?? printed;
  return { id, name, column, rules: [...rules], source: provenance.source, confidence: provenance.confidence };
}

function modifierOf(
  { code, value, citation }: AppliedModifier,
  chart: AnyChart | undefined,
  { ruleset, phrases }: ExplanationSources,
) {
  const { words } = phrases;
  const modifier = findModifier(chart, code);
  const name = ownProperty(words, code) ?? code.replaceAll("_", " ");
  const printed = modifier?.when ?? null;
  const isOwn = printed !== null && printed === findModifier(ruleset.pack.charts[chart?.id ?? ""], code)?.when;
  const when = (isOwn ? ownProperty(phrases.when, code) : undefined) ?? printed;
  return { code, value, section: citation.section, words: name, when };
}

function adjustmentsOf({ label, chart, adjustments }: RollEntry, phrases: Phrases): Explanation["adjustments"] {
  return (adjustments ?? []).map(({ code, value, result, citation }: Adjustment) => {
    const words = ownProperty(phrases.words, code) ?? code.replaceAll("_", " ");
    return {
      code,
      value,
      section: citation.section,
      words,
      result,
      becomes: renderResult({ label, chart, result }, phrases),
    };
  });
}

function findModifier(chart: AnyChart | undefined, modifierCode: string) {
  return chart?.modifiers?.find(({ code }) => code === modifierCode);
}

function totalsOf(
  entry: DiceEntry,
  notation: DiceNotation,
  chart: AnyChart | undefined,
  { phrases, totals }: ExplanationSources,
): Explanation["totals"] {
  const { ways, of } = combinationsPerTotal(notation);
  const rows = rowsOf(chart, entry.column);
  const drm = entry.kind === "throw" ? 0 : entry.modified - entry.total;
  return notation.totals().map((total, index) => {
    const modified = total + drm;
    const row = rows.findIndex((each) => covers(each, modified));
    const meaning = totals?.find((each) => each.total === total);
    const resultName = meaning?.result ?? resultOf(rows[row]);
    const adjustments = meaning?.adjustments ?? [];
    const words =
      resultName === null
        ? null
        : renderResult({ label: entry.label, chart: entry.chart, result: resultName, adjustments }, phrases);
    const fell = entry.kind === "throw" ? entry.faces.includes(total) : entry.total === total;
    return { total, modified, ways: ways[index]!, of, result: resultName, words, row: row < 0 ? null : row, fell };
  });
}

/** Maximum totals listed, and maximum ways: the largest 32-bit integer, the limit of GraphQL. */
const MOST_TOTALS = 2000;

const MOST_WAYS = 2 ** 31 - 1;

/** Returns the dice of a line; undefined if they are unknown or too many to list. */
function listableOf(dice: DiceEntry): DiceNotation | undefined {
  const notation = notationOf(dice);
  if (notation === undefined) return undefined;
  const { sides, count, range } = notation;
  return range.max - range.min < MOST_TOTALS && sides ** count <= MOST_WAYS ? notation : undefined;
}

function rowsOf(chart: AnyChart | undefined, column: string | null): readonly ChartRow[] {
  if (chart === undefined) return [];
  return (column === null ? chart.rows : chart.columns?.find(({ id }) => id === column)?.rows) ?? [];
}

/** Returns the result that a row names; null if only the operation can name it. */
function resultOf(row: ChartRow | undefined): string | null {
  const { result } = (row ?? {}) as { readonly result?: unknown };
  return typeof result === "string" ? result : null;
}

/** True if the row is not the one for the modified total. */
function isAutomatic(entry: AuditEntry, chart: AnyChart | undefined): boolean {
  if (entry.kind !== "roll" || entry.row === null || chart === undefined) return false;
  const row = rowsOf(chart, entry.column)[entry.row];
  return row !== undefined && !covers(row, entry.modified);
}

/** Returns the ruling that was applied, or else those on the cited section. */
function rulingsOf(entry: AuditEntry, { rulings }: Phrases): Explanation["rulings"] {
  return Object.entries(rulings)
    .filter(([id, { section }]) =>
      entry.kind === "ruling" ? id === entry.ruling : section.split(/[,;]\s*/).includes(entry.citation.section),
    )
    .map(([id, { section, title, question, ruling }]) => ({ id, section, title, question, ruling }));
}

function ownProperty<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
