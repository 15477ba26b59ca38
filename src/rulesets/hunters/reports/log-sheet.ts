import * as z from "zod";
import { defineReport } from "../../../core/contract/operation";
import { languageInput } from "../../../core/text/localize";
import { damagedAfloat } from "../chapters/8-encounters/targets";
import { addMonths } from "../chapters/shared/calendar";
import { patrolsOf, patrolsWith, shipsOf, tonsOf, tonsSunk } from "../chapters/shared/log";
import type { Charts } from "../charts/schema";
import { named } from "../schemas";
import { type LoggedShip, type LogRow, type Snapshot, snapshotSchema, type TakenOver } from "../snapshot";
import { languages } from "../text/index";
import { type LogSheet, type LogSheetRow, type LogSheetTarget, logSheetSchema } from "./log-sheet-schema";
import { logSheetText } from "./log-sheet-text";

/** 3.5 The log sheet of a career: a row per month from the first to the last reached, and the totals. */
export function logSheet(state: Snapshot, charts: Charts): LogSheet {
  const { kommandant, boat, edition, startMonth, takenOver, end } = state;
  const { name, rank, award } = kommandant;
  return {
    kommandant: name,
    rank,
    award,
    boat: boat.type,
    number: boat.number,
    edition,
    startMonth,
    rows: rowsOf(state, charts),
    totals: {
      patrols: patrolsOf(state),
      ships: shipsOf(state),
      tons: tonsSunk(state),
      successes: patrolsWith(state, "S"),
    },
    ...(takenOver && { takenOver: behind(takenOver) }),
    end: end === null ? null : { fate: end.fate, month: end.month, victory: end.victory },
  };
}

/** 3.5 The rows of the log sheet up to the last month reached; a refit that outlasts the game ends with it (5.1.2). */
function rowsOf(state: Snapshot, charts: Charts): LogSheetRow[] {
  const entries = entriesOf(withShipsInSight(state), charts, state.takenOver?.successes ?? 0);
  const last = state.end?.month ?? state.month;
  const from = state.takenOver?.month ?? state.startMonth;
  const rows: LogSheetRow[] = [];
  for (let month = state.startMonth; month <= last; month = addMonths(month, 1)) {
    rows.push(entries.get(month) ?? bare(month, month < from ? "taken" : "empty"));
  }
  return rows;
}

/**
 * 9.2.6 The log, with the ships damaged in a fight that goes on or in which the boat was lost. For a boat lost at sea
 * the fight is over (10.9.4).
 */
function withShipsInSight({ engagement, end, log }: Snapshot): readonly LogRow[] {
  const last = log.at(-1);
  const isLogged = engagement === null || end?.fate === "lost_at_sea";
  const damaged = isLogged ? [] : damagedAfloat(engagement);
  if (last === undefined || damaged.length === 0) return log;
  const ships = damaged.map(({ type, name, tons }) => ({ type, name, tons, sunk: false }));
  return [...log.slice(0, -1), { ...last, ships: [...last.ships, ...ships] }];
}

/** 10.10.4, 10.10.6 The entries of a patrol: its own in its first month, then P for its further months, then R for the refit. */
function entriesOf(log: readonly LogRow[], charts: Charts, before: number): Map<string, LogSheetRow> {
  const entries = new Map<string, LogSheetRow>();
  let successes = before;
  for (const patrol of log) {
    if (patrol.result === "S") successes += 1;
    const third = successes % charts.CREW_QUALITY.facts.successesPerAdvancement === 0;
    entries.set(patrol.month, patrolRow(patrol, patrol.result === "S" && third));
    for (let after = 1; after <= patrol.patrolMonths + patrol.refitMonths; after += 1) {
      const month = addMonths(patrol.month, after);
      entries.set(month, bare(month, after <= patrol.patrolMonths ? "P" : "R"));
    }
  }
  return entries;
}

function patrolRow(patrol: LogRow, advancement: boolean): LogSheetRow {
  const { month, boat, area, mission, result, ships } = patrol;
  const targets = ships.map(target);
  return { month, entry: "patrol", area, mission, boat, targets, tons: tonsOf(patrol), result, advancement };
}

/** 3.5 The log-sheet record of a career before it was taken over from paper. */
function behind({ sunk, ...counts }: TakenOver): NonNullable<LogSheet["takenOver"]> {
  return { ...counts, targets: sunk.map((ship) => target({ ...ship, sunk: true })) };
}

function target({ type, name, tons, sunk }: LoggedShip): LogSheetTarget {
  return { type, name, tons, state: sunk ? "sunk" : "damaged" };
}

function bare(month: string, entry: "P" | "R" | "taken" | "empty"): LogSheetRow {
  const none = { area: null, mission: null, boat: null, targets: [], tons: 0, result: null };
  return { month, entry, ...none, advancement: false };
}

const input = z.strictObject({
  snapshot: snapshotSchema.describe("The career, at any stage."),
  language: languageInput(languages),
});

const output = named(
  () =>
    z.strictObject({
      sheet: logSheetSchema,
      language: z.string().describe("Language of the text."),
      text: z.string().describe("The log sheet as printable text, at most 100 columns wide."),
    }),
  "LogSheetReport",
  "3.5 The log sheet of a career, as data and as text.",
);

/** 3.5 The log sheet of a career. */
export const logSheetReport = defineReport<Charts, z.infer<typeof input>, z.infer<typeof output>>({
  name: "logSheet",
  title: "Log sheet",
  doc: "Returns the log sheet of a career, month by month, as data and as printable text.",
  rules: ["3.5", "4.3", "10.10", "11.1"],
  input,
  snapshots: ["/snapshot"],
  output,
  example: { snapshot: "result-sunk", language: "en" },
  compute(input, charts, phrases) {
    const sheet = logSheet(input.snapshot, charts);
    return { sheet, language: phrases.language, text: logSheetText(sheet, phrases) };
  },
});
