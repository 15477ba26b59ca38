import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { examplesOf } from "../fixtures/examples";
import { serve } from "../http/served";

test("spreadsheet example: writes a log sheet as CSV, one row per target", async () => {
  const folder = await mkdtemp(join(tmpdir(), "log-sheet-"));
  const served = await serve();
  try {
    const file = join(folder, "game.json");
    await writeFile(file, JSON.stringify(examplesOf({ id: "hunters" }).reports.logSheet));
    const args = ["--import", "tsx", "examples/spreadsheet/log-sheet-csv.ts", file, served.url];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, args);
    expect([stderr, stdout.split("\r\n")]).toEqual([
      "",
      [
        "month,entry,area,mission,boat,result,target,type,tons,state",
        "1941-06,patrol,atlantic,,VIIC,,Firby,small_freighter,4900,sunk",
        "1941-06,patrol,atlantic,,VIIC,,Coimbra,tanker,6800,damaged",
        "",
      ],
    ]);
  } finally {
    await served.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
