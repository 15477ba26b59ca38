import { describe, expect, it } from "vitest";
import { type ChartCode, callsIn, sourcesOf, testSentences } from "../../../../test/fixtures/sentences";
import { goeben } from "../index";
import { LABELS } from "../labels";
import * as vocabulary from "../vocabulary";
import { en } from "./en";

const charts = goeben.charts(goeben.pack);

const sources = sourcesOf(goeben, (path) => /^chapters\//.test(path));

/** Helpers that hand a code on to a change of the snapshot. */
const CHANGES = /(?<!function )\b(?:ctx\s*\.(?:set|push)|changeVp|unstow|discard|addSpaces)\(/g;

/** Every code that a change names, by itself or through a helper, and the codes that bombardment hits give VP by. */
function emittedCodes(): string[] {
  const offered: readonly string[] = vocabulary.INTELLIGENCE_EFFECTS;
  const hits = charts.BOMBARDMENT_HIT.columns.flatMap(({ rows }) => rows.filter(({ vpDice }) => vpDice !== null));
  const named = callsIn(sources, CHANGES).flatMap((call) =>
    [...call.matchAll(/"([A-Z][A-Z_]+)"/g)].map(([, code]) => code!),
  );
  const codes = [...named, ...hits.map(({ result }) => `VP_${result.toUpperCase()}`)];
  return [...new Set(codes)].filter((code) => !offered.includes(code)).sort();
}

/** Every result and column of the charts that are rolled on. */
function chartCodes(): ChartCode[] {
  return Object.values(goeben.pack.charts).flatMap((chart) => {
    const rows = [...(chart.rows ?? []), ...(chart.columns ?? []).flatMap((column) => column.rows)];
    const results = rows.flatMap((row) => {
      const { result, unclear } = row as { result?: string; unclear?: string };
      return [result, unclear].filter((each) => each !== undefined);
    });
    const columns = (chart.columns ?? []).map((column) => column.id);
    return [...new Set([...results, ...columns])].map((code) => ({ chart: chart.id, code }));
  });
}

const markers = Object.entries(charts.INCIDENT_MARKERS.facts.markers);

const terms = sources.flatMap((source) => [...source.matchAll(/\bterm\("([A-Z_]+)"/g)].map(([, code]) => code!));

describe("3 sentences of Goeben, 1914 in every language", () => {
  testSentences({
    ruleset: goeben,
    labels: LABELS,
    effects: emittedCodes(),
    chartCodes: chartCodes(),
    named: [
      ...charts.MAP.facts.spaces.map(({ id }) => id),
      ...charts.ALLIED_SHIPS.facts.ships.map(({ id }) => id),
      ...charts.AUSTRO_HUNGARIAN_SHIPS.facts.ships.map(({ id }) => id),
      ...charts.COASTAL_DEFENCE.facts.units.map(({ id }) => id),
      ...markers.flatMap(([kind, { count }]) => Array.from({ length: count }, (_, index) => `${kind}_${index + 1}`)),
    ],
    modifiers: [...terms, ...vocabulary.CARGO.map((each) => each.toUpperCase())],
    vocabulary: Object.values(vocabulary).flat(),
    scopes: ["PHASE.", "kind."],
  });

  it("name spaces and ships in English as the charts do", () => {
    for (const { id, name } of [...charts.MAP.facts.spaces, ...charts.ALLIED_SHIPS.facts.ships]) {
      expect(en.words[id]).toBe(name);
    }
    for (const [id, { name }] of Object.entries(charts.CARGO.facts.cargo)) expect(en.words[id]).toBe(name);
    for (const [id, { name }] of Object.entries(charts.ORDERS.facts.orders)) expect(en.words[id]).toBe(name);
  });
});
