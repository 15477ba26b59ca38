import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { buildClientSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from "graphql";
import { expect, test } from "vitest";
import { functionOptions } from "../../infra/build.mjs";
import { ask } from "./client";

test("the minified bundle serves the published schema, names and all", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bundle-"));
  try {
    const { outputFiles } = await build({ ...functionOptions, write: false });
    const file = join(folder, "graphql.cjs");
    await writeFile(file, outputFiles.find(({ path }) => path.endsWith("graphql/index.cjs"))!.contents);
    const { json } = await ask(createRequire(file)(file).handler, getIntrospectionQuery());
    const served = printSchema(lexicographicSortSchema(buildClientSchema(json.data)));
    expect(`${served}\n`).toBe(await readFile("schema/schema.graphql", "utf8"));
  } finally {
    await rm(folder, { recursive: true });
  }
});
