import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { buildClientSchema, getIntrospectionQuery, lexicographicSortSchema, printSchema } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { functionOptions } from "../../infra/build.mjs";
import { describeRuleset } from "../../src/api/catalogue";
import type { LambdaHandler } from "../../src/api/edge/edge";
import { restHandler } from "../../src/api/rest/index";
import { rulesets } from "../../src/rulesets/index";
import { pq17 } from "../../src/rulesets/pq17/index";
import { ask, type Call, type Reply, send } from "../http/client";

const declared = restHandler(rulesets);
let folder: string;
let rest: LambdaHandler;
let graphql: LambdaHandler;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "late-"));
  const handlerOf = async (name: string): Promise<LambdaHandler> => {
    const outdir = join(folder, name);
    await build({ ...functionOptions(name), outdir });
    return (await import(pathToFileURL(join(outdir, "index.mjs")).href)).handler;
  };
  [rest, graphql] = await Promise.all([handlerOf("rest"), handlerOf("graphql")]);
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

/** What the bundle answers, which has this status and is to the letter what the sources answer. */
async function alike(status: number, call: Call): Promise<Reply> {
  const [reply, other] = [await send(rest, call), await send(declared, call)];
  expect([reply.status, reply.text]).toEqual([status, other.text]);
  return reply;
}

function posted(path: string, body: object): Call {
  return { method: "POST", path, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

describe("a bundle that loads parts of itself late answers as if it had all", () => {
  test.each(rulesets.flatMap(({ id, operations }) => operations.map(({ name }) => [id, name] as const)))(
    "%s %s, of which its example is asked for first and then answered",
    async (id, name) => {
      const example = await alike(200, { path: `/v1/${id}/operations/${name}/example` });
      await alike(200, posted(`/v1/${id}/${name}`, example.json));
    },
  );

  test.each(rulesets.map(({ id }) => id))("%s: every chart to the last note, and every ruling", async (id) => {
    for (const path of [`/v1/${id}/charts`, `/v1/${id}/interpretations`]) {
      await alike(200, { path });
    }
  });

  test("the rulesets with all their titles and docs", async () => {
    const { json } = await send(rest, { path: "/v1/rulesets" });
    expect(json.rulesets).toEqual(JSON.parse(JSON.stringify(rulesets.map(describeRuleset))));
  });

  test("reports, in every language", async () => {
    for (const language of ["en", "fr", "ja"]) {
      for (const { name, example } of pq17.reports) {
        const body = { ...example(), ...(name === "situation" && { language }) };
        await alike(200, posted(`/v1/pq17/${name}`, body));
      }
    }
  });

  test("a caller's own charts, sound and unsound", async () => {
    const start = pq17.start.example();
    for (const [status, charts] of [
      [200, { LIMITS: { facts: { days: 14 } } }],
      [400, { LIMITS: { facts: { days: "many" } } }],
      [400, { NONE: {} }],
    ] as const) {
      await alike(status, posted("/v1/pq17/new", { ...start, charts }));
    }
  });

  test("a GraphQL document whose first answer has to load rules and sentences, and the same ones after it", async () => {
    const { snapshot, input, seed } = pq17.operations.find(({ name }) => name === "resolveWeather")!.example();
    const document = `query ($snapshot: Snapshot!, $seed: String!) {
      pq17 { resolveWeather(snapshot: $snapshot, seed: $seed) {
        ... on Pq17WeatherResolution { digest audit { code sentence(language: "en") } decisions { operation legal } }
      } }
    }`;
    expect(input).toEqual({});
    const answers = [];
    for (let time = 0; time < 3; time++) answers.push((await ask(graphql, document, { snapshot, seed })).json);
    expect(answers[0].errors).toBeUndefined();
    expect(answers[0].data.pq17.resolveWeather.audit[0].sentence).toMatch(/\w+/);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});

test("the minified bundle serves the published schema, names and all", async () => {
  const { json } = await ask(graphql, getIntrospectionQuery());
  const served = printSchema(lexicographicSortSchema(buildClientSchema(json.data)));
  expect(`${served}\n`).toBe(await readFile("schema/schema.graphql", "utf8"));
});
