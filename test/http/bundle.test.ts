import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { buildClientSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from "graphql";
import { expect, test } from "vitest";
import { functionOptions } from "../../infra/build.mjs";
import { ask } from "./client";

test("the minified bundle serves the published schema, names and all", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bundle-"));
  try {
    await build({ ...functionOptions("graphql"), outdir: folder });
    const { handler } = await import(pathToFileURL(join(folder, "index.mjs")).href);
    const { json } = await ask(handler, getIntrospectionQuery());
    const served = printSchema(lexicographicSortSchema(buildClientSchema(json.data)));
    expect(`${served}\n`).toBe(await readFile("schema/schema.graphql", "utf8"));
  } finally {
    await rm(folder, { recursive: true });
  }
});
