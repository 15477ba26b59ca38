import { describe, expect, it } from "vitest";
import { type ChartCode, callsIn, sourcesOf, testSentences } from "../../../../test/fixtures/sentences";
import { BATTLE_STEPS } from "../chapters/7-5-surface-combat/state";
import { pq17 } from "../index";
import { LABELS } from "../labels";
import * as vocabulary from "../vocabulary";
import { en } from "./en";
import { NAMED } from "./names";

const charts = pq17.charts(pq17.pack);

/** Every effect code that a change names. */
function emittedCodes(): string[] {
  const sources = sourcesOf(pq17, (path) => /^chapters\//.test(path));
  const codes = callsIn(sources, /\bctx\s*\.(?:set|push)\(/g).flatMap((call) => {
    const own = [...call.matchAll(/"([A-Z][A-Z_]+)",\s*(?:"|section|rule)/g)].map(([, code]) => code!);
    return own.slice(-1);
  });
  return [...new Set(codes)].sort();
}

/** Every result and column of the charts that are rolled on; Random Events tell the event. */
function chartCodes(): ChartCode[] {
  return Object.values(pq17.pack.charts).flatMap((chart) => {
    const rows = [...(chart.rows ?? []), ...(chart.columns ?? []).flatMap((column) => column.rows)];
    const results = rows.flatMap((row) => {
      const { result, event } = row as { result?: string; event?: string };
      return [result, event].filter((each) => each !== undefined);
    });
    const columns = (chart.columns ?? []).map(({ id }) => id).filter((id) => !/^[\d*]$/.test(id));
    return [...new Set([...results, ...columns])].map((code) => ({ chart: chart.id, code }));
  });
}

const areas = [...charts.AIR_COVER.facts.radii, ...charts.AIR_COVER.facts.sectors];

const { EDITIONS: _, CHITS: __, CARD_SYMBOLS: ___, ...told } = vocabulary;

describe("3 sentences of PQ-17 in every language", () => {
  testSentences({
    ruleset: pq17,
    labels: LABELS,
    effects: emittedCodes(),
    chartCodes: chartCodes(),
    named: [...NAMED, ...areas].map(({ id }) => id),
    modifiers: ["GALE_DISPERSAL"],
    vocabulary: [...Object.values(told).flat(), ...BATTLE_STEPS].filter((code) => typeof code === "string"),
    scopes: ["PHASE.", "RESULT."],
  });

  it("1.2, 1.4 name ships and ports in English as the charts do", () => {
    for (const { id, name } of charts.SHIPS.facts.ships) expect(en.words[id]).toBe(name);
    for (const { id, name } of charts.PORTS.facts.ports) expect(en.words[id]).toBe(name);
  });
});
