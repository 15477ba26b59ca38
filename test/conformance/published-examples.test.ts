import { describe, expect, test } from "vitest";
import { adjudicate } from "../../src/core/engine/adjudicate";
import { evaluateReport } from "../../src/core/engine/report";
import { rulesets } from "../../src/rulesets/index";
import { exampleOf, reportExampleOf } from "../fixtures/examples";

describe.each(rulesets.map((ruleset) => ({ id: ruleset.id, ruleset })))("published examples of $id", ({ ruleset }) => {
  test.each([ruleset.start, ...ruleset.operations])(
    "operation $name: the published example resolves",
    ({ name, outcome }) => {
      const answer = adjudicate(ruleset, { operation: name, ...exampleOf(ruleset, name) });
      if (answer.kind !== "RESOLUTION") expect.fail(JSON.stringify(answer));
      expect(outcome.safeParse(answer.outcome).error?.issues ?? []).toEqual([]);
      expect(ruleset.snapshot.safeParse(answer.snapshot).error?.issues ?? []).toEqual([]);
    },
  );

  test.each(ruleset.reports)("report $name: the published example is accepted", async (report) => {
    const answer = await evaluateReport(ruleset, report, reportExampleOf(ruleset, report.name));
    if (answer.kind !== "REPORT") expect.fail(JSON.stringify(answer));
    expect(report.output.safeParse(answer.output).error?.issues ?? []).toEqual([]);
  });
});
