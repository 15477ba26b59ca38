/** The limit of a figure for a ruleset: a maximum, or for the gain of an optimization a minimum. */
interface Limits {
  readonly name: string;
  readonly atMost?: number | Readonly<Record<string, number>>;
  readonly atLeast?: number;
}

/** Every figure with a limit, in the order printed: a ratio of two CPU times, measured in one run. */
export const FIGURES = {
  rest: { name: "REST warm / bare handler", atMost: 2 },
  wire: { name: "REST warm / (adjudicate with full audit + bare handler)", atMost: 1.5 },
  restOverHttp: { name: "REST warm / bare handler, both over HTTP", atMost: 1.7 },
  graphql: { name: "GraphQL warm, everything selected / bare handler", atMost: 12 },
  graphqlOverHttp: { name: "GraphQL warm, everything selected / bare handler, both over HTTP", atMost: 4.5 },
  coldRest: {
    name: "first answer of a cold process, a new game: REST / Apollo hello-world",
    atMost: { hunters: 1.6, goeben: 1.6, pq17: 2.2 },
  },
  coldGraphql: {
    name: "first answer of a cold process, a new game: GraphQL / Apollo hello-world",
    atMost: { hunters: 2.4, goeben: 2.4, pq17: 3.6 },
  },
  operation: {
    name: "operation of a simulated game / roll of the bare generator",
    atMost: { hunters: 15, goeben: 90, pq17: 170 },
  },
  audit: { name: "resolve with full audit / without", atMost: 1.5 },
  // The gain of an optimization: the time without it over the time with it.
  jsonText: { name: "gain of infra/build.mjs, jsonText: GraphQL's first answer", atLeast: 1 },
  snapshotCheck: { name: "gain of generated/snapshot-check.ts: a snapshot is read", atLeast: 1 },
  operationLists: { name: "gain of core/engine/legality.ts, operationLists: operations in their phase", atLeast: 1 },
  notations: { name: "gain of core/dice/notation.ts, notations: dice of a chart are read", atLeast: 1 },
  labelWords: { name: "gain of core/dice/seeded.ts, words of labels: a roll", atLeast: 1 },
} as const satisfies Readonly<Record<string, Limits>>;

/** The measurement of one figure for one ruleset. */
export interface Measured {
  readonly figure: keyof typeof FIGURES;
  readonly ruleset: string;
  readonly value: number;
  /** The two times of the ratio, and their subject. */
  readonly note: string;
}

/**
 * Formats the figures as a table: figure, ruleset, limit, measurement, and whether the limit is met. Also returns
 * whether all limits are met.
 */
export function tableOf(measured: readonly Measured[]): { readonly text: string; readonly isWithinLimits: boolean } {
  const figures = Object.keys(FIGURES);
  const sorted = [...measured].sort((a, b) => figures.indexOf(a.figure) - figures.indexOf(b.figure));
  const rows = sorted.map((each) => {
    const { name, ...limits }: Limits = FIGURES[each.figure];
    return [name, each.ruleset, limitOf(limits, each.ruleset), each.value.toFixed(2), verdict(each), each.note];
  });
  const all = [["figure", "ruleset", "limit", "measured", "", ""], ...rows];
  const widths = all[0]!.map((_, column) => Math.max(...all.map((row) => row[column]!.length)));
  const text = all.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join("  ")
      .trimEnd(),
  );
  return { text: text.join("\n"), isWithinLimits: measured.every(isKept) };
}

function limitOf({ atMost, atLeast }: Omit<Limits, "name">, ruleset: string): string {
  return atLeast === undefined ? `at most ${numberFor(atMost, ruleset)}` : `at least ${atLeast}`;
}

function verdict(measured: Measured): string {
  return isKept(measured) ? "kept" : "BROKEN";
}

function isKept({ figure, ruleset, value }: Measured): boolean {
  const { atMost, atLeast }: Limits = FIGURES[figure];
  return atLeast === undefined ? value <= numberFor(atMost, ruleset) : value >= atLeast;
}

function numberFor(limit: Limits["atMost"], ruleset: string): number {
  const number = typeof limit === "object" ? limit[ruleset] : limit;
  if (number === undefined) throw new Error(`A figure has no limit for ${ruleset}.`);
  return number;
}
