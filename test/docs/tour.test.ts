import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Served, serve } from "../http/served";

const FOLDER = ".data/tour";

const LONG = 120_000;

let served: Served;

beforeAll(async () => {
  served = await serve();
  // A game file left by hand would be continued.
  await rm(FOLDER, { recursive: true, force: true });
});

afterAll(async () => {
  await served.stop();
  await rm(FOLDER, { recursive: true, force: true });
});

/** The fenced blocks of a page in order: the commands and their output. */
function blocks(page: string): { readonly typed: readonly string[]; readonly printed: readonly string[] } {
  const blocks = [...readFileSync(page, "utf8").matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)];
  const of = (wantedLanguage: string) =>
    blocks.filter(([, language]) => language === wantedLanguage).map(([, , block]) => block!);
  return { typed: of("sh"), printed: of("text") };
}

/** Runs blocks in one shell, without a terminal as input. Returns their output. */
async function carriedOut(typed: readonly string[], cwd: string): Promise<string> {
  const commands = typed.join("\n").replaceAll("http://127.0.0.1:4000", served.url);
  const shell = promisify(execFile)("sh", ["-eu", "-c", commands], { cwd, maxBuffer: 64 * 1024 * 1024 });
  shell.child.stdin!.end();
  return (await shell).stdout;
}

test("the first requests of the docs work as written, and end with sentences", { timeout: LONG }, async () => {
  const { typed, printed } = blocks("README.md");
  expect([typed.length, printed.length]).toEqual([2, 2]);
  const folder = await mkdtemp(join(tmpdir(), "readme-start-"));
  try {
    const stdout = await carriedOut(typed, folder);
    for (const text of printed) expect(stdout).toContain(text);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test(
  "the five-minute tour works as written",
  async () => {
    const { typed, printed } = blocks("docs/tour.md");
    expect([typed.length, printed.length]).toEqual([9, 4]);
    const stdout = await carriedOut(typed, ".");
    for (const text of printed) for (const line of text.trimEnd().split("\n")) expect(stdout).toContain(line);
    expect(stdout).toContain('"rulesets"');
    expect(stdout).toContain("verified: true");
    const [goeben, axis] = ["map.svg", "axis.svg"].map((file) => readFileSync(`${FOLDER}/${file}`, "utf8"));
    for (const svg of [goeben, axis]) expect(svg).toMatch(/<svg [\s\S]*<title/);
    expect(axis).not.toBe(goeben);
  },
  LONG,
);
