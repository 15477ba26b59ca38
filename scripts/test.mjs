// Runs every check of `npm test`, all of them even after a failure, and ends with "N passed, N failed".
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execPath, exit } from "node:process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const temporary = await mkdtemp(join(tmpdir(), "naval-umpire-test-"));
const report = join(temporary, "vitest.json");
const tool = (path) => join(root, "node_modules", path);

/** Each check: its name, the arguments of Node, and whether it is a run of tests that counts them itself. */
const checks = [
  { name: "types", args: [tool("typescript/bin/tsc"), "--noEmit"] },
  {
    name: "lint, format and import rules",
    args: [tool("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."],
  },
  { name: "unused files and exports", args: [tool("knip/bin/knip.js"), "--no-progress"] },
  {
    name: "drift of schema/",
    needs: "scripts/generate-schema.ts",
    args: ["--import", "tsx", "scripts/generate-schema.ts", "--check"],
  },
  { name: "coverage of the rules", args: ["--import", "tsx", "scripts/coverage.ts", "--check"] },
  {
    name: "tests",
    tests: true,
    args: [tool("vitest/vitest.mjs"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  },
];

let passed = 0;
let failed = 0;
const lines = [];
for (const check of checks) {
  if (check.needs !== undefined && !existsSync(join(root, check.needs))) continue;
  console.log(`\n== ${check.name}`);
  const began = performance.now();
  const code = await run(check.args);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const counted = check.tests ? await countTests() : undefined;
  const good = code === 0 && (counted === undefined || counted.failed === 0);
  passed += counted?.passed ?? (good ? 1 : 0);
  // A run of tests that broke down without a failing test is a failure of its own.
  failed += counted === undefined ? (good ? 0 : 1) : Math.max(counted.failed, good ? 0 : 1);
  lines.push(`${good ? "ok    " : "FAILED"} ${seconds.padStart(6)} s  ${check.name}`);
}
await rm(temporary, { recursive: true, force: true });
console.log(`\n${lines.join("\n")}\n\n${passed} passed, ${failed} failed`);
exit(failed === 0 ? 0 : 1);

function run(args) {
  return new Promise((resolve) => {
    const child = spawn(execPath, args, { cwd: root, stdio: "inherit" });
    child.on("error", (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}

async function countTests() {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(await readFile(report, "utf8"));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
