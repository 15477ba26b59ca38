import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Served, serve } from "../http/served";

/** An example: its command, and what must be installed for it. */
interface Example {
  readonly name: string;
  readonly command: readonly string[];
  readonly needs: readonly string[];
}

const EXAMPLES: readonly Example[] = [
  { name: "TypeScript", command: [process.execPath, "--import", "tsx", "examples/typescript/referee.ts"], needs: [] },
  { name: "Python", command: ["python3", "examples/python/referee.py"], needs: ["python3"] },
  { name: "curl", command: ["sh", "examples/curl/referee.sh"], needs: ["curl", "jq"] },
];

function isInstalled(program: string): boolean {
  return spawnSync(program, ["--version"], { stdio: "ignore" }).status === 0;
}

let served: Served;

beforeAll(async () => {
  served = await serve();
});

afterAll(() => served.stop());

/** The lines of an example, grouped by their prefix. */
async function linesOf({ command }: Example): Promise<Readonly<Record<string, readonly string[]>>> {
  const [program, ...args] = command;
  const { stdout, stderr } = await promisify(execFile)(program!, [...args, served.url]);
  expect(stderr).toBe("");
  const lines: Record<string, string[]> = {};
  for (const line of stdout.trimEnd().split("\n")) {
    const [topic = "", text = ""] = line.split(/: (.*)/);
    lines[topic] = [...(lines[topic] ?? []), text];
  }
  return lines;
}

describe("the examples", () => {
  const runs: Readonly<Record<string, readonly string[]>>[] = [];

  for (const example of EXAMPLES) {
    const missing = example.needs.filter((program) => !isInstalled(program));
    const name = `${example.name} plays and verifies a session`;
    test.skipIf(missing.length > 0)(missing.length > 0 ? `${name} (no ${missing.join(", ")} here)` : name, async () => {
      const lines = await linesOf(example);
      expect(lines.start).toEqual(["KptLt, 1940-10"]);
      expect(lines.open).toEqual(["loadTorpedoes", "resolveAssignment"]);
      expect(lines.closed!.length).toBeGreaterThan(20);
      expect(lines.audit!.length).toBeGreaterThan(2);
      expect(lines.odds!.length).toBeGreaterThan(2);
      expect(lines.roll!.length).toBeGreaterThan(0);
      expect(lines.encounter).toHaveLength(1);
      expect(lines.verified).toEqual([expect.stringMatching(/^true, by kind, .*snapshot/)]);
      runs.push(lines);
    });
  }

  test("print the same in every language, except for their dice", () => {
    // Exact shares depend on the available time, so two answers may differ.
    const same = ({ start, open, closed, audit, odds }: (typeof runs)[number]) => {
      return { start, open, closed, audit, odds: odds!.map((line) => line.replace(/ [\d.]+,/, "")) };
    };
    for (const lines of runs) expect(same(lines)).toEqual(same(runs[0]!));
  });
});
