import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const ROOT = fileURLToPath(new URL("../..", import.meta.url));
const PAGE = readFileSync(join(ROOT, "docs/conformance.md"), "utf8");
const LONG = 120_000;

/** The first code block of a language below a heading of the page. */
function block(heading: string, language: string): string {
  const [, section = ""] = PAGE.split(`\n## ${heading}\n`);
  const block = section.split(`\n\`\`\`${language}\n`)[1]?.split("```")[0];
  if (block === undefined) throw new Error(`There is no ${language} below ${heading}.`);
  return block;
}

const hasPytest = spawnSync("python3", ["-c", "import pytest"]).status === 0;

describe("docs/conformance.md", () => {
  let folder = "";

  /** Runs a command of the page in a project with the package installed. */
  const run = (command: string, fault = "none") => {
    const env = { ...process.env, WRONG: "resolveFollow", FAULT: fault, NODE_OPTIONS: "" };
    return spawnSync("sh", ["-c", command], { cwd: folder, encoding: "utf8", env, timeout: LONG });
  };

  /** This project's kernel, as the reader's engine. */
  const installEngine = (): void => {
    const engine = JSON.stringify([process.execPath, join(ROOT, "test/cli/wrong-engine.mjs")]);
    writeFileSync(join(folder, "engine.py"), `import os\nos.execv(${engine}[0], ${engine})\n`);
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "naval-umpire-recipes-"));
    const bin = join(folder, "node_modules/.bin");
    mkdirSync(bin, { recursive: true });
    const few = 'set -- "$@" --operation resolveFollow abortPatrol';
    const umpire = `exec "${process.execPath}" "${join(ROOT, "scripts/umpire.mjs")}" "$@"`;
    writeFileSync(join(bin, "umpire"), `#!/bin/sh\n${few}\n${umpire}\n`);
    chmodSync(join(bin, "umpire"), 0o755);
    writeFileSync(join(folder, "package.json"), "{}");
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test(
    "the first engine supports nothing, and the report says so",
    () => {
      writeFileSync(join(folder, "engine.py"), block("Adapter", "python"));
      const { status, stdout } = run('npx umpire conformance --adapter "python3 engine.py" --ruleset hunters');
      expect(stdout).toMatch(/UNSUPPORTED hunters .*\bhunters abortPatrol \(\d+\)/);
      expect(stdout).toMatch(/0 of (\d+) cases passed, 0 failed, \1 unsupported, 0 not sent/);
      expect(status).toBe(1);
    },
    LONG,
  );

  test(
    "the recipe for GitHub Actions fails for a new failure, and passes with it in the baseline",
    () => {
      installEngine();
      const steps = [...block("GitHub Actions", "yaml").matchAll(/^ {6}- run: (.+)$/gm)].map(([, command]) => command!);
      const [install, ...commands] = steps;
      expect(install).toBe("npm install --no-save naval-umpire");
      expect(commands).toHaveLength(1);
      const write = PAGE.split("\n## Baseline\n")[1]!.match(/^ {4}(npx .+ --update-baseline)$/m)![1]!;
      expect(run(`${write} --ruleset hunters`).status).toBe(0);
      expect(run(commands[0]!, "refusal").status).toBe(1);
      expect(readFileSync(join(folder, "conformance.xml"), "utf8")).toContain('<failure type="code"');
      expect(run(`${write} --ruleset hunters`, "refusal").status).toBe(0);
      expect(run(commands[0]!, "refusal").status).toBe(0);
      expect(readFileSync(join(folder, "conformance.xml"), "utf8")).toContain('<skipped message="known failure: code');
    },
    LONG,
  );

  test.skipIf(!hasPytest)(
    "the recipe for pytest has a test for each rule, and fails those of a wrong one",
    () => {
      installEngine();
      writeFileSync(join(folder, "test_conformance.py"), block("pytest", "python"));
      const command = block("pytest", "sh").trim();
      const right = run(command);
      expect(right.stdout).toMatch(/^\d+ passed in /m);
      expect(right.status).toBe(0);
      const wrong = run(command, "refusal");
      expect(wrong.stdout).toMatch(/^FAILED test_conformance\.py::test_rule\[9\.7/m);
      expect(wrong.stdout).toContain('code: expected "');
      expect(wrong.status).toBe(1);
    },
    LONG,
  );

  test("lists every option of the command", () => {
    const help = readFileSync(join(ROOT, "src/cli/commands/conformance.ts"), "utf8");
    const options = [...help.matchAll(/\.option\("(--[a-z-]+)/g)].map(([, name]) => name!);
    expect(options.length).toBeGreaterThan(10);
    expect(options.filter((name) => !PAGE.includes(`| \`${name}`))).toEqual([]);
  });
});
