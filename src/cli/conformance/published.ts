import { covers } from "../../core/charts/look-up";
import type { Resolution } from "../../core/contract/answer";
import type { AppliedModifier, RollEntry, ThrowEntry } from "../../core/contract/audit";
import type { ChartRow } from "../../core/contract/chart";
import { type Charts, rowsOf } from "./charts";
import { type Asked, type LawOf, type RolledAnswer, rollFault } from "./laws";
import type { Place, Reference, Rolls } from "./reference";
import { changeFault, resultFault } from "./results";
import { sumsFault } from "./sums";

/** What a roll says of itself, and what dice that are asked for say. */
interface Told {
  readonly label: string;
  readonly chart: string | null;
  readonly column: string | null;
  readonly citation: { readonly section: string };
}

type Rolled = RollEntry | ThrowEntry;

/** What holds for every answer with dice on its record by what is published of its ruleset. */
export function lawsOfReference({ rolls, charts }: Reference): LawOf<RolledAnswer>[] {
  const placed: LawOf<RolledAnswer>[] =
    rolls === undefined
      ? []
      : [{ law: "place", reads: ["audit"], faultOf: (answer, asked) => placeFault(rolls, answer, asked) }];
  const onCharts =
    (faultOf: (found: Charts, entry: Rolled, asked: Asked) => string | undefined): LawOf<RolledAnswer>["faultOf"] =>
    ({ audit }, asked) => {
      const found = charts(asked.request.charts);
      return found && rollFault(audit, (entry) => faultOf(found, entry, asked));
    };
  const row = onCharts((found, entry, { operation }) => rowFault(found, entry, placesOf(rolls, entry, operation)));
  const onPlaces = (faultOf: typeof resultFault): LawOf<RolledAnswer>["faultOf"] =>
    onCharts((found, entry, { operation }) => faultOf(found, entry, placesOf(rolls, entry, operation)));
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

/** What holds for every resolution by what is published of its ruleset: its outcome is what the audit adds up to. */
export function lawsOfOutcome({ outcomes, charts }: Reference): LawOf<Resolution>[] {
  if (outcomes === undefined) return [];
  const faultOf = (answer: Resolution, asked: Asked): string | undefined => {
    const found = charts(asked.request.charts);
    return found && sumsFault(outcomes, found, answer, asked);
  };
  return [{ law: "sums", reads: ["audit", "outcome", "snapshot"], faultOf }];
}

/** Every roll, and the dice that are asked for, stands where the published list has it, and reads the chart named there. */
function placeFault(rolls: Rolls, answer: RolledAnswer, { operation }: Asked): string | undefined {
  const fault = rollFault(answer.audit, (entry) => misplaced(rolls, entry, operation));
  if (fault !== undefined || answer.kind === "RESOLUTION") return fault;
  const { next } = answer;
  const isTold = next.citation !== undefined && next.chart !== undefined;
  const asked = isTold ? misplaced(rolls, next, operation) : undefined;
  return asked && `/next ${next.label}: ${asked}`;
}

function misplaced(rolls: Rolls, told: Told, operation: string): string | undefined {
  const { label, chart } = told;
  if (!Object.hasOwn(rolls, label)) return "no roll of this game has that label";
  const read = rolls[label]!.filter((place) => (place.chart ?? null) === chart);
  if (read.length === 0) {
    const charts = [...new Set(rolls[label]!.map((place) => place.chart ?? "no chart"))];
    return `it reads ${charts.join(" or ")}, not ${chart ?? "no chart"}`;
  }
  const sections = [...new Set(placesOf(rolls, told, operation).map(({ section }) => section))];
  if (sections.length === 0) return `${operation} makes no such roll`;
  const { section } = told.citation;
  return sections.includes(section) ? undefined : `it stands under ${sections.join(" or ")}, not under ${section}`;
}

/** The places that are published for a roll of an operation, on its chart and column. */
function placesOf(
  rolls: Rolls | undefined,
  { label, chart, column }: Omit<Told, "citation">,
  operation: string,
): Place[] {
  const places = rolls !== undefined && Object.hasOwn(rolls, label) ? rolls[label]! : [];
  return places.filter(
    (place) =>
      (place.chart ?? null) === chart &&
      (place.column === undefined || place.column === column) &&
      place.operations?.includes(operation) !== false,
  );
}

/** The row told is the one of the published chart that the total falls on; a handful's rows are those of its faces. */
function rowFault(charts: Charts, entry: Rolled, places: readonly Place[]): string | undefined {
  const { chart, column } = entry;
  if (chart === null)
    return "row" in entry && entry.row !== null ? `it reads row ${entry.row} and no chart` : undefined;
  const rows = rowsOf(charts, chart, column);
  const name = column === null ? chart : `${chart}, column ${column},`;
  if (rows === undefined) return `there is no chart ${name} with rows`;
  if (entry.kind === "throw") return handfulFault(entry, rows, name);
  const automatic = places.flatMap((place) => place.automatic ?? []).find(({ natural }) => natural === entry.total);
  const isRight = (row: ChartRow): boolean =>
    automatic === undefined ? covers(row, entry.modified) : resultOf(row) === automatic.result;
  const total = automatic === undefined ? `${entry.modified}` : `a natural ${entry.total}`;
  return wrongRow(name, total, rows.findIndex(isRight), entry.row);
}

/** A handful reads one row for every face, and counts the faces whose row has a result that counts. */
function handfulFault(entry: ThrowEntry, rows: readonly ChartRow[], name: string): string | undefined {
  const { faces, counting, counted } = entry;
  const right = faces.map((face) => rows.findIndex((row) => covers(row, face)));
  const wrong = right.findIndex((row, index) => row !== entry.rows[index]);
  if (wrong >= 0) return wrongRow(name, `${faces[wrong]}`, right[wrong]!, entry.rows[wrong] ?? null);
  const count = right.filter((row) => counting.includes(String(resultOf(rows[row])))).length;
  return count === counted ? undefined : `${count} of its dice fall on what counts, not ${counted}`;
}

function wrongRow(chart: string, total: string, right: number, told: number | null): string | undefined {
  if (right < 0) return `on ${chart} no row holds ${total}`;
  return right === told ? undefined : `on ${chart} ${total} falls on row ${right}, not on row ${told ?? "none"}`;
}

/** A modifier that a chart lists cites the rule that the chart names for it. */
function modifierFault(charts: Charts, entry: Rolled): string | undefined {
  if (entry.chart === null || !Object.hasOwn(charts, entry.chart)) return undefined;
  const listed = charts[entry.chart]!.modifiers ?? [];
  const applied: readonly AppliedModifier[] = entry.kind === "throw" ? entry.terms : entry.modifiers;
  for (const { code, citation } of applied) {
    const rules = listed.filter((each) => each.code === code).map(({ rule }) => rule);
    if (rules.length > 0 && !rules.includes(citation.section))
      return `${code} stands under ${[...new Set(rules)].join(" or ")}, not under ${citation.section}`;
  }
  return undefined;
}

function resultOf(row: ChartRow | undefined): unknown {
  return row === undefined || !("result" in row) ? undefined : row.result;
}
