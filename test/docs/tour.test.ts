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

/** The fenced JSON blocks of a page, parsed. */
function jsonBlocks(page: string): readonly unknown[] {
  return [...readFileSync(page, "utf8").matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, json]) => JSON.parse(json!));
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

test("docs/answers.md: the example request returns the quoted members", { timeout: LONG }, async () => {
  const { typed, printed } = blocks("docs/answers.md");
  const folder = await mkdtemp(join(tmpdir(), "answers-"));
  try {
    const stdout = await carriedOut(typed, folder);
    const members = [...printed[0]!.matchAll(/"(\w+)": ("[^"]*"|\d+)/g)];
    expect(members.length).toBeGreaterThan(20);
    for (const [, name, value] of members) expect(stdout).toContain(`"${name}":${value}`);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("docs/graphql.md: the example query returns the quoted response", { timeout: LONG }, async () => {
  const [response] = jsonBlocks("docs/graphql.md");
  const folder = await mkdtemp(join(tmpdir(), "graphql-"));
  try {
    await carriedOut(blocks("README.md").typed.slice(0, 1), folder);
    const stdout = await carriedOut(blocks("docs/graphql.md").typed, folder);
    expect(JSON.parse(stdout)).toEqual(response);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("docs/http.md: the example request returns the quoted problem document", { timeout: LONG }, async () => {
  const [problem] = jsonBlocks("docs/http.md");
  const stdout = await carriedOut(blocks("docs/http.md").typed, ".");
  expect(JSON.parse(stdout)).toMatchObject(problem as object);
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
