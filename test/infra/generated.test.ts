import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { describe, expect, test } from "vitest";
import { FUNCTIONS, functionOptions } from "../../infra/build.mjs";
import { localOptions } from "../../infra/build-local.mjs";
import { isTracked } from "../../scripts/generate-schema";
import { isGenerated, root, SOURCES, sourcesDigest } from "../../scripts/sources.mjs";

const stamp = JSON.parse(readFileSync(join(root, "dist/generated.json"), "utf8")) as {
  readonly files: readonly string[];
};

describe("generated files", () => {
  test("match the current sources", () => {
    expect(isGenerated(sourcesDigest())).toBe(true);
    expect(isGenerated("another digest")).toBe(false);
  });

  test("are generated again if a source changes, appears or is removed, but not for a test or a generated file", async () => {
    const folder = await mkdtemp(join(tmpdir(), "sources-"));
    const write = async (path: string, text: string) => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    };
    for (const each of ["src", "scripts", "infra", "test/vectors", "test/conformance"])
      await write(`${each}/a.ts`, each);
    for (const each of ["package.json", "package-lock.json", "tsconfig.json"]) await write(each, "{}");
    const before = sourcesDigest(folder);
    await write("src/a.test.ts", "a test");
    await write("src/client/generated/calls.ts", "generated");
    await write("test/vectors/pq17/ice.json", "built");
    expect(sourcesDigest(folder)).toBe(before);
    await write("test/vectors/pq17/snapshots/set-ups/ice.json", "a source");
    const added = sourcesDigest(folder);
    await write("src/a.ts", "changed");
    const changed = sourcesDigest(folder);
    await rm(join(folder, "infra/a.ts"));
    expect(new Set([before, added, changed, sourcesDigest(folder)]).size).toBe(4);
    await rm(folder, { recursive: true });
  });

  test("the digest covers every source of the service, the pages and the package", async () => {
    const bundles = [localOptions, ...FUNCTIONS.map(functionOptions)];
    const built = await Promise.all(
      bundles.map((options) =>
        build({ ...options, write: false, metafile: true, logLevel: "silent", outdir: "dist/none" }),
      ),
    );
    const inputs = built.flatMap(({ metafile }) => Object.keys(metafile!.inputs).map((path) => path.split("?")[0]!));
    const projectFiles = new Set(inputs.filter((path) => !/node_modules|\/generated\/|^schema\/|:/.test(path)));
    expect(projectFiles.size).toBeGreaterThan(500);
    expect(
      [...projectFiles].filter((path) => !SOURCES.some((source) => path === source || path.startsWith(`${source}/`))),
    ).toEqual([]);
  });

  test("are ignored by git, except for the reviewed contracts", () => {
    const ignored = readFileSync(join(root, ".gitignore"), "utf8").split("\n");
    for (const folder of ["src/client/generated", "docs/rulings", "docs/invariants", "examples/postman"]) {
      expect(ignored).toContain(`/${folder}/`);
      expect(stamp.files.some((path) => path.startsWith(`${folder}/`))).toBe(true);
    }
    expect(["schema.graphql", "pq17/snapshot.schema.json"].every(isTracked)).toBe(true);
    expect(["openapi.json", "pq17.graphql", "pq17/chart-pack.schema.json", "graphql/pq17.json"].some(isTracked)).toBe(
      false,
    );
  });
});
