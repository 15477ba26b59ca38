import { adjustmentFault, readResultFault } from "../../core/audit/arithmetic";
import { covers } from "../../core/charts/look-up";
import type { Adjustment, RollEntry, ThrowEntry } from "../../core/contract/audit";
import type { ChartRow } from "../../core/contract/chart";
import { type Charts, factOf, rowsOf } from "./charts";
import type { Place, Saying } from "./reference";

type Members = Readonly<Record<string, unknown>>;

/** Why the result of a roll is not what its row says, or the changes of it do not lead to what they say; undefined when all is right. */
export function resultFault(
  charts: Charts,
  entry: RollEntry | ThrowEntry,
  places: readonly Place[],
): string | undefined {
  if (entry.kind === "throw") return undefined;
  const { chart, column, row, total, result } = entry;
  if (chart === null) return readResultFault(entry) ?? adjustmentFault(entry);
  const rows = rowsOf(charts, chart, column);
  if (rows === undefined || row === null) return undefined;
  const says = places.flatMap((place) => place.says ?? []);
  const read = (each: ChartRow | undefined): readonly string[] => (each === undefined ? [] : resultsOf(each, says));
  const instead = places.flatMap((place) => place.instead ?? []).filter(({ natural }) => natural === total);
  const expected = [...read(rows[row]), ...instead.map((each) => each.result)];
  if (!expected.includes(result))
    return `on ${chart} row ${row} says ${expected.join(" or ") || "nothing"}, not ${result}`;
  return adjustmentFault(entry, (sum) => read(rows.find((each) => covers(each, sum)))[0]);
}

/** Why a change of a result is none that is published for its roll, or cites another rule; undefined when it is. */
export function changeFault(
  charts: Charts,
  entry: RollEntry | ThrowEntry,
  places: readonly Place[],
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
  places: readonly Place[],
): string | undefined {
  const listed = places.flatMap(({ adjusts = {} }) => (Object.hasOwn(adjusts, code) ? [adjusts[code]!] : []));
  if (listed.length === 0) return `nothing that is published changes this result by ${code}`;
  const fitting = listed.filter(({ section }) => section === citation.section);
  if (fitting.length === 0) {
    return `${code} stands under ${listed.map(({ section }) => section).join(" or ")}, not under ${citation.section}`;
  }
  const values = fitting.flatMap((each) => (each.value === undefined ? [] : [factOf(charts, each.value)]));
  if (value === null || values.length === 0 || values.includes(value)) return undefined;
  return `${code} is ${values.join(" or ")}, not ${value}`;
}

/** What a row says: its `result`, or what is published for rolls that say more or other things. */
function resultsOf(row: ChartRow, says: readonly Saying[]): readonly string[] {
  const members = row as Members;
  if (says.length === 0) return typeof members.result === "string" ? [members.result] : [];
  const fitting = says.filter(({ if: wanted = {} }) =>
    Object.entries(wanted).every(([name, value]) => members[name] === value),
  );
  return fitting.flatMap(({ text }) => filled(text, members) ?? []);
}

/** A text with the members of a row in it; undefined where the row lacks one. */
function filled(text: string, members: Members): string | undefined {
  let lacks = false;
  const told = text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = members[name];
    lacks ||= value === undefined || value === null;
    return String(value);
  });
  return lacks ? undefined : told;
}
