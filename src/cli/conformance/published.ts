import { covers } from "../../core/charts/look-up";
import type { Resolution } from "../../core/contract/answer";
import type { AppliedModifier, RollEntry, ThrowEntry } from "../../core/contract/audit";
import type { ChartRow } from "../../core/contract/chart";
import { type Charts, rowsOf } from "./charts";
import { type EngineCall, type LawOf, type RolledAnswer, rollFault } from "./laws";
import type { Reference, RollPlace, Rolls } from "./reference";
import { changeFault, resultFault } from "./results";
import { sumsFault } from "./sums";

/** The chart reference and citation of a roll or of requested dice. */
interface RollCitation {
  readonly label: string;
  readonly chart: string | null;
  readonly column: string | null;
  readonly citation: { readonly section: string };
}

type RolledEntry = RollEntry | ThrowEntry;

/** The laws that the published rolls and charts of a ruleset add for every answer that contains dice. */
export function lawsOfReference({ rolls, charts }: Reference): LawOf<RolledAnswer>[] {
  const placed: LawOf<RolledAnswer>[] =
    rolls === undefined
      ? []
      : [{ law: "place", reads: ["audit"], faultOf: (answer, call) => placeFault(rolls, answer, call) }];
  const onCharts =
    (
      faultOf: (chartSet: Charts, entry: RolledEntry, call: EngineCall) => string | undefined,
    ): LawOf<RolledAnswer>["faultOf"] =>
    ({ audit }, call) => {
      const chartSet = charts(call.request.charts);
      return chartSet && rollFault(audit, (entry) => faultOf(chartSet, entry, call));
    };
  const row = onCharts((chartSet, entry, { operation }) =>
    rowFault(chartSet, entry, placesOf(rolls, entry, operation)),
  );
  const onPlaces = (faultOf: typeof resultFault): LawOf<RolledAnswer>["faultOf"] =>
    onCharts((chartSet, entry, { operation }) => faultOf(chartSet, entry, placesOf(rolls, entry, operation)));
  return [
    ...placed,
    { law: "row", reads: ["audit"], faultOf: row },
    { law: "modifier", reads: ["audit"], faultOf: onCharts(modifierFault) },
    { law: "result", reads: ["audit"], faultOf: onPlaces(resultFault) },
    ...(rolls === undefined
      ? []
      : [{ law: "adjustment", reads: ["audit"], faultOf: onPlaces(changeFault) } satisfies LawOf<RolledAnswer>]),
  ];
}

/** The law that a ruleset's published outcomes add for every resolution: the outcome equals the sum of its sources. */
export function lawsOfOutcome({ outcomes, charts }: Reference): LawOf<Resolution>[] {
  if (outcomes === undefined) return [];
  const faultOf = (answer: Resolution, call: EngineCall): string | undefined => {
    const chartSet = charts(call.request.charts);
    return chartSet && sumsFault(outcomes, chartSet, answer, call);
  };
  return [{ law: "sums", reads: ["audit", "outcome", "snapshot"], faultOf }];
}

/** Every roll and every request for dice appears where the published list has it, and reads the chart named there. */
function placeFault(rolls: Rolls, answer: RolledAnswer, { operation }: EngineCall): string | undefined {
  const fault = rollFault(answer.audit, (entry) => placementFault(rolls, entry, operation));
  if (fault !== undefined || answer.kind === "RESOLUTION") return fault;
  const { next } = answer;
  const isComplete = next.citation !== undefined && next.chart !== undefined;
  const nextFault = isComplete ? placementFault(rolls, next, operation) : undefined;
  return nextFault && `/next ${next.label}: ${nextFault}`;
}

function placementFault(rolls: Rolls, roll: RollCitation, operation: string): string | undefined {
  const { label, chart } = roll;
  if (!Object.hasOwn(rolls, label)) return "this game has no roll with that label";
  const matching = rolls[label]!.filter((place) => (place.chart ?? null) === chart);
  if (matching.length === 0) {
    const charts = [...new Set(rolls[label]!.map((place) => place.chart ?? "no chart"))];
    return `expected ${charts.join(" or ")}, got ${chart ?? "no chart"}`;
  }
  const sections = [...new Set(placesOf(rolls, roll, operation).map(({ section }) => section))];
  if (sections.length === 0) return `${operation} never makes this roll`;
  const { section } = roll.citation;
  return sections.includes(section) ? undefined : `expected section ${sections.join(" or ")}, got ${section}`;
}

/** The published places of a roll of an operation, on its chart and column. */
function placesOf(
  rolls: Rolls | undefined,
  { label, chart, column }: Omit<RollCitation, "citation">,
  operation: string,
): RollPlace[] {
  const places = rolls !== undefined && Object.hasOwn(rolls, label) ? rolls[label]! : [];
  return places.filter(
    (place) =>
      (place.chart ?? null) === chart &&
      (place.column === undefined || place.column === column) &&
      place.operations?.includes(operation) !== false,
  );
}

/** The row of an entry is the row of the published chart for its total. A handful has a row for each face. */
function rowFault(charts: Charts, entry: RolledEntry, places: readonly RollPlace[]): string | undefined {
  const { chart, column } = entry;
  if (chart === null) return "row" in entry && entry.row !== null ? `it has row ${entry.row} but no chart` : undefined;
  const rows = rowsOf(charts, chart, column);
  const name = column === null ? chart : `${chart} (column ${column})`;
  if (rows === undefined) return `no chart ${name} has rows`;
  if (entry.kind === "throw") return handfulFault(entry, rows, name);
  const automatic = places.flatMap((place) => place.automatic ?? []).find(({ natural }) => natural === entry.total);
  const isRight = (row: ChartRow): boolean =>
    automatic === undefined ? covers(row, entry.modified) : resultOf(row) === automatic.result;
  const total = automatic === undefined ? `${entry.modified}` : `a natural ${entry.total}`;
  return wrongRow(name, total, rows.findIndex(isRight), entry.row);
}

/** A handful reads one row per face, and counts the faces whose row has a counting result. */
function handfulFault(entry: ThrowEntry, rows: readonly ChartRow[], name: string): string | undefined {
  const { faces, counting, counted } = entry;
  const right = faces.map((face) => rows.findIndex((row) => covers(row, face)));
  const wrong = right.findIndex((row, index) => row !== entry.rows[index]);
  if (wrong >= 0) return wrongRow(name, `${faces[wrong]}`, right[wrong]!, entry.rows[wrong] ?? null);
  const count = right.filter((row) => counting.includes(String(resultOf(rows[row])))).length;
  return count === counted ? undefined : `expected ${count} counted dice, got ${counted}`;
}

function wrongRow(chart: string, total: string, right: number, actualRow: number | null): string | undefined {
  if (right < 0) return `${chart} has no row for ${total}`;
  return right === actualRow ? undefined : `${total} on ${chart}: expected row ${right}, got ${actualRow ?? "none"}`;
}

/** A modifier that a chart lists cites the rule that the chart names. */
function modifierFault(charts: Charts, entry: RolledEntry): string | undefined {
  if (entry.chart === null || !Object.hasOwn(charts, entry.chart)) return undefined;
  const listedModifiers = charts[entry.chart]!.modifiers ?? [];
  const applied: readonly AppliedModifier[] = entry.kind === "throw" ? entry.terms : entry.modifiers;
  for (const { code, citation } of applied) {
    const rules = listedModifiers.filter((each) => each.code === code).map(({ rule }) => rule);
    if (rules.length > 0 && !rules.includes(citation.section))
      return `${code}: expected section ${[...new Set(rules)].join(" or ")}, got ${citation.section}`;
  }
  return undefined;
}

function resultOf(row: ChartRow | undefined): unknown {
  return row === undefined || !("result" in row) ? undefined : row.result;
}
