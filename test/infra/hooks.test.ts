import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { scripts } from "../../package.json";

const run = promisify(execFile);

/** Git without a repository or configuration of the machine, even if another hook runs the tests. */
const ENVIRONMENT = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"))),
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_AUTHOR_NAME: "Test",
  GIT_AUTHOR_EMAIL: "test@example.org",
  GIT_COMMITTER_NAME: "Test",
  GIT_COMMITTER_EMAIL: "test@example.org",
};

let folder: string;

const git = (...args: string[]) => run("git", args, { cwd: folder, env: ENVIRONMENT });

/** Commits with this message. Returns the hook's report, and the subject of the newest commit. */
async function commit(message: string): Promise<{ report: string; subject: string }> {
  const report = await git("commit", "--allow-empty", "--message", message).then(
    () => "",
    ({ stderr }: { stderr: string }) => stderr,
  );
  const { stdout } = await git("log", "-1", "--format=%s");
  return { report, subject: stdout.trim() };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "naval-umpire-hooks-"));
  await git("init", "--quiet");
  await git("commit", "--allow-empty", "--message", "test: begin without the hook");
  const [program, ...args] = scripts.hooks.split(" ");
  expect([program, args.at(-1)]).toEqual(["git", ".githooks"]);
  await git(...args.slice(0, -1), resolve(".githooks"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the hook installed by npm run hooks", () => {
  test.each([
    "docs: replace estimated timings with measured ones",
    "pq17: keep SQLite's name in a subject",
    "web-app: need no reload\n\nBecause the page follows its service.",
    `test: keep ${"é".repeat(49)}`,
    'Revert "docs: replace estimated timings"',
    "fixup! docs: replace estimated timings",
    "Merge branch 'work' into main",
  ])("accepts %j", async (message) => {
    expect(await commit(message)).toEqual({ report: "", subject: message.split("\n")[0] });
  });

  test.each([
    ["Replace estimated timings", 'Begin with an area and a verb, both in lower case: "area: imperative, lower case".'],
    ["Docs: replace timings", 'Begin with an area and a verb, both in lower case: "area: imperative, lower case".'],
    ["docs: Replace timings", 'Begin with an area and a verb, both in lower case: "area: imperative, lower case".'],
    ["docs:replace timings", 'Begin with an area and a verb, both in lower case: "area: imperative, lower case".'],
    [
      "docs: replaced timings",
      'Use the imperative, such as "add" instead of "added", "adding" or "adds"; the verb is "replaced".',
    ],
    [
      "docs: replacing timings",
      'Use the imperative, such as "add" instead of "added", "adding" or "adds"; the verb is "replacing".',
    ],
    [
      "docs: replaces timings",
      'Use the imperative, such as "add" instead of "added", "adding" or "adds"; the verb is "replaces".',
    ],
    ["docs: replace timings.", "End without a period."],
    ["docs: replace timings\nwith measured ones", "Leave the second line empty."],
    [`test: keep ${"e".repeat(50)}`, "Use at most 60 characters; the subject has 61. Put the reason into the body."],
  ])("rejects %j with the reason", async (message, reason) => {
    const { subject: before } = await commit("test: commit something");
    const { report, subject } = await commit(message);
    expect(report.split("\n").filter((line) => line.startsWith("- "))).toEqual([`- ${reason}`]);
    expect(subject).toBe(before);
  });
});
