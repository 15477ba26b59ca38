import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { scripts } from "../../package.json";
import { rulesets } from "../../src/rulesets/index";

const WORKFLOWS = readdirSync(".github/workflows");

/** Steps of a workflow: npm's own commands, or a script of package.json. */
const STEP = /^npm (?:ci|test|publish --provenance|run (?<script>[\w:]+)(?: -- --shard=\$\{\{ matrix\.shard \}\})?)$/;

test.each(WORKFLOWS)("the workflow %s calls npm scripts only, and only those that exist", (file) => {
  const workflow = readFileSync(`.github/workflows/${file}`, "utf8");
  const steps = [...workflow.matchAll(/^ +(?:- )?run: (.*)$/gm)].map(([, command]) => command!);
  expect(steps.length).toBeGreaterThan(1);
  expect(steps.filter((command) => !STEP.test(command))).toEqual([]);
  const calledScripts = steps.flatMap((command) => STEP.exec(command)?.groups?.script ?? []);
  expect(calledScripts.filter((name) => !(name in scripts))).toEqual([]);
});

test("the form for a wrong rule offers every game and every edition", () => {
  const form = readFileSync(".github/ISSUE_TEMPLATE/rule.yml", "utf8");
  const options = [...form.matchAll(/^ +options: \[(.*)\]$/gm)].map(([, list]) => list!.split(", "));
  const all = [...rulesets];
  expect(options).toEqual(
    [all.map(({ id }) => id), all.flatMap(({ editions }) => editions)].map((list) => expect.arrayContaining(list)),
  );
  expect(options.map(({ length }) => length)).toEqual([all.length, all.flatMap(({ editions }) => editions).length]);
});
