import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const IMPORTS = "lint/style/noRestrictedImports";

const GLOBALS = "lint/style/noRestrictedGlobals";

const RANDOM = "plugin";

const CYCLES = "lint/suspicious/noImportCycles";

const RULES = [IMPORTS, GLOBALS, RANDOM, CYCLES];

/** A file: its path, its text, and the rule that must report it. No rule for a file that must pass. */
type Case = readonly [path: string, text: string, rule?: string];

const use = (from: string) => `import { thing } from "${from}";\nexport const used = thing;\n`;

const broken: readonly Case[] = [
  ["src/core/e.ts", use("node:fs"), IMPORTS],
  ["src/core/f.ts", use("graphql"), IMPORTS],
  ["src/core/g.ts", `import { randomBytes } from "node:crypto";\nexport const used = randomBytes(4);\n`, IMPORTS],
  ["src/core/h.ts", "export const face = Math.random();\n", RANDOM],
  ["src/core/i.ts", "export const { random } = Math;\n", RANDOM],
  ["src/core/j.ts", "export const now = Date.now();\n", GLOBALS],
  ["src/core/k.ts", "export const now = new Date();\n", GLOBALS],
  ["src/core/l.ts", "export const stage = process.env.STAGE;\n", GLOBALS],
  ["src/core/m.ts", "export const stage = globalThis.process.env.STAGE;\n", GLOBALS],
  ["src/core/n.ts", `import type { Thing } from "./o";\nexport type Other = Thing;\n`, CYCLES],
  ["src/core/o.ts", `import type { Other } from "./n";\nexport type Thing = Other;\n`, CYCLES],
  ["src/rulesets/hunters/c.ts", use("node:crypto"), IMPORTS],
  ["src/proof/a.ts", use("node:crypto"), IMPORTS],
  ["src/proof/b.ts", "export const year = new Date().getFullYear();\n", GLOBALS],
  ["src/rulesets/hunters/d.ts", use("type-graphql"), IMPORTS],
  ["src/rulesets/hunters/chapters/e.ts", "export const face = 1 + Math.floor(Math.random() * 6);\n", RANDOM],
  ["src/rulesets/hunters/f.ts", "export const year = new Date().getFullYear();\n", GLOBALS],
  ["src/api/rest/a.ts", use("@aws-sdk/client-dynamodb"), IMPORTS],
  ["src/handlers/a.ts", use("@aws-sdk/lib-dynamodb"), IMPORTS],
  ["src/client/b.ts", use("node:https"), IMPORTS],
];

const sound: readonly Case[] = [
  ["src/core/sound/b.ts", use("zod") + use("../dice/dice") + use("./contract/chart")],
  ["src/core/sound/c.ts", "export const half = Math.floor(3 / 2);\n"],
  ["src/core/sound/d.test.ts", use("node:fs")],
  ["src/rulesets/hunters/sound/a.ts", use("../../../core/dice/dice") + use("../charts/pack.json") + use("zod")],
  ["src/careers/sound.ts", use("@aws-sdk/client-dynamodb") + use("node:crypto")],
  ["src/api/sound.ts", use("graphql") + use("node:crypto")],
];

let folder = "";

let caught = new Map<string, string[]>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lint-rules-"));
  await cp("biome.json", join(folder, "biome.json"));
  await cp("infra/lint", join(folder, "infra/lint"), { recursive: true });
  for (const [path, text] of [...broken, ...sound]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  caught = await lint(folder);
}, 30_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the rules of biome.json", () => {
  test.each(broken.map(([path, , rule]) => ({ path, rule })))("catch $path by $rule", ({ path, rule }) => {
    expect(caught.get(path)).toContain(rule);
  });

  test.each(sound.map(([path]) => ({ path })))("let $path pass", ({ path }) => {
    expect(caught.get(path)?.filter((rule) => RULES.includes(rule)) ?? []).toEqual([]);
  });
});

/** The rules that reported each file of a folder. */
async function lint(cwd: string): Promise<Map<string, string[]>> {
  const biome = join(process.cwd(), "node_modules/@biomejs/biome/bin/biome");
  const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none", "--vcs-enabled=false", "."];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 1e8 }, (_failed, stdout) => resolve(stdout));
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: { category: string; location: { path: unknown } }[] };
  const findings = new Map<string, string[]>();
  for (const { category, location } of diagnostics) {
    const path = pathOf(location.path);
    findings.set(path, [...(findings.get(path) ?? []), category]);
  }
  return findings;
}

function pathOf(path: unknown): string {
  const text = typeof path === "string" ? path : (path as { file: string }).file;
  return text.replaceAll("\\", "/").replace(/^\.\//, "");
}
