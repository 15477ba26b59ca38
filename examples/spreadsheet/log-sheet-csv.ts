// A career's log sheet for a spreadsheet: npx tsx examples/spreadsheet/log-sheet-csv.ts game.json > log.csv
import { readFile } from "node:fs/promises";
import { umpireClient } from "naval-umpire/client";

const [file, url = "http://127.0.0.1:4000"] = process.argv.slice(2);
if (file === undefined) throw new Error("Name the file of a resolution or a snapshot.");
const game = JSON.parse(await readFile(file, "utf8"));
const { output } = await umpireClient(url).hunters.logSheet({ snapshot: game.snapshot ?? game });

/** Formats a cell (RFC 4180). Text that a spreadsheet would read as a formula gets a leading apostrophe. */
function cell(value: string | number | null): string {
  const text = String(value ?? "");
  const safe = typeof value === "string" && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

// One row per target, so that sums and filters work. A month without targets has one row.
const head = ["month", "entry", "area", "mission", "boat", "result", "target", "type", "tons", "state"];
const rows = output.sheet.rows.flatMap(({ month, entry, area, mission, boat, result, targets }) => {
  const common = [month, entry, area, mission, boat, result];
  if (targets.length === 0) return [[...common, null, null, null, null]];
  return targets.map(({ name, type, tons, state }) => [...common, name, type, tons, state]);
});
for (const row of [head, ...rows]) process.stdout.write(`${row.map(cell).join(",")}\r\n`);
