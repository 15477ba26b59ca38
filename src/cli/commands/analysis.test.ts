import { Command } from "commander";
import { expect, test } from "vitest";
import { exampleOf } from "../../../test/fixtures/examples";
import { hunters } from "../../rulesets/hunters/index";
import { EXIT } from "../exit";
import type { Terminal } from "../terminal";
import { analysisCommand } from "./analysis";

/** Runs the generic command of an analysis with a request from standard input. */
async function runWith(name: "odds" | "takeOver", request: unknown) {
  const lines: string[] = [];
  const terminal = {
    say: (line: string) => void lines.push(line),
    readAll: async () => JSON.stringify(request),
    isPeople: false,
    signal: new AbortController().signal,
  } as unknown as Terminal;
  const args = ["hunters", { request: "-" }] as never[];
  const code = await analysisCommand(name).run(terminal, ...args);
  return { code, answer: JSON.parse(lines.join("\n")) };
}

const { seed: _, ...attack } = exampleOf(hunters, "resolveDepthCharge");
const project = ["/outcome/hits"];

test("generic analysis command: prints the answer to a request from standard input as JSON", async () => {
  const { code, answer } = await runWith("odds", { ...attack, operation: "resolveDepthCharge", project });
  expect(code).toBe(EXIT.DONE);
  expect(answer).toMatchObject({ kind: "ODDS", ruleset: "hunters", project });
});

test("generic analysis command: a malformed request ends with 2", async () => {
  const { code, answer } = await runWith("odds", { ...attack, operation: "resolveDepthCharge", bound: -1 });
  expect(code).toBe(EXIT.UNREADABLE);
  expect(answer).toMatchObject({ kind: "MALFORMED", faults: [{ code: "BOUND_MALFORMED" }] });
});

test("generic analysis command: hyphenated name, and only the options of its shared fields", () => {
  const { usage, declare } = analysisCommand("takeOver");
  const command = declare(new Command(usage));
  expect(usage).toBe("take-over <ruleset>");
  expect(command.description()).toBe("Take over a paper game.");
  const options = command.options.map(({ long }) => long);
  expect(options).toEqual(["--json", "--no-json", "--language", "--request", "--charts"]);
});
