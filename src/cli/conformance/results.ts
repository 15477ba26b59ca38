import { adjustmentFault, readResultFault } from "../../core/audit/arithmetic";
import { covers } from "../../core/charts/look-up";
import type { Adjustment, RollEntry, ThrowEntry } from "../../core/contract/audit";
import type { ChartRow } from "../../core/contract/chart";
import { type Charts, factOf, rowsOf } from "./charts";
import type { RollPlace, RowText } from "./reference";

type RowMembers = Readonly<Record<string, unknown>>;

/**
 * The fault of a roll whose result does not match its row, or whose adjustments do not match their results. Undefined
 * without one.
 */
export function resultFault(
  charts: Charts,
  entry: RollEntry | ThrowEntry,
  places: readonly RollPlace[],
): string | undefined {
  if (entry.kind === "throw") return undefined;
  const { chart, column, row, total, result } = entry;
  if (chart === null) return readResultFault(entry) ?? adjustmentFault(entry);
  const rows = rowsOf(charts, chart, column);
  if (rows === undefined || row === null) return undefined;
  const says = places.flatMap((place) => place.says ?? []);
  const resultsIn = (each: ChartRow | undefined): readonly string[] =>
    each === undefined ? [] : resultsOf(each, says);
  const instead = places.flatMap((place) => place.instead ?? []).filter(({ natural }) => natural === total);
  const expected = [...resultsIn(rows[row]), ...instead.map((each) => each.result)];
  if (!expected.includes(result))
    return `on ${chart} row ${row} says ${expected.join(" or ") || "nothing"}, not ${result}`;
  return adjustmentFault(entry, (sum) => resultsIn(rows.find((each) => covers(each, sum)))[0]);
}

/**
 * The fault of an adjustment that is not published for its roll, or that cites another rule. Undefined if there is
 * none.
 */
export function changeFault(
  charts: Charts,
  entry: RollEntry | ThrowEntry,
  places: readonly RollPlace[],
): string | undefined {
  if (entry.kind === "throw") return undefined;
  for (const adjustment of entry.adjustments ?? []) {
    const fault = publishedFault(charts, adjustment, places);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function publishedFault(
  charts: Charts,
  { code, value, citation }: Adjustment,
  places: readonly RollPlace[],
): string | undefined {
  const published = places.flatMap(({ adjusts = {} }) => (Object.hasOwn(adjusts, code) ? [adjusts[code]!] : []));
  if (published.length === 0) return `no published adjustment ${code} applies to this result`;
  const fitting = published.filter(({ section }) => section === citation.section);
  if (fitting.length === 0) {
    return `${code}: expected section ${published.map(({ section }) => section).join(" or ")}, got ${citation.section}`;
  }
  const values = fitting.flatMap((each) => (each.value === undefined ? [] : [factOf(charts, each.value)]));
  if (value === null || values.length === 0 || values.includes(value)) return undefined;
  return `${code} is ${values.join(" or ")}, not ${value}`;
}

/** The results of a row: its `result`, or the published texts for its roll. */
function resultsOf(row: ChartRow, says: readonly RowText[]): readonly string[] {
  const members = row as RowMembers;
  if (says.length === 0) return typeof members.result === "string" ? [members.result] : [];
  const fitting = says.filter(({ if: condition = {} }) =>
    Object.entries(condition).every(([name, value]) => members[name] === value),
  );
  return fitting.flatMap(({ text }) => fillText(text, members) ?? []);
}

/** Fills the members of a row into a text. Undefined if the row lacks one. */
function fillText(text: string, members: RowMembers): string | undefined {
  let lacks = false;
  const filledText = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = members[name];
    lacks ||= value === undefined || value === null;
    return String(value);
  });
  return lacks ? undefined : filledText;
}
