import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { restHandler } from "../../src/api/rest/index";
import { vectorsIn } from "../../src/api/vectors";
import { digestOf } from "../../src/core/json/canonical";
import { handler } from "../../src/handlers/rest";
import { registry } from "../../src/rulesets/registry";
import { vectorFiles } from "../conformance/vectors";
import { revisionOf } from "../vectors/kit/files";
import { send } from "./client";

interface File {
  readonly name: string;
  readonly kind: string;
  readonly vectors: number;
  readonly digest: string;
  readonly href: string;
}

test.each(registry.map(({ id }) => id))(
  "GET /v1/%s/vectors: lists files whose content matches their digest",
  async (id) => {
    const { status, json } = await send(handler, { path: `/v1/${id}/vectors` });
    expect(status).toBe(200);
    const files: File[] = json.files;
    const ids: string[] = [];
    for (const { name, kind, vectors, digest, href } of files) {
      const file = await send(handler, { path: href });
      expect([file.status, file.headers["content-type"]], name).toEqual([200, "application/json; charset=utf-8"]);
      expect(digestOf(file.json), name).toBe(digest);
      const own: readonly { readonly id: string }[] = kind === "VECTORS" ? file.json.vectors : [];
      expect(own.length, name).toBe(vectors);
      ids.push(...own.map((vector) => vector.id));
    }
    const published = vectorFiles(id).flatMap(({ content }) => content.vectors.map((vector) => vector.id));
    expect(ids.sort()).toEqual(published.sort());
    expect(json).toMatchObject({ ruleset: id, revision: revisionOf(id), vectors: published.length });
    const { json: snapshots } = await send(handler, { path: `/v1/${id}/vectors/snapshots.json` });
    const bases = new Set(vectorFiles(id).flatMap(({ content }) => content.vectors.map(({ base }) => base)));
    bases.delete(null);
    expect(Object.keys(snapshots).sort()).toEqual([...bases].sort());
  },
);

test("GET /v1/{ruleset}/vectors/{file}: unknown or missing vectors are a 404", async () => {
  for (const path of ["/v1/hunters/vectors/none.json", "/v1/hunters/vectors/..%2fvector.schema.json"])
    expect(await send(handler, { path })).toMatchObject({ status: 404, json: { code: "ASSET_UNKNOWN" } });
  const bare = restHandler(registry);
  expect(await send(bare, { path: "/v1/hunters/vectors" })).toMatchObject({
    status: 404,
    json: { code: "ASSET_UNKNOWN" },
  });
  expect((await send(handler, { path: "/v1/chess/vectors" })).json.code).toBe("RULESET_UNKNOWN");
});

test("vectors built after the first request: available to the next request", async () => {
  const root = await mkdtemp(join(tmpdir(), "vectors-"));
  try {
    const find = vectorsIn(pathToFileURL(`${root}/`));
    expect([...(await find("toy")).keys()]).toEqual([]);
    for (const folder of ["toy", "toy/snapshots", "rolls", "outcomes"]) await mkdir(join(root, folder));
    await writeFile(join(root, "toy/fire.json"), '{"revision": 1, "vectors": [{}]}');
    for (const kind of ["rolls", "outcomes"]) await writeFile(join(root, kind, "toy.json"), "{}");
    expect((await find("toy")).get("fire.json")).toMatchObject({ kind: "VECTORS", vectors: 1, revision: 1 });
  } finally {
    await rm(root, { recursive: true });
  }
});
