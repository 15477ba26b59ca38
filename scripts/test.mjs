// Runs every check of `npm test`, all of them even after a failure, and ends with "N passed, N failed".
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { execPath, exit } from "node:process";
import { fileURLToPath } from "node:url";
import "./unread-output.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const temporary = await mkdtemp(join(tmpdir(), "naval-umpire-test-"));
const report = join(temporary, "vitest.json");
const tool = (path) => join(root, "node_modules", path);

/** Each check, the longest first: its name, the arguments of Node, and whether it is a run of tests that counts them itself. */
const checks = [
  // With one checker: several work out the same types again, each for itself.
  { name: "types", args: [tool("typescript/bin/tsc"), "--noEmit", "--checkers", "1"] },
  { name: "types of the page", args: [tool("typescript/bin/tsc"), "--noEmit", "-p", "src/web"] },
  {
    name: "lint, format and import rules",
    args: [tool("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."],
  },
  { name: "unused files and exports", args: [tool("knip/bin/knip.js"), "--no-progress"] },
  { name: "coverage of the rules", args: ["scripts/run.mjs", "scripts/coverage.ts", "--check"] },
];
const tests = {
  name: "tests",
  tests: true,
  args: [tool("vitest/vitest.mjs"), "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
};

// Checks and tests read what is generated, the vectors among it.
const built = await run(["scripts/run.mjs", "test/vectors/main.ts", "--changed"], "inherit");
if (built.code !== 0) exit(1);

let passed = 0;
let failed = 0;
const lines = [];
// The checks go side by side, and each one's words are told when it ends; the tests fill every core by themselves.
const left = [...checks];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let check = left.shift(); check !== undefined; check = left.shift()) await judge(check, "pipe");
  }),
);
await judge(tests, "inherit");
await rm(temporary, { recursive: true, force: true });
console.log(`\n${lines.join("\n")}\n\n${passed} passed, ${failed} failed`);
exit(failed === 0 ? 0 : 1);

async function judge(check, output) {
  if (output === "inherit") console.log(`\n== ${check.name}`);
  const began = performance.now();
  const { code, said } = await run(check.args, output);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (output === "pipe") console.log(`\n== ${check.name}\n${said.trimEnd()}`);
  const counted = check.tests ? await countTests() : undefined;
  const good = code === 0 && (counted === undefined || counted.failed === 0);
  passed += counted?.passed ?? (good ? 1 : 0);
  // A run of tests that broke down without a failing test is a failure of its own.
  failed += counted === undefined ? (good ? 0 : 1) : Math.max(counted.failed, good ? 0 : 1);
  lines.push(`${good ? "ok    " : "FAILED"} ${seconds.padStart(6)} s  ${check.name}`);
  // Named once more at the end, where whoever sees only the last lines of a long run finds them.
  for (const { verdict, name, why } of counted?.remarks ?? []) lines.push(`  ${verdict}: ${name}\n    ${why}`);
}

/** Runs Node; gives its exit code, and what it said where its output is not handed on at once. */
function run(args, output) {
  return new Promise((resolve) => {
    let said = "";
    const hear = (text) => {
      said += text;
    };
    const child = spawn(execPath, args, { cwd: root, stdio: ["inherit", output, output] });
    child.stdout?.setEncoding("utf8").on("data", hear);
    child.stderr?.setEncoding("utf8").on("data", hear);
    child.on("error", (error) => {
      console.error(error.message);
      resolve({ code: 1, said });
    });
    child.on("close", (code) => resolve({ code: code ?? 1, said }));
  });
}

async function countTests() {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(await readFile(report, "utf8"));
    const remarks = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ failureMessages }) => failureMessages.length > 0)
        .map(({ status, fullName, failureMessages: [why] }) => ({
          verdict: status === "failed" ? "failed" : "passed at the second try",
          name: `${relative(root, name)}: ${fullName}`,
          why: why.split("\n", 1)[0],
        })),
    );
    return { passed: numPassedTests, failed: numFailedTests, remarks };
  } catch {
    return { passed: 0, failed: 1, remarks: [] };
  }
}
