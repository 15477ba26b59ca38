import type { Phrases } from "../../../core/contract/phrases";
import { wordFor } from "../../../core/text/sentence";
import { clip, pad, wrap } from "../../../core/text/text-width";
import type { LogSheet, LogSheetRow, LogSheetTarget } from "./log-sheet-schema";

const WIDTH = 100;

const MONTH = 7;

const AREA = 24;

const RESULT = 3;

const GAP = "  ";

const TARGETS = WIDTH - MONTH - AREA - RESULT - 3 * GAP.length;

/** 3.5 The log sheet as printable text, a hundred columns of fixed width at most, in the language of the phrases. */
export function logSheetText(sheet: LogSheet, phrases: Phrases): string {
  const word = (code: string, ...scopes: string[]): string => wordFor(code, phrases, ...scopes);
  const rule = "-".repeat(WIDTH);
  const heads = ["month", "area", "result", "targets"].map((each) => word(`sheet.${each}`));
  return [
    ...headOf(sheet, phrases),
    rule,
    lineOf(heads[0]!, heads[1]!, heads[2]!, heads[3]!),
    rule,
    ...sheet.rows.flatMap((row) => rowLines(row, phrases)),
    rule,
    ...totalsOf(sheet, phrases),
    word("sheet.legend"),
  ]
    .map((line) => clip(line, WIDTH).trimEnd())
    .join("\n");
}

/** Title, boat and Kommandant. */
function headOf({ kommandant, rank, award, boat, number, startMonth }: LogSheet, phrases: Phrases): string[] {
  const of = (code: string, ...scopes: string[]): string => wordFor(code, phrases, ...scopes);
  return [
    `${of("sheet.title")}${GAP}U-${number}${GAP}${of(boat)}${GAP}${of(startMonth)}`,
    `${clip(kommandant, WIDTH - 30)}${GAP}${of(rank)}`,
    of(award, "award"),
  ];
}

function rowLines(row: LogSheetRow, phrases: Phrases): string[] {
  const word = (code: string): string => wordFor(code, phrases);
  const area = row.area === null ? "" : word(row.area);
  const place = row.mission === null ? area : `${area} (${row.mission})`;
  const mark =
    row.entry === "P" || row.entry === "R" ? row.entry : row.entry === "taken" ? word("sheet.before") : place;
  const result = `${row.result ?? ""}${row.advancement ? "*" : ""}`;
  const targets = row.targets.map((target) => targetText(target, phrases));
  const [first = "", ...more] = wrap(targets, phrases.forms.separator, TARGETS);
  return [lineOf(row.month, mark, result, first), ...more.map((line) => lineOf("", "", "", line))];
}

function targetText({ type, name, tons, state }: LogSheetTarget, phrases: Phrases): string {
  const what = name ?? wordFor(type, phrases);
  return `${what} ${tonsText(tons, phrases)} ${wordFor(`sheet.${state}`, phrases)}`;
}

function tonsText(tons: number, phrases: Phrases): string {
  return `${wordFor(tons, phrases)} ${wordFor("sheet.tons", phrases)}`;
}

function lineOf(month: string, area: string, result: string, targets: string): string {
  return [pad(month, MONTH), pad(area, AREA), pad(result, RESULT), targets].join(GAP);
}

/** Totals, and the end of the career. */
function totalsOf({ totals, takenOver, end }: LogSheet, phrases: Phrases): string[] {
  const of = (code: string, ...scopes: string[]): string => wordFor(code, phrases, ...scopes);
  const fate =
    end === null
      ? of("sheet.active")
      : [of(end.month), of(end.fate, "fate"), of(end.victory)].join(phrases.forms.separator);
  const takenOverLines = takenOver === undefined ? [] : [`${of("sheet.taken")}${GAP}${countsText(takenOver, phrases)}`];
  return [countsText(totals, phrases), ...takenOverLines, fate];
}

/** Patrols, successes, ships and tonnage in a line. */
function countsText({ patrols, successes, ships, tons }: LogSheet["totals"], phrases: Phrases): string {
  const of = (code: string): string => wordFor(`sheet.${code}`, phrases);
  return [
    `${of("patrols")} ${patrols}`,
    `${of("successes")} ${successes}`,
    `${of("ships")} ${ships}`,
    `${of("tonnage")} ${tonsText(tons, phrases)}`,
  ].join(GAP);
}
