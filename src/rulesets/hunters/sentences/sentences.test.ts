import { describe } from "vitest";
import { type ChartCode, callsIn, sourcesOf, testSentences } from "../../../../test/fixtures/sentences";
import { hunters } from "../index";
import { LABELS } from "../labels";
import * as vocabulary from "../vocabulary";

/** Every code that a ctx.set or ctx.push names; each names it as the argument before its section. */
function emittedCodes(): string[] {
  const sources = sourcesOf(hunters, (path) => !/^(sentences|reports)\//.test(path));
  const codes = callsIn(sources, /\bctx\s*\.(?:set|push)\(/g).map((call) => {
    const code = /"([A-Z][A-Z0-9_]+)",\s*[^,]+,?\s*\)$/.exec(call)?.[1];
    if (code === undefined) throw new Error(`No effect code is to be read in ${call}`);
    return code;
  });
  return [...new Set(codes)].sort();
}

/** Every result and column of the charts that is a code: proper names of ships and columns named by dates are not. */
function chartCodes(): ChartCode[] {
  return Object.values(hunters.pack.charts).flatMap(({ id, kind, rows, columns }) => {
    const named = kind === "roster" || id === "T4";
    const all = [...(rows ?? []), ...(columns ?? []).flatMap((column) => column.rows)];
    const results = named ? [] : all.map((row) => String((row as { result?: unknown }).result));
    const ids = (columns ?? []).map((column) => column.id).filter((column) => !/\d{4}/.test(column));
    return [...new Set([...results, ...ids])].map((code) => ({ chart: id, code }));
  });
}

describe("3 audit sentences of The Hunters", () => {
  testSentences({
    ruleset: hunters,
    labels: LABELS,
    effects: emittedCodes(),
    chartCodes: chartCodes(),
    vocabulary: Object.values(vocabulary).flat(),
    scopes: ["PHASE.", "fate.", "reason.", "award.", "boatDue."],
  });
});
