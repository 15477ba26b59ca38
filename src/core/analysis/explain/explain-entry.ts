import { covers } from "../../charts/look-up";
import type { TotalMeaning } from "../../contract/answer";
import type { Adjustment, AppliedModifier, AuditEntry, RollEntry, ThrowEntry } from "../../contract/audit";
import type { AnyChart, ChartRow } from "../../contract/chart";
import type { Phrases } from "../../contract/phrases";
import type { AnyRuleset } from "../../contract/ruleset";
import { type DiceNotation, notationOf, waysOf } from "../../dice/notation";
import { renderResult, renderSentence } from "../../text/sentence";
import type { Explanation } from "./explanation";

/** The sources of an explanation: the ruleset, the charts it was read on, and the totals as the operation words them, when known. */
export interface Sources {
  readonly ruleset: AnyRuleset;
  readonly charts: Readonly<Record<string, AnyChart>>;
  readonly phrases: Phrases;
  readonly totals: readonly TotalMeaning[] | undefined;
}

type Dice = RollEntry | ThrowEntry;

/** Explains one line of an audit trail. */
export function explainEntry(entry: AuditEntry, sources: Sources): Explanation {
  const { ruleset, charts, phrases } = sources;
  const { section, edition } = entry.citation;
  const dice = "faces" in entry ? entry : undefined;
  const chart = dice?.chart == null ? undefined : ownOf(charts, dice.chart);
  const notation = dice === undefined ? undefined : listableOf(dice);
  const modifiers = dice === undefined ? [] : dice.kind === "throw" ? dice.terms : dice.modifiers;
  return {
    kind: "EXPLANATION",
    ruleset: ruleset.id,
    language: phrases.language,
    sentence: renderSentence(entry, phrases),
    purpose: dice === undefined ? null : (ownOf(phrases.labels, dice.label) ?? null),
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
  { ruleset, phrases }: Sources,
): Explanation["chart"] {
  const isOwn = ruleset.pack.charts[id]?.name === printed;
  const name = (isOwn ? ownOf(phrases.charts, id) : undefined) ?? printed;
  return { id, name, column, rules: [...rules], source: provenance.source, confidence: provenance.confidence };
}

function modifierOf(
  { code, value, citation }: AppliedModifier,
  chart: AnyChart | undefined,
  { ruleset, phrases }: Sources,
) {
  const { words } = phrases;
  const listed = listedIn(chart, code);
  const name = ownOf(words, code) ?? code.replaceAll("_", " ");
  const printed = listed?.when ?? null;
  const isOwn = printed !== null && printed === listedIn(ruleset.pack.charts[chart?.id ?? ""], code)?.when;
  const when = (isOwn ? ownOf(phrases.when, code) : undefined) ?? printed;
  return { code, value, section: citation.section, words: name, when };
}

function adjustmentsOf({ label, chart, adjustments }: RollEntry, phrases: Phrases): Explanation["adjustments"] {
  return (adjustments ?? []).map(({ code, value, result, citation }: Adjustment) => {
    const words = ownOf(phrases.words, code) ?? code.replaceAll("_", " ");
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

function listedIn(chart: AnyChart | undefined, wanted: string) {
  return chart?.modifiers?.find(({ code }) => code === wanted);
}

function totalsOf(
  entry: Dice,
  notation: DiceNotation,
  chart: AnyChart | undefined,
  { phrases, totals }: Sources,
): Explanation["totals"] {
  const { ways, of } = waysOf(notation);
  const rows = rowsOf(chart, entry.column);
  const drm = entry.kind === "throw" ? 0 : entry.modified - entry.total;
  return notation.totals().map((total, index) => {
    const modified = total + drm;
    const row = rows.findIndex((each) => covers(each, modified));
    const meaning = totals?.find((each) => each.total === total);
    const said = meaning?.result ?? resultOf(rows[row]);
    const adjustments = meaning?.adjustments ?? [];
    const words =
      said === null
        ? null
        : renderResult({ label: entry.label, chart: entry.chart, result: said, adjustments }, phrases);
    const fell = entry.kind === "throw" ? entry.faces.includes(total) : entry.total === total;
    return { total, modified, ways: ways[index]!, of, result: said, words, row: row < 0 ? null : row, fell };
  });
}

/** The most totals that are listed, and the most ways that every wire can write. */
const MOST_TOTALS = 2000;

const MOST_WAYS = 2 ** 31 - 1;

/** The dice of a line, unless they are unknown or can fall in more ways than can be listed. */
function listableOf(dice: Dice): DiceNotation | undefined {
  const notation = notationOf(dice);
  if (notation === undefined) return undefined;
  const { sides, count, range } = notation;
  return range.max - range.min < MOST_TOTALS && sides ** count <= MOST_WAYS ? notation : undefined;
}

function rowsOf(chart: AnyChart | undefined, column: string | null): readonly ChartRow[] {
  if (chart === undefined) return [];
  return (column === null ? chart.rows : chart.columns?.find(({ id }) => id === column)?.rows) ?? [];
}

/** The result a row names; null where only the operation names what its rows mean. */
function resultOf(row: ChartRow | undefined): string | null {
  const { result } = (row ?? {}) as { readonly result?: unknown };
  return typeof result === "string" ? result : null;
}

/** True when the row is not the one that the modified total meets. */
function isAutomatic(entry: AuditEntry, chart: AnyChart | undefined): boolean {
  if (entry.kind !== "roll" || entry.row === null || chart === undefined) return false;
  const row = rowsOf(chart, entry.column)[entry.row];
  return row !== undefined && !covers(row, entry.modified);
}

/** The ruling applied, or else those on the section that the line cites. */
function rulingsOf(entry: AuditEntry, { rulings }: Phrases): Explanation["rulings"] {
  return Object.entries(rulings)
    .filter(([id, { section }]) =>
      entry.kind === "ruling" ? id === entry.ruling : section.split(/[,;]\s*/).includes(entry.citation.section),
    )
    .map(([id, { section, question, ruling }]) => ({ id, section, question, ruling }));
}

function ownOf<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
