// Runs the quick checks and tests (`npm test`), all of them (--all), or those of one shard (--shard=rules). Continues
// after a failure. The last line is "N passed, N failed".
import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { argv, execPath, exit } from "node:process";
import { fileURLToPath } from "node:url";
import "./unread-output.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const temporary = await mkdtemp(join(tmpdir(), "naval-umpire-test-"));
const report = join(temporary, "vitest.json");
const tool = (path) => join(root, "node_modules", path);

/** Checks that read the sources: names and arguments of Node. */
const checks = {
  // One checker: several would each compute the same types again.
  types: [tool("typescript/bin/tsc"), "--noEmit", "--checkers", "1"],
  "types of the page": [tool("typescript/bin/tsc"), "--noEmit", "-p", "src/web"],
  "lint, format and import rules": [tool("@biomejs/biome/bin/biome"), "check", "--error-on-warnings", "."],
  "unused files and exports": [tool("knip/bin/knip.js"), "--no-progress"],
  "coverage of the rules": ["scripts/run.mjs", "scripts/coverage.ts", "--check"],
};

/** The shards of --all, each with its checks and its projects of vitest.config.ts. */
const shards = {
  rules: { checks: ["coverage of the rules"], projects: ["unit", "quick", "rules"] },
  api: { checks: [], projects: ["api"] },
  web: { checks: ["types of the page"], projects: ["web"] },
  package: { checks: ["types", "lint, format and import rules", "unused files and exports"], projects: ["package"] },
};

const quick = {
  checks: ["types", "types of the page", "lint, format and import rules", "unused files and exports"],
  projects: ["unit", "quick"],
};

const plan = planOf(argv.slice(2));
const tests = [
  ...[tool("vitest/vitest.mjs"), "run", ...plan.projects.flatMap((name) => ["--project", name])],
  ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
];

// Checks and tests read the generated files and the vectors.
const built = await run(["scripts/run.mjs", "test/vectors/main.ts", "--changed"], "inherit");
if (built.code !== 0) {
  console.log("0 passed, 1 failed");
  exit(1);
}

let passed = 0;
let failed = 0;
const lines = [];
// The checks run in parallel and print when they end. The tests use every core by themselves.
const pending = [...plan.checks];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let name = pending.shift(); name !== undefined; name = pending.shift()) await judge(name, checks[name]);
  }),
);
await judge("tests", tests, true);
await rm(temporary, { recursive: true, force: true });
console.log(`\n${lines.join("\n")}\n\n${passed} passed, ${failed} failed`);
exit(failed === 0 ? 0 : 1);

/** The checks and projects that the arguments select. */
function planOf(args) {
  const unknown = args.find((each) => each !== "--all" && !each.startsWith("--shard="));
  if (unknown !== undefined) {
    console.error(`${unknown} is not an option; --all and --shard=NAME are. For one file: npx vitest run <file>.`);
    return exit(1);
  }
  const shard = args.find((each) => each.startsWith("--shard="))?.slice("--shard=".length);
  if (shard === undefined) {
    if (!args.includes("--all")) return quick;
    const all = Object.values(shards);
    return { checks: all.flatMap((each) => each.checks), projects: all.flatMap((each) => each.projects) };
  }
  if (shard in shards) return shards[shard];
  console.error(`--shard must be one of ${Object.keys(shards).join(", ")}.`);
  return exit(1);
}

async function judge(name, args, isTests = false) {
  if (isTests) console.log(`\n== ${name}`);
  const began = performance.now();
  const { code, output } = await run(args, isTests ? "inherit" : "pipe");
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (!isTests) console.log(`\n== ${name}\n${output.trimEnd()}`);
  const counted = isTests ? await countTests() : undefined;
  const good = code === 0 && (counted === undefined || counted.failed === 0);
  passed += counted?.passed ?? (good ? 1 : 0);
  // A test run that crashes without a failing test counts as one failure.
  failed += counted === undefined ? (good ? 0 : 1) : Math.max(counted.failed, good ? 0 : 1);
  lines.push(`${good ? "ok    " : "FAILED"} ${seconds.padStart(6)} s  ${name}`);
  // Repeated at the end, where a reader of a long log looks first.
  for (const { name: test, why } of counted?.failures ?? []) lines.push(`  failed: ${test}\n    ${why}`);
}

/** Runs Node. Returns its exit code, and its output if `stdio` is "pipe". */
function run(args, stdio) {
  return new Promise((resolve) => {
    let output = "";
    const append = (text) => {
      output += text;
    };
    const child = spawn(execPath, args, { cwd: root, stdio: ["inherit", stdio, stdio] });
    child.stdout?.setEncoding("utf8").on("data", append);
    child.stderr?.setEncoding("utf8").on("data", append);
    child.on("error", (error) => {
      console.error(error.message);
      resolve({ code: 1, output });
    });
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

async function countTests() {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(await readFile(report, "utf8"));
    const failures = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages: [why = ""] }) => ({
          name: `${relative(root, name)}: ${fullName}`,
          why: why.split("\n", 1)[0],
        })),
    );
    return { passed: numPassedTests, failed: numFailedTests, failures };
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
}
