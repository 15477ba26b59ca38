import { Command } from "commander";
import { expect, test } from "vitest";
import { exampleOf } from "../../../test/fixtures/examples";
import { hunters } from "../../rulesets/hunters/index";
import { EXIT } from "../exit";
import type { Terminal } from "../terminal";
import { analysisCommand } from "./analysis";

/** Runs the usual command of an analysis with a request from standard input. */
async function runWith(name: "odds" | "takeOver", request: unknown) {
  const said: string[] = [];
  const terminal = {
    say: (line: string) => void said.push(line),
    readAll: async () => JSON.stringify(request),
    isPeople: false,
    signal: new AbortController().signal,
  } as unknown as Terminal;
  const given = ["hunters", { request: "-" }] as never[];
  const code = await analysisCommand(name).run(terminal, ...given);
  return { code, answer: JSON.parse(said.join("\n")) };
}

const { seed: _, ...attack } = exampleOf(hunters, "resolveDepthCharge");
const project = ["/outcome/hits"];

test("the usual command of an analysis: a request in, the answer as JSON out", async () => {
  const { code, answer } = await runWith("odds", { ...attack, operation: "resolveDepthCharge", project });
  expect(code).toBe(EXIT.DONE);
  expect(answer).toMatchObject({ kind: "ODDS", ruleset: "hunters", project });
});

test("the usual command of an analysis: a request that cannot be read ends with 2", async () => {
  const { code, answer } = await runWith("odds", { ...attack, operation: "resolveDepthCharge", bound: -1 });
  expect(code).toBe(EXIT.UNREADABLE);
  expect(answer).toMatchObject({ kind: "MALFORMED", faults: [{ code: "BOUND_MALFORMED" }] });
});

test("the usual command of an analysis: its name with hyphens, and options of its shared fields alone", () => {
  const { usage, declare } = analysisCommand("takeOver");
  const command = declare(new Command(usage));
  expect(usage).toBe("take-over <ruleset>");
  expect(command.description()).toBe("Take over a paper game.");
  const options = command.options.map(({ long }) => long);
  expect(options).toEqual(["--json", "--no-json", "--language", "--request", "--charts"]);
});
