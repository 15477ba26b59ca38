import { spawn } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { rulesIn } from "../../src/cli/older-package";
import { umpireClient } from "../../src/client/index";
import { revisionOf } from "../../src/core/request/revision";
import { hunters } from "../../src/library/hunters";
import * as proof from "../../src/library/proof";
import * as rules from "../../src/library/rules";
import { proveFile } from "../../src/proof/career-file";
import { hunters as whole } from "../../src/rulesets/hunters/index";
import { post } from "../browser/web/table";
import { umpire } from "../cli/terminal";
import { exportedCareer } from "../fixtures/career-file";
import { type Installed, installed, run } from "../fixtures/npm-package";
import { type Used, use } from "../fixtures/package-user";
import { listening } from "../http/server-process";

let here: Installed;

beforeAll(async () => {
  here = await installed();
}, 120_000);

afterAll(() => here.remove());

describe("the published package, installed in an empty folder", () => {
  test("plays games of every ruleset and proves a career as the sources do", async () => {
    const career = await exportedCareer();
    const { used } = (await import(pathToFileURL(join(here.folder, "use.mjs")).href)) as {
      used: (career: unknown) => Promise<Used>;
    };
    const { digests, proven, forged, kinds } = await used(career);
    expect(Object.keys(digests)).toEqual(["hunters", "goeben", "pq17"]);
    for (const game of Object.values(digests)) expect(new Set(game).size).toBeGreaterThan(30);
    expect(proven).toMatchObject({ verified: true, steps: 2, difference: null });
    expect(forged).toMatchObject({ verified: false, difference: { version: 1, code: "SNAPSHOT_DIFFERS" } });
    expect(kinds).toEqual([
      ...[
        "DECISIONS",
        "ODDS",
        "SIMULATION",
        "VERIFICATION",
        "COMPARISON",
        "EXPLANATION",
        "TELLING",
        "TAKE_OVER",
        "REPORT",
        "MALFORMED",
        "MAP",
        "MALFORMED",
      ],
      ...["SENTENCES", "function"],
    ]);
    expect({ digests, proven, forged, kinds }).toEqual(await use({ rules, hunters, proof, umpireClient }, career));
  });

  test("works as README describes, in a language", async () => {
    const [, code] = /^## As a package$[\s\S]*?^```js\n([\s\S]*?)^```$/m.exec(await readFile("README.md", "utf8"))!;
    await writeFile(join(here.folder, "readme.mjs"), code!);
    await writeFile(join(here.folder, "readme.ts"), code!);
    expect(await compile("readme.ts")).toBe("");
    const lines = (await run(here.folder, process.execPath, "readme.mjs")).trim().split("\n");
    expect(lines.filter((line) => line.endsWith("]")).length).toBeGreaterThan(0);
    expect(lines.slice(-2)).toEqual([
      "loadTorpedoes: Charger les torpilles",
      "resolveAssignment: Assigner une patrouille",
    ]);
  });

  test("proves and verifies, for later rules, what was played under its own", async () => {
    const career = await exportedCareer();
    const folder = join(here.folder, "node_modules/naval-umpire");
    const older = await rulesIn(folder, "hunters");
    const later = { revision: revisionOf(whole) + 1, date: "2100-01-01", changes: [] };
    const revised = { ...whole, revisions: [...whole.revisions, later] };
    const closed = { ...revised, operations: revised.operations.filter(({ name }) => name !== "resolveAssignment") };
    expect(proveFile(closed, career)).toMatchObject({
      verified: null,
      difference: { version: 1, code: "RULES_DIFFER" },
    });
    expect(proveFile(closed, career, { rules: [older] })).toMatchObject({ verified: true, steps: 2 });
    const request = { operation: "new", input: { boat: "VIIC", number: 96, name: "Lehmann" }, seed: "a" } as const;
    const answer = rules.adjudicate(hunters, request);
    const files = { "request.json": request, "answer.json": answer };
    const args = ["verify", "hunters", "--request", "request.json", "--answer", "answer.json", "--rules", folder];
    expect((await umpire(args, { files })).json).toMatchObject({ kind: "VERIFICATION", right: true });
  });

  test("has a command line that plays, and checks itself with its own vectors", async () => {
    const main = join(here.folder, "node_modules/naval-umpire/dist/cli/main.mjs");
    expect((await readFile(main, "utf8")).startsWith("#!/usr/bin/env node\n")).toBe(true);
    const newGame = JSON.parse(
      await run(here.folder, process.execPath, main, "new", "hunters", "--seed", "a", "--json"),
    );
    expect(newGame).toMatchObject({ kind: "RESOLUTION", ruleset: "hunters" });
    const checked = await run(
      here.folder,
      process.execPath,
      ...[main, "conformance", "--ruleset", "hunters", "--operation", "resolveAssignment", "--report", "json"],
    );
    const { cases, failed } = JSON.parse(checked);
    expect([cases > 0, failed]).toEqual([true, 0]);
  });

  test("serves games, pages and vectors: npx naval-umpire serve", async () => {
    const main = join(here.folder, "node_modules/naval-umpire/dist/cli/main.mjs");
    const server = await listening(
      spawn(process.execPath, [main, "serve", "--port", "0"], { cwd: here.folder, stdio: ["ignore", "pipe", "pipe"] }),
    );
    const input = { boat: "VIIC", number: 96, name: "Lehmann" };
    const newGame = await post(server.url, "/v1/hunters/new", { input, seed: "a" });
    expect(newGame).toMatchObject({ kind: "RESOLUTION", ruleset: "hunters" });
    const page = await fetch(server.url, { headers: { accept: "text/html" } });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("<html")]);
    const vectors = (await (await fetch(`${server.url}/v1/hunters/vectors`)).json()) as { vectors: number };
    expect(vectors.vectors).toBeGreaterThan(2_000);
    const { code } = await server.end("SIGTERM");
    expect(code).toBe(0);
  });

  test("serves an MCP client over standard input and output", async () => {
    const main = join(here.folder, "node_modules/naval-umpire/dist/cli/main.mjs");
    const client = new Client({ name: "test", version: "1" });
    await client.connect(
      new StdioClientTransport({ command: process.execPath, args: [main, "mcp"], stderr: "inherit" }),
    );
    const newGame = await client.callTool({ name: "new", arguments: { ruleset: "hunters" } });
    expect(newGame.structuredContent).toMatchObject({ kind: "RESOLUTION", step: 1 });
    await client.close();
  });

  test("has types without those of other packages", async () => {
    await writeFile(join(here.folder, "user.ts"), TYPED);
    expect(await compile("user.ts")).toBe("");
    await writeFile(join(here.folder, "wrong.ts"), TYPED.replace("answer.digest", "answer.nothing"));
    await expect(compile("wrong.ts")).rejects.toMatchObject({ stdout: expect.stringContaining("nothing") });
  });

  test("satisfies publint", async () => {
    const { messages, pkg } = await publint({ pkgDir: join(here.folder, "node_modules/naval-umpire"), strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });

  test("has correct types for every way of importing modules", async () => {
    const checked = await checkPackage(createPackageFromTarballData(await readFile(here.tarball)));
    // Resolvers that ignore `exports`, or that require instead of import, cannot load ECMAScript modules.
    const expected = ["NoResolution node10", "CJSResolvesToESM node16-cjs"];
    const problems = "problems" in checked ? checked.problems : [{ kind: "no types" }];
    const kinds = problems.map((each) =>
      "resolutionKind" in each ? `${each.kind} ${each.resolutionKind}` : each.kind,
    );
    expect(kinds.filter((each) => !expected.includes(each))).toEqual([]);
  });

  test("contains its licences, and no file that is not for its users", async () => {
    const files = (await run(here.folder, "tar", "-tzf", here.tarball)).trim().split("\n").sort();
    for (const file of ["LICENSE", "NOTICE", "README.md", "dist/licences.txt"])
      expect(files).toContain(`package/${file}`);
    const kinds = ["dist/cli/", "dist/console/", "dist/library/", "dist/service/", "dist/web/", "test/vectors/"];
    const others = files.filter((file) => !kinds.some((kind) => file.startsWith(`package/${kind}`)));
    expect(others.map((file) => file.slice("package/".length))).toEqual(
      [
        "CHANGELOG.md",
        "LICENSE",
        "NOTICE",
        "README.md",
        "dist/licences.txt",
        "examples/python/verify_career.py",
        "package.json",
      ].sort(),
    );
    expect(files.filter((file) => file.startsWith("package/test/") && !file.endsWith(".json"))).toEqual([]);
    const licences = await readFile(join(here.folder, "node_modules/naval-umpire/dist/licences.txt"), "utf8");
    expect(licences).toMatch(/^zod \S+, MIT$/m);
  });
});

/** Compiles a program of a package user. Returns the compiler's output. Throws if it fails. */
function compile(file: string): Promise<string> {
  const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "es2022", "--lib", "es2022,dom"];
  const tsc = join(process.cwd(), "node_modules/typescript/bin/tsc");
  return run(here.folder, process.execPath, tsc, ...options, "--types", "", file);
}

const TYPED = `
import vector from "naval-umpire/vectors/dice.json" with { type: "json" };
import { umpireClient, type Odds } from "naval-umpire/client";
import { type CareerFile, proveCareer } from "naval-umpire/proof";
import { adjudicate, type Answer } from "naval-umpire";
import { goeben } from "naval-umpire/rules/goeben";
import { hunters } from "naval-umpire/rules/hunters";
import { pq17 } from "naval-umpire/rules/pq17";
const answer: Answer = adjudicate(hunters, {
  operation: "new",
  input: { boat: "VIIC", number: 96, name: "Lehmann" },
  seed: "a",
});
if (answer.kind === "RESOLUTION") {
  const digest: string = answer.digest;
  console.log(digest, goeben.title, pq17.operations.map(({ name }) => name), vector);
}
export const prove = (file: CareerFile) => proveCareer(file);
export type Groups = Odds["groups"];
export const client = umpireClient("http://localhost");
`;
