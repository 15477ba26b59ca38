import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";

afterAll(() => rm(".data/dispute", { recursive: true, force: true }));

test("docs on comparisons: the example is decided as described", async () => {
  const page = readFileSync("docs/compare.md", "utf8");
  const [, typed = ""] = /^```sh\n([\s\S]*?)^```$/m.exec(page)!;
  const [, printed = ""] = /^```text\n([\s\S]*?)^```$/m.exec(page)!;
  const { stdout } = await promisify(execFile)("sh", ["-eu", "-c", typed]);
  expect(stdout).toBe(printed);
}, 60_000);
