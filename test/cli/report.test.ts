import { expect, test } from "vitest";
import { EXIT } from "../../src/cli/exit";
import { handler as rest } from "../../src/handlers/rest";
import { rulesets } from "../../src/rulesets/index";
import { reportExampleOf } from "../fixtures/examples";
import { post } from "../http/client";
import { umpire } from "./terminal";

const REPORTS = rulesets.flatMap((ruleset) => ruleset.reports.map(({ name }) => ({ ruleset, id: ruleset.id, name })));

test.each(REPORTS)("report: $name of $id equals that of REST", async ({ ruleset, id, name }) => {
  const example = reportExampleOf(ruleset, name);
  const { code, json } = await umpire(["report", id, name, "--request", "-"], { stdin: example });
  const answer = await post(rest, `/v1/${id}/${name}`, example);
  expect([code, answer.status]).toEqual([EXIT.DONE, 200]);
  expect(json).toEqual(answer.json);
});

test("3.5 report: text output is the log sheet in the user's language, for the snapshot in a resolution", async () => {
  const { snapshot } = reportExampleOf(rulesets[0]!, "logSheet");
  const args = ["report", "hunters", "logSheet", "--snapshot", "game.json", "--language", "fr"];
  const { code, out } = await umpire(args, { files: { "game.json": { snapshot } }, isPeople: true });
  expect([code, out.split("\n")[0]]).toEqual([EXIT.DONE, expect.stringContaining("JOURNAL")]);
});

test.each([
  ["logShet", "REPORT_UNKNOWN", "/report"],
  ["logSheet", "SNAPSHOT_MISSING", "/snapshot"],
])("report: %s has a fault", async (name, fault, pointer) => {
  const { code, json } = await umpire(["report", "hunters", name]);
  expect([code, json.faults]).toMatchObject([EXIT.UNREADABLE, [{ code: fault, pointer }]]);
});
