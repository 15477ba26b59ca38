import { spawnSync } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { run } from "../fixtures/npm-package";
import { type Served, serve } from "../http/served";

let served: Served;
let folder: string;

beforeAll(async () => {
  served = await serve();
  folder = await mkdtemp(join(tmpdir(), "python-client-"));
});

afterAll(async () => {
  await served.stop();
  await rm(folder, { recursive: true, force: true });
});

const hasPython = spawnSync("python3", ["--version"], { stdio: "ignore" }).status === 0;

test.skipIf(!hasPython)(
  "python-client: its types, generated from OpenAPI, read a session with real dice",
  async ({ skip }) => {
    const isGenerated = (path: string) => /node_modules|__pycache__|umpire_types|hunters\.json/.test(path);
    await cp("examples/python-client", folder, { recursive: true, filter: (path) => !isGenerated(path) });
    try {
      await run(folder, "npm", "ci", "--no-audit", "--no-fund");
    } catch (error) {
      // Without a registry only CI fails.
      if (process.env.CI) throw error;
      return skip(`no npm registry: ${(error as Error).message.split("\n", 1)[0]}`);
    }
    await run(folder, "env", `UMPIRE=${served.url}`, "npm", "run", "generate");
    const lines = (await run(folder, "python3", "play.py", served.url)).trim().split("\n");
    const linesOf = (topic: string) => lines.filter((line) => line.startsWith(`${topic}: `));
    expect(linesOf("start")).toEqual(["start: KptLt, 1940-10"]);
    expect(linesOf("roll").length).toBeGreaterThan(0);
    expect(linesOf("audit").join("\n")).toContain("Inscrit au journal de bord");
    expect(linesOf("open")).toEqual(["open: resolveEncounter"]);
  },
);
