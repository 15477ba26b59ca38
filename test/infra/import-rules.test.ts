import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import config from "../../biome.json" with { type: "json" };

const IMPORTS = "lint/style/noRestrictedImports";

const GLOBALS = "lint/style/noRestrictedGlobals";

const RANDOM = "plugin";

const RULES = [IMPORTS, GLOBALS, RANDOM];

/** A file by its path, its text, and the rule that must catch it; none for a file that must pass. */
type Case = readonly [path: string, text: string, rule?: string];

const use = (from: string) => `import { thing } from "${from}";\nexport const used = thing;\n`;

const broken: readonly Case[] = [
  ["src/core/dice/a.ts", use("../../rulesets/hunters/index"), IMPORTS],
  ["src/core/b.ts", use("../rulesets"), IMPORTS],
  ["src/core/c.ts", `export type { Thing } from "../api/rest/routes";\n`, IMPORTS],
  ["src/core/d.ts", `export const thing = await import("../careers/store");\n`, IMPORTS],
  ["src/core/e.ts", use("node:fs"), IMPORTS],
  ["src/core/f.ts", use("graphql"), IMPORTS],
  ["src/core/g.ts", `import { randomBytes } from "node:crypto";\nexport const used = randomBytes(4);\n`, IMPORTS],
  ["src/core/h.ts", "export const face = Math.random();\n", RANDOM],
  ["src/core/i.ts", "export const { random } = Math;\n", RANDOM],
  ["src/core/j.ts", "export const now = Date.now();\n", GLOBALS],
  ["src/core/k.ts", "export const now = new Date();\n", GLOBALS],
  ["src/core/l.ts", "export const stage = process.env.STAGE;\n", GLOBALS],
  ["src/core/m.ts", "export const stage = globalThis.process.env.STAGE;\n", GLOBALS],
  ["src/rulesets/hunters/a.ts", use("../goeben/index"), IMPORTS],
  ["src/rulesets/goeben/operations/a.ts", use("../../pq17"), IMPORTS],
  ["src/rulesets/pq17/a.ts", use("../hunters/vocabulary"), IMPORTS],
  ["src/rulesets/hunters/b.ts", use("../../api/edge/limits"), IMPORTS],
  ["src/rulesets/hunters/c.ts", use("node:crypto"), IMPORTS],
  ["src/rulesets/hunters/d.ts", use("type-graphql"), IMPORTS],
  ["src/rulesets/hunters/operations/e.ts", "export const face = 1 + Math.floor(Math.random() * 6);\n", RANDOM],
  ["src/rulesets/hunters/f.ts", "export const year = new Date().getFullYear();\n", GLOBALS],
  ["src/rulesets/index.ts", use("../careers"), IMPORTS],
  ["src/careers/a.ts", use("../api/rest"), IMPORTS],
  ["src/api/rest/a.ts", use("@aws-sdk/client-dynamodb"), IMPORTS],
  ["src/api/graphql/a.ts", use("../../handlers/graphql"), IMPORTS],
  ["src/api/b.ts", use("../local/server"), IMPORTS],
  ["src/api/c.ts", use("../cli/play"), IMPORTS],
  ["src/handlers/a.ts", use("@aws-sdk/lib-dynamodb"), IMPORTS],
  ["src/handlers/b.ts", use("../local/main"), IMPORTS],
  ["src/cli/a.ts", use("../api/rest"), IMPORTS],
  ["src/console/a.ts", use("../core/dice/dice"), IMPORTS],
  ["src/client/a.ts", use("../core/contract/operation"), IMPORTS],
  ["src/client/b.ts", use("node:https"), IMPORTS],
];

const sound: readonly Case[] = [
  ["src/core/sound/a.ts", `import { sha256 } from "#sha256";\nexport const used = sha256(new Uint8Array());\n`],
  ["src/core/sound/b.ts", use("zod") + use("../dice/dice") + use("./contract/chart")],
  ["src/core/sound/c.ts", "export const half = Math.floor(3 / 2);\n"],
  ["src/core/sound/d.test.ts", use("node:fs")],
  ["src/rulesets/hunters/sound/a.ts", use("../../../core/dice/dice") + use("../charts/pack.json") + use("zod")],
  ["src/rulesets/sound.ts", use("./hunters/index") + use("../core/contract/operation")],
  ["src/careers/sound.ts", use("@aws-sdk/client-dynamodb") + use("../rulesets/index") + use("node:crypto")],
  ["src/api/sound.ts", use("../rulesets/index") + use("../careers/index") + use("graphql") + use("node:crypto")],
  ["src/handlers/sound.ts", use("../api/rest/routes")],
  ["src/local/sound.ts", use("../handlers/rest") + use("node:http")],
];

let folder = "";

let caught = new Map<string, string[]>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-rules-"));
  await cp("biome.json", join(folder, "biome.json"));
  await cp("infra/lint", join(folder, "infra/lint"), { recursive: true });
  for (const [path, text] of [...broken, ...sound]) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  caught = await lint(folder);
}, 30_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("the import rules", () => {
  test.each(broken.map(([path, , rule]) => ({ path, rule })))("catch $path by $rule", ({ path, rule }) => {
    expect(caught.get(path)).toContain(rule);
  });

  test.each(sound.map(([path]) => ({ path })))("let $path pass", ({ path }) => {
    expect(caught.get(path)?.filter((rule) => RULES.includes(rule)) ?? []).toEqual([]);
  });

  test("keep every ruleset from every other", async () => {
    const entries = await readdir("src/rulesets", { withFileTypes: true });
    const games = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    for (const game of games) {
      const rule = config.overrides.find(({ includes }) => includes.includes(`src/rulesets/${game}/**`));
      const closed = JSON.stringify(rule?.linter.rules.style ?? {});
      for (const other of games) {
        if (other !== game) expect(closed, `biome.json lets ${game} import ${other}`).toContain(`"**/${other}/**"`);
      }
      expect(rule, `biome.json has no rule for ${game}`).toBeDefined();
    }
  });
});

/** The rules that caught each file of a folder. */
async function lint(cwd: string): Promise<Map<string, string[]>> {
  const biome = join(process.cwd(), "node_modules/@biomejs/biome/bin/biome");
  const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none", "--vcs-enabled=false", "."];
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd, maxBuffer: 1e8 }, (_failed, stdout) => resolve(stdout));
  });
  const { diagnostics } = JSON.parse(output) as { diagnostics: { category: string; location: { path: unknown } }[] };
  const found = new Map<string, string[]>();
  for (const { category, location } of diagnostics) {
    const path = pathOf(location.path);
    found.set(path, [...(found.get(path) ?? []), category]);
  }
  return found;
}

function pathOf(path: unknown): string {
  const text = typeof path === "string" ? path : (path as { file: string }).file;
  return text.replaceAll("\\", "/").replace(/^\.\//, "");
}
